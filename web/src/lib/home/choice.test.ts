import { describe, expect, it } from "vitest";

import type { Catalogue, GameView } from "../api";
import { canPlay, checkedChoice, coloursOf, firstChoice, isOpen, settingsOf, localPlayers, withGame } from "./choice";

function game(name: string, most: number, first: string, options: GameView["options"]): GameView {
  const levels = ["beginner", "learner", "master"].map((level) => ({ level, about: "", is_character: false }));
  const looks = { title: "", about: "", figure: "standing", style: name, colours: ["red", "yellow", "blue"] };
  const play = { least: 2, most, options, levels, first_level: first, has_points: true, points: [], looks: [] };
  return { game: name, is_for_children: false, has_skill: name === "winter", ...looks, ...play };
}

const catalogue: Catalogue = {
  games: [game("winter", 5, "learner", [{ key: "farmers", values: ["off", "on"] }]), game("kids", 4, "beginner", [])],
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
    const kids = withGame(five, game("kids", 4, "beginner", []), catalogue.games[0]);
    expect(kids.seats).toHaveLength(4);
    expect(kids.starts).toBeUndefined();
  });

  it("is against a bot for newcomers of the game, unless another was chosen", () => {
    const [winter, kids] = catalogue.games;
    const first = firstChoice(catalogue);
    const bot = (level: string) => [{ kind: "me" }, { kind: "bot", level }];
    if (!winter || !kids) throw new Error("no games");
    expect(withGame(first, kids, winter).seats).toEqual(bot("beginner"));
    const chosen = { ...first, seats: [{ kind: "me" as const }, { kind: "bot" as const, level: "master" }] };
    expect(withGame(chosen, kids, winter).seats).toEqual(bot("master"));
    expect(withGame(chosen, { ...kids, levels: [] }, winter).seats).toEqual(bot("beginner"));
  });

  it("is against a bot of one's own strength only where there is one", () => {
    const [winter, dice] = [game("winter", 5, "learner", []), game("dice", 5, "beginner", [])];
    const chosen = { ...firstChoice(catalogue), seats: [{ kind: "bot" as const, level: "skill" }] };
    expect(withGame(chosen, winter, dice).seats).toEqual(chosen.seats);
    expect(withGame(chosen, dice, winter).seats).toEqual([{ kind: "bot", level: "beginner" }]);
  });

  it("gives everybody the colour that they chose, or the first that is left", () => {
    const winter = game("winter", 5, "learner", []);
    const seats = [{ kind: "me" as const }, { kind: "invite" as const, colour: "red" }, { kind: "me" as const }];
    expect(coloursOf(seats, winter)).toEqual(["yellow", "red", "blue"]);
    const choice = { ...firstChoice(catalogue), seats };
    expect(settingsOf(choice).seats).toEqual([
      { kind: "person" },
      { kind: "person", colour: "red" },
      { kind: "person" },
    ]);
    const other = withGame(choice, { ...winter, colours: ["yellow", "blue", "green"] }, winter);
    expect(other.seats[1]).toEqual({ kind: "invite" });
  });

  it("says who sits at this device and whether others are to come", () => {
    const choice = {
      ...firstChoice(catalogue),
      seats: [{ kind: "me" as const }, { kind: "friend" as const, name: " " }, { kind: "invite" as const }],
    };
    expect(localPlayers(choice, "Ada", "Friend")).toEqual([
      { seat: 0, name: "Ada" },
      { seat: 1, name: "Friend" },
    ]);
    expect(isOpen(choice)).toBe(true);
    expect(canPlay({ ...choice, seats: [{ kind: "bot", level: "master" }] })).toBe(false);
  });
});
