/** What is in a cell, in words, for those who walk the board by keys. */

import type { Cell, PlaceChoice, Scene } from "../scene";
import { say } from "../words/words.svelte";
import { isSameCell } from "./geometry";
import { tileIndex } from "./zones";

export function describeCell(scene: Scene, places: readonly PlaceChoice[], cell: Cell): string {
  const where = say("web-cell", { x: cell.x, y: cell.y });
  const index = tileIndex(scene, cell);
  if (index >= 0) {
    const areas = scene.areas.filter(({ zones }) => zones.some(([tile]) => tile === index));
    return [where, ...areas.map(({ text }) => text)].join(" ");
  }
  const ways = places.find((place) => isSameCell(place, cell))?.ways.length ?? 0;
  return `${where} ${ways > 0 ? say("web-cell-fits", { ways }) : say("web-cell-empty")}`;
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
