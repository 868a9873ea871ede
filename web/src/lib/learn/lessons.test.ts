import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LESSONS, lessonOf } from "./lessons";
import { movesOf } from "./lesson";
import { wantedIn } from "./wanted";

describe("lessons", () => {
  it("are there for every game, short, and end with something to read", () => {
    expect(LESSONS.map(({ game }) => game)).toEqual(["winter", "hunters-2002", "hunters-2020", "dice", "kids"]);
    for (const { steps } of LESSONS) {
      expect(steps.length).toBeLessThanOrEqual(12);
      expect(steps.at(-1)?.wants).toBeUndefined();
    }
    expect(lessonOf("chess")).toBeUndefined();
  });

  it("draw just the tiles that are left", () => {
    for (const lesson of LESSONS.filter(({ record }) => record.includes("left="))) {
      const left = /left=([^;\n]*)/.exec(lesson.record)?.[1]?.split(",").toSorted();
      const drawn = movesOf(lesson)
        .filter((move) => move.startsWith("draw "))
        .map((move) => move.slice(5));
      expect(drawn.toSorted()).toEqual(left);
    }
  });

  it.each(["en", "fr", "de"])("have all their words in %s", (lang) => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(readFileSync(`../locales/${lang}/web.ftl`, "utf8")));
    const said = LESSONS.flatMap(({ steps }) => steps.flatMap(({ says, hint }) => [says, ...(hint ? [hint] : [])]));
    expect(said.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

describe("what is wanted", () => {
  const nothing = { places: [], claims: [], recalls: [], builds: [], actions: [] };

  it("is found among what can be done", () => {
    const places = [{ x: 1, y: 0, ways: [{ rotation: 2, move: "place 1,0 r2" }] }];
    const scene = { choices: { ...nothing, places, actions: [{ move: "pass", kind: "pass" as const }] } } as never;
    expect(wantedIn(scene, ["place 1,0 r2"])).toEqual({ kind: "place", x: 1, y: 0, rotation: 2, move: "place 1,0 r2" });
    expect(wantedIn(scene, ["pass"])).toMatchObject({ kind: "act", move: "pass" });
    expect(wantedIn(scene, ["stop"])).toBeUndefined();
  });
});
