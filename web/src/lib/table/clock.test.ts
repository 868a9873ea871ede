import { expect, it } from "vitest";

import type { TableView } from "../api";
import { clockText, lowTime, timeLeft } from "./clock";

it("shows time as a clock does", () => {
  expect(clockText(64_200)).toBe("1:05");
  expect(clockText(0)).toBe("0:00");
  expect(clockText(2 * 3_600_000 + 200_000)).toBe("2:03:20");
  expect(clockText(3 * 86_400_000)).toBe("3 d 00 h");
});

it("knows when time is short", () => {
  expect(lowTime({ kind: "turn", seconds: 60 })).toBe(20_000);
  expect(lowTime({ kind: "game", seconds: 900, increment: 10 })).toBe(60_000);
  expect(lowTime({ kind: "none" })).toBe(0);
});

it("counts down for the seat that is waited for, and for nobody else", () => {
  const table = { awaited: 1, deadline: 9000, time_left: [5000, 6000], is_paused: false } as TableView;
  expect(timeLeft(table, 1, 8000)).toBe(1000);
  expect(timeLeft(table, 1, 9500)).toBe(0);
  expect(timeLeft(table, 0, 8000)).toBe(5000);
  expect(timeLeft({ ...table, time_left: null }, 1, 8000)).toBeUndefined();
});
