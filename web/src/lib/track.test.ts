import { describe, expect, it } from "vitest";

import { sides, spaceAt } from "./track";

describe("the score track", () => {
  it("is a ring: each space is next to the one before, and none is there twice", () => {
    for (const count of [20, 50, 100]) {
      const spaces = Array.from({ length: count }, (_, space) => spaceAt(space, count));
      expect(new Set(spaces.map(({ column, row }) => `${column},${row}`)).size).toBe(count);
      spaces.forEach((space, index) => {
        const next = spaceAt((index + 1) % count, count);
        expect(Math.abs(space.column - next.column) + Math.abs(space.row - next.row)).toBe(1);
      });
    }
  });

  it("is about as high as it is wide", () => {
    expect(sides(50)).toEqual({ columns: 14, rows: 13 });
  });
});
