import { describe, expect, it } from "vitest";

import type { Catalogue } from "../api";
import { canPlay, checkedChoice, firstChoice, isOpen, settingsOf, sittersOf, withGame } from "./choice";

const catalogue: Catalogue = {
  games: [
    { game: "winter", least: 2, most: 5, options: [{ key: "farmers", values: ["off", "on"] }] },
    { game: "kids", least: 2, most: 4, options: [] },
  ],
  levels: ["beginner", "learner", "master"],
  pictures: "/pictures/0",
};

describe("a choice", () => {
  it("is for a newcomer a game against one bot that can be beaten", () => {
    const settings = settingsOf(firstChoice(catalogue));
    expect(settings.game).toBe("winter");
    expect(settings.seats).toEqual([{ kind: "person" }, { kind: "bot", level: "learner" }]);
    expect(settings.aids).toBe("learning");
    expect(settings.starts).toEqual({ seat: 0 });
  });

  it("is remembered as it was", () => {
    const choice = {
      ...firstChoice(catalogue),
      options: { winter: { farmers: "on" } },
      seats: [{ kind: "me" as const }, { kind: "friend" as const, name: "Ada" }, { kind: "invite" as const }],
      starts: undefined,
      clock: "days" as const,
    };
    expect(checkedChoice(JSON.parse(JSON.stringify(choice)), catalogue)).toEqual(choice);
  });

  it("of a game or a bot that is not there any more is forgotten", () => {
    const first = firstChoice(catalogue);
    expect(checkedChoice({ ...first, game: "chess" }, catalogue)).toEqual(first);
    expect(checkedChoice({ ...first, seats: [{ kind: "me" }, { kind: "bot", level: "oracle" }] }, catalogue)).toEqual(
      first,
    );
    expect(checkedChoice("nonsense", catalogue)).toEqual(first);
    expect(checkedChoice({ ...first, starts: 7 }, catalogue).starts).toBeUndefined();
  });

  it("keeps to the seats of the game", () => {
    const five = {
      ...firstChoice(catalogue),
      starts: 4,
      seats: Array.from({ length: 5 }, () => ({ kind: "me" as const })),
    };
    const kids = withGame(five, catalogue.games[1] ?? { game: "", least: 0, most: 0, options: [] });
    expect(kids.seats).toHaveLength(4);
    expect(kids.starts).toBeUndefined();
  });

  it("says who sits at this device and whether others are to come", () => {
    const choice = {
      ...firstChoice(catalogue),
      seats: [{ kind: "me" as const }, { kind: "friend" as const, name: " " }, { kind: "invite" as const }],
    };
    expect(sittersOf(choice, "Ada", "Friend")).toEqual([
      { seat: 0, name: "Ada" },
      { seat: 1, name: "Friend" },
    ]);
    expect(isOpen(choice)).toBe(true);
    expect(canPlay({ ...choice, seats: [{ kind: "bot", level: "master" }] })).toBe(false);
  });
});
