/** A game that is looked at again. */

import type { Locator, Page } from "playwright-core";

export class Replay {
  constructor(readonly page: Page) {}

  /** Shows a record that somebody has. */
  async paste(record: string): Promise<void> {
    await this.page.locator("textarea").fill(record);
    await this.page.getByRole("button", { name: "Show it" }).click();
    await this.slider.waitFor();
  }

  get slider(): Locator {
    return this.page.getByRole("slider", { name: "Move" });
  }

  /** Which move is shown. */
  async at(): Promise<number> {
    return Number(await this.slider.inputValue());
  }

  /** Goes to a move. */
  async go(move: number): Promise<void> {
    await this.slider.fill(String(move));
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  tiles(): Promise<number> {
    return this.page.locator(".board .tile").count();
  }
}
