/**
 * The end of a game as it is celebrated: the points of the final scoring are counted seat by seat, then there is confetti,
 * and then the winner is named. It can be cut short at any time.
 */

import type { Scene, Step } from "../scene";
import { allowsMotion } from "../theme/theme.svelte";
import { markerOf } from "../track";
import type { Scored } from "./tally";
import { beforeFinal } from "./tally";

/** A seat gets points of the final scoring, and has so many after that. */
export type Count = { seat: number; event: Scored; sum: number };

/** What is seen: nothing yet, points that are counted, the celebration before the winner is named, or who won. */
export type FinaleStage = "none" | "counting" | "celebrating" | "named";

/** How long one count is seen at the most and at the least, and how long all of them should take, in milliseconds. */
const BEAT = { most: 900, least: 160, all: 6000 };
/** How long it is celebrated before the winner is named, and how long altogether. */
const SUSPENSE = 1500;
const CELEBRATION = 4500;

export class Finale {
  stage = $state<FinaleStage>("none");
  /** Whether there is still confetti. */
  isFestive = $state(false);
  /** What is counted, and how much of it has been. */
  private counts = $state.raw<Count[]>([]);
  private counted = $state(0);
  private before = $state.raw<number[]>([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** Whether the winner is not named yet. */
  isRunning = $derived(this.stage === "counting" || this.stage === "celebrating");
  /** What is being counted. */
  count = $derived(this.stage === "counting" ? this.counts[this.counted - 1] : undefined);
  /** The points of each seat, as far as they are counted. */
  sums = $derived(
    this.before.map(
      (sum, seat) => this.counts.slice(0, this.counted).findLast((count) => count.seat === seat)?.sum ?? sum,
    ),
  );

  /** Celebrates a game that has just ended with these points; where nothing may move, the winner is named at once. */
  start(finals: readonly Scored[], scores: readonly number[]): void {
    this.stop();
    if (!allowsMotion()) {
      this.stage = "named";
      return;
    }
    this.before = scores.map((score, seat) => score - sumOf(finals, seat));
    this.counts = countsOf(finals, this.before);
    this.counted = 0;
    if (this.counts.length === 0) {
      this.celebrate();
      return;
    }
    this.stage = "counting";
    const beat = Math.max(BEAT.least, Math.min(BEAT.most, BEAT.all / this.counts.length));
    this.counts.forEach((_, index) => this.after((index + 0.5) * beat, () => (this.counted = index + 1)));
    this.after((this.counts.length + 1) * beat, () => this.celebrate());
  }

  /** Names the winner at once. */
  skip(): void {
    this.stop();
    [this.stage, this.isFestive] = ["named", false];
  }

  /** Nobody looks any more. */
  stop(): void {
    this.timers.splice(0).forEach(clearTimeout);
  }

  private celebrate(): void {
    [this.stage, this.isFestive] = ["celebrating", true];
    this.after(SUSPENSE, () => (this.stage = "named"));
    this.after(CELEBRATION, () => (this.isFestive = false));
  }

  private after(millis: number, act: () => void): void {
    this.timers.push(setTimeout(act, millis));
  }
}

/** What is counted, seat by seat, from the points that each had before. */
export function countsOf(finals: readonly Scored[], before: readonly number[]): Count[] {
  return before.flatMap((start, seat) => {
    let sum = start;
    return finals
      .filter(({ seats, points }) => seats.includes(seat) && points > 0)
      .map((event) => ({ seat, event, sum: (sum += event.points) }));
  });
}

/** A scene of a game that is over as it is shown while its points are counted: nothing in it tells who wins. */
export function sceneWhileCounting(scene: Scene, sums: readonly number[]): Scene {
  const { track } = scene;
  const counted = track && { ...track, markers: sums.map((sum) => markerOf(sum, track.spaces)) };
  return { ...scene, scores: [...sums], winners: [], ...(counted && { track: counted }) };
}

/** A story as it is told while its points are counted: up to the final scoring. */
export function storyWhileCounting(story: readonly Step[]): Step[] {
  return story.map((step) => ({ ...step, events: beforeFinal(step.events) }));
}

function sumOf(finals: readonly Scored[], seat: number): number {
  return finals.reduce((sum, { seats, points }) => sum + (seats.includes(seat) ? points : 0), 0);
}
