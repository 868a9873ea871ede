/** Where things are on the screen, and what is still seen on a small one. */

import type { NewTable } from "../src/lib/api";
import { cellPoint } from "./pages/board";
import { PHONE } from "./support/devices";
import { ABBOT } from "./support/positions";
import { PERSON, startedTable, tableFrom } from "./support/tables";
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

test.describe("on a phone", () => {
  test.use(PHONE);

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
