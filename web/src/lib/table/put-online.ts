/** A game on this device that goes on at a server, so that others can join from elsewhere. */

import { makeTable } from "../net/tables";
import type { LiveTable } from "./live.svelte";

/**
 * Makes a table at the server at which the game goes on as it stands. Whoever starts it keeps the first of their seats;
 * the others for people are to be given away, in the waiting room. Its name is the answer.
 */
export async function putOnline(live: LiveTable): Promise<string | undefined> {
  const { table } = live;
  const from = live.position();
  const [mine] = live.mine;
  if (!table || from === undefined || mine === undefined) return undefined;
  return makeTable({ ...table.settings, from }, [{ seat: mine, name: table.seats[mine]?.name ?? "" }]);
}
