import { expect, it } from "vitest";

import { countsOf } from "./finale.svelte";
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
