/** The module that reviews games. It is apart from the engine, so that only those load it who want to know. */

import { Module } from "./module";
import address from "./reviews.wasm?url";
import type { JudgeAsked, JudgeReply } from "./schemas";

export type Judge = Module<JudgeAsked, JudgeReply>;

/** Starts a judge. */
export function startJudge(): Promise<Judge> {
  return Module.load<JudgeAsked, JudgeReply>(fetch(address));
}
