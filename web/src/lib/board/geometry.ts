/**
 * Where things are on a board. A tile is a square of `SIZE`; x grows east, y south, and the tile at 0,0
 * begins at the point 0,0.
 */

import type { Cell, Rotation } from "../scene";

/** The side of a tile. */
export const SIZE = 100;

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** The cell that a point is in. */
export function cellAt(point: Point): Cell {
  return { x: Math.floor(point.x / SIZE), y: Math.floor(point.y / SIZE) };
}

/** The north-west corner of a cell. */
export function corner(cell: Cell): Point {
  return { x: cell.x * SIZE, y: cell.y * SIZE };
}

/** The middle of a cell. */
export function middle(cell: Cell): Point {
  return { x: (cell.x + 0.5) * SIZE, y: (cell.y + 0.5) * SIZE };
}

/** Where a point of a tile is once the tile lies turned in a cell. */
export function laidPoint(point: Point, cell: Cell, rotation: Rotation): Point {
  const turned = turn(point, rotation);
  return { x: cell.x * SIZE + turned.x, y: cell.y * SIZE + turned.y };
}

/** Where a point on a board is on the tile that lies turned in a cell: the way back. */
export function tilePoint(point: Point, cell: Cell, rotation: Rotation): Point {
  const inside = { x: point.x - cell.x * SIZE, y: point.y - cell.y * SIZE };
  return turn(inside, (4 - rotation) % 4);
}

/** How an outline of a tile is moved to where the tile lies, as a transformation of SVG. */
export function laidTransform(cell: Cell, rotation: Rotation): string {
  const half = SIZE / 2;
  return `translate(${cell.x * SIZE} ${cell.y * SIZE}) rotate(${90 * rotation} ${half} ${half})`;
}

/** The box around some cells; around the middle one where there are none. */
export function boxAround(cells: readonly Cell[]): Box {
  if (cells.length === 0) return { left: 0, top: 0, width: SIZE, height: SIZE };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: left * SIZE,
    top: top * SIZE,
    width: (Math.max(...xs) - left + 1) * SIZE,
    height: (Math.max(...ys) - top + 1) * SIZE,
  };
}

/** A box with a cell more on every side: where the next tiles will lie. */
export function widened({ left, top, width, height }: Box): Box {
  return { left: left - SIZE, top: top - SIZE, width: width + 2 * SIZE, height: height + 2 * SIZE };
}

/** A name for a cell, to look it up by. */
export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Whether two cells have a side in common. */
export function isBeside(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

/** The middle of several points. */
export function centre(points: readonly Point[]): Point {
  const sum = points.reduce((sum, point) => ({ x: sum.x + point.x, y: sum.y + point.y }), { x: 0, y: 0 });
  const count = Math.max(points.length, 1);
  return { x: sum.x / count, y: sum.y / count };
}

/** By how much somebody turns who goes from one point to another around a third, in degrees clockwise, by less than half a turn. */
export function angleAround(pivot: Point, from: Point, to: Point): number {
  const angle = ({ x, y }: Point): number => (Math.atan2(y - pivot.y, x - pivot.x) * 180) / Math.PI;
  return shortWay(angle(to) - angle(from));
}

/** The same turn by half a turn at the most, in degrees clockwise. */
export function shortWay(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** Turns a point of a tile by quarter turns clockwise. */
function turn({ x, y }: Point, rotation: Rotation): Point {
  switch (rotation % 4) {
    case 0:
      return { x, y };
    case 1:
      return { x: SIZE - y, y: x };
    case 2:
      return { x: SIZE - x, y: SIZE - y };
    default:
      return { x: y, y: SIZE - x };
  }
}
