/** The module that reviews games. It is apart from the engine, so that only those load it who want to know. */

import { Module } from "./module";
import address from "./reviews.wasm?url";
import type { JudgeAsked, JudgeReply } from "./schemas";

export type Judge = Module<JudgeAsked, JudgeReply>;

/** Starts a judge. */
export function startJudge(): Promise<Judge> {
  return Module.load<JudgeAsked, JudgeReply>(fetch(address));
}

let loading: Promise<Judge> | undefined;

/** The judge of this page, for those who ask it little; what takes long is asked of one in a worker. */
export function loadJudge(): Promise<Judge> {
  loading ??= startJudge().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
