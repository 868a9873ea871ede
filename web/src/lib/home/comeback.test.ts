import { describe, expect, it } from "vitest";

import type { SeatView, Stage } from "../api";
import type { Entry } from "../net/lists";
import { comeback, isOurTurn, ranking } from "./comeback";

function seat(name: string, points: number | null): SeatView {
  const state = { is_away: false, has_resigned: false, commitment: null, links: 0 };
  return { place: { kind: "person" }, colour: "red", name, points, ...state };
}

function entry(id: string, stage: Stage, awaited?: number): Entry {
  const seats = [seat("Ada", 31), seat("Ben", 40)];
  return { id, game: "winter", stage, seats, awaited, mine: [0], winners: stage === "over" ? [1] : [] };
}

function ids(entries: Entry[]): string {
  return entries.map(({ id }) => id).join("");
}

describe("coming back", () => {
  it("begins with the games that wait for us", () => {
    const { open, over } = comeback([
      entry("a", "running", 1),
      entry("b", "over"),
      entry("c", "waiting"),
      entry("d", "running", 0),
    ]);
    expect(ids(open)).toBe("dac");
    expect(ids(over)).toBe("b");
    expect(isOurTurn(entry("e", "running", 0))).toBe(true);
    expect(isOurTurn(entry("e", "over", 0))).toBe(false);
  });

  it("offers a few games only, and no results that are not known", () => {
    const many = ["a", "b", "c", "d", "e", "f"].map((id) => entry(id, "running", 1));
    expect(ids(comeback(many).open)).toBe("abcd");
    const { winners: _, ...old } = entry("a", "over");
    expect(comeback([old]).over).toEqual([]);
  });

  it("lists who won first, then by points", () => {
    expect(ranking(entry("a", "over"))).toEqual([1, 0]);
    const seats = [seat("Ada", 50), seat("Ben", 20), seat("Cleo", 30)];
    expect(ranking({ ...entry("a", "over"), seats, winners: [1] })).toEqual([1, 0, 2]);
    const children = [seat("Ada", null), seat("Ben", null)];
    expect(ranking({ ...entry("a", "over"), seats: children, winners: [1] })).toEqual([1, 0]);
  });
});
