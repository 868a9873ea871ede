/** How long to wait before another attempt: twice as long each time up to a limit, and a little different for everybody. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Backoff {
  private wait = FIRST_WAIT;

  /** The wait before the next attempt, in milliseconds. */
  next(): number {
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    return wait;
  }

  /** Begins with the shortest wait again. */
  reset(): void {
    this.wait = FIRST_WAIT;
  }
}
