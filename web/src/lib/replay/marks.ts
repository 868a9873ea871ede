/** Where a replay may stop: at scores, and at the ends of turns. */

import type { Mark } from "../api";
import type { Step } from "../scene";

/** The first score after a moment. */
export function nextMark(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.find((mark) => mark.at > at);
}

/** The last score before a moment. */
export function previousMark(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.findLast((mark) => mark.at < at);
}

/** The last move of each turn. */
export function turnEnds(story: readonly Step[]): number[] {
  return story.filter((step, index) => story[index + 1]?.turn !== step.turn).map(({ number }) => number);
}

/** The story until a moment. */
export function until(story: readonly Step[], at: number): Step[] {
  return story.filter(({ number }) => number <= at);
}
