import { expect, it } from "vitest";

import type { Scene, Step } from "../scene";
import { countsOf, sceneWhileCounting, storyWhileCounting } from "./finale.svelte";
import type { Scored } from "./tally";

function scored(points: number, ...seats: number[]): Scored {
  return { kind: "scored", points, seats, rule: "W-41", text: `${points}`, zones: [], cells: [] };
}

it("the final scoring is counted seat by seat, and what two share is counted for both", () => {
  const counts = countsOf([scored(3, 1), scored(5, 0, 1), scored(0, 0), scored(2, 0)], [10, 20]);
  expect(counts.map(({ seat, sum }) => [seat, sum])).toEqual([
    [0, 15],
    [0, 17],
    [1, 23],
    [1, 28],
  ]);
});

it("while points are counted the scores are those counted so far, and nobody has won", () => {
  const track = { spaces: 50, markers: [{ space: 8, laps: 1 }] };
  const shown = sceneWhileCounting({ scores: [58], winners: [0], track } as unknown as Scene, [41]);
  expect(shown).toMatchObject({ scores: [41], winners: [], track: { spaces: 50, markers: [{ space: 41, laps: 0 }] } });
});

it("while points are counted the story ends before the final scoring", () => {
  const events = [scored(3, 0), { kind: "final" }, scored(5, 1), { kind: "over" }];
  const told = storyWhileCounting([{ events } as unknown as Step]);
  expect(told.flatMap((step) => step.events.map(({ kind }) => kind))).toEqual(["scored"]);
});
