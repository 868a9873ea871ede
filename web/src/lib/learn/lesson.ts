/** What a lesson is: a little game in which every draw is known, told step by step. */

import type { Spot } from "../scene";

/** A step of a lesson. */
export type LessonStep = {
  /** The message that tells it. */
  says: string;
  /** What others and chance do before it is told. */
  before?: string[];
  /** The moves of which the learner is to make one. Without any there is only something to read. */
  wants?: string[];
  /** What helps after a try that is allowed but not meant; otherwise something that always helps. */
  hint?: string;
  /** A zone whose area is lit. */
  light?: Spot;
};

export type Lesson = {
  game: string;
  /** The head of a record: how the game stands when the lesson begins. */
  record: string;
  steps: LessonStep[];
};

/** Which seat the learner plays. */
export const LEARNER = 0;

/** All moves of a lesson, as it is meant to be played. */
export function movesOf({ steps }: Lesson): string[] {
  return steps.flatMap(({ before = [], wants }) => [...before, ...(wants?.slice(0, 1) ?? [])]);
}
