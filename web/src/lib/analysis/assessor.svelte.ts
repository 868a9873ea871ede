/** What a moment is worth and the best ways to go on, as it is worked out beside the page. */

import type { Moment } from "../api";
import type { Assessment } from "../engine/schemas";
import { ApiError } from "../net/api-error";
import type { Question, Reply } from "./assess.worker";

/** How many ways to go on are told. */
const WAYS = 5;

export class Assessor {
  /** What is known of the moment that was asked about last; none until it is. */
  assessment = $state.raw<Assessment>();
  error = $state.raw<ApiError>();
  isBusy = $state(false);

  private worker: Worker | undefined;
  private asked = 0;

  /** Works it out for a moment. What was asked before does not matter any more. */
  ask(moment: Moment, lang: string): void {
    this.worker ??= this.begin();
    this.asked += 1;
    [this.isBusy, this.error, this.assessment] = [true, undefined, undefined];
    this.worker.postMessage({ number: this.asked, moment, ways: WAYS, lang } satisfies Question);
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isBusy = false;
  }

  private begin(): Worker {
    const worker = new Worker(new URL("assess.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = ({ message }) => this.fail(new ApiError({ code: "failed", text: message }));
    return worker;
  }

  private hear(reply: Reply): void {
    if (reply.number !== this.asked) return;
    this.isBusy = false;
    if ("problem" in reply) this.error = new ApiError(reply.problem);
    else this.assessment = reply.assessment;
  }

  private fail(error: ApiError): void {
    this.stop();
    this.error = error;
  }
}
