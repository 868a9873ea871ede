import { describe, expect, it } from "vitest";

import { pieceSide } from "./piece-size";

describe("the size of a piece", () => {
  it("grows with the tiles", () => {
    expect(pieceSide("standing", 1.5)).toBe(28);
    expect(pieceSide("pawn", 1.5)).toBe(38);
  });

  it("is never too small to be seen", () => {
    for (const scale of [0.08, 0.26, 0.57, 1, 2, 4.2]) {
      expect(pieceSide("standing", scale) * scale).toBeGreaterThanOrEqual(32 - 1e-9);
    }
  });
});
