/** New tables: on this device if all who play are here or bots, otherwise on the server. */

import type { Settings } from "../api";
import { makeLocalTable } from "../local/host";
import type { LocalPlayer } from "../net/tables";
import { makeTable } from "../net/tables";
import { withSkill } from "../skill";

/** Makes a table, seats those who play on this device, and starts if nobody else is to come. Its name is the answer. */
export function createTable(wanted: Settings, players: LocalPlayer[]): Promise<string> {
  const settings = withSkill(wanted);
  const people = settings.seats.filter(({ kind }) => kind === "person");
  const isHere = people.length === players.length && !settings.is_listed;
  return isHere ? makeLocalTable(settings, players) : makeTable(settings, players);
}
