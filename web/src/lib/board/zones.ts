/** Where the zones of tiles lie, as it is told along with the pictures. */

import type { TileZones, ZoneOutline } from "../api";
import { ask } from "../net/http";
import { zonesAddress } from "../pictures";
import type { Cell, LaidTile, Scene, SceneArea, ZoneRef } from "../scene";
import type { Point } from "./geometry";
import { SIZE, cellAt, cellKey, laidPoint, tilePoint } from "./geometry";

/** The zones of each copy of each tile. */
export type Zones = ReadonlyMap<string, ZoneOutline[]>;

/** No zones, before they are known. */
export const NO_ZONES: Zones = new Map();

const asked = new Map<string, Promise<Zones>>();

/** The zones of a set; asked for once. */
export function zonesOf(set: string): Promise<Zones> {
  const address = zonesAddress(set);
  const known = asked.get(address);
  if (known) return known;
  const answer = ask<TileZones[]>("GET", address).then(byCopy);
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

function byCopy(all: TileZones[]): Zones {
  return new Map(all.map(({ tile, copy, zones }) => [`${tile} ${copy}`, zones]));
}

/** The zones of a tile on a board. */
export function laidZones(zones: Zones, { tile, copy }: LaidTile): ZoneOutline[] {
  return zones.get(`${tile} ${copy}`) ?? [];
}

/** Where a piece stands that is put on a zone; a pawn stands on the child itself. */
export function spotOf(zones: Zones, laid: LaidTile, zone: number, isOnMark = false): Point {
  const found = laidZones(zones, laid)[zone];
  const [x = SIZE / 2, y = SIZE / 2] = (isOnMark ? found?.marks[0] : undefined) ?? found?.spot ?? [];
  return laidPoint({ x, y }, laid, laid.rotation);
}

/** The areas at a point of the board, the one that is seen first: a water network lies under its rivers and lakes. */
export function areasAt(scene: Scene, zones: Zones, point: Point): SceneArea[] {
  const at = cellAt(point);
  const index = tileIndex(scene, at);
  const laid = scene.tiles[index];
  if (!laid) return [];
  const inside = tilePoint(point, laid, laid.rotation);
  const hits = laidZones(zones, laid).flatMap(({ outline }, zone) => (isInside(outline, inside) ? [zone] : []));
  const isHit = ([tile, zone = -1]: ZoneRef): boolean => tile === index && hits.includes(zone);
  const areas = scene.areas.filter((area) => area.zones.some(isHit));
  return areas.toSorted((one, other) => Number(one.kind === "water") - Number(other.kind === "water"));
}

/** The tiles of a scene by their cells. */
export function tilesByCell(scene: Scene): Map<string, LaidTile> {
  return new Map(scene.tiles.map((laid) => [cellKey(laid), laid]));
}

/** The index of the tile in a cell. */
export function tileIndex(scene: Scene, cell: Cell): number {
  return scene.tiles.findIndex((laid) => laid.x === cell.x && laid.y === cell.y);
}

const paths = new Map<string, Path2D>();
let canvas: CanvasRenderingContext2D | null | undefined;

function isInside(outline: string, { x, y }: Point): boolean {
  canvas ??= document.createElement("canvas").getContext("2d");
  let path = paths.get(outline);
  if (!path) {
    path = new Path2D(outline);
    paths.set(outline, path);
  }
  return canvas?.isPointInPath(path, x, y, "evenodd") ?? false;
}
