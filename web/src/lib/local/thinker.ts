/** A thread in which a bot thinks. It follows a table. */

import type { Hint, Logged } from "../api";
import type { BotThought, Part } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import { randomSeed } from "../random";
import type { Question, Reply } from "./thinker.worker";

/** What is asked besides the table itself. */
type Wanted = { want: "turn"; part: Part } | { want: "hint"; lang: string };

/** How long a bot may think about a move, in milliseconds: as long as at a server. */
const THINK = 1000;

export class Thinker {
  private worker: Worker | undefined;
  /** The number of the last event that the thread has. */
  private have = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: string) {}

  /** What the bot does whose turn it is, by one of several searches. */
  async turn(events: readonly Logged[], part: Part): Promise<BotThought> {
    const reply = await this.ask({ want: "turn", part }, events);
    if (!("thought" in reply) || !reply.thought) throw new Error("a bot answered something else");
    return reply.thought;
  }

  /** What a good player would do. */
  async hint(events: readonly Logged[], lang: string): Promise<Hint> {
    const reply = await this.ask({ want: "hint", lang }, events);
    if (!("hint" in reply)) throw new Error("a bot answered something else");
    return reply.hint;
  }

  /** Ends the thread. Whoever waits for an answer waits for ever. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.have = 0;
  }

  /** One question after the other. */
  private ask(wanted: Wanted, events: readonly Logged[]): Promise<Reply> {
    const answer = this.last.then(() => this.answer(wanted, events));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private answer(wanted: Wanted, events: readonly Logged[]): Promise<Reply> {
    this.worker ??= new Worker(new URL("thinker.worker.ts", import.meta.url), { type: "module" });
    const { worker, table } = this;
    const news = events.filter(({ version }) => version > this.have);
    this.have = events.at(-1)?.version ?? this.have;
    const question: Question = { ...wanted, table, events: news, seed: randomSeed(), millis: THINK };
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ("problem" in data) reject(new ApiError(data.problem));
        else resolve(data);
      };
      worker.onerror = (event) => {
        this.stop();
        reject(new Error(event.message));
      };
      worker.postMessage(question);
    });
  }
}
