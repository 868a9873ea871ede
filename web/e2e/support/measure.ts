/** How fast a page is. */

import type { Page } from "@playwright/test";

/** Notes when the large button of the first page is there; to be run before the code of the page. */
export function noteStart(): void {
  const seen = globalThis as { started?: number };
  const look = (): void => {
    if (document.querySelector("button.go")) seen.started ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** When that was, in milliseconds after the page was asked for. */
export function startOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { started?: number }).started ?? Infinity);
}

/** How many bytes of code came so far, as they came through the line. */
export function codeOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const isCode = ({ name, entryType }: PerformanceEntry): boolean =>
      entryType === "navigation" || /\.(?:js|css|wasm)$/.test(name);
    return all.filter(isCode).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** How long frames take while something is done, in milliseconds, the shortest first. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (time: number): void => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return times;
  });
  await act();
  const times = await frames.jsonValue();
  return times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .toSorted((one, other) => one - other);
}

/** Slows the processor down for a page, by such a factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}

/** The part of frames that take less than so many milliseconds. */
export function partBelow(frames: readonly number[], millis: number): number {
  return frames.filter((frame) => frame < millis).length / Math.max(frames.length, 1);
}

/** How long it takes from the end of a click until the next tile is in a frame, in milliseconds. */
export async function clickLatency(page: Page, click: () => Promise<void>): Promise<number> {
  const latency = await page.evaluateHandle(() => {
    const noted: { shown: Promise<number> } = { shown: Promise.resolve(Infinity) };
    const count = (): number => document.querySelectorAll(".board .tile").length;
    const before = count();
    noted.shown = new Promise((shown) => {
      addEventListener(
        "pointerup",
        ({ timeStamp }) => {
          const look = (): void => {
            if (count() <= before) requestAnimationFrame(look);
            else requestAnimationFrame((frame) => shown(frame - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    return noted;
  });
  await click();
  return latency.evaluate(({ shown }) => shown);
}

/** The one in the middle, of numbers in any order. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
