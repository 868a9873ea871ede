/** Every page in every language: all words there, nothing that keeps somebody out, nothing wider than a phone. */

import { readFileSync, readdirSync } from "node:fs";

import axe from "axe-core";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { MOMENTS } from "./moments";
import { test } from "./test";
import type { Device } from "./visitor";

/** The ids of all messages: where one is seen, its text is missing. */
const IDS = new Set(
  readdirSync("../locales/en").flatMap((file) => {
    const text = readFileSync(`../locales/en/${file}`, "utf8");
    return [...text.matchAll(/^([a-z][\w-]*-[\w-]+) =/gm)].map(([, id]) => id ?? "");
  }),
);

/** Looks at every moment in a language, with what a device there is like. */
export function lookAtAll(lang: string, device: Device): void {
  describe(`in ${lang}`, () => {
    test.for(MOMENTS)("$name", async ({ open }, { visit, server }) => {
      const visitor = await visit(device);
      await open(visitor, server);
      const { page } = visitor;
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      expect(missing(await words(page))).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
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
