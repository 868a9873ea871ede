/** Lists of tables: one's own to go on with, others to join or to watch. */

import type { Me, OwnTable, SeatView, Snapshot, Stage, Summary } from "../api";
import { ask } from "./http";
import { forgetTable, storedSeats, storedTables } from "./seat-store";

/** A table in a list. */
export type Entry = {
  id: string;
  game: string;
  stage: Stage;
  seats: SeatView[];
  /** The seat that it waits for. */
  awaited: number | undefined;
  /** The seats of whoever looks at the list. */
  mine: number[];
  /** Who won, where it is over; not known of games that an earlier version kept. */
  winners?: number[];
};

/** How many tables of this browser are asked about: whoever plays more has an account. */
const MOST = 12;

/** The tables of the account, then those whose seats are played from this browser, the latest first. */
export async function myTables(me: Me | undefined): Promise<Entry[]> {
  const [kept, local] = await Promise.all([me ? ofAccount() : [], ofBrowser()]);
  return together([...kept, ...local]);
}

/** The tables that are shown to everybody. */
export async function listedTables(stage: Stage): Promise<Entry[]> {
  const found = await ask<Summary[]>("GET", `/api/tables?stage=${stage}`);
  const mine = new Set(storedTables());
  return found.filter(({ id }) => !mine.has(id)).map((table) => ofSummary(table, []));
}

/** One entry for each table, with all seats that are known to be one's own. */
export function together(entries: readonly Entry[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const mine = new Set([...(found.get(entry.id)?.mine ?? []), ...entry.mine]);
    found.set(entry.id, { ...entry, mine: [...mine].toSorted((one, other) => one - other) });
  }
  return [...found.values()];
}

async function ofAccount(): Promise<Entry[]> {
  const found = await ask<OwnTable[]>("GET", "/api/me/tables");
  return found.map(({ seat, table }) => ofSummary(table, [seat]));
}

async function ofBrowser(): Promise<Entry[]> {
  const ids = storedTables().toReversed().slice(0, MOST);
  const answers = await Promise.allSettled(ids.map((id) => ofTable(id)));
  return answers.flatMap((answer, index) => {
    if (answer.status === "fulfilled") return [answer.value];
    // The store of a server may have been put away; nobody wants to see its tables for ever.
    if (isGone(answer.reason)) forgetTable(ids[index] ?? "");
    return [];
  });
}

async function ofTable(id: string): Promise<Entry> {
  const { settings, stage, seats, awaited, ended } = await ask<Snapshot>("GET", `/api/tables/${id}`);
  const mine = storedSeats(id).flatMap(({ seat }) => seat ?? []);
  const winners = ended?.winners ?? [];
  return { id, game: settings.game, stage, seats, awaited: awaited ?? undefined, mine, winners };
}

function ofSummary({ id, game, stage, seats, awaited, winners }: Summary, mine: number[]): Entry {
  return { id, game, stage, seats, awaited: awaited ?? undefined, mine, winners };
}

function isGone(reason: unknown): boolean {
  return reason instanceof Error && "problem" in reason && (reason.problem as { code: string }).code === "no-table";
}
