/**
 * A board on which things are tried out: moves of all seats and of chance, each from any moment, none of them lost. It is
 * played like a table.
 */

import type { Moment, Order } from "../api";
import { engine } from "../engine/engine";
import type { Draws } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import { randomSeed } from "../random";
import type { Name } from "../replay/records";
import { sceneOf } from "../replay/records";
import type { Scene, Step } from "../scene";
import type { PlayedTable } from "../table/played-table";
import { newSteps } from "../table/story";
import { lang } from "../words/words.svelte";
import { analysisPath } from "./link";
import type { Node, TreeBranch } from "./tree";
import { MoveTree, lineTo, onward } from "./tree";

export class Analysis implements PlayedTable {
  scene = $state.raw<Scene>();
  story = $state.raw<Step[]>([]);
  news = $state.raw<Step[]>([]);
  error = $state.raw<ApiError>();
  /** What chance can do, where it is to move. */
  draws = $state.raw<Draws>();
  /** What was tried, each with where it leaves the rest. */
  branches = $state.raw<TreeBranch[]>([]);
  /** What is shown. */
  node: Node;
  readonly isBusy = false;

  private readonly tree: MoveTree;
  /** The game itself, told. */
  private played: Step[];
  /** What is shown, as a position. */
  position = "";

  /** From a moment of a record, or from a position. What is neither is thrown. */
  constructor(
    readonly record: string,
    private readonly names: Name[],
    at: number,
  ) {
    this.played = sceneOf({ record, names }).scene.story;
    this.tree = new MoveTree(this.played);
    this.node = this.tree.played(at);
    this.show();
  }

  /** Whoever is to move, or has just moved: until something is drawn, a tile can be turned or put elsewhere. */
  acting = $derived.by((): number | undefined => {
    const { scene } = this;
    if (!scene || scene.phase === "over") return undefined;
    return scene.seat ?? this.story.at(-1)?.seat ?? undefined;
  });

  /** What was done before the last draw stays as it is. */
  table = $derived.by(() => ({ confirmed: this.story.findLast(({ seat }) => seat == null)?.number ?? 0 }));

  /** Whether there is a move to go back to, and one to go on to. */
  canGoBack = $derived.by(() => (this.scene?.moves ?? 0) > 0);
  next = $derived.by(() => {
    void this.scene;
    return onward(this.node);
  });

  /** The moment that is shown, for those who are asked about it. */
  get moment(): Moment {
    return this.momentOf(this.node);
  }

  /** The address of what is shown, with what was tried. */
  get link(): string {
    const { played, tried } = lineTo(this.node);
    if (tried.length === 0) return analysisPath({ position: this.position, moves: [] });
    const { position } = sceneOf({ record: this.record, at: played, since: played });
    return analysisPath({ position, moves: tried });
  }

  /** The record of what is shown. */
  branchRecord(): string {
    return engine().call("branch", { moment: this.moment }).record;
  }

  async want(wanted: Order | Order[]): Promise<boolean> {
    const { node } = this;
    this.error = undefined;
    try {
      for (const order of [wanted].flat()) this.execute(order);
      this.show();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.node = node;
      this.show();
      this.error = error;
    }
    return this.error === undefined;
  }

  /** Makes a move, of a seat or of chance. */
  async play(move: string): Promise<boolean> {
    return this.want({ order: "play", move });
  }

  /** Shows what was tried before. */
  go(node: Node): void {
    this.node = node;
    this.error = undefined;
    this.show();
  }

  /** One move back; it stays where it is in the tree. */
  back(): void {
    if (this.node.parent) this.go(this.node.parent);
  }

  /** One move on, as it went first. */
  forward(): void {
    const next = onward(this.node);
    if (next) this.go(next);
  }

  /** Forgets a branch. */
  remove({ first }: TreeBranch): void {
    const isOnIt = this.isOn(first);
    const parent = this.tree.remove(first);
    this.go(isOnIt ? parent : this.node);
  }

  /** Whether what is shown comes after something. */
  isOn(node: Node): boolean {
    for (let at: Node | undefined = this.node; at; at = at.parent) if (at === node) return true;
    return false;
  }

  /** Tells it in another language. */
  translate(): void {
    this.played = sceneOf({ record: this.record, names: this.names }).scene.story;
    for (const { first } of this.tree.branches()) first.text = this.textOf(first);
    this.show();
  }

  private execute(order: Order): void {
    if (order.order === "play") {
      const next = this.tree.add(this.node, order.move);
      try {
        next.text = this.textOf(next);
      } catch (error) {
        if (next.text === "") this.tree.remove(next);
        throw error;
      }
      this.node = next;
    } else if (order.order === "take-back" && this.node.parent) {
      // What is taken back as at a table was not meant.
      const { node } = this;
      this.node = this.node.parent;
      if (node.children.length === 0) this.tree.remove(node);
    }
  }

  /** The move that leads to a node, in words. One that the rules forbid is thrown. */
  private textOf(node: Node): string {
    return sceneOf({ ...this.momentOf(node), since: node.at - 1 }).scene.story.at(-1)?.text ?? "";
  }

  private momentOf(node: Node): Moment {
    const { played, tried } = lineTo(node);
    return { record: this.record, names: this.names, at: played, moves: tried };
  }

  private show(): void {
    const { played } = lineTo(this.node);
    const { scene, position } = sceneOf({ ...this.moment, since: played });
    const known = this.story;
    this.story = [...this.played.slice(0, played), ...scene.story];
    this.news = newSteps(this.story, known);
    this.position = position;
    this.scene = scene;
    this.branches = this.tree.branches();
    this.draws = scene.seat == null && scene.phase !== "over" ? this.chances() : undefined;
  }

  private chances(): Draws {
    return engine().call("draws", { moment: this.moment, seed: randomSeed(), lang: lang() });
  }
}
