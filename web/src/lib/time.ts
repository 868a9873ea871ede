/**
 * What time it is on this device, in milliseconds since 1970: the time of the wall when the page was opened, and what has
 * passed since by a clock that nobody can set.
 */
export function deviceTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
