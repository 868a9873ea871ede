/** The time of a seat as it runs, for whatever shows it. */

import { deviceTime } from "../time";
import { lowTime, timeLeft } from "./clock";
import type { LiveTable } from "./live.svelte";

/** How often it is looked at, in milliseconds. */
const TICK = 250;

export class SeatTime {
  private now = $state(deviceTime());

  constructor(
    private readonly live: LiveTable,
    private readonly seat: () => number | undefined,
  ) {
    $effect(() => {
      if (live.table?.time_left == null) return;
      const ticking = setInterval(() => (this.now = deviceTime()), TICK);
      return () => clearInterval(ticking);
    });
  }

  /** What is left, in milliseconds; nothing where there is no clock. */
  left = $derived.by((): number | undefined => {
    const seat = this.seat();
    return seat === undefined ? undefined : timeLeft(this.live.table, seat, this.now + this.live.ahead);
  });

  /** Whether so little is left that it is worth a warning. */
  isLow = $derived.by((): boolean => this.left !== undefined && this.left < lowTime(this.live.table?.settings.clock));
}
