/** Points by turn, as they are written down on a pad: a line for each round, a column for each seat. */

import type { Step } from "../scene";

/** A round, from 1, and what each seat got in its turn; nothing for turns that are not over. */
export type Round = { round: number; points: (number | undefined)[] };

/** The rounds of a game in which everybody has one turn after the other; `turn` is the one that is being played. */
export function rounds(story: readonly Step[], seats: number, turn: number): Round[] {
  const found = new Map<number, Round>();
  let before = Array<number>(seats).fill(0);
  for (const [number, { seat, scores }] of turnEnds(story)) {
    const round = Math.floor((number - 1) / seats) + 1;
    const line = found.get(round) ?? { round, points: Array<number | undefined>(seats).fill(undefined) };
    if (number < turn) line.points[seat] = (scores[seat] ?? 0) - (before[seat] ?? 0);
    found.set(round, line);
    before = scores;
  }
  return [...found.values()];
}

/** Whose each turn was, and the points after it. */
function turnEnds(story: readonly Step[]): Map<number, { seat: number; scores: number[] }> {
  const ends = new Map<number, { seat: number; scores: number[] }>();
  for (const step of story) {
    const seat = step.seat ?? ends.get(step.turn)?.seat;
    if (seat !== undefined) ends.set(step.turn, { seat, scores: step.scores });
  }
  return ends;
}
