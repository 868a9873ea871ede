/** Clocks: how time is shown, and when it is short. */

import type { Clock, TableView } from "../api";

/** Time as a clock shows it: `1:05`, `2:03:20`, and whole days where there are some. */
export function clockText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How little time is so little that it is worth a warning, in milliseconds. */
export function lowTime(clock: Clock | undefined): number {
  switch (clock?.kind) {
    case "turn":
      return Math.min(clock.seconds / 3, 30) * 1000;
    case "game":
      return Math.min(clock.seconds / 5, 60) * 1000;
    case "days":
      return 6 * 60 * 60 * 1000;
    default:
      return 0;
  }
}

/** What a seat has left at this time of the host, in milliseconds, where there is a clock. */
export function timeLeft(table: TableView | undefined, seat: number, now: number): number | undefined {
  if (table?.time_left == null) return undefined;
  const isRunning = table.awaited === seat && table.deadline != null && !table.is_paused;
  return isRunning ? Math.max((table.deadline ?? 0) - now, 0) : table.time_left[seat];
}
