import { describe, expect, it } from "vitest";

import { spread } from "./spread";

const TILE = { left: 15, top: 15, width: 70, height: 70 };

describe("things on a tile", () => {
  it("stay where they are if there is room", () => {
    const points = [
      { x: 20, y: 20 },
      { x: 60, y: 60 },
    ];
    expect(spread(points, 30, TILE)).toEqual(points);
  });

  it("are moved apart, also where they are in the same place", () => {
    const points = [
      { x: 50, y: 50 },
      { x: 50, y: 50 },
      { x: 55, y: 40 },
      { x: 16, y: 80 },
    ];
    const moved = spread(points, 30, TILE);
    for (const [index, one] of moved.entries()) {
      expect(Math.abs(one.x - 50)).toBeLessThanOrEqual(35.001);
      expect(Math.abs(one.y - 50)).toBeLessThanOrEqual(35.001);
      for (const other of moved.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(28);
    }
  });
});
