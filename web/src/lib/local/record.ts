/** What is told of games on this device that are not open. */

import type { TableView } from "../api";
import { engine } from "../engine/engine";
import { ApiError } from "../net/api-error";
import { deviceTime } from "../time";
import { storedTable } from "./store";

/** The record of the game at a table of this device, and the names of those who played; a bot has none. */
export function localRecord(id: string): Promise<{ record: string; names: (string | null)[] }> {
  return told(id, (table) => ({
    ...engine().call("record", { table }),
    names: view(table).seats.map(({ name }) => name ?? null),
  }));
}

/** A table of this device. */
export function localTable(id: string): Promise<TableView> {
  return told(id, view);
}

function view(table: number): TableView {
  return engine().call("summary", { table, from: { now: deviceTime() } });
}

/** What the engine tells of a table by its number. */
async function told<T>(id: string, tell: (table: number) => T): Promise<T> {
  const found = await storedTable(id);
  if (!found) throw new ApiError({ code: "no-table", text: "" });
  const { table } = engine().call("resume", { id, secret: found.table.secret, events: found.events });
  try {
    return tell(table);
  } finally {
    engine().call("forget", { table });
  }
}
