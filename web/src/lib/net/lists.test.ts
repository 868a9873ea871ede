import { expect, it } from "vitest";

import { together } from "./lists";

it("a table at which somebody has several seats is one entry", () => {
  const entry = { id: "a", game: "winter", stage: "running" as const, seats: [], awaited: 1 };
  const found = together([
    { ...entry, mine: [1] },
    { ...entry, id: "b", mine: [] },
    { ...entry, mine: [0, 1] },
  ]);
  expect(found.map(({ id, mine }) => [id, mine])).toEqual([
    ["a", [0, 1]],
    ["b", []],
  ]);
});
