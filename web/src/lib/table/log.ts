/** A game told line by line: what was done, and what each of it brought, with its rule. */

import type { Step, ZoneRef } from "../scene";

/** A line of the story. */
export type LogLine = {
  key: string;
  /** The move that it tells of. */
  at: number;
  text: string;
  seat: number | null;
  rule: string | undefined;
  refs: ZoneRef[];
  cells: number[][];
};

/** The lines of steps that were told before: a line stays the same one, so that nothing is shown anew. */
const told = new WeakMap<Step, LogLine[]>();

/** The lines of a story. What chance did is seen in what was placed; only what it caused is told. */
export function logLines(story: readonly Step[]): LogLine[] {
  return story.flatMap((step) => {
    const lines = told.get(step) ?? linesOf(step);
    told.set(step, lines);
    return lines;
  });
}

function linesOf(step: Step): LogLine[] {
  return step.seat == null ? causedBy(step) : [moveLine(step), ...causedBy(step)];
}

/** The same with lines that tell of no move, each after the moves that had been made by then. */
export function withLines(lines: readonly LogLine[], others: readonly LogLine[]): LogLine[] {
  return [...lines, ...others].toSorted((one, other) => one.at - other.at);
}

function moveLine({ number, text, seat, placed }: Step): LogLine {
  const cells = placed ? [[placed.x, placed.y]] : [];
  return { key: `${number}`, at: number, text, seat: seat ?? null, rule: undefined, refs: [], cells };
}

function causedBy({ number, events }: Step): LogLine[] {
  return events.flatMap((event, index): LogLine[] => {
    const line: LogLine = {
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
