import { expect, it } from "vitest";

import { nearest } from "./turn.svelte";

it("a tile keeps the rotation that was wished for, or turns on to the next that fits", () => {
  const ways = [0, 1, 3].map((rotation) => ({ rotation, move: `r${rotation}` }));
  expect(nearest(ways, 1)?.rotation).toBe(1);
  expect(nearest(ways, 2)?.rotation).toBe(3);
  expect(nearest(ways.slice(0, 2), 2)?.rotation).toBe(0);
  expect(nearest([], 2)).toBeUndefined();
});
