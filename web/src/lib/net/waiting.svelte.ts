/** Waiting for a server that has too much to do. */

let waiting = $state(0);

/** Whether something waits until the server has time for it. */
export function isWaiting(): boolean {
  return waiting > 0;
}

/** Waits for so many milliseconds. */
export async function wait(pause: number): Promise<void> {
  waiting += 1;
  await new Promise((done) => setTimeout(done, pause));
  waiting -= 1;
}
