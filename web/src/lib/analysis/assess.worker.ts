/** Says beside the page what a moment is worth, and the best ways to go on. */

import type { Moment } from "../api";
import { startEngine } from "../engine/engine";
import type { Assessment } from "../engine/schemas";
import { ApiError } from "../net/api-error";

/** What the page asks for; the number comes back with the answer. */
export type Question = { number: number; moment: Moment; ways: number; lang: string };

export type Reply = { number: number } & ({ assessment: Assessment } | { problem: ApiError["problem"] });

const loading = startEngine();

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void loading.then((engine) => {
    const { number, ...asked } = data;
    try {
      postMessage({ number, assessment: engine.call("assess", asked) } satisfies Reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      postMessage({ number, problem: error.problem } satisfies Reply);
    }
  });
});
