import { expect, it } from "vitest";

import type { Scene, Step } from "../scene";
import { withBuilt } from "./built";

const die = { tile: "end", copy: 0, x: 0, y: 0, rotation: 0 };
const story = [
  { number: 1, turn: 1, seat: null, placed: null },
  { number: 2, turn: 1, seat: 0, placed: die },
  { number: 3, turn: 1, seat: 0, placed: null },
  { number: 4, turn: 2, seat: null, placed: null },
] as unknown as Step[];
const scene = { dice: {}, tiles: [] } as unknown as Scene;

it("what was built stays to be seen after the turn, until the next throw", () => {
  expect(withBuilt(scene, story, story[2]).tiles).toEqual([die]);
  expect(withBuilt(scene, story, story[3]).tiles).toEqual([]);
  expect(withBuilt({ ...scene, dice: null }, story, story[2]).tiles).toEqual([]);
});
