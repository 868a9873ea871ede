/** Light or dark: as the device says, unless somebody chose. */

import { MediaQuery } from "svelte/reactivity";

import { loadStored, saveStored } from "../local-storage";

/** What can be chosen. */
export const THEMES = ["auto", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(read(loadStored("theme")));

/** What was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Sets and stores the theme. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  saveStored("theme", theme);
  applyTheme();
}

/** Applies the theme to the page. The style sheet does the rest. */
export function applyTheme(): void {
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}

/** What the device says; asked for when somebody wants to know, since there is no device where tests run. */
let device: MediaQuery | undefined;

/** Whether the page is dark. */
export function isDark(): boolean {
  device ??= new MediaQuery("(prefers-color-scheme: dark)");
  return chosen === "dark" || (chosen === "auto" && device.current);
}

/** Whether animations may be shown. */
export function allowsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? "auto";
}
