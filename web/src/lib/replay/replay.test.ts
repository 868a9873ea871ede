import { describe, expect, it } from "vitest";

import type { Step } from "../scene";
import { logLines } from "../table/log";
import { nextMark, previousMark, turnEnds, until } from "./marks";

const marks = [4, 9].map((at) => ({ at, turn: 1, label: "" }));

function step(number: number, turn: number, seat: number | null, events: Step["events"] = []): Step {
  return { number, turn, seat, move: "", text: `move ${number}`, placed: null, events, scores: [] };
}

const story = [
  step(1, 1, null),
  step(2, 1, 0),
  step(3, 1, 0, [
    { kind: "scored", points: 3, seats: [1], rule: "W-20", text: "a road", zones: [[0, 1]], cells: [[0, 0]] },
    { kind: "home", seat: 1, piece: "meeple", x: 0, y: 0, zone: 1, text: "home" },
  ]),
  step(4, 2, null),
  step(5, 2, 1, [{ kind: "over", winners: [1], text: "over" }]),
];

describe("a replay", () => {
  it("jumps from score to score", () => {
    expect(nextMark(marks, 4)?.at).toBe(9);
    expect(nextMark(marks, 9)).toBeUndefined();
    expect(previousMark(marks, 9)?.at).toBe(4);
    expect(previousMark(marks, 4)).toBeUndefined();
  });

  it("knows where turns end", () => {
    expect(turnEnds(story)).toEqual([3, 5]);
    expect(until(story, 3)).toHaveLength(3);
  });

  it("tells what was done and what it brought, but not what chance did", () => {
    const lines = logLines(story);
    expect(lines.map(({ text }) => text)).toEqual(["move 2", "move 3", "a road", "move 5", "over"]);
    expect(lines[2]).toMatchObject({ at: 3, seat: 1, rule: "W-20", refs: [[0, 1]], cells: [] });
  });
});
