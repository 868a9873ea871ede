/** How the score track is laid out: its spaces lie in a ring round a field. */

import type { TrackView } from "./scene";

/** Where the marker of somebody with so many points is. */
export function markerOf(points: number, spaces: number): TrackView["markers"][number] {
  return { space: points % spaces, laps: Math.floor(points / spaces) };
}

/** How many spaces lie along its upper side, and along its left one; those in the corners belong to two sides. */
export function sides(spaces: number): { columns: number; rows: number } {
  const both = Math.ceil(spaces / 2) + 2;
  return { columns: Math.ceil(both / 2), rows: Math.floor(both / 2) };
}

/** Where a space is, as column and row from 0; the first is in the upper left, and it goes clockwise. */
export function spaceAt(space: number, spaces: number): { column: number; row: number } {
  const { columns, rows } = sides(spaces);
  const [right, bottom] = [columns - 1, rows - 1];
  if (space <= right) return { column: space, row: 0 };
  if (space <= right + bottom) return { column: right, row: space - right };
  if (space <= 2 * right + bottom) return { column: 2 * right + bottom - space, row: bottom };
  return { column: 0, row: spaces - space };
}
