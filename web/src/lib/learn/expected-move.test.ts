import { describe, expect, it } from "vitest";

import { expectedMove } from "./expected-move";

describe("what is wanted", () => {
  const nothing = { places: [], claims: [], recalls: [], builds: [], actions: [] };

  it("is found among what can be done", () => {
    const places = [{ x: 1, y: 0, ways: [{ rotation: 2, move: "place 1,0 r2" }] }];
    const scene = { choices: { ...nothing, places, actions: [{ move: "pass", kind: "pass" as const }] } } as never;
    expect(expectedMove(scene, "place 1,0 r2")).toEqual({
      kind: "place",
      x: 1,
      y: 0,
      rotation: 2,
      move: "place 1,0 r2",
    });
    expect(expectedMove(scene, "pass")).toMatchObject({ kind: "act", move: "pass" });
    expect(expectedMove(scene, "stop")).toBeUndefined();
  });
});
