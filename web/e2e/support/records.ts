/** Whole games to look at, played by bots; the same ones each time. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bastide } from "./server";

/** The five games. */
export const GAMES = ["winter", "hunters-2002", "hunters-2020", "dice", "kids"] as const;

export type Game = (typeof GAMES)[number];

/** Everything that a game can have. */
export const OPTIONS: Record<Game, Record<string, string>> = {
  winter: { farmers: "on", river: "on", abbot: "on" },
  "hunters-2002": {},
  "hunters-2020": {},
  dice: {},
  kids: {},
};

const known = new Map<string, string[]>();

/** The record of a whole game of two. */
export function record(game: Game): string {
  return records(game, 1)[0] ?? "";
}

/** The records of some whole games of two, beginning with the usual one. */
export function records(game: Game, count: number): string[] {
  const key = `${game} ${count}`;
  const found = known.get(key) ?? played(game, count);
  known.set(key, found);
  return found;
}

/** The first turns of a game, as the record of a game that goes on. */
export function beginning(record: string, turns: number): string {
  const lines = record.split("\n");
  const first = lines.findIndex((line) => line.startsWith("1."));
  const kept = lines.slice(0, first).concat(lines.slice(first).filter((line) => Number.parseInt(line, 10) <= turns));
  return [...kept, "", "result open", ""].join("\n");
}

function played(game: Game, count: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "bastide-games-"));
  const options = Object.entries(OPTIONS[game]).flatMap(([key, value]) => ["--option", `${key}=${value}`]);
  const [pairs, seed] = [
    ["--pairs", `${count}`],
    ["--seed", "7"],
  ];
  bastide("arena", "learner", "learner", "--game", game, ...options, ...pairs, ...seed, "--keep", folder);
  const files = readdirSync(folder).filter((file) => file.endsWith("-0.txt"));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8"));
  rmSync(folder, { recursive: true });
  return texts;
}
