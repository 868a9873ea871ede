/** A lesson: a little game in which every draw is known, told step by step. */

import type { Lesson } from "../api";
import { engine } from "../engine/engine";

/** Which seat the learner plays. */
export const LEARNER = 0;

/** The lesson of a game. */
export function lessonOf(game: string): Lesson {
  return engine().call("lesson", { game });
}
