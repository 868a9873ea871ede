import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "./api-error";
import { ask } from "./http";
import { isWaiting } from "./waiting.svelte";

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
    for (const status of [408, 500, 502, 503, 504])
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
      (await failureOf(new Response("", { status: 503, headers: { "Retry-After": value } }))).retryAfter;
    expect(await after("2")).toBe(2000);
    expect(await after("Thu, 01 Jan 1970 00:00:00 GMT")).toBe(0);
    expect(await after(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
    expect(await after("soon")).toBeUndefined();
  });
});

describe("a server that was asked too much", () => {
  const tooMany = (seconds: string): Response =>
    new Response('{"code":"too-many","text":"Too many requests."}', {
      status: 429,
      headers: { "Retry-After": seconds },
    });

  /** A server that gives these answers, one after the other. */
  const serverOf = (...answers: Response[]) => {
    const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? tooMany("2")));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };

  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again when it said, and the page says so meanwhile", async () => {
    const fetched = serverOf(tooMany("2"), new Response("7"));
    const asked = ask<number>("POST", "/", { body: {} });
    await vi.advanceTimersByTimeAsync(1999);
    expect([fetched.mock.calls.length, isWaiting()]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toBe(7);
    expect([fetched.mock.calls.length, isWaiting()]).toEqual([2, false]);
  });

  it("is not asked for ever", async () => {
    const fetched = serverOf();
    const asked = ask("GET", "/").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toMatchObject({ problem: { code: "too-many" }, isTemporary: true });
    expect([fetched.mock.calls.length, isWaiting()]).toEqual([4, false]);
  });

  it("is left alone where it wants to be for long", async () => {
    const fetched = serverOf(tooMany("60"));
    await expect(ask("GET", "/")).rejects.toMatchObject({ problem: { code: "too-many" }, retryAfter: 60_000 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is not asked again for what it refuses", async () => {
    const fetched = serverOf(new Response('{"code":"forbidden","text":"No."}', { status: 403 }));
    await expect(ask("GET", "/")).rejects.toMatchObject({ problem: { code: "forbidden" } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
