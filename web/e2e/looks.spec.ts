/** Every page in every language: all words there, nothing that keeps somebody out, nothing wider than a phone. */

import { readFileSync, readdirSync } from "node:fs";

import type { Page } from "@playwright/test";
import axe from "axe-core";
import type { AxeResults } from "axe-core";

import { PHONE } from "./support/devices";
import { MOMENTS, show } from "./support/moments";
import { expect, test } from "./support/test";

/** What the pages are looked at on, by language. */
const DEVICES = {
  en: { locale: "en-GB" },
  fr: { locale: "fr-CH", colorScheme: "dark" },
  de: { ...PHONE, locale: "de-AT", colorScheme: "dark" },
} as const;

/** The ids of all messages: where one is seen, its text is missing. */
const LOCALES = new URL("../../locales/en/", import.meta.url);
const IDS = new Set(
  readdirSync(LOCALES).flatMap((file) => {
    const text = readFileSync(new URL(file, LOCALES), "utf8");
    return [...text.matchAll(/^([a-z][\w-]*-[\w-]+) =/gm)].map(([, id]) => id ?? "");
  }),
);

for (const [lang, device] of Object.entries(DEVICES)) {
  test.describe(`in ${lang}`, () => {
    test.use(device);

    for (const moment of MOMENTS) {
      test(moment.name, async ({ ada, server }) => {
        await show(moment, ada, server);
        const { page } = ada;
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        expect(missing(await words(page))).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
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
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}
