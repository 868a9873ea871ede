/** Points by kind: what each seat got, and for what. */

import type { Happening, Step } from "../scene";

/** A kind of points, named by its rule, and what each seat got of it. */
export type Row = { rule: string; points: number[] };

/** Points that were given. */
export type Scored = Extract<Happening, { kind: "scored" }>;

/** The points of a game by the rule that gave them, in the order of the rules. */
export function tally(story: readonly Step[], seats: number): Row[] {
  const rows = new Map<string, number[]>();
  for (const event of scoredIn(story)) {
    if (event.points === 0) continue;
    const points = rows.get(event.rule) ?? Array<number>(seats).fill(0);
    for (const seat of event.seats) points[seat] = (points[seat] ?? 0) + event.points;
    rows.set(event.rule, points);
  }
  return [...rows]
    .map(([rule, points]) => ({ rule, points }))
    .toSorted((one, other) => one.rule.localeCompare(other.rule));
}

/** The points that each seat had before the story began, as in a game that branched off from another. */
export function broughtAlong(rows: readonly Row[], scores: readonly number[]): number[] {
  return scores.map((score, seat) => score - rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

/** The points of the final scoring, in the order in which they were given. */
export function finalScores(story: readonly Step[]): Scored[] {
  const events = story.flatMap((step) => step.events);
  const start = events.findIndex((event) => event.kind === "final");
  return start < 0 ? [] : events.slice(start).filter((event): event is Scored => event.kind === "scored");
}

/** What happened before the final scoring and the end. */
export function beforeFinal(events: readonly Happening[]): Happening[] {
  const end = events.findIndex(({ kind }) => kind === "final" || kind === "over");
  return end < 0 ? [...events] : events.slice(0, end);
}

function scoredIn(story: readonly Step[]): Scored[] {
  return story.flatMap((step) => step.events).filter((event): event is Scored => event.kind === "scored");
}
