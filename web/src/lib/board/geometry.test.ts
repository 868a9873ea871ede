import { describe, expect, it } from "vitest";

import { boxAround, cellAt, laidPoint, tilePoint } from "./geometry";

describe("geometry", () => {
  it("finds the cell of a point, also west and north of the first tile", () => {
    expect(cellAt({ x: 150, y: -1 })).toEqual({ x: 1, y: -1 });
    expect(cellAt({ x: -0.5, y: 99 })).toEqual({ x: -1, y: 0 });
  });

  it("turns points clockwise, and back", () => {
    expect(laidPoint({ x: 10, y: 20 }, { x: 0, y: 0 }, 1)).toEqual({ x: 80, y: 10 });
    const point = { x: 12, y: 34 };
    for (const rotation of [0, 1, 2, 3]) {
      const cell = { x: -2, y: 5 };
      expect(tilePoint(laidPoint(point, cell, rotation), cell, rotation)).toEqual(point);
    }
  });

  it("puts a box around cells, and around the middle where there are none", () => {
    expect(
      boxAround([
        { x: -1, y: 0 },
        { x: 2, y: 1 },
      ]),
    ).toEqual({ left: -100, top: 0, width: 400, height: 200 });
    expect(boxAround([])).toEqual({ left: 0, top: 0, width: 100, height: 100 });
  });
});
