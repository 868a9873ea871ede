/** A lesson: do what the finger points at, read what is told. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

import type { Point } from "./board";
import { screenPoint } from "./board";

export class Lesson {
  readonly teacher: Locator;
  /** What points at the thing to do on the board. */
  readonly finger: Locator;
  /** The steps, and those that are reached. */
  private readonly steps: Locator;
  private readonly reached: Locator;
  private readonly main: Locator;

  constructor(readonly page: Page) {
    this.teacher = page.locator("section.teacher");
    this.steps = page.locator(".dots > span");
    this.reached = page.locator(".dots .done");
    this.finger = page.locator(".finger");
    this.main = this.teacher.locator("button.main:enabled");
  }

  /** Waits until something is to be done at a step, counted from one. */
  async reach(step: number): Promise<void> {
    await expect(this.reached).toHaveCount(step);
    await expect(this.teacher).toHaveAttribute("aria-busy", "false");
    await expect(this.finger.or(this.main).first()).toBeVisible();
  }

  /** How many steps there are, once the lesson has begun. */
  async length(): Promise<number> {
    await this.reach(1);
    return this.steps.count();
  }

  /** Does what is to be done at a step: with the finger where it points, otherwise with the button. */
  async go(): Promise<void> {
    if (await this.finger.isVisible()) {
      const { x, y } = await this.pointed();
      await this.page.mouse.click(x, y);
    } else await this.main.click();
  }

  private async pointed(): Promise<Point> {
    const at = await this.finger.evaluate(({ style }) => ({ x: parseFloat(style.left), y: parseFloat(style.top) }));
    return screenPoint(this.page, at);
  }
}
