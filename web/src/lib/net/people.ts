/** Who is at this browser: a guest as soon as there is a name, with an account if they like. */

import type { AccountView, Credentials, Me, Recovery, RecoveryCodes } from "../api";
import { loadStored, saveStored } from "../local-storage";
import { ApiError } from "./api-error";
import { ask, askText } from "./http";
import { storedSeats, storedTables } from "./seat-store";

/** The user who is logged in; nobody where nobody has from this browser. */
export async function currentUser(): Promise<Me | undefined> {
  if (loadStored("signed-in") !== true) return undefined;
  try {
    return await ask<Me>("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.code === "unknown") saveStored("signed-in", false);
    return undefined;
  }
}

/** Makes an account, so that the games are there on other devices too. */
export async function signUp(name: string, credentials: Credentials): Promise<Me> {
  if (!(await currentUser())) await ask<Me>("POST", "/api/me", { body: { name } });
  return storeLogin(await ask<Me>("POST", "/api/me/account", { body: credentials }));
}

/** Logs in to an account. */
export async function logIn(credentials: Credentials): Promise<Me> {
  return storeLogin(await ask<Me>("POST", "/api/session", { body: credentials }));
}

/** The account of whoever is signed in, and the devices where they are. */
export function ownAccount(): Promise<AccountView> {
  return ask<AccountView>("GET", "/api/me/account");
}

/** Takes another password; all other devices are signed out. */
export async function changePassword(old: string, password: string): Promise<void> {
  await askText("POST", "/api/me/password", { body: { old, new: password } });
}

/** New recovery codes, which are told this once. */
export async function makeRecoveryCodes(password: string): Promise<string[]> {
  return (await ask<RecoveryCodes>("POST", "/api/me/recovery-codes", { body: { password } })).codes;
}

/** Logs in with a recovery code and takes another password. */
export async function recover(recovery: Recovery): Promise<Me> {
  return storeLogin(await ask<Me>("POST", "/api/recovery", { body: recovery }));
}

/** Signs a device out; without one, all others. */
export async function endSession(id?: string): Promise<void> {
  await askText("DELETE", id === undefined ? "/api/me/sessions" : `/api/me/sessions/${id}`);
}

/** Logs out of this browser. */
export async function logOut(): Promise<void> {
  await askText("DELETE", "/api/session");
  saveStored("signed-in", false);
}

async function storeLogin(me: Me): Promise<Me> {
  saveStored("signed-in", true);
  await bindSeats(storedTables());
  return me;
}

/** Tells the server that the seats played from this browser are those of whoever is signed in, if anybody is. */
export async function bindSeats(tables: string[]): Promise<void> {
  if (loadStored("signed-in") !== true) return;
  const seats = tables.flatMap((table) => storedSeats(table).map(({ token }) => ({ table, token })));
  // A seat that was given away meanwhile is not theirs; the others still are.
  await Promise.allSettled(seats.map((body) => askText("POST", "/api/me/seats", { body })));
}
