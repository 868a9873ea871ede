/** What puzzles are about, in words. */

import { say } from "../words/words.svelte";

export function themeName(theme: string): string {
  const names: Record<string, string> = {
    steal: say("web-puzzle-theme-steal"),
    share: say("web-puzzle-theme-share"),
    join: say("web-puzzle-theme-join"),
    block: say("web-puzzle-theme-block"),
    "last-piece": say("web-puzzle-theme-last-piece"),
    field: say("web-kind-fields"),
    meadow: say("web-kind-meadows"),
    water: say("web-kind-waters"),
    bonus: say("web-puzzle-theme-bonus"),
    "pit-trap": say("web-puzzle-theme-pit-trap"),
    recall: say("web-puzzle-theme-recall"),
    close: say("web-puzzle-theme-close"),
    patience: say("web-puzzle-theme-patience"),
    "keep-piece": say("web-puzzle-theme-keep-piece"),
    quiet: say("web-puzzle-theme-quiet"),
    stop: say("web-puzzle-theme-stop"),
    go: say("web-puzzle-theme-go"),
    "keep-knight": say("web-puzzle-theme-keep-knight"),
  };
  return names[theme] ?? theme;
}
