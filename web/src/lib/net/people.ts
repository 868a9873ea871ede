/** Who is at this browser: a guest as soon as there is a name, with an account if they like. */

import type { Credentials, Me } from "../api";
import { remember, remembered } from "../memory";
import { ApiError, ask, askText } from "./http";
import { storedSeats, storedTables } from "./seat-store";

/** Who is here; nobody where nobody has signed in from this browser. */
export async function whoAmI(): Promise<Me | undefined> {
  if (remembered("signed-in") !== true) return undefined;
  try {
    return await ask<Me>("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.code === "unknown") remember("signed-in", false);
    return undefined;
  }
}

/** Makes an account, so that the games are there on other devices too. */
export async function signUp(name: string, credentials: Credentials): Promise<Me> {
  if (!(await whoAmI())) await ask<Me>("POST", "/api/me", { body: { name } });
  return arrive(await ask<Me>("POST", "/api/me/account", { body: credentials }));
}

/** Becomes the person of an account. */
export async function logIn(credentials: Credentials): Promise<Me> {
  return arrive(await ask<Me>("POST", "/api/session", { body: credentials }));
}

/** Is nobody again in this browser. */
export async function logOut(): Promise<void> {
  await askText("DELETE", "/api/session");
  remember("signed-in", false);
}

async function arrive(me: Me): Promise<Me> {
  remember("signed-in", true);
  await bindSeats(storedTables());
  return me;
}

/** Tells the server that the seats played from this browser are those of whoever is signed in, if anybody is. */
export async function bindSeats(tables: string[]): Promise<void> {
  if (remembered("signed-in") !== true) return;
  const seats = tables.flatMap((table) => storedSeats(table).map(({ token }) => ({ table, token })));
  // A seat that was given away meanwhile is not theirs; the others still are.
  await Promise.allSettled(seats.map((body) => askText("POST", "/api/me/seats", { body })));
}
