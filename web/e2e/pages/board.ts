/** A board on the screen. */

import type { Page } from "@playwright/test";

export type Point = { x: number; y: number };

/** Where on the screen a point of the board is, once the board lies still; a tile is a square of 100. */
export function screenPoint(page: Page, point: Point): Promise<Point> {
  return page.locator(".world").evaluate(async (world, { x, y }) => {
    // The board moves out of the way of what stands around it, which is measured at the end of a frame.
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let before = ""; before !== world.style.transform; await frame().then(frame)) before = world.style.transform;
    const { a: scale, e: left, f: top } = new DOMMatrix(getComputedStyle(world).transform);
    const board = world.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: board.left + left + x * scale, y: board.top + top + y * scale };
  }, point);
}

/** Where on the screen the middle of a cell is. */
export function cellPoint(page: Page, x: number, y: number): Promise<Point> {
  return screenPoint(page, { x: (x + 0.5) * 100, y: (y + 0.5) * 100 });
}
