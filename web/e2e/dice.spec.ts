/** The Dice Game at a table: what a click does, what is shown of it, and what it is worth. */

import { KNIGHTS } from "./support/positions";
import { tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test.beforeEach(async ({ ada, server }) => ada.sit(await tableFrom(server, KNIGHTS)));

test("a double click on the throw does nothing else", async ({ ada, table }) => {
  await table.wants("throw");
  await table.action("Roll the dice").dblclick();
  await table.wants("build");
  await expect(table.action("Stop")).toBeEnabled();
  await expect(ada.page.getByText("Roll 1 of 3")).toBeVisible();
});

test("only cells that touch are shown, and every cell on demand", async ({ ada, table }) => {
  await table.throwDice();
  const { at } = await table.fit(0, 0);
  await table.drag(table.die("straight").first(), at);
  await expect(table.tiles).toHaveCount(1);
  const { fits } = await table.wants("build");
  expect(fits.length).toBeGreaterThan(0);
  for (const { x, y } of fits) expect(Math.abs(x) + Math.abs(y)).toBe(1);
  await ada.page.getByRole("checkbox", { name: "Show every cell" }).check();
  const all = await table.wants("build");
  expect(all.fits.length).toBeGreaterThan(12);
});

test("says what is being built, why there are no points, and keeps a sheet of them", async ({ ada, table }) => {
  await table.throwDice();
  const { at } = await table.fit(0, 0);
  await table.drag(table.die("straight").first(), at);
  await expect(table.dock.getByText("1 die, open")).toBeVisible();
  await table.action("Stop").click();
  await table.expectGain("No points: no city is closed.");
  const sheet = ada.page.getByRole("region", { name: "Points by turn" });
  await expect(sheet.locator("tbody td").first()).toHaveText("0");
  await table.confirm();
  await expect(table.log.getByText("No points: no city is closed.")).toBeVisible();
});
