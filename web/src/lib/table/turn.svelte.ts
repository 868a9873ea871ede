/**
 * A turn at this device: what is chosen so far, and what a click or a key makes of it. The rules are not
 * known here; what may be done is what the scene offers, and the table has the last word.
 */

import type { Order } from "../api";
import type { Point } from "../board/geometry";
import { cellAt, isBeside, isSameCell, shortWay } from "../board/geometry";
import type { ActionChoice, BuildChoice, Cell, ClaimChoice, LaidTile, PlaceChoice, RecallChoice, Way } from "../scene";
import type { PlayedTable } from "./played-table";
import { openGain } from "./story";

/** What is to be done now. `watch`: nothing, others are at it. */
export type Stage = "watch" | "place" | "claim" | "build" | "confirm";

/** A piece on its way from the reserve to the tile, and the move that it would make where it is. */
export type Carried = { piece: string; move: string | undefined };

/** A tile or die that would lie there. */
export type Ghost = LaidTile & { fits: boolean };

const NOTHING = { places: [], claims: [], recalls: [], builds: [], actions: [] };

export class Turn {
  /** How the tile in hand is turned, as far as it can be. */
  rotation = $state(0);
  /** The face of the die in hand. */
  face = $state<string>();
  /** The turn in which the cup was shaken last: the table throws, but nobody sees the dice before. */
  private shaken = $state(0);
  /** Whether all cells for a die are shown, and not those alone where it touches another. */
  isEverywhere = $state(false);
  /** What was sent and is not answered yet: shown as if it were done. */
  sent = $state.raw<LaidTile>();
  /** The piece that a hint would put on the tile in hand. */
  advised = $state.raw<ClaimChoice>();
  /** The piece that is being dragged to the tile. */
  carried = $state.raw<Carried>();
  /** The cell that is pointed at, by mouse or keys. */
  cursor = $state.raw<Cell>();
  /** Where the tile that lies there now could have gone; it can still be moved. */
  private before = $state.raw<{ confirmed: number; places: PlaceChoice[]; builds: BuildChoice[] }>();

  constructor(private readonly live: PlayedTable) {}

  scene = $derived.by(() => this.live.scene);
  isOurs = $derived.by(() => this.live.acting !== undefined);
  choices = $derived.by(() => (this.isOurs ? (this.live.scene?.choices ?? NOTHING) : NOTHING));
  /** How many moves are confirmed. */
  private confirmed = $derived.by(() => this.live.table?.confirmed ?? 0);
  /** How many moves are not confirmed. */
  open = $derived.by(() => (this.live.scene?.moves ?? 0) - this.confirmed);

  stage = $derived.by((): Stage => {
    const { scene } = this.live;
    if (!scene || !this.isOurs) return "watch";
    const { places, claims, recalls, builds, actions } = this.choices;
    if (scene.seat !== this.live.acting) return "confirm";
    if (places.length > 0) return "place";
    if (scene.dice && (builds.length > 0 || actions.length > 0)) return "build";
    if (claims.length + recalls.length + actions.length > 0) return "claim";
    return "confirm";
  });

  /** The tile that lies there but can still be turned, moved or taken back. */
  placed = $derived.by((): LaidTile | undefined => {
    if (!this.isOurs || this.open === 0) return undefined;
    const step = this.live.story.findLast((step) => step.number > this.confirmed && step.placed != null);
    return step?.placed ?? undefined;
  });

  /** Whether the tile that lies there fits in another way as well, as far as that is known. */
  canTurn = $derived.by((): boolean => this.placed !== undefined && this.waysBefore(this.placed).length > 1);

  /** The pieces that may be put, each kind once, as it looks where it stands first. */
  pieces = $derived.by((): ClaimChoice[] => {
    const { claims } = this.choices;
    return claims.filter(({ piece }, index) => claims.findIndex((other) => other.piece === piece) === index);
  });

  /**
   * Whether the turn is complete and nothing about it is left open: the last thing that was done was no tile, which might
   * still have to be turned.
   */
  isSettled = $derived.by((): boolean => {
    const last = this.live.story.at(-1);
    return this.stage === "confirm" && this.open > 0 && last?.placed == null;
  });

  /** Whether the dice of our turn are still in the cup. */
  isInCup = $derived.by((): boolean => {
    const { scene } = this.live;
    const isFirst = scene?.dice?.rolls === 1 && scene.tiles.length === 0 && this.open === 0;
    return this.stage === "build" && isFirst && this.shaken !== scene.turn;
  });

