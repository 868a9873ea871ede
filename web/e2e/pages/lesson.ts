/** A lesson: do what the finger points at, read what is told. */

import type { Locator, Page } from "playwright-core";

import { screenPoint } from "./board";

export class Lesson {
  readonly teacher: Locator;
  private readonly finger: Locator;
  private readonly main: Locator;

  constructor(readonly page: Page) {
    this.teacher = page.locator("section.teacher");
    this.finger = page.locator(".finger");
    this.main = this.teacher.locator("button.main:enabled");
  }

  /** How many steps are done, and how many there are. */
  async steps(): Promise<{ done: number; all: number }> {
    return {
      done: await this.page.locator(".dots .done").count(),
      all: await this.page.locator(".dots > span").count(),
    };
  }

  /** Does what is to be done, step by step, to the end; how many steps there were. */
  async takeAll(): Promise<number> {
    for (;;) {
      await this.finger.or(this.main).first().waitFor();
      const { done, all } = await this.steps();
      if (done === all && !(await this.finger.isVisible())) return all;
      await this.goOn();
      await this.reach(done + 1);
    }
  }

  /** Goes on after something that was only to be read. */
  async next(): Promise<void> {
    const { done } = await this.steps();
    await this.main.click();
    await this.reach(done + 1);
  }

  /** Waits until so many steps are done and something is to be done. */
  async reach(done: number): Promise<void> {
    await this.page.waitForFunction((done) => document.querySelectorAll(".dots .done").length === done, done);
    await this.finger.or(this.main).first().waitFor();
  }

  /** Where the finger points at, once the board lies still. */
  async pointed(): Promise<{ x: number; y: number }> {
    for (let before = await this.onScreen(); ;) {
      await this.page.waitForTimeout(150);
      const now = await this.onScreen();
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }

  private async onScreen(): Promise<{ x: number; y: number }> {
    const at = await this.finger.evaluate(({ style }: SVGElement) => ({
      x: parseFloat(style.left),
      y: parseFloat(style.top),
    }));
    return screenPoint(this.page, at);
  }

  private async goOn(): Promise<void> {
    if (await this.finger.isVisible()) {
      const { x, y } = await this.pointed();
      await this.page.mouse.click(x, y);
    } else await this.main.click();
  }
}
