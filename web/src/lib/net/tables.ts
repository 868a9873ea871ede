/** Tables: making them, sitting down, starting. */

import type { NewTable, Order, Renewed, SeatView, Settings, Snapshot } from "../api";
import { ask } from "./http";
import { storeHost, storeInvitations, storeSeat, storedHost, storedInvitations } from "./seat-store";

/** Somebody who plays on this device. */
export type LocalPlayer = { seat: number; name: string };

/**
 * Makes a table, seats those who play on this device, and starts if nobody else is to come. Its name is
 * the answer; the tokens are kept, and the waiting room shows the links for the others.
 */
export async function makeTable(settings: Settings, players: LocalPlayer[]): Promise<string> {
  const made = await ask<NewTable>("POST", "/api/tables", { body: settings });
  storeHost(made.id, made.host);
  const nameOf = new Map(players.map(({ seat, name }) => [seat, name]));
  const invited = made.seats.filter(({ seat }) => !nameOf.has(seat));
  storeInvitations(
    made.id,
    invited.map(({ seat, token }) => ({ seat, token })),
  );
  for (const { seat, token } of made.seats) {
    const name = nameOf.get(seat);
    if (name === undefined) continue;
    storeSeat(made.id, { seat, token });
    await order(made.id, token, { order: "sit", name });
  }
  if (invited.length === 0) await order(made.id, made.seats[0]?.token, { order: "start" });
  return made.id;
}

/**
 * Sits down at the next table of the same people: the tokens of the seats stay the same. Whoever is last
 * starts the game. What can't be done is done in the waiting room.
 */
export async function joinRematch(table: string, players: { token: string; name: string }[]): Promise<void> {
  const want = (token: string, body: Order): Promise<unknown> => order(table, token, body).catch(() => undefined);
  for (const { token, name } of players) {
    storeSeat(table, { seat: undefined, token });
    await want(token, { order: "sit", name });
  }
  const [first] = players;
  const { seats } = await ask<Snapshot>("GET", `/api/tables/${table}`);
  if (first && !seats.some(isFree)) await want(first.token, { order: "start" });
}

/** Makes a guest stand up before the game, at a table that was made here. Their seat gets another invitation. */
export async function removeGuest(table: string, seat: number): Promise<void> {
  const { token } = await ask<Renewed>("DELETE", `/api/tables/${table}/seats/${seat}`, { token: storedHost(table) });
  const others = storedInvitations(table).filter((invitation) => invitation.seat !== seat);
  storeInvitations(table, [...others, { seat, token }]);
}

/** Whether a seat waits for somebody. */
export function isFree({ place, name }: SeatView): boolean {
  return place.kind === "person" && name == null;
}

function order(table: string, token: string | undefined, body: Order): Promise<unknown> {
  return ask("POST", `/api/tables/${table}/orders`, { token, body });
}
