/** The first page: what to play, with whom, and how. */

import type { Locator, Page } from "@playwright/test";

/** Who is to sit in a seat, as the page calls it. */
export type Sitter = "Me" | "A friend on this device" | "A bot" | "Somebody with a link";

export class Home {
  constructor(readonly page: Page) {}

  /** Chooses a game by its name. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole("radiogroup").locator("label", { hasText: name }).click();
  }

  /** Chooses a game, whatever it is called in the language of the page. */
  async chooseById(game: string): Promise<void> {
    await this.page.locator("label", { has: this.page.locator(`input[value=${game}]`) }).click();
  }

  /** Opens what can be chosen besides. */
  async more(): Promise<void> {
    const details = this.page.locator("details");
    if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  }

  /** Ticks options. */
  async options(...names: string[]): Promise<void> {
    await this.more();
    for (const name of names) await this.page.getByRole("checkbox", { name }).check();
  }

  /** Says who sits where, from the first seat on. */
  async seat(...sitters: Sitter[]): Promise<void> {
    await this.more();
    for (const [index, label] of sitters.entries())
      await this.page.getByLabel(`Seat ${index + 1}`).selectOption({ label });
  }

  /** The level of the bot, where there is one. */
  async level(label: string): Promise<void> {
    await this.more();
    await this.page.getByLabel("Level").selectOption({ label });
  }

  /** Makes an account, or goes into one. */
  async sign(how: "Create an account" | "Sign in", login: string, password: string): Promise<void> {
    await this.page.getByRole("button", { name: how }).click();
    const form = this.page.locator("form", { has: this.page.locator("input[type=password]") });
    await form.getByLabel("Account name").fill(login);
    await form.getByLabel("Password").fill(password);
    await form.getByRole("button", { name: how }).click();
  }

  /** The one large button. */
  get start(): Locator {
    return this.page.getByRole("button", { name: /^(Play now|Open the table)/ });
  }

  async play(): Promise<void> {
    await this.start.click();
    await this.page.waitForURL("**/table/*");
  }

  /** The same in any language. */
  async go(): Promise<void> {
    await this.page.locator("button.go").click();
    await this.page.waitForURL("**/table/*");
  }
}
