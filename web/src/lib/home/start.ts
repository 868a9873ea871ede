/** Begins a game as somebody chose it. */

import { saveStored } from "../local-storage";
import { bindSeats } from "../net/people";
import { createTable } from "../table/create";
import { say } from "../words/words.svelte";
import type { Choice } from "./choice";
import { localPlayers, settingsOf } from "./choice";

/** Makes the table, for somebody of this name and their friends; its name is the answer. */
export async function startGame(choice: Choice, name: string): Promise<string> {
  const players = localPlayers(choice, name.trim() || say("web-guest"), say("web-friend"));
  const table = await createTable(settingsOf(choice), players);
  saveStored("is-back", true);
  await bindSeats([table]);
  return table;
}
