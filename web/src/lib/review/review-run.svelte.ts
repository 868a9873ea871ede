/** The review of a recorded game while it is being made: numbers soon, and better ones after a while. */

import type { ReviewDepth, ReviewView } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import type { RecordedGame } from "../replay/records";
import type { Question, Reply } from "./review.worker";

/** The stages of a review. */
const STAGES: ReviewDepth[] = ["first", "deep"];

export class ReviewRun {
  /** What is known so far. */
  view = $state.raw<ReviewView>();
  /** How closely all of the game was looked at. */
  depth = $state<ReviewDepth>();
  /** What is being done, and how much of it is done, from 0 to 1. */
  doing = $state.raw<{ depth: ReviewDepth; part: number }>();
  error = $state.raw<ApiError>();

  private worker: Worker | undefined;

  constructor(private readonly game: RecordedGame) {}

  /** Whether it was begun. */
  get isBegun(): boolean {
    return this.worker !== undefined || this.view !== undefined || this.error !== undefined;
  }

  /** Begins it, also after it was stopped. */
  start(lang: string): void {
    this.stop();
    this.error = undefined;
    const stages = STAGES.slice(this.depth ? STAGES.indexOf(this.depth) + 1 : 0);
    this.doing = { depth: stages[0] ?? "deep", part: 0 };
    const worker = new Worker(new URL("review.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = ({ message }) => this.fail(new ApiError({ code: "failed", text: message }));
    this.worker = worker;
    const { record, names, you = null } = this.game;
    this.ask({ game: { record, names, you }, stages, lang });
  }

  /** Ends it. What is known so far stays. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.doing = undefined;
  }

  /** Tells it in another language. What was stopped is begun again. */
  translate(lang: string): void {
    if (this.worker) this.ask({ lang });
    else if (this.isBegun) {
      this.depth = undefined;
      this.start(lang);
    }
  }

  private ask(question: Question): void {
    this.worker?.postMessage(question);
  }

  private hear(reply: Reply): void {
    if ("problem" in reply) {
      this.fail(new ApiError(reply.problem));
    } else if ("view" in reply) {
      this.view = reply.view;
      if (!reply.isWhole) return;
      this.depth = reply.depth;
      this.doing = reply.depth === "first" ? { depth: "deep", part: 0 } : undefined;
    } else {
      const { progress, depth } = reply;
      this.doing = { depth, part: progress.looked_at / Math.max(progress.moves, 1) };
    }
  }

  private fail(error: ApiError): void {
    this.stop();
    this.error = error;
  }
}
