/** Another game like one that is over, with one tap. */

import type { Snapshot, TableView } from "../api";
import { isLocal } from "../local/host";
import { localTable } from "../local/record";
import { ask } from "../net/http";
import { joinNext, playAgain } from "../table/again";

/** Makes a table with the same settings and the same people, or joins the one that they have made. Its name is the answer. */
export async function playSameAgain(id: string): Promise<string> {
  const table: TableView = isLocal(id) ? await localTable(id) : await ask<Snapshot>("GET", `/api/tables/${id}`);
  const { rematch } = table;
  if (!rematch) return playAgain(table);
  await joinNext(table, rematch);
  return rematch;
}
