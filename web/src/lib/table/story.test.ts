import { describe, expect, it } from "vitest";

import type { LaidTile, Step } from "../scene";
import { logLines } from "./log";
import { builtBefore, keptSteps, keptTiles, newSteps, openGain } from "./story";
import { rounds } from "./rounds";
import { broughtAlong, finalScores, tally } from "./tally";

function step(number: number, move: string, more: Partial<Step> = {}): Step {
  return { number, turn: 1, seat: 0, move, text: move, placed: null, events: [], scores: [0, 0], ...more };
}

describe("a story", () => {
  const story = [step(1, "draw K"), step(2, "place 1,0 r0", { scores: [2, 0] }), step(3, "pass", { scores: [5, 1] })];

  it("drops what was taken back", () => {
    expect(keptSteps(story, 1).map(({ move }) => move)).toEqual(["draw K"]);
  });

  it("knows what is new: also a move that was made differently", () => {
    expect(
      newSteps([step(2, "place 1,0 r0"), step(3, "claim meeple road")], story).map(({ number }) => number),
    ).toEqual([3]);
  });

  it("has the same lines as before, and new ones", () => {
    const before = logLines(story);
    expect(logLines([...story, step(4, "draw V")]).slice(0, 3)).toEqual(before);
    expect(logLines(story).every((line, index) => line === before[index])).toBe(true);
  });

  it("remembers what was built in the turn before", () => {
    const die = (x: number) => ({ tile: "end", copy: 0, x, y: 0, rotation: 0 });
    const dice = [1, 2, 2, 3].map((turn, index) => step(index, "build", { turn, placed: die(index) }));
    expect(builtBefore(dice, 3).map(({ x }) => x)).toEqual([1, 2]);
    expect(builtBefore(dice, 1)).toEqual([]);
  });

  it("tells what moves that are not confirmed change", () => {
    expect(openGain(story, 2, [5, 1])).toEqual([3, 1]);
    expect(openGain(story, 0, [5, 1])).toEqual([5, 1]);
    expect(openGain(story, 3, [5, 1])).toEqual([0, 0]);
  });
});

describe("points by kind", () => {
  const scored = (rule: string, seats: number[], points: number): Step["events"][number] => ({
    kind: "scored",
    points,
    seats,
    rule,
    text: "",
    zones: [],
    cells: [],
  });
  const story = [
    step(1, "place", { events: [scored("W-21", [0, 1], 8)] }),
    step(2, "place", {
      events: [scored("W-20", [1], 3), { kind: "final", rule: "W-60", text: "" }, scored("W-21", [0], 2)],
    }),
  ];

  it("are added up by rule; who shares, each gets all", () => {
    expect(tally(story, 2)).toEqual([
      { rule: "W-20", points: [0, 3] },
      { rule: "W-21", points: [10, 8] },
    ]);
  });

  it("leave what was there before the story", () => {
    expect(broughtAlong(tally(story, 2), [17, 11])).toEqual([7, 0]);
  });

  it("of the end are those after the final scoring began", () => {
    expect(finalScores(story).map(({ points }) => points)).toEqual([2]);
    expect(finalScores(story.slice(0, 1))).toEqual([]);
  });
});

describe("tiles", () => {
  const laid = (x: number, rotation: number): LaidTile => ({ x, y: 0, tile: "K", copy: 0, rotation });

  it("stay the same objects where they lie as before", () => {
    const before = [laid(0, 0), laid(1, 0)];
    const now = keptTiles(before, [laid(0, 0), laid(1, 3), laid(2, 0)]);
    expect(now).toEqual([laid(0, 0), laid(1, 3), laid(2, 0)]);
    expect(now.map((tile) => before.includes(tile))).toEqual([true, false, false]);
  });
});

describe("points by turn", () => {
  const story = [
    step(1, "roll", { seat: null }),
    step(2, "stop", { scores: [6, 0] }),
    step(3, "stop", { turn: 2, seat: 1, scores: [6, 0] }),
    step(4, "stop", { turn: 3, scores: [16, 0] }),
    step(5, "build", { turn: 4, seat: 1, scores: [16, 0] }),
  ];

  it("are written down by round, without the turn that is being played", () => {
    expect(rounds(story, 2, 4)).toEqual([
      { round: 1, points: [6, 0] },
      { round: 2, points: [10, undefined] },
    ]);
  });
});
