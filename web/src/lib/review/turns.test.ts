import { describe, expect, it } from "vitest";

import type { Class, ReviewView } from "../engine/schemas";
import { curveOf, nextMistake, previousMistake, turnAt } from "./turns";

/** Two players take turns; each turn is a draw and one more move. */
function reviewed(classes: Class[]): ReviewView {
  const turns = classes.map((found, index) => ({
    turn: index + 1,
    seat: index % 2,
    dealt_at: 2 * index + 1,
    played_at: 2 * index + 2,
    luck: [1, -1],
    play: [-2, 2],
    expected: [-index - 1, index + 1],
    class: found,
  }));
  return { turns, seats: [{ start: 0 }, { start: 0 }] } as unknown as ReviewView;
}

describe("the turns of a review", () => {
  const review = reviewed(["best", "mistake", "good", "blunder", "inaccuracy"]);

  it("belong to the moments of what was drawn and played", () => {
    expect(turnAt(review, 0)).toBeUndefined();
    expect([1, 2, 3].map((at) => turnAt(review, at)?.turn)).toEqual([1, 1, 2]);
    expect(turnAt(review, 99)).toBeUndefined();
  });

  it("are gone through from mistake to mistake", () => {
    expect(nextMistake(review, 0)?.turn).toBe(2);
    expect(nextMistake(review, 4)?.turn).toBe(4);
    expect(nextMistake(review, 0, 0)?.turn).toBe(5);
    expect(nextMistake(review, 10)).toBeUndefined();
    expect(previousMistake(review, 10)?.turn).toBe(4);
    expect(previousMistake(review, 4)).toBeUndefined();
  });

  it("make a curve in which luck and play add up to what is expected", () => {
    const curve = curveOf(review, 0);
    expect(curve.map(({ at }) => at)).toEqual([0, 2, 6, 10]);
    for (const { expected, luck, play } of curve) expect(luck + play).toBe(expected);
    expect(curveOf(review, 1).map(({ at }) => at)).toEqual([0, 4, 8, 10]);
  });
});
