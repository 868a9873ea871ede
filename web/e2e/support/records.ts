/** Whole games to look at, played by bots; the same ones each time. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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

const known = new Map<Game, string>();

/** The record of a whole game of two. */
export function record(game: Game): string {
  const found = known.get(game) ?? played(game);
  known.set(game, found);
  return found;
}

function played(game: Game): string {
  const folder = mkdtempSync(join(tmpdir(), "bastide-games-"));
  const options = Object.entries(OPTIONS[game]).flatMap(([key, value]) => ["--option", `${key}=${value}`]);
  bastide("arena", "learner", "learner", "--game", game, ...options, "--pairs", "1", "--seed", "7", "--keep", folder);
  const text = readFileSync(join(folder, "000000-0.txt"), "utf8");
  rmSync(folder, { recursive: true });
  return text;
}
