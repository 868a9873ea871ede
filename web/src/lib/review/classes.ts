/** How bad turns were, as it is shown. */

import type { Class } from "../engine/schemas";
import { say } from "../words/words.svelte";

/** The signs by which chess players know them. */
export const CLASS_SIGNS: Record<Class, string> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function className(found: Class): string {
  switch (found) {
    case "best":
      return say("web-class-best");
    case "good":
      return say("web-class-good");
    case "inaccuracy":
      return say("web-class-inaccuracy");
    case "mistake":
      return say("web-class-mistake");
    case "blunder":
      return say("web-class-blunder");
  }
}
