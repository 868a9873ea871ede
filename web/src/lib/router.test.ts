import { expect, it } from "vitest";

import { parseRoute } from "./router.svelte";

it("reads addresses", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(parseRoute("/table")).toEqual({ page: "nowhere" });
  expect(parseRoute("/rules/winter")).toEqual({ page: "rules", game: "winter" });
  expect(parseRoute("/learn/")).toEqual({ page: "learn", game: undefined });
  expect(parseRoute("/table/abc/more")).toEqual({ page: "nowhere" });
});
