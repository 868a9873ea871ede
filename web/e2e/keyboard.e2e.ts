/** Playing without a mouse, from the first page on, also without seeing the board. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { test } from "./support/test";

test("a game is started and a turn is played with keys alone", async ({ visit }) => {
  const ada = await visit();
  const { keyboard } = ada.page;
  await ada.open("/");
  const home = new Home(ada.page);
  await home.start.waitFor();
  await tabTo(ada.page, "button.go");
  await keyboard.press("Enter");

  const table = new Table(ada.page);
  await table.wants("place");
  // The board is walked and told.
  await keyboard.press("ArrowUp");
  await ada.page.locator("[aria-live]", { hasText: /Column 0, row -1/ }).waitFor({ state: "attached" });
  await keyboard.press("n");
  await ada.page.locator("[aria-live]", { hasText: /the tile fits in/ }).waitFor({ state: "attached" });
  await keyboard.press("r");
  await keyboard.press("Enter");
  await table.ready();
  expect(await table.tiles()).toBe(2);
  await keyboard.press("Backspace");
  await table.wants("place");
  expect(await table.tiles()).toBe(1);
  await keyboard.press("n");
  await keyboard.press("Enter");
  const { stage } = await table.ready();
  if (stage === "claim") await keyboard.press("1");
  await table.wants("confirm");
  await keyboard.press("Enter");
  await table.wants("place");
  expect(await table.tiles()).toBe(3);

  await keyboard.press("?");
  await ada.page.getByRole("dialog", { name: "Keys and gestures" }).waitFor();
  await keyboard.press("Escape");
  await ada.page.getByRole("dialog").waitFor({ state: "detached" });
});

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
