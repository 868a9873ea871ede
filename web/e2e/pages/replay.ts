/** A game that is looked at again. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

export class Replay {
  /** Which move is shown. */
  readonly slider: Locator;
  /** The tiles on the board. */
  readonly tiles: Locator;

  constructor(readonly page: Page) {
    this.slider = page.getByRole("slider", { name: "Move" });
    this.tiles = page.locator(".board .tile");
  }

  /** Shows a record that somebody has. */
  async paste(record: string): Promise<void> {
    await this.page.locator("textarea").fill(record);
    await this.page.getByRole("button", { name: "Show it" }).click();
    await expect(this.slider).toHaveValue("0");
  }

  /** Goes to a move and waits until the board shows it. */
  async go(move: number): Promise<void> {
    await this.slider.fill(String(move));
    await expect(this.page.locator(".board")).toHaveAttribute("aria-busy", "false");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }
}
