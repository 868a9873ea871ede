/** After the last tile: how it is told, what is left of it, and the next game. */

import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { Table } from "./pages/table";
import { LARGE_PIT, RAFT } from "./support/positions";
import { finishedTable, resignedTable, tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test.describe("the final scoring", () => {
  test("is told area by area, each with its points and its rule", async ({ ada, table, server }) => {
    await ada.sit(await finishedTable(server, "winter"));
    const told = await table.finalScores();
    expect(told.length).toBeGreaterThan(2);
    for (const line of told) expect(line).toMatch(/^\+\d+ .* W-\d\d$/);
    // What is told lights up on the board; the sum below is what the track shows.
    await expect(ada.page.locator(".board .light.point")).toHaveCount(1);
    const sums = table.result.locator("tfoot td");
    await expect(sums).toHaveCount(2);
    await expect(table.scores).toHaveText(await sums.allTextContents());
  });

  test("goes to the areas that it tells of, and shows all of the board when it is closed", async ({
    ada,
    table,
    server,
  }) => {
    await ada.sit(await finishedTable(server, "winter"));
    await expect(table.result).toBeVisible();
    for (let steps = 0; steps < 8; steps += 1) await ada.page.keyboard.press("+");
    await table.finalScores();
    await expect(ada.page.locator(".board .light.point")).toBeInViewport();
    await table.result.getByRole("button", { name: "Close" }).click();
    for (const tile of await table.tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  });

  test("counts a lake more for the raft", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, RAFT));
    await table.place(-1, 0);
    await table.turnTo(-1, 0, 0);
    await table.piece("claim hut z8").press("Enter");
    await table.confirm();
    expect(await table.finalScores()).toEqual([
      expect.stringMatching(/^\+2 .* H-32$/),
      expect.stringMatching(/^\+4 .* raft.* H-32$/),
    ]);
  });

  test("counts animals near the large pit trap twice", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, LARGE_PIT));
    await table.place(1, 1);
    await table.turnTo(1, 1, 1);
    await table.piece("claim man z1").press("Enter");
    await table.confirm();
    expect(await table.finalScores()).toEqual([
      expect.stringMatching(/^\+2 .* H-33$/),
      expect.stringMatching(/^\+11 .* H-33$/),
    ]);
  });
});

test.describe("a finished game", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is given away as a link, a record, a picture and a film", async ({ ada, table, server }) => {
    const { id } = await resignedTable(server);
    await ada.open(`/table/${id}`);
    await table.result.getByRole("button", { name: "Copy link" }).click();
    await expect(table.result.getByText("Copied")).toBeVisible();
    expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/table/${id}`);
    expect(await downloaded(ada.page, "Record")).toMatch(/^bastide record 1\ngame kids\n/);
    expect(await downloaded(ada.page, "Picture", "button")).toMatch(/^.PNG/);
    expect(await downloaded(ada.page, "Film")).toMatch(/^GIF89a/);
  });
});

test("whoever gave up reads that, and the other who it was", async ({ visit, server }) => {
  const made = await resignedTable(server);
  for (const [seat, text] of ["Ben gave up.", "You have given up."].entries()) {
    const visitor = await visit();
    await visitor.sit(made, [seat]);
    await expect(new Table(visitor.page).result.getByText(text)).toBeVisible();
  }
});

test("the same two play again, one seat on", async ({ visit, server }) => {
  const made = await resignedTable(server);
  const [ada, ben] = [await visit(), await visit()];
  await ada.sit(made, [0]);
  await ben.sit(made, [1]);
  const [hers, his] = [new Table(ada.page), new Table(ben.page)];
  await expect(his.result).toBeVisible();
  await hers.result.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(made.id));
  await his.result.getByRole("button", { name: "Go to the next game" }).click();
  await ben.page.waitForURL(ada.page.url());
  // Whoever sat down last has started it, and both see its first tile.
  for (const { tiles } of [hers, his]) await expect(tiles).toHaveCount(1);
});

/** What a link or a button of the result saves, read as if every byte were a letter. */
async function downloaded(page: Page, name: string, role: "link" | "button" = "link"): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole(role, { name, exact: true }).click();
  return readFileSync(await (await download).path(), "latin1");
}
