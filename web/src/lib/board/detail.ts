/** How much of a tile is drawn: from far away only what can be told apart. */

/** The sides of a tile in pixels at which it begins to be far away, and to be near again: apart, so that nothing flickers. */
const FAR = 48;
const NEAR = 56;
/** Finer pixels show more, but nobody's eyes are finer. */
const FINEST = 1.25;

/** Whether a tile is seen from far away whose side is so many pixels of CSS long, of so many real ones each. */
export function isFarAway(side: number, ratio: number, wasFar: boolean): boolean {
  return side * Math.min(ratio, FINEST) < (wasFar ? NEAR : FAR);
}
