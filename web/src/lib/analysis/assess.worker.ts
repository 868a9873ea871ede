/** Says beside the page what a moment is worth, and the best ways to go on. */

import type { Moment } from "../api";
import { startJudge } from "../engine/judge";
import type { Assessment } from "../engine/schemas";
import { ApiError } from "../net/api-error";

/** What the page asks for; the number comes back with the answer. */
export type Question = { number: number; moment: Moment; ways: number; lang: string };

export type Reply = { number: number } & ({ assessment: Assessment } | { problem: ApiError["problem"] });

const loading = startJudge();

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void loading.then((judge) => {
    const { number, ...asked } = data;
    try {
      postMessage({ number, assessment: judge.call("assess", asked) } satisfies Reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      postMessage({ number, problem: error.problem } satisfies Reply);
    }
  });
});
