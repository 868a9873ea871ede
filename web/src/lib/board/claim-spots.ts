/** Where on the tile just placed pieces can be put: a spot for each, all far enough apart to be pressed. */

import type { ClaimChoice, LaidTile, Scene } from "../scene";
import type { Point } from "./geometry";
import { SIZE, boxAround, cellKey } from "./geometry";
import { spread } from "./spread";
import type { Zones } from "./zones";
import { laidZones, spotOf, tilesByCell } from "./zones";

/** The size of what is pressed to put a piece somewhere. */
export const SPOT_RADIUS = 15;
/** How far from a spot a piece may be let go so that it still goes there. */
const REACH = 34;

export type ClaimSpot = { choice: ClaimChoice; at: Point; laid: LaidTile; outline: string };

/** All spots of a scene, in the order of the choices. */
export function claimSpots(scene: Scene, zones: Zones): ClaimSpot[] {
  const tiles = tilesByCell(scene);
  const found = scene.choices.claims.flatMap((choice) => {
    const laid = tiles.get(cellKey(choice));
    const zone = laid && laidZones(zones, laid)[choice.zone];
    return laid && zone ? [{ choice, laid, outline: zone.outline, at: spotOf(zones, laid, choice.zone) }] : [];
  });
  const [first] = found;
  if (!first) return [];
  // All are on the tile that was just placed.
  const { left, top } = boxAround([first.laid]);
  const room = {
    left: left + SPOT_RADIUS,
    top: top + SPOT_RADIUS,
    width: SIZE - 2 * SPOT_RADIUS,
    height: SIZE - 2 * SPOT_RADIUS,
  };
  const places = spread(
    found.map(({ at }) => at),
    2 * SPOT_RADIUS,
    room,
  );
  return found.map((spot, index) => ({ ...spot, at: places[index] ?? spot.at }));
}

/** The spot to which a piece goes that is let go at a point: the nearest for its kind, if there is one near. */
export function spotNear(spots: readonly ClaimSpot[], piece: string, at: Point): ClaimSpot | undefined {
  const away = (spot: ClaimSpot): number => Math.hypot(spot.at.x - at.x, spot.at.y - at.y);
  return spots
    .filter(({ choice }) => choice.piece === piece)
    .toSorted((one, other) => away(one) - away(other))
    .find((spot) => away(spot) <= REACH);
}
