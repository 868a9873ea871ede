/** What this device committed to add to the draws of tables, kept in the browser so that a page that was reloaded still can. */

import type { KeptChain } from "../engine/schemas";
import { loadStored, saveStored } from "../local-storage";

/** A chain of links: each is the hash of the next. */
export type Chain = KeptChain;

type Store = { [table: string]: Chain[] };

const NAME = "chains";

/** The chains for a table. */
export function storedChains(table: string): Chain[] {
  return stored()[table] ?? [];
}

/** Keeps a chain. */
export function storeChain(table: string, chain: Chain): void {
  const all = stored();
  saveStored(NAME, { ...all, [table]: [...(all[table] ?? []), chain] });
}

/** Forgets the chains for a table. */
export function forgetChains(table: string): void {
  saveStored(NAME, Object.fromEntries(Object.entries(stored()).filter(([id]) => id !== table)));
}

function stored(): Store {
  const value = loadStored(NAME);
  return value && typeof value === "object" ? (value as Store) : {};
}
