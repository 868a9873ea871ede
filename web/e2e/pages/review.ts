/** What a game was decided by, beside its board. */

import type { Locator, Page } from "@playwright/test";

export class Review {
  readonly panel: Locator;
  /** What the result was made of. */
  readonly headline: Locator;
  /** How the turn was played that is seen. */
  readonly strip: Locator;
  /** The way that would have been better, on the board. */
  readonly better: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole("region", { name: "Review" });
    this.headline = this.panel.locator(".headline");
    this.strip = page.locator(".strip");
    this.better = page.locator(".board .ghost");
  }
}
