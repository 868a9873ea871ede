import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "./http";
import { Refresher } from "./refresher";

describe("what is kept up to date", () => {
  /** What comes of the attempts, one after the other; those after the last succeed. */
  let failures: unknown[];
  /** When there was an attempt, in milliseconds from the beginning. */
  let attempts: number[];
  let delays: boolean[];
  let refresher: Refresher;

  const unreachable = new ApiError({ code: "unreachable", text: "" }, true);
  const tooMany = new ApiError({ code: "too-many", text: "" }, true, 2000);

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    // Every wait is as long as it is on average.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    [failures, attempts, delays] = [[], [], []];
    refresher = new Refresher(
      async () => {
        attempts.push(Date.now());
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
      },
      (isDelayed) => delays.push(isDelayed),
    );
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("is asked for once where nothing fails", async () => {
    await refresher.refresh();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([attempts, delays]).toEqual([[0], [false]]);
  });

  it("is asked for again after longer and longer waits, until it is there", async () => {
    failures = Array.from({ length: 7 }, () => unreachable);
    const done = refresher.refresh();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    expect(delays).toEqual([...waits.map(() => true), false]);
  });

  it("is asked for again where there is something newer at the very end of an attempt", async () => {
    for (let ticks = 0; ticks < 10; ticks += 1) {
      attempts = [];
      const done = refresher.refresh();
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      await Promise.all([done, refresher.refresh()]);
      expect(attempts.length, `after ${ticks} ticks`).toBe(2);
    }
  });

  it("begins with a short wait after a success", async () => {
    failures = [unreachable, unreachable];
    void refresher.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    failures = [unreachable];
    void refresher.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(attempts).toEqual([0, 400, 1200, 10_000, 10_400]);
  });

  it("is asked for at once when there is something newer", async () => {
    failures = [unreachable];
    void refresher.refresh();
    await vi.advanceTimersByTimeAsync(100);
    await refresher.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([attempts, delays]).toEqual([
      [0, 100],
      [true, false],
    ]);
  });

  it("is not asked for before the server wants to be asked again", async () => {
    failures = [tooMany];
    void refresher.refresh();
    await vi.advanceTimersByTimeAsync(1000);
    const done = refresher.refresh();
    await vi.advanceTimersByTimeAsync(9000);
    await done;
    expect(attempts).toEqual([0, 2000]);
  });

  it("is given up where asking again can't help, and says why", async () => {
    const gone = new ApiError({ code: "no-table", text: "" });
    failures = [unreachable, gone];
    const refused = expect(refresher.refresh()).rejects.toBe(gone);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect([attempts, delays]).toEqual([
      [0, 400],
      [true, false],
    ]);
  });

  it("is not asked for any more when nobody wants it", async () => {
    failures = [tooMany];
    const done = refresher.refresh();
    await vi.advanceTimersByTimeAsync(100);
    refresher.stop();
    await done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toEqual([0]);
  });
});
