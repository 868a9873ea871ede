/** A recorded game that is looked at again: any moment of it, forwards and backwards, by itself if wanted. */

import type { Mark, Replayed } from "../api";
import { ApiError } from "../net/api-error";
import type { Scene, Step } from "../scene";
import type { RecordedGame } from "./records";
import { sceneOf } from "./records";
import { nextMark, previousMark, turnEnds } from "./marks";

/** How fast it plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Speed = (typeof SPEEDS)[number];

/** How long a move is seen at ordinary speed, in milliseconds; one that scores is seen longer. */
const BEAT = 850;
const BEAT_OF_SCORE = 2000;

export class Replay {
  /** After how many moves. */
  at = $state(0);
  /** How many moves there are. */
  moves = $state(0);
  marks = $state.raw<Mark[]>([]);
  /** The whole game, told. */
  story = $state.raw<Step[]>([]);
  /** The moment that is shown. */
  scene = $state.raw<Scene>();
  /** The moment before it, if this is the next move: what happened can then be shown as it happens. */
  before = $state.raw<Scene>();
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  error = $state.raw<ApiError>();

  private readonly known = new Map<number, Scene>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly record: string;

  constructor(readonly game: RecordedGame) {
    this.record = game.record;
  }

  /** The step that led to what is shown. */
  step = $derived(this.story[this.at - 1]);

  /** Reads the record and tells it in the language that is spoken. What is shown stays where it is. */
  load(at?: number): void {
    this.known.clear();
    const whole = this.tell({});
    if (!whole) return;
    this.story = whole.scene.story;
    this.moves = whole.moves;
    this.marks = whole.marks;
    this.known.set(whole.moves, whole.scene);
    this.go(at ?? this.at);
  }

  /** Shows the moment after so many moves. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moves));
    const scene = this.known.get(this.at) ?? this.tell({ at: this.at, since: this.at })?.scene;
    if (!scene) return;
    this.known.set(this.at, scene);
    this.before = this.scene?.moves === this.at - 1 ? this.scene : undefined;
    this.scene = scene;
  }

  /** Shows the next moment or the one before, as somebody asks for it. */
  walk(moves: number): void {
    this.pause();
    this.go(this.at + moves);
  }

  /** To the end of the turn before or after. */
  walkTurn(direction: 1 | -1): void {
    const ends = turnEnds(this.story);
    const end = direction > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    this.walk((end ?? (direction > 0 ? this.moves : 0)) - this.at);
  }

  /** To the next score, or to the one before. */
  walkScore(direction: 1 | -1): void {
    const mark = direction > 0 ? nextMark(this.marks, this.at) : previousMark(this.marks, this.at);
    if (mark) this.walk(mark.at - this.at);
  }

  /** Plays by itself, from the beginning if it is at its end. */
  play(): void {
    if (this.at >= this.moves) this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const hasScored = this.step?.events.some(({ kind }) => kind === "scored") ?? false;
    this.timer = setTimeout(() => this.beat(), (hasScored ? BEAT_OF_SCORE : BEAT) / this.speed);
  }

  private beat(): void {
    if (!this.isPlaying) return;
    this.go(this.at + 1);
    if (this.at >= this.moves) this.pause();
    else this.wait();
  }

  private tell(moment: { at?: number; since?: number }): Replayed | undefined {
    try {
      const answer = sceneOf({ record: this.record, names: this.game.names, ...moment });
      this.error = undefined;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      this.pause();
      return undefined;
    }
  }
}
