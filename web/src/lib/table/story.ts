/** What happened in a game, kept in step with a table where moves can be taken back. */

import { isSameCell } from "../board/geometry";
import type { LaidTile, Step } from "../scene";

/** The steps that still stand. */
export function keptSteps(story: readonly Step[], moves: number): Step[] {
  return story.filter((step) => step.number <= moves);
}

/** Tiles as they lie now; those that lay there before are the same objects, so that nothing of them is shown anew. */
export function keptTiles(before: readonly LaidTile[], now: readonly LaidTile[]): LaidTile[] {
  return now.map((laid, index) => {
    const known = before[index];
    return known && isSameTile(known, laid) ? known : laid;
  });
}

function isSameTile(one: LaidTile, other: LaidTile): boolean {
  return (
    isSameCell(one, other) && one.tile === other.tile && one.copy === other.copy && one.rotation === other.rotation
  );
}

/** Those of some steps that were not known. A move that was taken back and made differently is new. */
export function newSteps(steps: readonly Step[], known: readonly Step[]): Step[] {
  const moves = new Map(known.map((step) => [step.number, step.move]));
  return steps.filter((step) => moves.get(step.number) !== step.move);
}

/** What the moves that are not confirmed have changed, by seat. */
export function openGain(story: readonly Step[], confirmed: number, scores: readonly number[]): number[] {
  const before = story.findLast((step) => step.number <= confirmed)?.scores;
  return scores.map((score, seat) => score - (before?.[seat] ?? 0));
}

/** What was built in the turn before this one: dice leave the table when a turn ends, but are to be seen a little longer. */
export function builtBefore(story: readonly Step[], turn: number): LaidTile[] {
  const last = story.findLast((step) => step.turn < turn)?.turn;
  return story.flatMap((step) => (step.turn === last && step.placed ? [step.placed] : []));
}
