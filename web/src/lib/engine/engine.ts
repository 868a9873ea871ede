/** The module with the games, tables and bots. */

import address from "./bastide.wasm?url";
import { Module } from "./module";
import type { Asked, Reply } from "./schemas";

export type Engine = Module<Asked, Reply>;

/** Starts an engine. */
export function startEngine(): Promise<Engine> {
  return Module.load<Asked, Reply>(fetch(address));
}

let loaded: Engine | undefined;

/** Loads the engine of this page. Nothing else is shown before, so that everybody else finds it there. */
export async function loadEngine(): Promise<void> {
  loaded ??= await startEngine();
}

/** The engine of this page. */
export function engine(): Engine {
  if (!loaded) throw new Error("the engine is not loaded");
  return loaded;
}
