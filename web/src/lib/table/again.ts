/** Another game of the same people: everybody moves on by one seat, and who starts moves along. */

import type { Named, TableView } from "../api";
import { isLocal, makeLocalTable } from "../local/host";
import { ask } from "../net/http";
import { storedSeats } from "../net/seat-store";
import type { LocalPlayer } from "../net/tables";
import { joinRematch } from "../net/tables";
import { withSkill } from "../skill";

/** Makes the next table and sits down there under the same names. Its name is the answer. */
export async function playAgain(table: TableView): Promise<string> {
  if (isLocal(table.id)) return playAgainHere(table);
  const [mine] = storedSeats(table.id);
  const { id } = await ask<Named>("POST", `/api/tables/${table.id}/rematch`, { token: mine?.token });
  await joinNext(table, id);
  return id;
}

/** Sits down at the next table under the same names. */
export function joinNext(table: TableView, next: string): Promise<void> {
  const players = storedSeats(table.id).map(({ seat, token }) => ({
    token,
    name: table.seats[seat ?? -1]?.name ?? "",
  }));
  return joinRematch(next, players);
}

function playAgainHere({ settings, seats }: TableView): Promise<string> {
  const { from: _, ...others } = settings;
  const moved = settings.seats.map((_, seat) => settings.seats.at(seat - 1) ?? settings.seats[0]);
  const players = seats.flatMap(({ name }, seat): LocalPlayer[] =>
    name == null ? [] : [{ seat: (seat + 1) % seats.length, name }],
  );
  return makeLocalTable(withSkill({ ...others, seats: moved.filter((kind) => kind !== undefined) }), players);
}
