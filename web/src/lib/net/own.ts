/**
 * The seats that are played from this browser: whoever has the token of a seat acts for it. And the tokens
 * of seats at tables made here that are to be given to others.
 */

import { remember, remembered } from "../memory";

/** A seat at a table and what opens it. */
export type OwnSeat = { seat: number | undefined; token: string };

type Kept = { [table: string]: OwnSeat[] };

/** The seats at a table, in order of play as far as it is known. */
export function ownSeats(table: string): OwnSeat[] {
  return kept()[table] ?? [];
}

/** The tables at which there is a seat, the latest last. */
export function ownTables(): string[] {
  return Object.keys(kept());
}

/** Keeps the token of a seat. */
export function keepSeat(table: string, own: OwnSeat): void {
  const all = kept();
  const others = (all[table] ?? []).filter((other) => other.token !== own.token);
  remember("seats", { ...without(all, table), [table]: [...others, own] });
}

/** Forgets the seats at a table. */
export function forgetTable(table: string): void {
  remember("seats", without(kept(), table));
  remember("invitations", without(kept("invitations"), table));
}

/** The seats of a table that others are to be invited to. */
export function invitations(table: string): OwnSeat[] {
  return kept("invitations")[table] ?? [];
}

/** Keeps the tokens of seats for others, to make links of them. */
export function keepInvitations(table: string, seats: OwnSeat[]): void {
  remember("invitations", { ...kept("invitations"), [table]: seats });
}

function kept(what: "seats" | "invitations" = "seats"): Kept {
  const value = remembered(what);
  return value && typeof value === "object" ? (value as Kept) : {};
}

function without(all: Kept, table: string): Kept {
  return Object.fromEntries(Object.entries(all).filter(([id]) => id !== table));
}
