import { describe, expect, it } from "vitest";

import { SPACES, spaceAt, standing } from "./track";

describe("the score track", () => {
  it("is a ring: each space is next to the one before, and none is there twice", () => {
    const spaces = Array.from({ length: SPACES }, (_, space) => spaceAt(space));
    expect(new Set(spaces.map(({ column, row }) => `${column},${row}`)).size).toBe(SPACES);
    spaces.forEach((space, index) => {
      const next = spaceAt((index + 1) % SPACES);
      expect(Math.abs(space.column - next.column) + Math.abs(space.row - next.row)).toBe(1);
    });
  });

  it("counts laps of fifty", () => {
    expect(standing(49)).toEqual({ space: 49, laps: 0 });
    expect(standing(102)).toEqual({ space: 2, laps: 2 });
  });
});
