import { describe, expect, it } from "vitest";

import { MoveTree, lineTo } from "./tree";

const GAME = ["draw A", "place 1,0 r0", "pass", "draw B"].map((move) => ({ move, text: `told ${move}` }));

describe("a tree of moves", () => {
  it("begins with the game itself", () => {
    const tree = new MoveTree(GAME);
    expect(tree.played(2)).toMatchObject({ at: 2, move: "place 1,0 r0", isPlayed: true });
    expect(tree.played(9).at).toBe(4);
    expect(lineTo(tree.played(3))).toEqual({ played: 3, tried: [] });
    expect(tree.branches()).toEqual([]);
  });

  it("grows a branch where something else is tried, and none where it is the same", () => {
    const tree = new MoveTree(GAME);
    const start = tree.played(1);
    expect(tree.add(start, "place 1,0 r0")).toBe(tree.played(2));
    const tried = tree.add(tree.add(start, "place 0,1 r2"), "pass");
    expect(lineTo(tried)).toEqual({ played: 1, tried: ["place 0,1 r2", "pass"] });
    expect(tree.add(start, "place 0,1 r2")).toBe(tried.parent);
    expect(tree.branches().map(({ first, last }) => [first.move, last.move])).toEqual([["place 0,1 r2", "pass"]]);
  });

  it("lists branches of branches, each from where it begins", () => {
    const tree = new MoveTree(GAME);
    const first = tree.add(tree.played(1), "place 0,1 r2");
    tree.add(first, "pass");
    tree.add(first, "claim meeple road1");
    expect(tree.branches().map(({ first }) => first.move)).toEqual(["place 0,1 r2", "claim meeple road1"]);
  });

  it("forgets what was tried, never what was played", () => {
    const tree = new MoveTree(GAME);
    const tried = tree.add(tree.played(1), "place 0,1 r2");
    expect(tree.remove(tried)).toBe(tree.played(1));
    expect(tree.branches()).toEqual([]);
    expect(tree.remove(tree.played(4))).toBe(tree.played(4));
  });
});