  /** Where something can go: the tile in hand, the chosen die, or the tile that can still be moved. */
  places = $derived.by((): PlaceChoice[] => {
    if (this.stage === "place") return this.choices.places;
    if (this.stage === "build" && !this.isInCup)
      return this.choices.builds.filter(({ face }) => face === this.chosenFace);
    return [];
  });

  /** Those of the places that are shown: a die could also lie by itself, in a hundred cells that hardly ever help. */
  shownPlaces = $derived.by((): PlaceChoice[] => {
    if (this.stage !== "build" || this.isEverywhere) return this.places;
    const touching = this.places.filter((place) => this.live.scene?.tiles.some((laid) => isBeside(laid, place)));
    return touching.length > 0 ? touching : this.places;
  });

  /** The die that would be built: the chosen one if it is still in hand, otherwise the first. */
  chosenFace = $derived.by((): string | undefined => {
    const faces = new Set(this.choices.builds.map(({ face }) => face));
    return this.face && faces.has(this.face) ? this.face : [...faces][0];
  });

  /** What the turn has changed so far, by seat. */
  gain = $derived.by((): number[] => {
    const { scene, table, story } = this.live;
    return scene && table ? openGain(story, table.confirmed, scene.scores) : [];
  });

  /** What would lie in the cell that is pointed at. */
  ghost = $derived.by((): Ghost | undefined => {
    const { scene } = this.live;
    const cell = this.cursor;
    if (!scene || !cell || this.sent || scene.tiles.some((laid) => isSameCell(laid, cell))) return undefined;
    const shown = this.inHand;
    if (!shown) return undefined;
    const way = this.wayAt(cell);
    return { ...shown, x: cell.x, y: cell.y, rotation: way?.rotation ?? this.rotation, fits: way !== undefined };
  });

  /** The tile or die to be placed. */
  inHand = $derived.by((): { tile: string; copy: number } | undefined => {
    const { scene } = this.live;
    if (!scene || this.sent) return undefined;
    if (this.stage === "place") return scene.hand ?? undefined;
    if (this.stage !== "build" || this.isInCup || !this.chosenFace) return undefined;
    const copy = scene.tiles.filter(({ tile }) => tile === this.chosenFace).length;
    return { tile: this.chosenFace, copy };
  });

  /** Shakes the cup and turns it over. */
  shake(): void {
    this.shaken = this.live.scene?.turn ?? 0;
  }

  /** Points at something on the board. */
  point(at: Point | undefined): void {
    this.cursor = at && cellAt(at);
  }

  /** A click on a cell, or Enter with the cursor there: puts the tile there, or turns the one that lies there. */
  async press(cell: Cell): Promise<void> {
    if (!this.isOurs || this.live.isBusy) return;
    if (this.placed && isSameCell(this.placed, cell)) return this.turn();
    if (this.stage === "place" || this.stage === "build") {
      const way = this.wayAt(cell);
      if (way) return this.put(cell, way);
      if (this.stage === "place" && this.isEmpty(cell)) await this.insist(cell);
      return;
    }
    await this.move(cell);
  }

  /** Turns what lies there and is not confirmed, otherwise what is in hand. */
  async turn(steps = 1): Promise<void> {
    const { placed } = this;
    if (!this.isOurs || this.live.isBusy) return;
    if (!placed) {
      this.turnHand(steps);
      return;
    }
    const ways = this.waysBefore(placed);
    const at = ways.findIndex(({ rotation }) => rotation === placed.rotation);
    const next = ways[(at + steps + ways.length) % Math.max(ways.length, 1)];
    // After the page was loaded again it is not known how else the tile fits: it is taken up to find out.
    if (!next) await this.live.want(this.takingTileBack());
    else if (next.rotation !== placed.rotation) await this.replace(placed, next);
  }

  /** Turns the tile that lies there as near to a rotation as it fits; what is between two rotations is nearer to one. */
  async turnTo(wished: number): Promise<void> {
    const { placed } = this;
    if (!this.isOurs || this.live.isBusy || !placed) return;
    const away = (way: Way): number => Math.abs(shortWay(90 * (way.rotation - wished)));
    const [nearest] = this.waysBefore(placed).toSorted((one, other) => away(one) - away(other));
    if (nearest && nearest.rotation !== placed.rotation) await this.replace(placed, nearest);
  }

  async claim(choice: ClaimChoice | RecallChoice): Promise<void> {
    await this.play(choice.move);
  }

