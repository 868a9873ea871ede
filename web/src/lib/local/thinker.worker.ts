/** A bot that thinks beside the page, so that nothing stutters: it follows a table and says what it would do. */

import type { Hint, Logged } from "../api";
import type { Engine } from "../engine/engine";
import { startEngine } from "../engine/engine";
import type { BotThought, Part } from "../engine/schemas";
import { ApiError } from "../net/api-error";

/** What the page asks for. */
export type Question = { table: string; events: Logged[]; seed: number; millis: number } & (
  | { want: "turn"; part: Part }
  | { want: "hint"; lang: string }
);

/** What is answered, or why there is no answer. */
export type Reply = { thought: BotThought | null } | { hint: Hint } | { problem: ApiError["problem"] };

const loading = startEngine();
/** The table that is followed, by its number in the engine. */
let followed: { id: string; table: number } | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void loading.then((engine) => postMessage(reply(engine, data)));
});

function reply(engine: Engine, question: Question): Reply {
  try {
    const table = follow(engine, question);
    const { seed, millis } = question;
    const limit = { millis };
    return question.want === "turn"
      ? { thought: engine.call("think", { table, seed, limit, part: question.part }) ?? null }
      : { hint: engine.call("hint", { table, seed, limit, lang: question.lang }) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.problem };
    throw error;
  }
}

function follow(engine: Engine, { table: id, events }: Question): number {
  if (followed?.id === id) {
    if (events.length > 0) engine.call("apply", { table: followed.table, events });
    return followed.table;
  }
  if (followed) engine.call("forget", { table: followed.table });
  const { table } = engine.call("mirror", { id, events });
  followed = { id, table };
  return table;
}
