import { describe, expect, it } from "vitest";

import { gridLines, heightOf, linePath, plotFor } from "./plot";

describe("a plot", () => {
  it("lies between round numbers and has nothing in it", () => {
    expect(gridLines(plotFor([-13, 4], 100, 50))).toEqual([-20, -10, 0, 10]);
    expect(gridLines(plotFor([3, 41], 100, 50))).toEqual([0, 20, 40, 60]);
    expect(gridLines(plotFor([], 100, 50))).toEqual([0]);
  });

  it("puts the most at the top", () => {
    const plot = plotFor([-10, 20], 100, 60);
    expect([heightOf(plot, 20), heightOf(plot, 0), heightOf(plot, -10)]).toEqual([0, 40, 60]);
    expect(linePath(plot, [20, -10])).toBe("M0.0 0.0L100.0 60.0");
    expect(linePath(plot, [])).toBe("");
  });
});
