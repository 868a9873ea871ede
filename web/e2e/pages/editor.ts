/** A board on which a position is set up by hand. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

import { cellPoint } from "./board";

export class Editor {
  readonly dock: Locator;
  readonly tiles: Locator;
  readonly pieces: Locator;
  /** What can't be as it is. */
  readonly wrong: Locator;
  readonly cell: Locator;
  readonly analyse: Locator;
  /** What is said to those who listen. */
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.dock = page.locator(".dock");
    this.tiles = page.locator(".board .tile");
    this.pieces = page.locator(".board .piece");
    this.wrong = page.locator(".side .wrong li");
    this.cell = page
      .locator(".side section")
      .filter({ has: page.locator(".seats, .choices, p") })
      .first();
    this.analyse = this.dock.locator("button.main");
    this.said = page.locator("main > p[aria-live]");
  }

  /** Begins with a game; its name is that for programs. */
  async begin(game: string): Promise<void> {
    const panel = this.page.locator("section", { has: this.page.locator("select") });
    await panel.locator("select").first().selectOption(game);
    await panel.locator("button.main").click();
    await expect(this.dock).toBeVisible();
  }

  /** The button of a tile, by its picture. */
  stock(code: string): Locator {
    return this.dock.locator("li button", { has: this.page.locator(`img[src*="/tiles/${code}-"]`) });
  }

  /** Puts the chosen tile into a cell, or looks at what lies there. */
  async tap(x: number, y: number): Promise<void> {
    const at = await cellPoint(this.page, x, y);
    await this.page.mouse.click(at.x, at.y);
  }
}
