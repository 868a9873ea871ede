/** The tables of this device in lists. */

import type { Entry } from "../net/lists";
import { storedLocalTables } from "./store";

/** The tables of this device, the latest first. */
export async function localTables(): Promise<Entry[]> {
  return (await storedLocalTables()).map(({ entry }) => entry);
}
