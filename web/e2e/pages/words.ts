/** The table in words: found by roles and names alone, as a screen reader finds it. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

export class InWords {
  readonly region: Locator;
  /** What can be chosen: where the tile or a die can go, where a piece can. */
  readonly choices: Locator;
  /** What has been said. */
  readonly said: Locator;
  private readonly result: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole("region", { name: "In words" });
    this.choices = this.region.getByRole("listitem").getByRole("button");
    this.said = page.getByRole("log", { name: "What is said" });
    this.result = page.getByRole("region", { name: "Result" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: "In words" }).click();
    await expect(this.region).toBeVisible();
  }

  /** Waits until there is something to do here, or a result; whether there is something to do. */
  async isOurTurn(): Promise<boolean> {
    const anything = this.choices.or(this.action("Confirm")).or(this.action("Roll the dice")).or(this.action("Stop"));
    await expect(anything.or(this.result).first()).toBeVisible();
    return !(await this.result.isVisible());
  }

  /** A button that is no item of a list. */
  action(name: string): Locator {
    return this.region.getByRole("button", { name, exact: true });
  }

  /** Presses something and waits until the table has answered: whoever chose then is where it says what comes next. */
  async press(button: Locator): Promise<void> {
    const before = await this.region.ariaSnapshot();
    await button.click();
    await expect.poll(() => this.region.ariaSnapshot()).not.toBe(before);
    await expect(this.region).toHaveAttribute("aria-busy", "false");
  }

  /** Shows all ways to place what is in hand. */
  async showAll(): Promise<void> {
    for (const more of await this.region.getByText(/^(One|\d+) more$/).all()) await more.click();
  }

  /** Plays until there is a result: always the first of what is offered; how many times something was chosen. */
  async playOn(): Promise<number> {
    for (let chosen = 0; ; chosen += 1) {
      if (!(await this.isOurTurn())) return chosen;
      for (const button of [
        this.action("Confirm"),
        this.action("Roll the dice"),
        this.choices.first(),
        this.action("Stop"),
      ]) {
        if (await button.isVisible()) {
          await this.press(button);
          break;
        }
      }
    }
  }
}
