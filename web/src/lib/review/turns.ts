/** The turns of a review: which is seen at a moment, which was a mistake, and what they add up to. */

import type { Class, ReviewView, TurnReview } from "../engine/schemas";

/** The classes that are worth going to, the worst first. */
const MISTAKES: readonly Class[] = ["blunder", "mistake", "inaccuracy"];

/** What is expected for a seat at a moment, and what luck and play have made of it since the start. */
export type CurvePoint = { at: number; expected: number; luck: number; play: number };

/** The turn to which a moment belongs: what was drawn for it, or what was played. */
export function turnAt({ turns }: ReviewView, at: number): TurnReview | undefined {
  return turns.find(({ played_at }) => at <= played_at && at > 0);
}

/** Whether a turn has lost so much that one would want to see it. */
export function isMistake({ class: found }: TurnReview): boolean {
  return MISTAKES.includes(found);
}

/** The next turn after a moment in which somebody went wrong, or with a seat, in which that seat did. */
export function nextMistake({ turns }: ReviewView, at: number, seat?: number): TurnReview | undefined {
  return turns.find((turn) => turn.played_at > at && isMistake(turn) && isOf(turn, seat));
}

/** The last such turn before a moment. */
export function previousMistake({ turns }: ReviewView, at: number, seat?: number): TurnReview | undefined {
  return turns.findLast((turn) => turn.played_at < at && isMistake(turn) && isOf(turn, seat));
}

function isOf(turn: TurnReview, seat: number | undefined): boolean {
  return seat === undefined || turn.seat === seat;
}

/**
 * The course of a game for a seat: its start, what is expected after each of its turns, and the end. The judge favours whoever
 * moves next, so moments after the turns of others are not comparable with these.
 */
export function curveOf({ turns, seats }: ReviewView, seat: number): CurvePoint[] {
  let [luck, play] = [0, 0];
  const points: CurvePoint[] = [{ at: 0, expected: seats[seat]?.start ?? 0, luck, play }];
  for (const [index, turn] of turns.entries()) {
    luck += turn.luck[seat] ?? 0;
    play += turn.play[seat] ?? 0;
    const isSeen = turn.seat === seat || index === turns.length - 1;
    if (isSeen) points.push({ at: turn.played_at, expected: turn.expected[seat] ?? 0, luck, play });
  }
  return points;
}
