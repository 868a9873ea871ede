import { expect, it } from "vitest";

import { read } from "./router.svelte";

it("reads addresses", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(read("/table")).toEqual({ page: "nowhere" });
  expect(read("/rules/winter")).toEqual({ page: "rules", game: "winter" });
  expect(read("/learn/")).toEqual({ page: "learn", game: undefined });
  expect(read("/table/abc/more")).toEqual({ page: "nowhere" });
});
