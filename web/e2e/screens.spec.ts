/** Where things are on the screen, and what is still seen on a small one. */

import type { Page } from "@playwright/test";

import type { NewTable } from "../src/lib/api";
import { cellPoint } from "./pages/board";
import { PHONE } from "./support/devices";
import { ABBOT, KNIGHTS } from "./support/positions";
import { record } from "./support/records";
import { PERSON, finishedTable, startedTable, tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test("a board begins in the middle of the room that is left for it", async ({ ada, table, server }) => {
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  await table.wants("place");
  const first = await cellPoint(ada.page, 0, 0);
  const edge = async (selector: string): Promise<{ x: number; y: number; height: number }> =>
    (await ada.page.locator(selector).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const [side, top, bottom] = [await edge(".side"), await edge(".top"), await edge(".bottom")];
  expect(Math.abs(first.x - side.x / 2)).toBeLessThan(12);
  expect(Math.abs(first.y - (top.y + top.height + bottom.y) / 2)).toBeLessThan(12);
});

test("at one screen nobody is called “you”", async ({ ada, table, server }) => {
  await ada.sit(await tableFrom(server, ABBOT));
  await table.wants("place");
  await expect(ada.page.locator(".side").getByText("you", { exact: true })).toHaveCount(0);
});

for (const width of [1024, 1440, 2560]) {
  test(`no game stands alone on a screen ${width} wide`, async ({ ada }) => {
    await ada.page.setViewportSize({ width, height: 800 });
    for (const [path, cards] of [
      ["/", ".games label"],
      ["/learn", "main li"],
      ["/rules", "main li"],
    ] as const) {
      await ada.open(path);
      await expect(ada.page.locator(cards)).toHaveCount(5);
      const tops = await ada.page
        .locator(cards)
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
    }
  });
}

test("names and notes of games stand side by side, however long the names are", async ({ visit }) => {
  const { page } = await visit({ locale: "fr-CH", viewport: { width: 1440, height: 900 } });
  await page.goto("/learn");
  await expect(page.locator("main li span")).toHaveCount(5);
  const [names, notes] = [await boxes(page, "main li strong"), await boxes(page, "main li span")];
  const tops = names.map(({ top }) => top);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  for (const [at, note] of notes.entries()) expect(note.top - (names[at]?.bottom ?? 0)).toBeLessThan(10);
});

test("what the dock offers stands in its middle", async ({ ada, table, server }) => {
  await ada.sit(await tableFrom(server, KNIGHTS));
  await table.wants("throw");
  await expectMiddle(ada.page, ".dock .middle");
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  await table.placeAnywhere();
  await table.wants("confirm");
  await expectMiddle(ada.page, ".dock .actions");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const locale of ["en-GB", "fr-CH"]) {
    test(`all pages stand in one row in ${locale}`, async ({ visit }) => {
      const { page } = await visit({ ...PHONE, locale });
      await page.goto("/rules");
      await expect(page.locator("main li")).toHaveCount(5);
      const links = await boxes(page, "header nav a");
      expect(links.length).toBe(5);
      expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    });
  }

  test("the rule of points stands in one line", async ({ visit, server }) => {
    const visitor = await visit({ ...PHONE, locale: "fr-CH" });
    await visitor.sit(await finishedTable(server, "winter"));
    const rules = visitor.page.locator("[data-stage=over] tbody a");
    await expect(rules.first()).toBeVisible();
    const lines = await rules.evaluateAll((all) => all.map((rule) => rule.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  for (const locale of ["en-GB", "fr-CH", "de-DE"]) {
    test(`what is done with a game that is seen again stands in one row in ${locale}`, async ({ visit }) => {
      const { page } = await visit({ ...PHONE, locale });
      await page.goto("/replay");
      await page.locator("textarea").fill(record("kids"));
      await page.locator("form button").click();
      await expect(page.locator(".dock .more button")).toHaveCount(4);
      const buttons = await boxes(page, ".dock .more button");
      expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...buttons.map(({ top, bottom }) => bottom - top))).toBeLessThan(64);
    });
  }

  test("what is done with a puzzle stands at the end of its bar", async ({ ada, puzzles }) => {
    await ada.open("/puzzles");
    await puzzles.begin();
    const [bar] = await boxes(ada.page, ".bar");
    for (const button of await boxes(ada.page, ".bar button"))
      expect(button.left).toBeGreaterThan((bar?.right ?? 0) / 2);
  });

  test("the pieces that are left are seen", async ({ ada, table, server }) => {
    await ada.sit(await startedTable(server, { game: "winter", seats: [PERSON, PERSON] }));
    await table.wants("place");
    await expect(ada.page.locator(".top .stock").first()).toHaveText("7");
  });

  test("the game is started above what there is to say about draws", async ({ ada, server }) => {
    const { id, seats } = await server.ask<NewTable>("POST", "/api/tables", { game: "kids", seats: [PERSON, PERSON] });
    await server.ask("POST", `/api/tables/${id}/orders`, { order: "sit", name: "Ada" }, seats[0]?.token);
    await ada.sit({ id, seats }, [0]);
    const [start, draws] = [ada.page.getByRole("button", { name: "Start the game" }), ada.page.getByText("Draws come")];
    await expect(draws).toBeVisible();
    expect((await start.boundingBox())?.y).toBeLessThan((await draws.boundingBox())?.y ?? 0);
  });
});

type Box = { left: number; top: number; right: number; bottom: number };

/** Where things are on the screen. */
function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

/** There is as much room before something in the dock as after it. */
async function expectMiddle(page: Page, selector: string): Promise<void> {
  const [[dock], [inner]] = [await boxes(page, ".dock"), await boxes(page, selector)];
  if (!dock || !inner) throw new Error(`there is no ${selector}`);
  expect(Math.abs(inner.left - dock.left - (dock.right - inner.right))).toBeLessThan(2);
}
