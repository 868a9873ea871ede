/** Playing without a mouse, from the first page on, also without seeing the board. */

import type { Page } from "@playwright/test";

import { expect, test } from "./support/test";

test("a game is started and a turn is played with keys alone", async ({ ada, home, table }) => {
  const { page } = ada;
  const { keyboard } = page;
  await ada.open("/");
  await expect(home.start).toBeVisible();
  await tabTo(page, "button.go");
  await keyboard.press("Enter");

  await table.wants("place");
  // The board is walked and told.
  await keyboard.press("ArrowUp");
  await expect(page.locator("[aria-live]", { hasText: /1 north: free/ })).toBeAttached();
  await keyboard.press("n");
  await expect(page.locator("[aria-live]", { hasText: /The tile fits in/ })).toBeAttached();
  await keyboard.press("r");
  await keyboard.press("Enter");
  await table.wants("claim", "confirm");
  await expect(table.tiles).toHaveCount(2);
  await keyboard.press("Backspace");
  await table.wants("place");
  await expect(table.tiles).toHaveCount(1);
  await keyboard.press("n");
  await keyboard.press("Enter");
  const { stage } = await table.wants("claim", "confirm");
  if (stage === "claim") await keyboard.press("1");
  await table.wants("confirm");
  await keyboard.press("Enter");
  await table.wants("place");
  await expect(table.tiles).toHaveCount(3);

  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys and gestures" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
