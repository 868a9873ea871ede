import { describe, expect, it } from "vitest";

import { isFarAway } from "./detail";

describe("the detail of tiles", () => {
  it("is less where tiles are small", () => {
    expect(isFarAway(26, 1, false)).toBe(true);
    expect(isFarAway(57, 1, false)).toBe(false);
  });

  it("does not change to and fro at its limit", () => {
    expect(isFarAway(50, 1, false)).toBe(false);
    expect(isFarAway(50, 1, true)).toBe(true);
    expect(isFarAway(60, 1, true)).toBe(false);
  });

  it("is a little more where pixels are finer", () => {
    expect(isFarAway(42, 1, false)).toBe(true);
    expect(isFarAway(42, 2, false)).toBe(false);
    expect(isFarAway(30, 3, false)).toBe(true);
  });
});
