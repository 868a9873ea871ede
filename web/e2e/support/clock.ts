/** The clock of a page, stopped: then time passes only when it is said so, however busy this machine is. */

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** How long a frame takes, in milliseconds. */
export const FRAME = 16;

/** Lets no time pass in the page unless it is said so. Its clock must have been installed before. */
export async function hold(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets frame after frame pass until something is there. */
export async function frameWith(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME);
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
  }).toPass();
}
