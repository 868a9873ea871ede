/** The record of a game on this device. */

import { engine } from "../engine/engine";
import { ApiError } from "../net/api-error";
import { storedTable } from "./store";

/** The record of the game at a table of this device, and the names of those who played; a bot has none. */
export async function localRecord(id: string): Promise<{ record: string; names: (string | null)[] }> {
  const found = await storedTable(id);
  if (!found) throw new ApiError({ code: "no-table", text: "" });
  const { secret, entry } = found.table;
  const { table } = engine().call("resume", { id, secret, events: found.events });
  try {
    return { ...engine().call("record", { table }), names: entry.seats.map(({ name }) => name ?? null) };
  } finally {
    engine().call("forget", { table });
  }
}
