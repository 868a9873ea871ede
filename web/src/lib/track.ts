/** The score track: fifty spaces round a field, gone round again and again. */

/** How many spaces it has. */
export const SPACES = 50;
/** Spaces along the upper side, and along the left one: 14 + 12 + 13 + 11 make 50. */
export const COLUMNS = 14;
export const ROWS = 13;

/** Where a space is, as column and row from 0; the first is in the upper left, and it goes clockwise. */
export function spaceAt(space: number): { column: number; row: number } {
  const [right, bottom] = [COLUMNS - 1, ROWS - 1];
  if (space <= right) return { column: space, row: 0 };
  if (space <= right + bottom) return { column: right, row: space - right };
  if (space <= 2 * right + bottom) return { column: 2 * right + bottom - space, row: bottom };
  return { column: 0, row: SPACES - space };
}

/** The space that a score is on, and how often it has gone round. */
export function standing(score: number): { space: number; laps: number } {
  return { space: score % SPACES, laps: Math.floor(score / SPACES) };
}
