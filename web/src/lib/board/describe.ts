/** What is in a cell, in words, for those who walk the board by keys. */

import type { Description } from "../engine/schemas";
import type { Cell, PlaceChoice, Scene } from "../scene";
import { say } from "../words/words.svelte";
import { isSameCell } from "./geometry";
import { tileIndex } from "./zones";

export function describeCell(
  scene: Scene,
  description: Description | undefined,
  places: readonly PlaceChoice[],
  cell: Cell,
): string {
  const told = description?.cells.find((told) => isSameCell(told, cell))?.text;
  const where = told ?? `${say("web-cell", { x: cell.x, y: cell.y })} ${say("web-cell-empty")}`;
  const index = tileIndex(scene, cell);
  const areas = scene.areas.filter(
    ({ zones, worth, pieces }) => (worth != null || pieces.length > 0) && zones.some(([tile]) => tile === index),
  );
  const ways = places.find((place) => isSameCell(place, cell))?.ways.length ?? 0;
  const fits = ways > 0 ? [say("web-cell-fits", { ways })] : [];
  return [where, ...areas.map(({ text }) => text), ...fits].join(" ");
}

/** The cell next to one in the direction of an arrow key. */
export function stepped({ x, y }: Cell, key: string): Cell | undefined {
  switch (key) {
    case "ArrowLeft":
      return { x: x - 1, y };
    case "ArrowRight":
      return { x: x + 1, y };
    case "ArrowUp":
      return { x, y: y - 1 };
    case "ArrowDown":
      return { x, y: y + 1 };
    default:
      return undefined;
  }
}
