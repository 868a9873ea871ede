/**
 * A position that is set up by hand. What may be done and what is wrong says the engine; here is what was chosen: a tile to put,
 * a cell to look at, a seat whose pieces are put.
 */

import type { Judge } from "../engine/judge";
import type { DraftEdit, DraftFlaw, DraftLookedAt, DraftSetup, DraftView } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import type { Cell, Rotation, Scene } from "../scene";
import { lang } from "../words/words.svelte";

export class Editor {
  view: DraftView;
  error = $state.raw<ApiError>();
  /** The tile that is about to be put, and how it is turned. */
  tile = $state<string>();
  rotation = $state<Rotation>(0);
  /** The cell that is looked at. */
  cell = $state.raw<Cell>();
  /** The seat whose pieces are put. */
  seat = $state(0);
  /** Whether there is something to take back. */
  canUndo = $state(false);

  private readonly past: string[] = [];

  private constructor(
    private readonly judge: Judge,
    draft: string,
  ) {
    this.view = $state.raw(this.ask(draft));
  }

  /** The beginning of a game. */
  static begin(judge: Judge, setup: DraftSetup): Editor {
    return new Editor(judge, judge.call("new_draft", { setup }).draft);
  }

  /** From a position. */
  static open(judge: Judge, position: string): Editor {
    return new Editor(judge, position);
  }

  /** All that is seen, also what is wrong. */
  get scene(): Scene {
    const { scene, flaws } = this.view;
    return {
      ...scene,
      tiles: [...scene.tiles, ...flaws.flatMap(({ tile }) => tile ?? [])],
      pieces: [...scene.pieces, ...flaws.flatMap(({ piece }) => piece ?? [])],
    };
  }

  get flaws(): DraftFlaw[] {
    return this.view.flaws;
  }

  get lookedAt(): DraftLookedAt | undefined {
    return this.view.looked_at ?? undefined;
  }

  /** Changes something; what is refused changes nothing, and says why. */
  edit(...edits: DraftEdit[]): boolean {
    const before = this.view.draft;
    const isDone = this.show(before, edits);
    if (isDone && this.view.draft !== before) {
      this.past.push(before);
      this.canUndo = true;
    }
    return isDone;
  }

  /** Takes the last change back. */
  undo(): void {
    const before = this.past.pop();
    this.canUndo = this.past.length > 0;
    if (before !== undefined) this.show(before, []);
  }

  /** Chooses a tile to be put, or none any more. */
  choose(tile: string | undefined): void {
    [this.tile, this.rotation] = [tile, 0];
    this.refresh();
  }

  /** Looks at a cell. */
  look(cell: Cell | undefined): void {
    this.cell = cell && { x: cell.x, y: cell.y };
    this.refresh();
  }

  /** Puts pieces of another seat. */
  putFor(seat: number): void {
    this.seat = seat;
    this.refresh();
  }

  /** Tells it again, in the language that is spoken. */
  refresh(): void {
    this.show(this.view.draft, []);
  }

  /** How the chosen tile is turned in a cell: as it was turned by hand if it fits so, otherwise as it fits. */
  rotationIn(cell: Cell): Rotation {
    const place = this.view.places.find(({ x, y }) => x === cell.x && y === cell.y);
    if (!place || place.rotations.includes(this.rotation)) return this.rotation;
    return place.rotations[0] ?? this.rotation;
  }

  /** Puts the chosen tile into a cell. */
  put(cell: Cell): void {
    if (this.tile === undefined) return;
    const { tile } = this;
    const [rotation, { x, y }] = [this.rotationIn(cell), cell];
    this.cell = { x, y };
    this.edit({ edit: "put", tile, x, y, rotation });
  }

  /** Turns the tile that is looked at, or the one that is about to be put. */
  turn(): void {
    const laid = this.lookedAt?.tile;
    if (laid) this.edit({ edit: "turn", x: laid.x, y: laid.y, rotation: (laid.rotation + 1) % 4 });
    else this.rotation = (this.rotation + 1) % 4;
  }

  private show(draft: string, edits: DraftEdit[]): boolean {
    this.error = undefined;
    try {
      this.view = this.ask(draft, edits);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      return false;
    }
  }

  private ask(draft: string, edits: DraftEdit[] = []): DraftView {
    const { tile, cell: at, seat } = this;
    const of = { draft, edits, seat, tile: tile ?? null, at: at ?? null };
    return this.judge.call("draft", { of, lang: lang() });
  }
}
