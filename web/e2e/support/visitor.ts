/** Somebody at a browser. Whatever goes wrong there is noted, and fails the test unless it is expected. */

import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import { chromium, devices } from "playwright-core";

import type { Server } from "./server";
import type { MadeTable } from "./tables";

/** What somebody brings along. */
export type Device = BrowserContextOptions & {
  /** Whether things may move; they don't unless a test is about that, to be done sooner. */
  moves?: boolean;
};

/** A small phone with a finger on it. */
export const PHONE: Device = { ...devices["Pixel 5"], viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 };
export const DESK: Device = { viewport: { width: 1440, height: 900 } };

/** Debian's Chromium; nothing is ever downloaded. */
export function launch(): Promise<Browser> {
  const executablePath = process.env["BASTIDE_CHROMIUM"] ?? "/usr/bin/chromium";
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

export class Visitor {
  private readonly troubles: string[] = [];
  private readonly expected: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly server: Server,
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

  /** Somebody with a fresh browser. */
  static async arrive(browser: Browser, server: Server, { moves = false, ...device }: Device = DESK): Promise<Visitor> {
    const context = await browser.newContext({
      locale: "en-GB",
      reducedMotion: moves ? "no-preference" : "reduce",
      ...device,
    });
    context.setDefaultTimeout(30_000);
    return new Visitor(context, await context.newPage(), server);
  }

  /** Goes to a page of the server. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.server.url + path);
  }

  /** Sits down at a table, with the tokens of all its seats or of some. */
  async sit({ id, seats }: MadeTable, own: number[] = seats.map(({ seat }) => seat)): Promise<void> {
    const kept = { [id]: seats.filter(({ seat }) => own.includes(seat)) };
    await this.context.addInitScript((value) => localStorage.setItem("bastide.seats", value), JSON.stringify(kept));
    await this.open(`/table/${id}`);
  }

  /** Says that something will go wrong, because the test is about that. */
  expectTrouble(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What went wrong. */
  get trouble(): string[] {
    return this.troubles.filter((trouble) => !this.expected.some((pattern) => pattern.test(trouble)));
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() === "error" || message.type() === "warning")
      this.note(`console: ${message.text()} ${message.location().url}`);
  }

  private note(trouble: string): void {
    this.troubles.push(trouble);
  }
}
