/** A board to try things out. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

export class Analysis {
  readonly dock: Locator;
  readonly side: Locator;
  readonly tiles: Locator;
  /** The tiles that can be drawn. */
  readonly draws: Locator;
  /** The best ways to go on. */
  readonly ways: Locator;
  /** What was tried. */
  readonly branches: Locator;
  /** Which tiles help at a cell. */
  readonly fillers: Locator;

  constructor(readonly page: Page) {
    this.dock = page.locator(".dock");
    this.side = page.locator(".side");
    this.tiles = page.locator(".board .tile");
    this.draws = this.dock.locator(".draws li button");
    this.ways = this.side.locator("ol li button");
    this.branches = this.side.getByRole("region", { name: "Tried" }).locator("li");
    this.fillers = page.getByRole("status", { name: "Tiles that help" });
  }

  /** Opens a record or a position. */
  async paste(text: string): Promise<void> {
    await this.page.locator("textarea").fill(text);
    await this.page.getByRole("button", { name: "Show it" }).click();
  }

  /** Goes back until something is to be done. */
  async stepTo(stage: string): Promise<void> {
    while ((await this.dock.getAttribute("data-stage")) !== stage) {
      const moves = await this.page.locator("[data-moves]").getAttribute("data-moves");
      await this.dock.getByRole("button", { name: "One move back" }).click();
      await expect(this.page.locator("[data-moves]")).not.toHaveAttribute("data-moves", moves ?? "");
    }
  }

  /** The link to what is shown. */
  async link(): Promise<string> {
    return (await this.side.locator("[data-link]").first().getAttribute("data-link")) ?? "";
  }
}
