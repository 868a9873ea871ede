/** Recorded games: a record is a text, and the server tells what any moment of it looks like. */

import type { Replayed, Scene, Snapshot } from "../api";
import { ask, askFile, askText } from "./http";

/** A moment of a recorded game: after so many moves of it, and perhaps some more. */
export type Moment = { record: string; at?: number; since?: number; moves?: string[]; names?: Name[] };

/** The name of somebody who played; none where a bot did. */
export type Name = string | null;

/** The scene of a moment. */
export function sceneOf(moment: Moment): Promise<Replayed> {
  return ask<Replayed>("POST", "/api/scenes", { body: moment });
}

/** The position of a moment, from which a game can go on at another table. */
export async function positionOf(record: string, at: number): Promise<string> {
  return (await sceneOf({ record, at, since: at })).position;
}

/** The scene after some moves from the beginning of a record. */
export async function sceneAfter(record: string, moves: string[]): Promise<Scene> {
  return (await sceneOf({ record, moves })).scene;
}

/** The record of the game at a table. */
export function recordOf(table: string): Promise<string> {
  return askText("GET", `/api/tables/${table}/record`);
}

/** The names of those who played at a table. */
export async function namesAt(table: string): Promise<Name[]> {
  const { seats } = await ask<Snapshot>("GET", `/api/tables/${table}`);
  return seats.map(({ name }) => name ?? null);
}

/** A moment as a picture, or the game until then as a film. */
export function pictureOf(moment: Moment, file: "board.png" | "film.gif"): Promise<Blob> {
  return askFile("POST", `/api/share/${file}`, { body: moment });
}
