/** After the last tile: how it is told, what is left of it, and the next game. */

import { readFileSync } from "node:fs";

import type { Download, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { Table } from "./pages/table";
import { LARGE_PIT, RAFT } from "./support/positions";
import { finishedTable, resignedTable, tableFrom } from "./support/tables";
import { test } from "./support/test";

describe("the final scoring", () => {
  test("is told area by area, each with its points and its rule", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await finishedTable(server, "winter"));
    const table = new Table(ada.page);
    const told = await table.finalScores();
    expect(told.length).toBeGreaterThan(2);
    for (const line of told) expect(line).toMatch(/^\+\d+ .* W-\d\d$/);
    // What is told lights up on the board; the sum below is what the track shows.
    expect(await ada.page.locator(".board .light.point").count()).toBe(1);
    const sums = await table.result.locator("tfoot td").allTextContents();
    expect(sums.map(Number)).toEqual(await table.scores());
  });

  test("counts a lake more for the raft", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, RAFT));
    const table = new Table(ada.page);
    await table.place(-1, 0);
    await table.turnTo(-1, 0, 0);
    await table.piece("claim hut z8").press("Enter");
    await table.confirm();
    expect(await table.finalScores()).toEqual([
      expect.stringMatching(/^\+2 .* H-32$/),
      expect.stringMatching(/^\+4 .* raft.* H-32$/),
    ]);
  });

  test("counts animals near the large pit trap twice", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, LARGE_PIT));
    const table = new Table(ada.page);
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

test("a finished game is given away as a link, a record, a picture and a film", async ({ visit, server }) => {
  const ada = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  const { id } = await resignedTable(server);
  await ada.open(`/table/${id}`);
  const table = new Table(ada.page);
  await table.ends();
  await table.result.getByRole("button", { name: "Copy link" }).click();
  await table.result.getByText("Copied").waitFor();
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/table/${id}`);
  expect(await downloaded(ada.page, "Record")).toMatch(/^bastide record 1\ngame kids\n/);
  expect(await downloaded(ada.page, "Picture")).toMatch(/^.PNG/);
  expect(await downloaded(ada.page, "Film")).toMatch(/^GIF89a/);
});

test("the same two play again, one seat on", async ({ visit, server }) => {
  const made = await resignedTable(server);
  const [ada, ben] = [await visit(), await visit()];
  await ada.sit(made, [0]);
  await ben.sit(made, [1]);
  const [hers, his] = [new Table(ada.page), new Table(ben.page)];
  await his.ends();
  await hers.result.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((url) => !url.pathname.endsWith(made.id));
  await his.result.getByRole("button", { name: "Go to the next game" }).click();
  await ben.page.waitForURL(ada.page.url());
  // Whoever sat down last has started it, and both see its first tile.
  for (const { page } of [hers, his]) await page.locator(".board .tile").first().waitFor({ state: "attached" });
  expect([await hers.tiles(), await his.tiles()]).toEqual([1, 1]);
});

/** What a link of the result saves, read as if every byte were a letter. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), "latin1");
}
