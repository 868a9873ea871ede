/** The rules of games, in words. */

import type { RuleBook } from "../api";
import { lang } from "../words/words.svelte";
import { ask } from "./http";

/** The rules of a game, in the language that is spoken. */
export function rulesOf(game: string): Promise<RuleBook> {
  return ask<RuleBook>("GET", `/api/rules/${game}?lang=${lang()}`);
}
