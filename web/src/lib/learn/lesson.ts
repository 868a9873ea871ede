/** A lesson: a little game in which every draw is known, told step by step. The server has them. */

import type { Lesson } from "../api";
import { ask } from "../net/http";

/** Which seat the learner plays. */
export const LEARNER = 0;

/** The lesson of a game. */
export function lessonOf(game: string): Promise<Lesson> {
  return ask<Lesson>("GET", `/api/lessons/${game}`);
}
