/** Turns of a whole game in which something is scored and pieces come home, to be played again at a table and to be watched. */

import { expect } from "@playwright/test";

import type { Replayed, Step } from "../../src/lib/api";
import type { Game } from "./records";
import { record, records } from "./records";
import type { Server } from "./server";
import type { MadeTable } from "./tables";
import { tableFrom } from "./tables";
import type { Visitor } from "./visitor";

/** A table one turn before something is scored, whose turn it is, the moves of the turn, and how many tiles lie there then. */
export type ScoringTurn = { table: MadeTable; seat: number; moves: string[]; tiles: number };

/** The last turns of a game in which something is scored before its end, each at a table of its own. */
export async function scoringTurns(server: Server, game: Game, count: number): Promise<ScoringTurn[]> {
  const { scene } = await server.ask<Replayed>("POST", "/api/scenes", { record: record(game) });
  const found = scene.story.filter(isScoring).slice(-count);
  return Promise.all(found.map((step) => before(server, record(game), scene.story, step)));
}

/**
 * The last such turn of each of some games: those of many games in which it is the latest. The very last turn is none of them: what
 * follows it is the end of the game.
 */
export async function latestScoringTurns(server: Server, game: Game, count: number): Promise<ScoringTurn[]> {
  const latest = records(game, 20 * count).toSorted((one, other) => lastScored(other) - lastScored(one));
  return Promise.all(
    latest.slice(0, count).map(async (text) => {
      const { scene } = await server.ask<Replayed>("POST", "/api/scenes", { record: text });
      const step = scene.story.findLast(isScoring);
      if (!step) throw new Error("nothing is scored in this game");
      return before(server, text, scene.story, step);
    }),
  );
}

/** The last turn of a record, but for that in which the game ends, in which something is scored. */
function lastScored(record: string): number {
  const turns = record.split("\n").filter((line) => /^\d+\. /.test(line));
  return turns.slice(0, -1).findLastIndex((line) => line.includes(" = "));
}

/** Plays the moves of the turn and confirms it, as somebody elsewhere would. */
export async function playTurn(server: Server, { table, seat, moves }: ScoringTurn): Promise<void> {
  const token = table.seats.find((taken) => taken.seat === seat)?.token;
  for (const [index, move] of moves.entries()) {
    const order = { order: "play", move, confirm: index === moves.length - 1 };
    await server.ask("POST", `/api/tables/${table.id}/orders`, order, token);
  }
}

/** Sits down at the table of the turn, at the seat of the other, and waits until all of the board is there. */
export async function watchTurn(visitor: Visitor, { table, seat }: ScoringTurn): Promise<void> {
  const { page } = visitor;
  await visitor.sit(table, [1 - seat]);
  await expect(page.locator(".board[aria-busy=false] .tile").first()).toBeVisible();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

function isScoring({ events }: Step): boolean {
  const kinds = new Set(events.map(({ kind }) => kind));
  return kinds.has("scored") && kinds.has("home") && !kinds.has("final");
}

async function before(server: Server, record: string, story: Step[], step: Step): Promise<ScoringTurn> {
  const start = story.findLast(({ number, placed }) => number <= step.number && placed != null) ?? step;
  const at = start.number - 1;
  const { position, scene } = await server.ask<Replayed>("POST", "/api/scenes", { record, at });
  const moves = story.filter(({ number }) => number > at && number <= step.number).map(({ move }) => move);
  const tiles = scene.tiles.length + 1;
  return { table: await tableFrom(server, position), seat: start.seat ?? 0, moves, tiles };
}