  /** What else can be done: putting no piece, rolling again. What ends in a throw is confirmed at once. */
  async act({ move, kind }: ActionChoice): Promise<void> {
    await this.live.want({ order: "play", move, confirm: kind === "again" });
  }

  async confirm(): Promise<void> {
    if (this.stage === "confirm") await this.live.want({ order: "confirm" });
  }

  /** Takes the last move back. */
  async takeBack(): Promise<void> {
    if (this.isOurs && this.open > 0) await this.live.want({ order: "take-back" });
  }

  /** What can be confirmed or skipped with one key: the most obvious next thing. */
  async goOn(): Promise<void> {
    const pass = this.choices.actions.find(({ kind }) => kind === "pass");
    if (this.isInCup) this.shake();
    else if (this.stage === "confirm") await this.confirm();
    else if (this.stage === "claim" && pass) await this.act(pass);
  }

  private wayAt(cell: Cell): Way | undefined {
    const ways = this.places.find((place) => isSameCell(place, cell))?.ways ?? [];
    return nearest(ways, this.rotation);
  }

  private turnHand(steps: number): void {
    const ways = this.places.find((place) => this.cursor && isSameCell(place, this.cursor))?.ways ?? [];
    const shown = nearest(ways, this.rotation);
    const at = shown ? ways.indexOf(shown) : -1;
    const next = ways[(at + steps + ways.length) % Math.max(ways.length, 1)];
    this.rotation = next ? next.rotation : (this.rotation + steps + 4) % 4;
  }

  private isEmpty(cell: Cell): boolean {
    return !this.live.scene?.tiles.some((laid) => isSameCell(laid, cell));
  }

  private async put(cell: Cell, way: Way): Promise<void> {
    const { inHand } = this;
    const { scene } = this.live;
    if (!inHand || !scene) return;
    this.before = { confirmed: this.confirmed, places: scene.choices.places, builds: scene.choices.builds };
    await this.show({ ...inHand, ...cell, rotation: way.rotation }, () => this.play(way.move));
  }

  /** Asks the table all the same, so that it says why not. */
  private async insist({ x, y }: Cell): Promise<void> {
    await this.play(`place ${x},${y} r${this.rotation}`);
  }

  /** Puts the tile that lies there and is not confirmed somewhere else. */
  private async move(cell: Cell): Promise<void> {
    const { placed } = this;
    const way = nearest(this.choicesBefore?.places.find((place) => isSameCell(place, cell))?.ways ?? [], this.rotation);
    if (placed && way) await this.replace({ ...placed, ...cell }, way);
  }

  private async replace(laid: LaidTile, way: Way): Promise<void> {
    this.rotation = way.rotation;
    const orders: Order[] = [...this.takingTileBack(), { order: "play", move: way.move }];
    await this.show({ ...laid, rotation: way.rotation }, () => this.live.want(orders));
  }

  /** What takes back the tile, and what came after it. */
  private takingTileBack(): Order[] {
    const steps = this.live.story.filter((step) => step.number > this.confirmed);
    const last = steps.findLastIndex((step) => step.placed != null);
    return steps.slice(Math.max(last, 0)).map(() => ({ order: "take-back" }));
  }

  /** What could be done before the tile was put where it lies, as long as nothing was confirmed since. */
  private get choicesBefore(): { places: PlaceChoice[]; builds: BuildChoice[] } | undefined {
    return this.before?.confirmed === this.confirmed ? this.before : undefined;
  }

  private waysBefore(laid: LaidTile): Way[] {
    const { places = [], builds = [] } = this.choicesBefore ?? {};
    const ofDie = builds.filter(({ face }) => face === laid.tile);
    return [...places, ...ofDie].find((place) => isSameCell(place, laid))?.ways ?? [];
  }

  private play(move: string): Promise<boolean> {
    return this.live.want({ order: "play", move });
  }

  /** Shows a tile where it will lie while the table is asked. */
  private async show(laid: LaidTile, order: () => Promise<unknown>): Promise<void> {
    this.sent = laid;
    try {
      await order();
    } finally {
      this.sent = undefined;
    }
  }
}

/** The way that is turned as wished, or else the next one clockwise. */
export function nearest(ways: readonly Way[], wished: number): Way | undefined {
  const turns = (way: Way): number => (way.rotation - wished + 4) % 4;
  return ways.toSorted((one, other) => turns(one) - turns(other))[0];
}
