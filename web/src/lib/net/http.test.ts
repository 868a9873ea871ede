import { afterEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "./api-error";
import { ask } from "./http";

describe("why a request failed", () => {
  const failureOf = async (response: Response | Error): Promise<ApiError> => {
    vi.stubGlobal("fetch", () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
    const error: unknown = await ask("GET", "/").catch((error: unknown) => error);
    if (!(error instanceof ApiError)) throw new Error("it did not fail as expected", { cause: error });
    return error;
  };

  afterEach(() => vi.unstubAllGlobals());

  it("is what the server says", async () => {
    const said = new Response('{"code":"no-table","text":"There is no such table."}', { status: 404 });
    expect(await failureOf(said)).toMatchObject({
      message: "There is no such table.",
      problem: { code: "no-table" },
      isTemporary: false,
      retryAfter: undefined,
    });
  });

  it("may pass where the server has too much to do, too little time or a defect", async () => {
    for (const status of [408, 429, 500, 502, 503, 504])
      expect(await failureOf(new Response("", { status }))).toMatchObject({ isTemporary: true });
  });

  it("may pass where no answer comes, or only a part of it", async () => {
    const unreachable = { problem: { code: "unreachable" }, isTemporary: true };
    expect(await failureOf(new TypeError("no connection"))).toMatchObject(unreachable);
    expect(await failureOf(new DOMException("took too long", "TimeoutError"))).toMatchObject(unreachable);
    expect(await failureOf(new Response('{"code":'))).toMatchObject(unreachable);
  });

  it("comes with when to ask again, in seconds or as a date", async () => {
    const after = async (value: string): Promise<number | undefined> =>
      (await failureOf(new Response("", { status: 429, headers: { "Retry-After": value } }))).retryAfter;
    expect(await after("2")).toBe(2000);
    expect(await after("Thu, 01 Jan 1970 00:00:00 GMT")).toBe(0);
    expect(await after(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
    expect(await after("soon")).toBeUndefined();
  });
});
