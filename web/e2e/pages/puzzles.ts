/** Puzzles, and the one that is being solved. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

import type { PlacePuzzle, PlacedWay } from "../support/puzzles";
import { cellPoint } from "./board";

export class Puzzles {
  readonly dock: Locator;
  readonly verdict: Locator;
  readonly streak: Locator;
  /** The best way, shown on the board. */
  readonly best: Locator;

  constructor(readonly page: Page) {
    this.dock = page.locator(".dock");
    this.verdict = this.dock.getByRole("status");
    this.streak = page.locator(".streak");
    this.best = page.locator(".ghost .sign");
  }

  /** Begins with the first puzzle of the children's game. */
  async begin(): Promise<void> {
    await this.page.getByLabel("Game", { exact: true }).selectOption("kids");
    await this.page.getByRole("button", { name: "Solve", exact: true }).click();
    await expect(this.dock).toHaveAttribute("data-stage", "place");
  }

  /** Answers with the mouse. */
  async answer({ x, y, rotation }: PlacedWay): Promise<void> {
    await this.turnHand(rotation);
    const point = await cellPoint(this.page, x, y);
    await this.page.mouse.click(point.x, point.y);
    await this.dock.getByRole("button", { name: "Check" }).click();
  }

  /** Answers with the keyboard alone. */
  async answerByKeys({ last }: PlacePuzzle, { x, y, rotation }: PlacedWay): Promise<void> {
    await this.turnHand(rotation);
    await this.press(x < last.x ? "ArrowLeft" : "ArrowRight", Math.abs(x - last.x));
    await this.press(y < last.y ? "ArrowUp" : "ArrowDown", Math.abs(y - last.y));
    await this.page.keyboard.press("Enter");
    await expect(this.dock).toHaveAttribute("data-stage", "confirm");
    await this.page.keyboard.press("Enter");
  }

  private turnHand(rotation: number): Promise<void> {
    return this.press("r", rotation);
  }

  private async press(key: string, times: number): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) await this.page.keyboard.press(key);
  }
}
