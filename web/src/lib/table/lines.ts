/** A game told line by line: what was done, and what each of it brought, with its rule. */

import type { Step, ZoneRef } from "../scene";

/** A line of the story. */
export type Line = {
  key: string;
  /** The move that it tells of. */
  at: number;
  text: string;
  seat: number | null;
  rule: string | undefined;
  refs: ZoneRef[];
  cells: number[][];
};

/** The lines of a story. What chance did is seen in what was placed; only what it caused is told. */
export function toldLines(story: readonly Step[]): Line[] {
  return story.flatMap((step) => (step.seat == null ? causedBy(step) : [ownLine(step), ...causedBy(step)]));
}

function ownLine({ number, text, seat, placed }: Step): Line {
  const cells = placed ? [[placed.x, placed.y]] : [];
  return { key: `${number}`, at: number, text, seat: seat ?? null, rule: undefined, refs: [], cells };
}

function causedBy({ number, events }: Step): Line[] {
  return events.flatMap((event, index): Line[] => {
    const line: Line = {
      key: `${number}-${index}`,
      at: number,
      text: event.text,
      seat: null,
      rule: undefined,
      refs: [],
      cells: [],
    };
    switch (event.kind) {
      case "home":
        return [];
      case "scored":
        return [
          {
            ...line,
            seat: event.seats[0] ?? null,
            rule: event.rule,
            refs: event.zones,
            cells: event.zones.length > 0 ? [] : event.cells,
          },
        ];
      case "over":
        return [line];
      default:
        return [{ ...line, rule: event.rule }];
    }
  });
}
