/** What was solved on this device. */

import { loadStored, saveStored } from "../local-storage";
import type { Streak } from "./daily";
import { solvedOn } from "./daily";

let solved = $state.raw<ReadonlySet<string>>(loadSolved());
let streak = $state.raw<Streak | undefined>(loadStreak());

/** The names of all puzzles that were solved at the first try. */
export function solvedPuzzles(): ReadonlySet<string> {
  return solved;
}

/** The days in a row on which the puzzle of the day was solved. */
export function currentStreak(): Streak | undefined {
  return streak;
}

/** Notes that a puzzle was solved, and, where it is that of a day, on which. */
export function noteSolved(id: string, day: number | undefined): void {
  solved = new Set([...solved, id]);
  saveStored("puzzles-solved", [...solved]);
  if (day === undefined) return;
  streak = solvedOn(streak, day);
  saveStored("puzzles-streak", streak);
}

function loadSolved(): ReadonlySet<string> {
  const stored = loadStored("puzzles-solved");
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
}

function loadStreak(): Streak | undefined {
  const stored = loadStored("puzzles-streak");
  if (typeof stored !== "object" || stored === null || !("last" in stored) || !("days" in stored)) return undefined;
  const { last, days } = stored;
  return typeof last === "number" && typeof days === "number" ? { last, days } : undefined;
}
