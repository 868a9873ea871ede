/** What is seen of what has just happened: areas glow, points fly, pieces walk home, all in about a second and a half. */

import type { Point } from "../board/geometry";
import { SIZE, cellKey, centre, middle } from "../board/geometry";
import type { Zones } from "../board/zones";
import { spotOf, tilesByCell } from "../board/zones";
import type { Happening, LaidTile, StandingPiece, Scene, Step, ZoneRef } from "../scene";
import { allowsMotion } from "../theme/theme.svelte";
import type { Scored } from "./tally";
import { beforeFinal } from "./tally";

/** Points that fly to a score. */
export type Flight = { key: number; from: Point; seat: number; points: number; delay: number };
/** A piece that walks home. */
export type Walk = { key: number; from: Point; seat: number; figure: string; delay: number };
/** An area that glows: its zones, or its cells where there are no tiles any more. */
export type Glow = { key: number; refs: ZoneRef[]; cells: number[][]; delay: number };

type Home = Extract<Happening, { kind: "home" }>;

/** How long an area glows, points fly and a piece walks, in milliseconds. */
export const GLOW = 1000;
export const FLIGHT = 850;
export const WALK = 850;

/** How long a tile of somebody else takes to come down, before anything is scored. */
const ARRIVAL = 280;
/** How long one area has the stage before the next, and how much later than the first the last is at the most. */
const BEAT = 170;
const SPREAD = 400;
/** How long an area glows before its points rise, and before pieces leave it. */
const RISE = 120;
const LEAVE = 260;

export class Effects {
  flights = $state.raw<Flight[]>([]);
  walks = $state.raw<Walk[]>([]);
  glows = $state.raw<Glow[]>([]);
  isShown = $derived(this.flights.length + this.walks.length + this.glows.length > 0);
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
    const events = beforeFinal(steps.flatMap((step) => step.events));
    const scored = events.filter((event): event is Scored => event.kind === "scored" && event.points > 0);
    const homes = events.filter((event): event is Home => event.kind === "home");
    if (scored.length + homes.length === 0) return;
    const start = isArriving ? ARRIVAL : 0;
    const beat = Math.min(BEAT, SPREAD / Math.max(scored.length - 1, 1));
    const stage = scored.map((event, index) => ({ event, delay: start + index * beat }));
    const last = stage.at(-1)?.delay ?? start;
    this.glows = stage.map(({ event: { zones: refs, cells }, delay }) => ({
      key: this.key(),
      refs,
      cells: refs.length > 0 ? [] : cells,
      delay,
    }));
    this.flights = stage.flatMap(({ event, delay }) => {
      const from = middleOf(event, scene, zones);
      return event.seats.map((seat) => ({ key: this.key(), from, seat, points: event.points, delay: delay + RISE }));
    });
    const tiles = tilesByCell(scene);
    this.walks = homes.flatMap((home) => this.walk(home, tiles.get(cellKey(home)), before, zones, last + LEAVE));
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.skip(), last + Math.max(GLOW, RISE + FLIGHT, LEAVE + WALK));
  }

  /** Enough seen. */
  skip(): void {
    clearTimeout(this.ending);
    if (this.isShown) [this.flights, this.walks, this.glows] = [[], [], []];
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
