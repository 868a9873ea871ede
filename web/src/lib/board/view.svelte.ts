/** What part of a board is seen: where its origin lies on the screen, and how large it is shown. */

import type { Box, Point } from "./geometry";
import { SIZE } from "./geometry";

/** The smallest and the largest side of a tile on the screen. */
const LEAST = 8 / SIZE;
const MOST = 420 / SIZE;
/** Below this size of a tile it is hard to touch something on it with a finger. */
const SMALL = 90;
/** How large a tile is shown where there is room for more: so many pixels, or such a part of a large screen. */
const COMFORTABLE = { pixels: 132, part: 1 / 8 };

/** How far from the edge of what can be seen the middle of an arrow is. */
const EDGE = 30;

/** An arrow on the screen: where it is and where it points, in radians, clockwise from the east. */
export type Arrow = Point & { angle: number };

/** What covers the edges of the screen, such as panels. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export class View {
  /** Where the point 0,0 of the board is on the screen. */
  x = $state(0);
  y = $state(0);
  /** How large it is shown. Tiles are whole pixels of the device: the table would shine through between them otherwise. */
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** Whether somebody moved it: from then on it is theirs. */
  isMoved = $state(false);
  /** Whether something is looked at closely for a while; what was seen before comes back. */
  isClose = $state(false);
  private before: { x: number; y: number; exact: number } | undefined;
  /** The scale before it was rounded, so that many small steps add up. */
  private exact = 1;
  private isFitted = false;

  /** The point of the board under a point of the screen. */
  boardPoint({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** The point of the screen where a point of the board is. */
  screenPoint({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** Moves the board by so many pixels. */
  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.isMoved = true;
  }

  /** Shows the board larger or smaller by a factor; this point of the screen stays where it is. */
  zoom(factor: number, at: Point = this.middle()): void {
    const fixed = this.boardPoint(at);
    this.show(this.exact * factor, fixed, at);
    this.isMoved = true;
  }

  /** Shows all of a box, as large as it fits between the panels. */
  fit(box: Box): void {
    const { top, right, bottom, left } = this.insets;
    const room = { x: this.width - left - right, y: this.height - top - bottom };
    if (room.x <= 0 || room.y <= 0) return;
    const comfortable = Math.max(COMFORTABLE.pixels, Math.min(this.width, this.height) * COMFORTABLE.part);
    const fitting = Math.min(room.x / box.width, room.y / box.height, comfortable / SIZE);
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    this.show(fitting, middle, { x: left + room.x / 2, y: top + room.y / 2 });
    this.isMoved = false;
    this.isFitted = true;
  }

  /** Whether all of a box is seen between the panels; not before the board was shown at all. */
  shows(box: Box): boolean {
    const { top, right, bottom, left } = this.insets;
    const start = this.screenPoint({ x: box.left, y: box.top });
    const end = this.screenPoint({ x: box.left + box.width, y: box.top + box.height });
    const isInside =
      start.x >= left - 1 && start.y >= top - 1 && end.x <= this.width - right + 1 && end.y <= this.height - bottom + 1;
    return this.isFitted && isInside;
  }

  /** Where an arrow at the edge of the screen points at a point of the board; nowhere if that is seen between the panels. */
  towards(point: Point): Arrow | undefined {
    const { top, right, bottom, left } = this.insets;
    const at = this.screenPoint(point);
    const least = { x: left + EDGE, y: top + EDGE };
    const most = { x: this.width - right - EDGE, y: this.height - bottom - EDGE };
    const isSeen = at.x >= left && at.y >= top && at.x <= this.width - right && at.y <= this.height - bottom;
    if (isSeen || most.x < least.x || most.y < least.y) return undefined;
    const [x, y] = [clamp(at.x, least.x, most.x), clamp(at.y, least.y, most.y)];
    return { x, y, angle: Math.atan2(at.y - y, at.x - x) };
  }

  /** Moves no more than needed so that a box is seen. */
  reveal(box: Box): void {
    const { top, right, bottom, left } = this.insets;
    const start = this.screenPoint({ x: box.left, y: box.top });
    const end = this.screenPoint({ x: box.left + box.width, y: box.top + box.height });
    this.x += nudge(start.x, end.x, left, this.width - right);
    this.y += nudge(start.y, end.y, top, this.height - bottom);
  }

  /** Looks at a box closely, if its tiles are too small for a finger, until `stepBack`. */
  lookClosely(box: Box): void {
    if (this.isClose || this.scale * SIZE >= SMALL) return;
    const { x, y, exact, isMoved } = this;
    this.before = isMoved ? { x, y, exact } : undefined;
    this.fit(box);
    [this.isMoved, this.isClose] = [isMoved, true];
  }

  /** Shows what was seen before; the board does so by itself if nobody had moved it. */
  stepBack(): void {
    if (!this.isClose) return;
    this.isClose = false;
    const { before } = this;
    if (!before) return;
    this.show(before.exact, { x: 0, y: 0 }, before);
  }

  /** Shows the board at a scale, with a point of it at a point of the screen. */
  private show(scale: number, point: Point, at: Point): void {
    this.exact = clamp(scale, LEAST, MOST);
    const whole = SIZE * pixelRatio();
    this.scale = Math.floor(this.exact * whole) / whole;
    this.x = toPixels(at.x - point.x * this.scale);
    this.y = toPixels(at.y - point.y * this.scale);
  }

  private middle(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }
}

/** How many pixels of the device make one of CSS. */
export function pixelRatio(): number {
  return globalThis.devicePixelRatio || 1;
}

/** A length in whole pixels of the device. */
export function toPixels(length: number): number {
  const ratio = pixelRatio();
  return Math.round(length * ratio) / ratio;
}

/** By how much a stretch must be moved to lie between two bounds. */
function nudge(start: number, end: number, least: number, most: number): number {
  if (start < least) return least - start;
  if (end > most) return Math.max(most - end, least - start);
  return 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
