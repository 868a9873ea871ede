import { describe, expect, it } from "vitest";

import { angleAround, boxAround, cellAt, laidPoint, shortWay, tilePoint } from "./geometry";

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

it("turning around a point takes the short way", () => {
  const pivot = { x: 50, y: 50 };
  const [north, east, west] = [
    { x: 50, y: 0 },
    { x: 90, y: 50 },
    { x: 0, y: 50 },
  ];
  expect(angleAround(pivot, north, east)).toBeCloseTo(90);
  expect(angleAround(pivot, north, west)).toBeCloseTo(-90);
  // From just under the line to the west to just over it: a little, not nearly once around.
  expect(angleAround(pivot, { x: 0, y: 51 }, { x: 0, y: 49 })).toBeCloseTo(2.29, 1);
  expect([270, -90, 180, -180, 360].map(shortWay)).toEqual([-90, -90, 180, 180, 0]);
});
