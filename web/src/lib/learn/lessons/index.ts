/** The first game of each game. */

import type { Lesson } from "../lesson";
import { DICE } from "./dice";
import { HUNTERS_2002, HUNTERS_2020 } from "./hunters";
import { KIDS } from "./kids";
import { WINTER } from "./winter";

export const LESSONS: readonly Lesson[] = [WINTER, HUNTERS_2002, HUNTERS_2020, DICE, KIDS];

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.game === game);
}
