/** Recorded games: a record is a text, and the engine tells what any moment of it looks like. */

import type { Moment, Replayed, Scene, Snapshot } from "../api";
import { engine } from "../engine/engine";
import { isLocal } from "../local/host";
import { localRecord } from "../local/record";
import { ask, askText } from "../net/http";
import { storedSeats } from "../net/seat-store";
import { lang } from "../words/words.svelte";

/** The name of somebody who played; none where a bot did. */
export type Name = string | null;

/** The scene of a moment. */
export function sceneOf(moment: Moment): Replayed {
  return engine().call("replay", { lang: lang(), moment });
}

/** The position of a moment, from which a game can go on at another table. */
export function positionOf(record: string, at: number): string {
  return sceneOf({ record, at, since: at }).position;
}

/** The scene after some moves from the beginning of a record. */
export function sceneAfter(record: string, moves: string[]): Scene {
  return sceneOf({ record, moves }).scene;
}

/** A recorded game. */
export type RecordedGame = {
  record: string;
  /** The names of those who played. */
  names: Name[];
  /** The seat of who looks at it, if it is one. */
  you?: number | undefined;
  /** Whether it may be reviewed and tried out: not while others play it, unless their table gives hints as well. */
  isOpen: boolean;
};

/** The game at a table. */
export async function recordOf(table: string): Promise<RecordedGame> {
  if (isLocal(table)) {
    const { record, names } = await localRecord(table);
    const people = names.flatMap((name, seat) => (name === null ? [] : [seat]));
    return { record, names, you: only(people), isOpen: true };
  }
  const [record, { seats, stage, settings }] = await Promise.all([
    askText("GET", `/api/tables/${table}/record`),
    ask<Snapshot>("GET", `/api/tables/${table}`),
  ]);
  const mine = storedSeats(table).flatMap(({ seat }) => seat ?? []);
  const isOpen = stage === "over" || settings.aids === "learning";
  return { record, names: seats.map(({ name }) => name ?? null), you: only(mine), isOpen };
}

/** The only one there is. */
function only(seats: number[]): number | undefined {
  return seats.length === 1 ? seats[0] : undefined;
}
