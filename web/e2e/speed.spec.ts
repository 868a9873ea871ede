/** That it is fast: what the first page takes, and how a large board moves. */

import type { Page } from "@playwright/test";
import { Home } from "./pages/home";
import { moveAround } from "./support/hands";
import { codeOf, framesWhile, median, noteStart, slowDown, startOf } from "./support/measure";
import { playTurn, scoringTurns, watchTurn } from "./support/scoring";
import { PERSON, startedTable, tableAmid } from "./support/tables";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

/** All code that a first visit may take, with the engine, as it comes through the line, in bytes. */
const MOST_CODE = 600_000;
/** How long it may take until the first page can be used, in milliseconds: three times what it may on a quiet machine. */
const MOST_WAIT = 3000;
/** How much of the page may jump while it loads, as browsers reckon it: under a tenth nobody minds. */
const MOST_SHIFT = 0.02;
/** How long half of all frames may take at the most, in milliseconds: three times what a quiet machine needs. */
const MOST_FRAME = 50;

test.describe("the code", () => {
  test("of the first page is small", async ({ ada }) => {
    expectSmall(await codeBefore(ada, "/", ".columns"));
  });

  test("of a table opened by a link is small", async ({ ada, server }) => {
    const { id } = await startedTable(server, { game: "winter", seats: [PERSON, PERSON] });
    expectSmall(await codeBefore(ada, `/table/${id}`, ".board .tile"));
  });
});

test.describe("the first page", () => {
  test("can be used at once", async ({ visit }) => {
    const waits: number[] = [];
    // Other programs may get in the way of some visits, not of all.
    for (let visits = 0; visits < 4; visits += 1) {
      const visitor = await visit();
      const { page } = visitor;
      await page.addInitScript(noteStart);
      await visitor.open("/");
      await expect(new Home(page).start).toBeVisible();
      waits.push(await startOf(page));
    }
    expect(Math.min(...waits)).toBeLessThan(MOST_WAIT);
  });

  test("does not jump while it loads", async ({ ada }) => {
    await ada.open("/");
    await expect(ada.page.locator(".columns")).toBeVisible();
    await ada.page.waitForLoadState("networkidle");
    expect(await shiftOf(ada.page)).toBeLessThan(MOST_SHIFT);
  });
});

test("a board of 96 tiles is moved and zoomed without stutter", async ({ ada, table, server }) => {
  await ada.sit(await tableAmid(server, "winter", 0.997));
  await table.ready();
  await expect.poll(() => table.tiles.count()).toBeGreaterThanOrEqual(94);
  await ada.page.waitForLoadState("networkidle");
  const frames = await framesWhile(ada.page, async () => {
    await moveAround(ada.page, "pan", 40);
    await moveAround(ada.page, "zoom", 30);
  });
  expect(frames.length).toBeGreaterThan(20);
  expect(median(frames)).toBeLessThan(MOST_FRAME);
});

test.describe("effects", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("do not make a full board stutter while it is moved, on a slow processor", async ({ ada, server }) => {
    const [turn] = await scoringTurns(server, "winter", 1);
    if (!turn) throw new Error("nothing is scored in this game");
    await watchTurn(ada, turn);
    await slowDown(ada.page, 4);
    const frames = await framesWhile(ada.page, async () => {
      await playTurn(server, turn);
      await moveAround(ada.page, "pan", 60);
    });
    expect(median(frames)).toBeLessThan(MOST_FRAME);
  });
});

test("the page goes on smoothly while the strongest bot thinks on the device", async ({ ada, home, table }) => {
  await ada.open("/");
  await home.choose("Winter Edition");
  await home.level("Master");
  await home.play();
  await table.placeAnywhere();
  await table.wants("claim", "confirm");
  const frames = await framesWhile(ada.page, async () => {
    await table.finishTurn();
    await table.wants("place");
  });
  // It thinks for a second about each of its moves.
  expect(frames.length).toBeGreaterThan(20);
  expect(median(frames)).toBeLessThan(MOST_FRAME);
});

/** That a page has some code, and not too much. */
function expectSmall(code: number): void {
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThan(MOST_CODE);
}

/** How much of the page has jumped so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList): number =>
          list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({ type: "layout-shift", buffered: true });
        // Where nothing has jumped, nothing is told.
        setTimeout(() => resolve(0), 300);
      }),
  );
}

/** How many bytes of code come before a page shows something. */
async function codeBefore(visitor: Visitor, path: string, selector: string): Promise<number> {
  await visitor.open(path);
  await expect(visitor.page.locator(selector).first()).toBeVisible();
  return codeOf(visitor.page);
}
