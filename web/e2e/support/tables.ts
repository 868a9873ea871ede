/** Tables set up for a test: a game from its beginning, or in a certain position. */

import type { NewTable, PlayerKind, Replayed, Settings, Snapshot } from "../../src/lib/api";
import type { Game } from "./records";
import { record } from "./records";
import { LAST_DICE } from "./positions";
import type { Server } from "./server";

/** A table and what opens its seats for people. */
export type MadeTable = { id: string; seats: { seat: number; token: string }[] };

export const PERSON: PlayerKind = { kind: "person" };
/** The fastest there is: it does anything that is allowed. */
export const BOT: PlayerKind = { kind: "bot", level: "beginner" };

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"];

/** Makes a table at which everybody sits down and the game begins. */
export async function startedTable(server: Server, settings: Settings): Promise<MadeTable> {
  const { id, seats } = await server.ask<NewTable>("POST", "/api/tables", { starts: { seat: 0 }, ...settings });
  for (const { seat, token } of seats) {
    await server.ask("POST", `/api/tables/${id}/orders`, { order: "sit", name: NAMES[seat] }, token);
  }
  await server.ask("POST", `/api/tables/${id}/orders`, { order: "start" }, seats[0]?.token);
  return { id, seats };
}

/** A table in a position; whoever has a seat there is a person, unless said otherwise. */
export function tableFrom(server: Server, from: string, seats: PlayerKind[] = [PERSON, PERSON]): Promise<MadeTable> {
  const game = from.slice(0, from.indexOf("/"));
  return startedTable(server, { game, seats, from, aids: "learning" });
}

/** A table in the midst of a whole game, after a part of its moves. */
export async function tableAmid(
  server: Server,
  game: Game,
  part: number,
  seats: PlayerKind[] = [PERSON, PERSON],
): Promise<MadeTable> {
  return tableFrom(server, await positionAmid(server, game, part), seats);
}

/** The position of a whole game after a part of its moves. */
export async function positionAmid(server: Server, game: Game, part: number): Promise<string> {
  const text = record(game);
  const { moves } = await server.ask<Replayed>("POST", "/api/scenes", { record: text });
  const at = Math.floor(moves * part);
  const { position } = await server.ask<Replayed>("POST", "/api/scenes", { record: text, at });
  return position;
}

/** A table of two whose game has just begun when one gave up. */
export async function resignedTable(server: Server): Promise<MadeTable> {
  const made = await startedTable(server, { game: "kids", seats: [PERSON, PERSON] });
  await server.ask("POST", `/api/tables/${made.id}/orders`, { order: "resign" }, made.seats[1]?.token);
  return made;
}

/** A table whose game has just ended. */
export async function finishedTable(server: Server, game: Game): Promise<MadeTable> {
  const made = await (game === "dice" ? tableFrom(server, LAST_DICE) : tableAmid(server, game, 0.97));
  await playToEnd(server, made);
  return made;
}

/** Plays a game to its end: moves are made by the server's own list of what is legal. */
export async function playToEnd(server: Server, { id, seats }: MadeTable): Promise<void> {
  const path = `/api/tables/${id}`;
  for (;;) {
    const { stage, awaited } = await server.ask<Snapshot>("GET", path);
    if (stage === "over") return;
    const token = seats.find(({ seat }) => seat === awaited)?.token;
    const moves = await server.ask<string[]>("GET", `${path}/legal`);
    const move = moves.at(-1);
    const order = move ? { order: "play", move, confirm: true } : { order: "confirm" };
    await server.ask("POST", `${path}/orders`, order, token);
  }
}
