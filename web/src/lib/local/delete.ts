/** Deleting games of this device, and bringing them back. */

import { ApiError } from "../net/api-error";
import { say } from "../words/words.svelte";
import { ifFree } from "./lock";
import type { StoredLog } from "./store";
import { deleteTable, keepTable, storedTable } from "./store";

/** Deletes the game at a table; the answer is all of it, so that it can be brought back. One that is open elsewhere stays. */
export async function deleteGame(id: string): Promise<StoredLog | undefined> {
  let log: StoredLog | undefined;
  const isFree = await ifFree(id, async () => {
    log = await storedTable(id);
    await deleteTable(id);
  });
  if (!isFree) throw new ApiError({ code: "elsewhere", text: say("web-elsewhere") });
  return log;
}

/** Brings a game back that was deleted. */
export async function restoreGame({ table, events }: StoredLog): Promise<void> {
  await keepTable(table, events);
}
