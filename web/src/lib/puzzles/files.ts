/** The puzzles of all games: a text file for each, which comes when it is first needed. */

import dice from "../../../../crates/puzzles/files/dice.txt?url";
import hunters2002 from "../../../../crates/puzzles/files/hunters-2002.txt?url";
import hunters2020 from "../../../../crates/puzzles/files/hunters-2020.txt?url";
import kids from "../../../../crates/puzzles/files/kids.txt?url";
import winter from "../../../../crates/puzzles/files/winter.txt?url";
import { loadJudge } from "../engine/judge";
import type { ListedPuzzle } from "../engine/schemas";

/** A puzzle, and the game that it is of. */
export type GamePuzzle = ListedPuzzle & { game: string };

const FILES: Record<string, string> = {
  winter,
  "hunters-2002": hunters2002,
  "hunters-2020": hunters2020,
  dice,
  kids,
};

/** The games that have puzzles. */
export const PUZZLE_GAMES = Object.keys(FILES);

const known = new Map<string, GamePuzzle[]>();

/** The puzzles of a game. */
export async function puzzlesOf(game: string): Promise<GamePuzzle[]> {
  const kept = known.get(game);
  const address = FILES[game];
  if (kept || !address) return kept ?? [];
  const [judge, response] = await Promise.all([loadJudge(), fetch(address)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { puzzles } = judge.call("puzzles", { file: await response.text() });
  const listed = puzzles.map((puzzle) => ({ ...puzzle, game }));
  known.set(game, listed);
  return listed;
}
