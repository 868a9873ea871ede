/** Which puzzle is today's, and on how many days in a row it was solved. */

/** Days of the calendar of whoever looks, counted from 1970. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** The game of a day: one after the other. */
export function gameOfDay(games: readonly string[], day: number): string {
  return games[day % games.length] ?? "";
}

/** A prime, so that all of a list come before one comes again, and neighbours in it far apart. */
const STRIDE = 7919;

/** Which of so many is that of a day, where a list has its turn once in so many days. */
export function indexOfDay(count: number, day: number, games: number): number {
  return (Math.floor(day / games) * STRIDE) % Math.max(count, 1);
}

/** Days in a row, up to the last one on which today's puzzle was solved. */
export type Streak = { last: number; days: number };

/** The streak after a day on which it was solved. */
export function solvedOn(streak: Streak | undefined, day: number): Streak {
  if (streak?.last === day) return streak;
  return { last: day, days: streak?.last === day - 1 ? streak.days + 1 : 1 };
}

/** How many days in a row it was solved, as long as yesterday's or today's was. */
export function daysInARow(streak: Streak | undefined, day: number): number {
  return streak && streak.last >= day - 1 ? streak.days : 0;
}
