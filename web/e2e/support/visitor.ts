/** Somebody at a browser. Whatever goes wrong there is noted, and fails the test unless it is expected. */

import type { Browser, BrowserContext, ConsoleMessage, Disposable, Page } from "@playwright/test";

import type { Device } from "./devices";
import type { MadeTable } from "./tables";

export class Visitor {
  private troubles: string[] = [];
  private expected: RegExp[] = [];
  private seats: Disposable | undefined;
  private prepared: Disposable[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("console", (message) => this.hear(message));
    page.on("pageerror", (error) => this.note(`error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // Pictures that are not needed any more when a page is left.
      if (why !== "net::ERR_ABORTED") this.note(`failed: ${request.url()} ${why}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.note(`answer: ${response.status()} ${response.url()}`);
    });
  }

  /** Somebody with a fresh context of the browser; what the device does not say is as the test has it. */
  static async arrive(browser: Browser, device: Device = {}): Promise<Visitor> {
    const context = await browser.newContext(device);
    // Bots on the device wait for nobody who looks on.
    await context.addInitScript(() => localStorage.setItem("bastide.bot-pace", "0"));
    return new Visitor(context, await context.newPage());
  }

  /** Goes to a page of the server. What is to be seen there is waited for by whoever looks at it. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: "commit" });
  }

  /** Waits until the program is on the device. */
  async installed(): Promise<void> {
    await this.page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller)
        await new Promise((taken) => serviceWorker.addEventListener("controllerchange", taken, { once: true }));
    });
  }

  /** Sits down at a table, with the tokens of all its seats or of some. */
  async sit({ id, seats }: MadeTable, taken: number[] = seats.map(({ seat }) => seat)): Promise<void> {
    const stored = { [id]: seats.filter(({ seat }) => taken.includes(seat)) };
    const store = (value: string): void => localStorage.setItem("bastide.seats", value);
    await this.seats?.dispose();
    this.seats = await this.context.addInitScript(store, JSON.stringify(stored));
    await this.open(`/table/${id}`);
  }

  /** Runs something in every page before its own code, until all is forgotten. */
  async prepare(script: () => void): Promise<void> {
    this.prepared.push(await this.context.addInitScript(script));
  }

  /** Says that something will go wrong, because the test is about that. */
  expectTrouble(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What went wrong since this was asked before. */
  takeTrouble(): string[] {
    const trouble = this.troubles.filter((trouble) => !this.expected.some((pattern) => pattern.test(trouble)));
    [this.troubles, this.expected] = [[], []];
    return trouble;
  }

  /** Forgets what the page remembers, to be like somebody who has never been there. */
  async forget(): Promise<void> {
    await this.seats?.dispose();
    this.seats = undefined;
    for (const script of this.prepared.splice(0)) await script.dispose();
    for (const other of this.context.pages().filter((page) => page !== this.page)) await other.close();
    await this.page.evaluate(() => localStorage.clear());
  }

  private hear(message: ConsoleMessage): void {
    const isTrouble = message.type() === "error" || message.type() === "warning";
    // Only some tests are about what is kept on the device.
    const isMeant = message.text() === "Service Worker registration blocked by Playwright";
    if (isTrouble && !isMeant) this.note(`console: ${message.text()} ${message.location().url}`);
  }

  private note(trouble: string): void {
    this.troubles.push(trouble);
  }
}
