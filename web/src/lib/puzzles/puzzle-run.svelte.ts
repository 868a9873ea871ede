/** A puzzle that is being solved: one turn, played like one at a table, and then judged. */

import type { Order } from "../api";
import type { Judge } from "../engine/judge";
import type { PuzzleVerdict, Unit } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import { sceneAfter } from "../replay/records";
import type { Scene, Step } from "../scene";
import type { PlayedTable } from "../table/played-table";
import { newSteps } from "../table/story";
import { lang } from "../words/words.svelte";
import type { GamePuzzle } from "./files";

export class PuzzleRun implements PlayedTable {
  scene = $state.raw<Scene>();
  story = $state.raw<Step[]>([]);
  news = $state.raw<Step[]>([]);
  error = $state.raw<ApiError>();
  /** What is said to the answer, once there is one. */
  verdict = $state.raw<PuzzleVerdict>();
  readonly table = { confirmed: 0 };
  readonly isBusy = false;
  readonly record: string;
  readonly seat: number;
  readonly unit: Unit;
  /** Whether another answer was given before. */
  isRetried = false;

  private played: string[] = [];

  constructor(
    readonly puzzle: GamePuzzle,
    private readonly judge: Judge,
  ) {
    const { record, seat, unit } = judge.call("answer", { lang: lang(), puzzle: puzzle.puzzle, moves: [] });
    [this.record, this.seat, this.unit] = [record, seat, unit];
    this.show();
  }

  /** Who solves it may do something until the answer is judged. */
  acting = $derived.by((): number | undefined => (this.verdict ? undefined : this.seat));

  async want(wanted: Order | Order[]): Promise<boolean> {
    const { played } = this;
    this.error = undefined;
    try {
      for (const order of [wanted].flat()) this.execute(order);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.played = played;
      this.show();
      this.error = error;
    }
    return this.error === undefined;
  }

  /** Begins again. */
  retry(): void {
    [this.played, this.verdict, this.isRetried] = [[], undefined, true];
    this.show();
  }

  /** Tells it in another language. */
  translate(): void {
    this.show();
    if (this.verdict) this.check();
  }

  private execute(order: Order): void {
    if (order.order === "play") this.played = [...this.played, order.move];
    else if (order.order === "take-back") this.played = this.played.slice(0, -1);
    this.show();
    if (order.order === "confirm" || (order.order === "play" && order.confirm)) this.check();
  }

  private check(): void {
    const { verdict } = this.judge.call("answer", { lang: lang(), puzzle: this.puzzle.puzzle, moves: this.played });
    this.verdict = verdict ?? undefined;
  }

  private show(): void {
    const scene = sceneAfter(this.record, this.played);
    this.news = newSteps(scene.story, this.story);
    this.story = scene.story;
    this.scene = scene;
  }
}
