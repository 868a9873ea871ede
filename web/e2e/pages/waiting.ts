/** The waiting room of a table. */

import type { Page } from "@playwright/test";

export class WaitingRoom {
  constructor(readonly page: Page) {}

  /** The link that invites somebody to a seat that is free. */
  async invitation(): Promise<string> {
    const link = await this.page.locator("[data-link]").first().getAttribute("data-link");
    if (!link) throw new Error("there is no invitation");
    return link;
  }

  async sit(name: string): Promise<void> {
    await this.page.getByLabel("Your name").fill(name);
    await this.page.getByRole("button", { name: "Sit down" }).click();
  }

  async start(): Promise<void> {
    await this.page.getByRole("button", { name: "Start the game" }).click();
  }
}
