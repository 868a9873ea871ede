/** Every page in every language: all words there, nothing that keeps somebody out, nothing wider than a phone. */

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { PHONE } from "./support/devices";
import { MOMENTS, show } from "./support/moments";
import { expect, test as base } from "./support/test";
import { Visitor } from "./support/visitor";

/** What the pages are looked at on, by language. */
const DEVICES = {
  en: { locale: "en-GB" },
  fr: { locale: "fr-CH", colorScheme: "dark" },
  de: { ...PHONE, locale: "de-AT", colorScheme: "dark" },
} as const;

type Lang = keyof typeof DEVICES;

/** There are many moments, so whoever looks at one stays for the others: a browser that has been there is faster. */
const test = base.extend<object, { visitorWith: (lang: Lang) => Promise<Visitor> }>({
  visitorWith: [
    async ({ browser }, use) => {
      const visitors = new Map<Lang, Promise<Visitor>>();
      await use((lang) => {
        const visitor = visitors.get(lang) ?? Visitor.arrive(browser, DEVICES[lang]);
        visitors.set(lang, visitor);
        return visitor;
      });
      for (const visitor of visitors.values()) await (await visitor).context.close();
    },
    { scope: "worker" },
  ],
});

/** What is run in the page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The ids of all messages: where one is seen, its text is missing. */
const LOCALES = new URL("../../locales/en/", import.meta.url);
const IDS = new Set(
  readdirSync(LOCALES).flatMap((file) => {
    const text = readFileSync(new URL(file, LOCALES), "utf8");
    return [...text.matchAll(/^([a-z][\w-]*-[\w-]+) =/gm)].map(([, id]) => id ?? "");
  }),
);

for (const lang of Object.keys(DEVICES) as Lang[]) {
  test.describe(`in ${lang}`, () => {
    for (const moment of MOMENTS) {
      test(moment.name, async ({ visitorWith, server }) => {
        const visitor = await visitorWith(lang);
        const { page } = visitor;
        await show(moment, visitor, server);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        expect(missing(await words(page))).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
        expect(visitor.takeTrouble()).toEqual([]);
        await visitor.forget();
      });
    }
  });
}

/** All that can be read or heard. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ["aria-label", "title", "alt", "placeholder", "aria-valuetext"];
    const heard = [...document.querySelectorAll("*")].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.textContent, ...heard].join("\n");
  });
}

/** The names of messages that stand where texts should, and signs of values that are not there. */
function missing(text: string): string[] {
  const signs = text.match(/\b(?:undefined|NaN|null)\b|\[object|\{ ?\$/g) ?? [];
  return [...signs, ...text.split(/[^\w-]+/).filter((word) => IDS.has(word))];
}

/** By how much the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}
