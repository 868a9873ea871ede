/** Light or dark: as the device says, unless somebody chose. */

import { remember, remembered } from "../memory";

/** What can be chosen. */
export const THEMES = ["auto", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(read(remembered("theme")));

/** What was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Chooses a theme. */
export function choose(theme: Theme): void {
  chosen = theme;
  remember("theme", theme);
  show();
}

/** Puts the theme on the page. The style sheet does the rest. */
export function show(): void {
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}

/** Whether things may move. */
export function mayMove(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? "auto";
}
