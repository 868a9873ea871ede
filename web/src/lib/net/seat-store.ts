/**
 * The seats that are played from this browser: whoever has the token of a seat acts for it. And the tokens
 * of seats at tables made here that are to be given to others.
 */

import { loadStored, saveStored } from "../local-storage";
import { forgetChains } from "../table/chain-store";

/** A seat at a table and what opens it. */
export type StoredSeat = { seat: number | undefined; token: string };

type Store = { [table: string]: StoredSeat[] };

/** The seats at a table, in order of play as far as it is known. */
export function storedSeats(table: string): StoredSeat[] {
  return stored()[table] ?? [];
}

/** The tables at which there is a seat, the latest last. */
export function storedTables(): string[] {
  return Object.keys(stored());
}

/** Keeps the token of a seat. */
export function storeSeat(table: string, seat: StoredSeat): void {
  const all = stored();
  const others = (all[table] ?? []).filter((other) => other.token !== seat.token);
  saveStored("seats", { ...without(all, table), [table]: [...others, seat] });
}

/** Forgets the seats at a table. */
export function forgetTable(table: string): void {
  saveStored("seats", without(stored(), table));
  saveStored("invitations", without(stored("invitations"), table));
  saveStored("hosts", without(stored("hosts"), table));
  forgetChains(table);
}

/** What lets somebody who made a table here make others stand up. */
export function storedHost(table: string): string | undefined {
  return stored("hosts")[table]?.[0]?.token;
}

/** Keeps that. */
export function storeHost(table: string, token: string): void {
  saveStored("hosts", { ...stored("hosts"), [table]: [{ seat: undefined, token }] });
}

/** The seats of a table that others are to be invited to. */
export function storedInvitations(table: string): StoredSeat[] {
  return stored("invitations")[table] ?? [];
}

/** Keeps the tokens of seats for others, to make links of them. */
export function storeInvitations(table: string, seats: StoredSeat[]): void {
  saveStored("invitations", { ...stored("invitations"), [table]: seats });
}

function stored(what: "seats" | "invitations" | "hosts" = "seats"): Store {
  const value = loadStored(what);
  return value && typeof value === "object" ? (value as Store) : {};
}

function without(all: Store, table: string): Store {
  return Object.fromEntries(Object.entries(all).filter(([id]) => id !== table));
}
