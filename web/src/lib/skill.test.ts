import { beforeEach, expect, test } from "vitest";

import type { PlayerKind } from "./api";
import { noteResult, skillAt, skillIn, withSkill } from "./skill";

const ME: PlayerKind = { kind: "person" };

function bot(level: string): PlayerKind {
  return { kind: "bot", level };
}

function play(winners: number[], places: PlayerKind[] = [ME, bot("skill:25")], game = "winter"): void {
  const mine = places.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  noteResult({ game, seats: places.map((place) => ({ place })), mine, winners });
}

beforeEach(() => {
  const stored = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  } as unknown as Storage;
});

test("a win makes the next bot stronger, a defeat weaker, and a game of its own is counted for itself", () => {
  expect(skillAt("winter")).toBe(25);
  play([0]);
  expect(skillAt("winter")).toBe(37);
  play([1]);
  expect(skillAt("winter")).toBe(28);
  expect(skillAt("kids")).toBe(25);
});

test("steps become smaller, and the number stays within its bounds", () => {
  for (let game = 0; game < 60; game += 1) play([0]);
  expect(skillAt("winter")).toBe(100);
  play([1]);
  expect(skillAt("winter")).toBe(98);
  for (let game = 0; game < 60; game += 1) play([1]);
  expect(skillAt("winter")).toBe(0);
});

test("who wins as often as others stays where they are", () => {
  const places = [ME, bot("skill:25"), bot("skill:25"), bot("skill:25")];
  for (let game = 0; game < 400; game += 1) play([game % 4], places);
  expect(Math.abs(skillAt("winter") - 25)).toBeLessThan(15);
  const before = skillAt("winter");
  play([0, 1], [ME, bot("skill:25")]);
  expect(skillAt("winter")).toBe(before);
});

test("only games against such bots alone are counted", () => {
  play([0], [ME, bot("master")]);
  play([0], [ME, ME, bot("skill:25")]);
  play([0], [ME, bot("skill:25"), bot("greedy")]);
  play([]);
  expect(skillAt("winter")).toBe(25);
});

test("bots of a table get the number of the day, others stay as they are", () => {
  play([0]);
  const settings = { game: "winter", seats: [ME, bot("skill"), bot("skill:3"), bot("master")] };
  expect(withSkill(settings).seats).toEqual([ME, bot("skill:37"), bot("skill:37"), bot("master")]);
  expect([skillIn("skill:37"), skillIn("skill"), skillIn("master")]).toEqual([37, undefined, undefined]);
});

test("what can't be a number is forgotten", () => {
  localStorage.setItem("bastide.skill.winter", '{"skill":"very","games":3}');
  expect(skillAt("winter")).toBe(25);
});
