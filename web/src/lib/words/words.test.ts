import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { Lang } from "./words.svelte";
import { LANGUAGES, preferred, say, setLanguage } from "./words.svelte";

describe("words", () => {
  it("are in the language that was chosen, or else the one the browser likes best", () => {
    expect(preferred("de", ["fr"])).toBe("de");
    expect(preferred(undefined, ["es-ES", "fr-CH", "en"])).toBe("fr");
    expect(preferred("xx", ["es"])).toBe("en");
  });

  it("are read without errors in every language", () => {
    for (const lang of Object.keys(LANGUAGES)) {
      const text = readFileSync(`../locales/${lang}/web.ftl`, "utf8");
      const errors = new FluentBundle(lang).addResource(new FluentResource(text));
      expect(errors).toEqual([]);
    }
  });

  it("call a die by its face", async () => {
    const names: Record<Lang, string> = {
      en: "Die: knight, collect it",
      fr: "Dé\u00A0: chevalier, à mettre de côté",
      de: "Würfel: Ritter, sammeln",
    };
    for (const [lang, name] of Object.entries(names)) {
      await setLanguage(lang as Lang);
      expect(say("web-die", { face: "knight" })).toBe(name);
    }
  });

  it("count what is lost as the language does", async () => {
    const losses: Record<Lang, string[]> = {
      en: ["That loses 0.5 pawns.", "That loses 2.0 pawns."],
      fr: ["Ce coup perd 0,5 pion.", "Ce coup perd 2,0 pions."],
      de: ["Das kostet 0,5 Figuren.", "Das kostet 2,0 Figuren."],
    };
    for (const [lang, told] of Object.entries(losses)) {
      await setLanguage(lang as Lang);
      expect([0.5, 2].map((loss) => say("web-puzzle-wrong", { loss, unit: "pawns" }))).toEqual(told);
    }
  });
});
