/** Reviews a game beside the page: shallow first, then deeper. */

import type { Judge } from "../engine/judge";
import { startJudge } from "../engine/judge";
import type { ReviewDepth, ReviewProgress, ReviewRequest, ReviewView } from "../engine/schemas";
import { ApiError } from "../net/api-error";

/** What the page asks for: a game to be reviewed in stages, or the review in another language. */
export type Question = { game: ReviewRequest; stages: ReviewDepth[]; lang: string } | { lang: string };

/** What is answered, or why there is no answer. */
export type Reply =
  | { progress: ReviewProgress; depth: ReviewDepth }
  | { view: ReviewView; depth: ReviewDepth; /** Whether all of the game was looked at. */ isWhole: boolean }
  | { problem: ApiError["problem"] };

/** How often the page hears how far it is, in milliseconds. */
const BEAT = 60;
/** How often it sees the first numbers as far as they are known, in milliseconds. */
const GLANCE = 700;

const loading = startJudge();
let lang = "en";
/** The stage whose review the judge has complete. */
let done: ReviewDepth | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  ({ lang } = data);
  void loading.then((judge) => attempt(() => ("game" in data ? review(judge, data.game, data.stages) : retell(judge))));
});

async function attempt(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    post({ problem: error.problem });
  }
}

async function review(judge: Judge, game: ReviewRequest, stages: ReviewDepth[]): Promise<void> {
  for (const depth of stages) {
    done = undefined;
    let progress = judge.call("review", { game: { ...game, depth }, lang });
    let [heard, seen] = [0, performance.now()];
    while (progress.looked_at < progress.moves) {
      progress = judge.call("review_step", { lang });
      if (performance.now() - heard < BEAT) continue;
      heard = performance.now();
      post({ progress, depth });
      if (depth === "first" && heard - seen > GLANCE) {
        tell(judge, depth, false);
        seen = performance.now();
      }
      // Another language may have been asked for meanwhile.
      await new Promise((heard) => setTimeout(heard));
    }
    done = depth;
    tell(judge, depth, true);
  }
}

/** Tells a complete review once more. One that is not complete will be told in the new language anyway. */
async function retell(judge: Judge): Promise<void> {
  if (done) tell(judge, done, true);
}

function tell(judge: Judge, depth: ReviewDepth, isWhole: boolean): void {
  post({ view: judge.call("review_view", { lang }), depth, isWhole });
}

function post(reply: Reply): void {
  postMessage(reply);
}
