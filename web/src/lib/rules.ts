/** The rules of games, in words. */

import type { RuleBook } from "./api";
import { engine } from "./engine/engine";
import { lang } from "./words/words.svelte";

/** The rules of a game, in the language that is spoken. */
export function rulesOf(game: string): RuleBook {
  return engine().call("rules", { game, lang: lang() });
}
