/**
 * The tables of this device, in IndexedDB. Where that is forbidden or full, tables live in memory until the page is
 * closed, and whoever plays is told.
 */

import type { DBSchema, IDBPDatabase } from "idb";
import { openDB } from "idb";

import type { Logged } from "../api";
import type { Entry } from "../net/lists";

/** A table: what its draws come from, and how it is listed. */
export type StoredTable = {
  id: string;
  /** What all draws come from, in hexadecimal digits. */
  secret: string;
  /** When something happened last. */
  changedAt: number;
  entry: Entry;
};

/** An event of a table. */
type StoredEvent = { table: string; version: number; event: Logged };

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable; indexes: { changedAt: number } };
  events: { key: [string, number]; value: StoredEvent };
}

/** The version of what is stored. */
const VERSION = 1;

/** What could not be kept. */
const memory = { tables: new Map<string, StoredTable>(), events: new Map<string, Logged[]>() };

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** The database; none where the browser has none for us. */
function database(): Promise<IDBPDatabase<Schema> | undefined> {
  opened ??= openDB<Schema>("bastide", VERSION, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" }).createIndex("changedAt", "changedAt");
      db.createObjectStore("events", { keyPath: ["table", "version"] });
    },
    // Another tab has a newer program: it must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  }).catch(() => undefined);
  return opened;
}

/** Keeps a table and its new events, all or nothing; whether they are kept beyond the life of the page. */
export async function keepTable(table: StoredTable, events: Logged[]): Promise<boolean> {
  const isKept = !memory.tables.has(table.id) && (await write(table, events));
  if (!isKept) await keepInMemory(table, events);
  return isKept;
}

async function write(table: StoredTable, events: Logged[]): Promise<boolean> {
  try {
    const db = await database();
    if (!db) return false;
    const writing = db.transaction(["tables", "events"], "readwrite");
    const puts = events.map((event) =>
      writing.objectStore("events").add({ table: table.id, version: event.version, event }),
    );
    await Promise.all([writing.objectStore("tables").put(table), ...puts, writing.done]);
    return true;
  } catch {
    return false;
  }
}

/** From now on the table lives in memory, with all that was kept of it before. */
async function keepInMemory(table: StoredTable, events: Logged[]): Promise<void> {
  const before = memory.events.get(table.id) ?? (await readEvents(table.id));
  memory.events.set(table.id, [...before, ...events]);
  memory.tables.set(table.id, table);
}

/** A table and all that happened at it. */
export type StoredLog = { table: StoredTable; events: Logged[] };

/** Deletes a table and all that happened at it. */
export async function deleteTable(id: string): Promise<void> {
  memory.tables.delete(id);
  memory.events.delete(id);
  const writing = (await database())?.transaction(["tables", "events"], "readwrite");
  if (!writing) return;
  await Promise.all([
    writing.objectStore("tables").delete(id),
    writing.objectStore("events").delete(allEvents(id)),
    writing.done,
  ]);
}

/** A table and all that happened at it, if it is kept here. */
export async function storedTable(id: string): Promise<StoredLog | undefined> {
  const inMemory = memory.tables.get(id);
  if (inMemory) return { table: inMemory, events: memory.events.get(id) ?? [] };
  try {
    const table = await (await database())?.get("tables", id);
    return table && { table, events: await readEvents(id) };
  } catch {
    return undefined;
  }
}

async function readEvents(id: string): Promise<Logged[]> {
  try {
    const found = await (await database())?.getAll("events", allEvents(id));
    return (found ?? []).map(({ event }) => event);
  } catch {
    return [];
  }
}

/** The keys of all events of a table. */
function allEvents(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

/** The tables of this device, the latest first. */
export async function storedLocalTables(): Promise<StoredTable[]> {
  let kept: StoredTable[] = [];
  try {
    kept = (await (await database())?.getAllFromIndex("tables", "changedAt")) ?? [];
  } catch {
    // What can't be read is not listed.
  }
  const others = kept.filter(({ id }) => !memory.tables.has(id));
  return [...others, ...memory.tables.values()].toSorted((one, other) => other.changedAt - one.changedAt);
}
