/** Things that lie too near each other are moved apart, so that each can be touched. */

import type { Box, Point } from "./geometry";

/** Enough for a handful of things on a tile. */
const ROUNDS = 60;

/** The points, moved as little as needed to be this far from each other, as well as that can be inside a box. */
export function spread(points: readonly Point[], distance: number, { left, top, width, height }: Box): Point[] {
  const moved = points.map((point) => ({ ...point }));
  const inside = (value: number, least: number, size: number): number => Math.min(Math.max(value, least), least + size);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) part(one, other, distance);
    }
    for (const point of moved) {
      point.x = inside(point.x, left, width);
      point.y = inside(point.y, top, height);
    }
  }
  return moved;
}

/** Moves two points away from each other, each by half of what is missing. */
function part(one: Point, other: Point, distance: number): void {
  const apart = Math.hypot(other.x - one.x, other.y - one.y);
  if (apart >= distance) return;
  const missing = (distance - apart) / 2;
  // Points in the same place go left and right.
  const [x, y] = apart > 0 ? [(other.x - one.x) / apart, (other.y - one.y) / apart] : [1, 0];
  one.x -= x * missing;
  one.y -= y * missing;
  other.x += x * missing;
  other.y += y * missing;
}
