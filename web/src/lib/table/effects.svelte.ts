/** What is seen of what has just happened: areas glow, points fly, pieces walk home. */

import type { Point } from "../board/geometry";
import { SIZE, cellKey, centre, middle } from "../board/geometry";
import type { Zones } from "../board/zones";
import { spotOf, tilesByCell } from "../board/zones";
import type { Happening, LaidTile, StandingPiece, Scene, Step, ZoneRef } from "../scene";
import { allowsMotion } from "../theme/theme.svelte";

/** Points that fly to a score. */
export type Flight = { key: number; from: Point; seat: number; points: number; delay: number };
/** A piece that walks home. */
export type Walk = { key: number; from: Point; seat: number; figure: string; delay: number };
/** An area that glows. */
export type Glow = { key: number; refs: ZoneRef[]; delay: number };

type Scored = Extract<Happening, { kind: "scored" }>;
type Home = Extract<Happening, { kind: "home" }>;

/** How long one area has the stage before the next, in milliseconds. */
const BEAT = 550;
/** How long a tile and a piece of somebody else take to come to the board, before anything is scored. */
const ARRIVAL = 600;
/** How long all of it takes at the most. */
const LONGEST = 9000;

export class Effects {
  flights = $state.raw<Flight[]>([]);
  walks = $state.raw<Walk[]>([]);
  glows = $state.raw<Glow[]>([]);
  private keys = 0;
  private ending: ReturnType<typeof setTimeout> | undefined;

  /**
   * Shows what steps caused. `before` is the scene in which the pieces still stood; `isArriving` says
   * whether tiles are coming down, which is seen first.
   */
  show(
    steps: readonly Step[],
    scene: Scene,
    before: Scene | undefined,
    zones: Zones,
    isArriving = steps.some(({ placed }) => placed != null),
  ): void {
    if (!allowsMotion()) return;
    const events = steps.flatMap((step) => step.events);
    const scored = events.filter((event): event is Scored => event.kind === "scored" && event.points > 0);
    const homes = events.filter((event): event is Home => event.kind === "home");
    if (scored.length + homes.length === 0) return;
    const start = isArriving ? ARRIVAL : 0;
    const delays = scored.map((_, index) => start + index * BEAT);
    this.glows = scored.map(({ zones: refs }, index) => ({ key: this.key(), refs, delay: delays[index] ?? 0 }));
    this.flights = scored.flatMap((event, index) => {
      const from = middleOf(event, scene, zones);
      return event.seats.map((seat) => ({
        key: this.key(),
        from,
        seat,
        points: event.points,
        delay: (delays[index] ?? 0) + 350,
      }));
    });
    const tiles = tilesByCell(scene);
    this.walks = homes.flatMap((home) =>
      this.walk(home, tiles.get(cellKey(home)), before, zones, start + 500 + scored.length * 200),
    );
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.skip(), Math.min(start + 2600 + scored.length * BEAT, LONGEST));
  }

  /** Enough seen. */
  skip(): void {
    [this.flights, this.walks, this.glows] = [[], [], []];
  }

  private walk(home: Home, laid: LaidTile | undefined, before: Scene | undefined, zones: Zones, delay: number): Walk[] {
    if (!laid) return [];
    const stood = before?.pieces.find((post) => isSameSpot(post, home));
    const figure = stood?.figure ?? (home.piece === "hut" || home.piece === "abbot" ? home.piece : "standing");
    return [{ key: this.key(), from: spotOf(zones, laid, home.zone), seat: home.seat, figure, delay }];
  }

  private key(): number {
    this.keys += 1;
    return this.keys;
  }
}

function isSameSpot(post: StandingPiece, home: Home): boolean {
  return post.x === home.x && post.y === home.y && post.zone === home.zone;
}

/** Where the points of an area rise: amid its zones, or amid its cells. */
function middleOf(event: Scored, scene: Scene, zones: Zones): Point {
  const spots = event.zones.flatMap(([tile = -1, zone = -1]) => {
    const laid = scene.tiles[tile];
    return laid ? [spotOf(zones, laid, zone)] : [];
  });
  if (spots.length > 0) return centre(spots);
  const cells = event.cells.map(([x = 0, y = 0]) => middle({ x, y }));
  return cells.length > 0 ? centre(cells) : { x: SIZE / 2, y: SIZE / 2 };
}
