import { describe, expect, it } from "vitest";

import { dayOf, daysInARow, gameOfDay, indexOfDay, solvedOn } from "./daily";

describe("the puzzle of a day", () => {
  it("is the same all day long, and another one the next", () => {
    const day = dayOf(new Date(2026, 10, 18, 0, 1));
    expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe(day);
    expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(day + 1);
    expect(gameOfDay(["winter", "dice"], day)).not.toBe(gameOfDay(["winter", "dice"], day + 1));
  });

  it("comes again only when all others have been", () => {
    const seen = Array.from({ length: 300 }, (_, turn) => indexOfDay(300, turn * 5, 5));
    expect(new Set(seen).size).toBe(300);
    expect(indexOfDay(0, 12, 5)).toBe(0);
  });
});

describe("a streak", () => {
  it("grows from day to day and is lost after a day without", () => {
    const first = solvedOn(undefined, 10);
    expect(solvedOn(first, 10)).toEqual({ last: 10, days: 1 });
    const second = solvedOn(first, 11);
    expect(second).toEqual({ last: 11, days: 2 });
    expect(daysInARow(second, 12)).toBe(2);
    expect(daysInARow(second, 13)).toBe(0);
    expect(solvedOn(second, 13)).toEqual({ last: 13, days: 1 });
    expect(daysInARow(undefined, 13)).toBe(0);
  });
});
