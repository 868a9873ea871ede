/** The threads in which the bots of a table think: several for those that search, where the device has cores for them. */

import type { Hint, Logged } from "../api";
import type { BotTurn } from "../engine/schemas";
import { Thinker } from "./thinker";

/** More add little, and each takes memory. */
const MOST_THREADS = 4;

export class Thinkers {
  private readonly all: Thinker[] = [];

  constructor(private readonly table: string) {}

  /**
   * The turns that a bot has thought of, one for each thread, all of which are wanted to say which is best. What some threads
   * could not do is not needed, unless none could.
   */
  async turns(events: readonly Logged[], isSearch: boolean): Promise<BotTurn[]> {
    const threads = this.threads(isSearch ? coresToSpare() : 1);
    const parts = threads.map((thinker, index) => thinker.turn(events, { index, of: threads.length }));
    const answers = await Promise.allSettled(parts);
    const turns = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.turn] : []));
    if (turns.length === 0) throw new Error("no bot could think");
    return turns;
  }

  /** What a good player would do. */
  hint(events: readonly Logged[], lang: string): Promise<Hint> {
    const [first = this.add()] = this.all;
    return first.hint(events, lang);
  }

  /** Ends all threads. */
  stop(): void {
    for (const thinker of this.all) thinker.stop();
  }

  private threads(count: number): Thinker[] {
    while (this.all.length < count) this.add();
    return this.all.slice(0, count);
  }

  private add(): Thinker {
    const thinker = new Thinker(this.table);
    this.all.push(thinker);
    return thinker;
  }
}

/** How many threads can run without the page waiting for them. */
function coresToSpare(): number {
  return Math.min(Math.max(navigator.hardwareConcurrency - 1, 1), MOST_THREADS);
}
