/** What the options of games mean, in plain words. */

import type { OptionView } from "../api";
import { say } from "./words.svelte";

/** How an option is offered: with values to choose from, or on and off where there are none. */
export type OptionWords = { label: string; about: string; values?: { value: string; name: string }[] };

/** The tables that are offered where tiles may span only so many columns and rows. */
const TABLES = ["9x9", "12x9", "16x10"];

/** The numbers of rounds that are offered where a game would not end by itself. */
const ROUNDS = ["100", "50", "20"];

export function optionWords({ key, values }: OptionView): OptionWords {
  switch (key) {
    case "farmers":
      return { label: say("web-option-farmers"), about: say("web-option-farmers-about") };
    case "river":
      return { label: say("web-option-river"), about: say("web-option-river-about") };
    case "abbot":
      return { label: say("web-option-abbot"), about: say("web-option-abbot-about") };
    case "pile":
      return {
        label: say("web-option-pile"),
        about: say("web-option-pile-about"),
        values: [
          { value: "full", name: say("web-option-pile-full") },
          { value: "classic", name: say("web-option-pile-classic") },
        ],
      };
    case "table":
      return {
        label: say("web-option-table"),
        about: say("web-option-table-about"),
        values: [
          { value: "none", name: say("web-option-table-none") },
          ...TABLES.map((value) => ({ value, name: value.replace("x", " × ") })),
        ],
      };
    case "rounds":
      return {
        label: say("web-option-rounds"),
        about: say("web-option-rounds-about"),
        values: ROUNDS.map((value) => ({ value, name: say("web-option-rounds-number", { rounds: value }) })),
      };
    default:
      return values.join() === "off,on"
        ? { label: key, about: "" }
        : { label: key, about: "", values: values.map((value) => ({ value, name: value })) };
  }
}
