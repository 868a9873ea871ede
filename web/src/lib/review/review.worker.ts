/** Reviews a game beside the page: shallow first, then deeper. */

import { startEngine } from "../engine/engine";
import type { Engine } from "../engine/engine";
import type { ReviewDepth, ReviewProgress, ReviewRequest, ReviewView } from "../engine/schemas";
import { ApiError } from "../net/api-error";

/** What the page asks for: a game to be reviewed, or the review in another language. */
export type Question = { game: ReviewRequest; lang: string } | { lang: string };

/** What is answered, or why there is no answer. */
export type Reply =
  | { progress: ReviewProgress; depth: ReviewDepth }
  | { view: ReviewView; depth: ReviewDepth }
  | { problem: ApiError["problem"] };

/** The stages of a review. */
const STAGES: ReviewDepth[] = ["first", "deep"];
/** How often the page hears how far it is, in milliseconds. */
const BEAT = 60;

const loading = startEngine();
let lang = "en";
/** The stage whose review the engine has complete. */
let done: ReviewDepth | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  ({ lang } = data);
  void loading.then((engine) => attempt(() => ("game" in data ? review(engine, data.game) : retell(engine))));
});

async function attempt(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    post({ problem: error.problem });
  }
}

async function review(engine: Engine, game: ReviewRequest): Promise<void> {
  for (const depth of STAGES) {
    done = undefined;
    let progress = engine.call("review", { game: { ...game, depth }, lang });
    let heard = 0;
    while (progress.looked_at < progress.moves) {
      progress = engine.call("review_step", { lang });
      if (performance.now() - heard < BEAT) continue;
      heard = performance.now();
      post({ progress, depth });
      // Another language may have been asked for meanwhile.
      await new Promise((heard) => setTimeout(heard));
    }
    done = depth;
    tell(engine, depth);
  }
}

/** Tells a complete review once more. One that is not complete will be told in the new language anyway. */
async function retell(engine: Engine): Promise<void> {
  if (done) tell(engine, done);
}

function tell(engine: Engine, depth: ReviewDepth): void {
  post({ view: engine.call("review_view", { lang }), depth });
}

function post(reply: Reply): void {
  postMessage(reply);
}
