/** A lesson that is being taken: how far it is, what was tried, and what is said to it. */

import type { Lesson, LessonStep } from "../api";
import { ApiError } from "../net/api-error";
import { sceneAfter } from "../replay/records";
import type { Scene, Step } from "../scene";
import { allowsMotion } from "../theme/theme.svelte";
import { expectedMove } from "./expected-move";

/** What is said to a try that was not meant. */
export type Answer = { kind: "hint"; says: string } | { kind: "refused"; text: string; rule: string | undefined };

/** How long a move of the others is seen before the next, in milliseconds. */
const BEAT = 900;

export class LessonRun {
  /** The number of the step. */
  at = $state(0);
  scene = $state.raw<Scene>();
  /** The scene before the last move, and that move: what happened can be shown as it happens. */
  before = $state.raw<Scene>();
  last = $state.raw<Step>();
  answer = $state.raw<Answer>();
  /** How the tile in hand is turned where it is to be turned. */
  rotation = $state(0);
  /** Whether others are moving. */
  isBusy = $state(true);
  /** Why the lesson can't go on at all. */
  failure = $state.raw<ApiError>();

  private played: string[] = [];
  private isLeft = false;

  constructor(readonly lesson: Lesson) {}

  step = $derived.by((): LessonStep | undefined => this.lesson.steps[this.at]);
  isOver = $derived.by(() => this.at >= this.lesson.steps.length - 1 && !this.step?.wants && !this.isBusy);
  /** How the next step wants the tile in hand to lie. */
  private wantedRotation = $derived.by((): number => {
    const next = this.lesson.steps[this.at + 1]?.wants;
    const wanted = this.scene && next != null ? expectedMove(this.scene, next) : undefined;
    return wanted?.kind === "place" ? wanted.rotation : 0;
  });
  /** What the learner is to do, as the scene offers it. */
  wanted = $derived.by(() =>
    this.scene && this.step?.wants && !this.isBusy ? expectedMove(this.scene, this.step.wants) : undefined,
  );

  /** Begins it, or begins it again. */
  async begin(): Promise<void> {
    this.played = [];
    [this.before, this.last, this.answer] = [undefined, undefined, undefined];
    await this.attempt(async () => {
      this.scene = sceneAfter(this.lesson.record, []);
      await this.enter(0);
    });
  }

  /** Goes on after something that was only to be read. */
  async next(): Promise<void> {
    if (!this.isBusy && !this.step?.wants && !this.step?.gesture) await this.attempt(() => this.enter(this.at + 1));
  }

  /** Turns the tile in hand, if that is what is to be done. */
  async turn(): Promise<void> {
    if (this.isBusy || this.step?.gesture !== "turn") return;
    this.rotation = (this.rotation + 1) % 4;
    if (this.rotation === this.wantedRotation) await this.attempt(() => this.enter(this.at + 1));
  }

  /** Takes the last move back, if that is what is to be done. */
  async takeBack(): Promise<void> {
    if (this.isBusy || this.step?.gesture !== "take-back") return;
    this.played = this.played.slice(0, -1);
    [this.before, this.last] = [undefined, undefined];
    this.scene = sceneAfter(this.lesson.record, this.played);
    await this.attempt(() => this.enter(this.at + 1));
  }

  /** Does what is to be done that is no move. */
  async makeGesture(): Promise<void> {
    if (this.step?.gesture === "turn") await this.turn();
    else if (this.step?.gesture === "take-back") await this.takeBack();
    else await this.confirm();
  }

  /** Confirms the turn, if that is what is to be done. */
  async confirm(): Promise<void> {
    if (!this.isBusy && this.step?.gesture === "confirm") await this.attempt(() => this.enter(this.at + 1));
  }

  /** Tries a move, whatever it is. */
  async attemptMove(move: string): Promise<void> {
    const { step } = this;
    if (this.isBusy || !step?.wants) return;
    if (step.wants === move) {
      await this.attempt(async () => {
        this.make(move);
        await this.enter(this.at + 1);
      });
      return;
    }
    this.answer = this.why(step, move);
  }

  /** Tells the lesson in another language, as it stands. */
  translate(): void {
    this.scene = sceneAfter(this.lesson.record, this.played);
  }

  leave(): void {
    this.isLeft = true;
  }

  private async enter(at: number): Promise<void> {
    const step = this.lesson.steps[at];
    if (!step) return;
    for (const move of step.before) {
      if (this.isLeft) return;
      this.make(move);
      if (this.last?.seat != null && allowsMotion()) await new Promise((seen) => setTimeout(seen, BEAT));
    }
    this.at = at;
    this.answer = undefined;
    // One turn is enough to learn how.
    if (step.gesture === "turn") this.rotation = (this.wantedRotation + 3) % 4;
  }

  private make(move: string): void {
    this.played = [...this.played, move];
    const scene = sceneAfter(this.lesson.record, this.played);
    this.before = this.scene;
    this.last = scene.story.at(-1);
    this.scene = scene;
  }

  /** Why a try was not what is meant: the rules forbid it, or it is only something else. */
  private why(step: LessonStep, move: string): Answer {
    const hint: Answer = { kind: "hint", says: step.hint ?? "web-lesson-hint" };
    try {
      sceneAfter(this.lesson.record, [...this.played, move]);
      return hint;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { text, rule } = error.problem;
      return rule ? { kind: "refused", text, rule } : hint;
    }
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.failure = undefined;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
    this.isBusy = false;
  }
}
