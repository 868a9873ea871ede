/** Locks by which tables of this device are open in one tab at a time: two hosts would tell two different stories. */

/** Does something with a table, holding its lock; whether it did. Not while the table is open elsewhere. */
export function ifFree(id: string, act: () => Promise<void>): Promise<boolean> {
  return hold(id, { ifAvailable: true }, act);
}

/** The same once the table is open nowhere else. */
export function whenFree(id: string, act: () => Promise<void>): Promise<boolean> {
  return hold(id, {}, act);
}

async function hold(id: string, options: LockOptions, act: () => Promise<void>): Promise<boolean> {
  // Pages without https have no locks.
  if (!("locks" in navigator)) {
    await act();
    return true;
  }
  return navigator.locks.request(`bastide ${id}`, options, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
}
