/** What the page says, in French, English and German. The texts are Fluent files in `locales/`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { loadStored, saveStored } from "../local-storage";

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

export type Lang = keyof typeof LANGUAGES;

/** What a text has to be told. */
export type Args = Record<string, string | number>;

const files = import.meta.glob<string>("../../../../locales/*/web.ftl", { query: "?raw", import: "default" });

let current = $state.raw<{ lang: Lang; bundle: FluentBundle }>({ lang: "en", bundle: new FluentBundle("en") });

/** The language that is spoken. */
export function lang(): Lang {
  return current.lang;
}

/** The text of a message; its name where there is no text. */
export function say(id: string, args: Args = {}): string {
  const pattern = current.bundle.getMessage(id)?.value;
  return pattern ? current.bundle.formatPattern(pattern, args, []) : id;
}

/** Whether there is a text of this name. */
export function hasWords(id: string): boolean {
  return current.bundle.hasMessage(id);
}

/** Those who write numbers, by language and style: to make one takes much longer than to write a number. */
const writers = new Map<string, Intl.NumberFormat>();

/** A number as it is written in the language. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${current.lang} ${JSON.stringify(options)}`;
  const writer = writers.get(key) ?? new Intl.NumberFormat(current.lang, options);
  writers.set(key, writer);
  return writer.format(value);
}

/** The day of a time, in milliseconds since 1970, as it is written in the language. */
export function date(time: number): string {
  return new Intl.DateTimeFormat(current.lang, { dateStyle: "long" }).format(time);
}

/** Several words as they are listed in the language: “a, b and c”. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(current.lang).format(words);
}

/** Speaks this language from now on. */
export async function setLanguage(lang: Lang): Promise<void> {
  saveStored("lang", lang);
  await load(lang);
}

/** Speaks the language that was chosen, or the one that the browser prefers. */
export async function loadPreferred(): Promise<void> {
  await load(preferred(loadStored("lang"), navigator.languages));
}

/** The language that somebody likes best of those there are. */
export function preferred(chosen: unknown, liked: readonly string[]): Lang {
  if (isLang(chosen)) return chosen;
  const known = liked.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang);
  return known ?? "en";
}

async function load(lang: Lang): Promise<void> {
  const file = files[`../../../../locales/${lang}/web.ftl`];
  if (!file) return;
  // Marks that isolate arguments are for mixed scripts, of which there are none.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  current = { lang, bundle };
  document.documentElement.lang = lang;
}

function isLang(value: unknown): value is Lang {
  return typeof value === "string" && value in LANGUAGES;
}
