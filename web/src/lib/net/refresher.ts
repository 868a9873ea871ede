/** Keeps something up to date: asks for it when it is stale, and again after a while where that fails for now. */

import { Backoff } from "./backoff";
import { ApiError } from "./http";

export class Refresher {
  private isStale = false;
  private isOver = false;
  private running: Promise<void> | undefined;
  private pause: { end: () => void; isBinding: boolean } | undefined;
  private readonly backoff = new Backoff();

  constructor(
    /** Asks, and keeps the answer. */
    private readonly ask: () => Promise<void>,
    /** Hears whether the last attempt failed and there will be another. */
    private readonly ondelay: (isDelayed: boolean) => void,
  ) {}

  /**
   * Asks at once, and once more if this is called again meanwhile. Done when it is up to date; what can't be
   * mended by asking again is thrown.
   */
  refresh(): Promise<void> {
    this.isStale = true;
    if (!this.pause?.isBinding) this.pause?.end();
    this.running ??= this.run();
    return this.running;
  }

  /** Asks no more. */
  stop(): void {
    this.isOver = true;
    this.pause?.end();
  }

  private async run(): Promise<void> {
    try {
      while (this.isStale && !this.isOver) await this.attempt();
    } finally {
      // In the same breath as the last look at `isStale`: what becomes stale from now on starts another run.
      this.running = undefined;
    }
  }

  private async attempt(): Promise<void> {
    this.isStale = false;
    try {
      await this.ask();
      this.backoff.reset();
      this.ondelay(false);
    } catch (error) {
      if (this.isOver) return;
      const isTemporary = error instanceof ApiError && error.isTemporary;
      this.ondelay(isTemporary);
      if (!isTemporary) throw error;
      this.isStale = true;
      await this.wait(error.retryAfter);
    }
  }

  /** Waits until the next attempt. A server that has said how long is not asked before. */
  private wait(asked: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.pause = undefined;
        resolve();
      };
      const timer = setTimeout(end, Math.max(this.backoff.next(), asked ?? 0));
      this.pause = { end, isBinding: asked !== undefined };
    });
  }
}
