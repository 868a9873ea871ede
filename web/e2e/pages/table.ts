/** A table in a browser: what is seen there, and what can be done with mouse, finger or keys. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

import type { Point } from "./board";
import { cellPoint } from "./board";

/** What a table wants of whoever sits at it. */
export type Stage = "watch" | "place" | "claim" | "throw" | "build" | "confirm" | "over";

/** A cell where something fits, and where on the screen its middle is. */
export type Fit = { x: number; y: number; at: Point };

/** What is seen at a table that waits for us, or is over. */
export type Seen = {
  stage: Stage;
  fits: Fit[];
  /** The moves of the pieces that are offered, in their order. */
  pieces: string[];
};

export class Table {
  readonly dock: Locator;
  readonly result: Locator;
  /** The same in any language. */
  readonly end: Locator;
  /** The tiles on the board. */
  readonly tiles: Locator;
  /** The pieces that stand or lie on the board. */
  readonly men: Locator;
  /** The points of all seats. */
  readonly scores: Locator;
  /** What happened, the latest first. */
  readonly log: Locator;

  constructor(readonly page: Page) {
    this.dock = page.locator("section.dock");
    this.result = page.getByRole("region", { name: "Result" });
    this.end = page.locator("[data-stage=over]");
    this.tiles = page.locator(".board .tile");
    this.men = page.locator(".board .piece");
    this.scores = page.locator(".side [data-score]");
    this.log = page.getByRole("list", { name: "What happened" });
  }

  /** Waits until the table wants something of us, or is over; something else than before, where that is given. */
  ready(before?: Seen): Promise<Seen> {
    return this.waitFor({ before });
  }

  /** Waits until the table wants one of these. */
  wants(...stages: Stage[]): Promise<Seen> {
    return this.waitFor({ stages });
  }

  /** Puts what is in hand into a cell, with the mouse. */
  async place(x: number, y: number): Promise<void> {
    const { at } = await this.fit(x, y);
    await this.page.mouse.click(at.x, at.y);
  }

  /** Clicks on a cell, whatever is there. */
  async click(x: number, y: number): Promise<void> {
    const at = await cellPoint(this.page, x, y);
    await this.page.mouse.click(at.x, at.y);
  }

  /** Puts the tile in hand into the first cell where it fits. */
  async placeAnywhere(): Promise<void> {
    const { fits } = await this.wants("place");
    const [fit] = fits;
    if (!fit) throw new Error("the tile fits nowhere");
    await this.page.mouse.click(fit.at.x, fit.at.y);
  }

  /** Puts no piece, if there is a choice, and confirms. */
  async finishTurn(): Promise<void> {
    const { stage } = await this.wants("claim", "confirm");
    if (stage === "claim") await this.action("No piece").click();
    await this.confirm();
  }

  /** Where on the screen a cell is in which something fits. */
  async fit(x: number, y: number): Promise<Fit> {
    const { fits } = await this.wants("place", "build");
    const found = fits.find((fit) => fit.x === x && fit.y === y);
    if (!found)
      throw new Error(`nothing fits at ${x},${y}, only at ${fits.map((fit) => `${fit.x},${fit.y}`).join(" ")}`);
    return found;
  }

  /** A piece that may be put or taken back, by its move. */
  piece(move: string): Locator {
    return this.page.locator(`[data-move="${move}"]`);
  }

  /** A button under the board. */
  action(name: string | RegExp): Locator {
    return this.dock.getByRole("button", { name });
  }

  async confirm(): Promise<void> {
    await this.wants("confirm");
    await this.action("Confirm").click();
  }

  /** Waits until the turn is complete and says that it brings this. */
  async expectGain(gain: string): Promise<void> {
    await this.wants("confirm");
    await expect(this.dock.locator(".gain")).toContainText(gain);
  }

  /** Throws the dice. */
  async throwDice(): Promise<void> {
    await this.wants("throw");
    await this.action("Roll the dice").click();
  }

  /** A die in hand. */
  die(face: string): Locator {
    return this.dock.locator("button.die", { has: this.page.locator(`img[src*="/${face}-"]`) });
  }

  /** Builds a die into a cell and turns it until it lies as wished. */
  async build(face: string, x: number, y: number, rotation: number): Promise<void> {
    await this.wants("build");
    await this.die(face).first().click();
    await this.place(x, y);
    await this.turnTo(x, y, rotation);
  }

  /** Turns what was just put into a cell, by clicking on it. */
  async turnTo(x: number, y: number, rotation: number): Promise<void> {
    for (let turns = 0; turns < 4; turns += 1) {
      await this.ready();
      if ((await this.rotation()) === rotation) return;
      await this.click(x, y);
    }
    throw new Error(`it can't be turned to ${rotation}`);
  }

  /** Drags something from under the board to a point of it. */
  async drag(what: Locator, to: Point): Promise<void> {
    const box = await what.boundingBox();
    if (!box) throw new Error("there is nothing to drag");
    const { mouse } = this.page;
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  /** The same with a finger. */
  async swipe(what: Locator, to: Point): Promise<void> {
    const box = await what.boundingBox();
    if (!box) throw new Error("there is nothing to drag");
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await this.page.context().newCDPSession(this.page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<unknown> =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [from]);
    for (let step = 1; step <= 8; step += 1)
      await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
    await send("touchEnd", []);
    await touch.detach();
  }

  /** Drags around the middle of a tile, by so many degrees clockwise. */
  async twist(x: number, y: number, degrees: number): Promise<void> {
    const [middle, edge] = [await cellPoint(this.page, x, y), await cellPoint(this.page, x + 0.4, y)];
    const radius = edge.x - middle.x;
    const at = (angle: number): Point => ({
      x: middle.x + radius * Math.cos((angle * Math.PI) / 180),
      y: middle.y + radius * Math.sin((angle * Math.PI) / 180),
    });
    const { mouse } = this.page;
    await mouse.move(at(0).x, at(0).y);
    await mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      const { x, y } = at((degrees * step) / 12);
      await mouse.move(x, y);
    }
    await mouse.up();
  }

  /** Where on the screen the spot is at which a piece may be put, by its move. */
  async spot(move: string): Promise<Point> {
    const box = await this.piece(move).locator(".ring").boundingBox();
    if (!box) throw new Error(`there is no spot for ${move}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Lets the final scoring be told to its end: the points, what for, and the rule. */
  async finalScores(): Promise<string[]> {
    const [next, told] = [this.result.getByRole("button", { name: "Next" }), this.result.locator(".finals p")];
    await expect(next).toBeEnabled();
    const lines: string[] = [];
    while (await next.isEnabled()) {
      await next.click();
      lines.push((await told.innerText()).replaceAll(/\s+/g, " ").trim());
    }
    return lines;
  }

  /** How the last tile on the board is turned. */
  async rotation(): Promise<number> {
    const source = await this.tiles.last().getAttribute("src");
    return Number(/-(\d)(\.\w+)*\.svg$/.exec(source ?? "")?.[1]);
  }

  private async waitFor(wanted: Wanted): Promise<Seen> {
    const seen = await this.page.waitForFunction(look, wanted, { polling: POLLING }).catch(async (error: unknown) => {
      const stage = await this.page.locator("[data-stage]").getAttribute("data-stage", { timeout: 1000 });
      throw new Error(`the table wants ${stage}, not ${wanted.stages?.join(" or ") ?? "something else"}`, {
        cause: error,
      });
    });
    return (await seen.jsonValue()) as Seen;
  }
}

/** How often a page is looked at, in milliseconds. Doing so in every frame would make the browser draw all the time. */
const POLLING = 20;

/** What is waited for: one of some stages, or anything that was not seen before. */
type Wanted = { stages?: Stage[]; before?: Seen | undefined };

/**
 * What is seen: nothing while the table waits for others or for an answer. The board moves out of the way of what
 * stands around it, so what is seen counts if it is the same two frames later.
 */
function look({ stages, before }: Wanted): Seen | undefined {
  const memory = globalThis as { unmoved?: string | undefined };
  const seen = see();
  const now = JSON.stringify(seen);
  const { unmoved } = memory;
  memory.unmoved = undefined;
  if (!seen || !(stages?.includes(seen.stage) ?? now !== JSON.stringify(before))) return undefined;
  if (unmoved === now) return seen;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (JSON.stringify(see()) === now) memory.unmoved = now;
    }),
  );
  return undefined;

  function see(): Seen | undefined {
    if (document.querySelector("[aria-busy=true]")) return undefined;
    const stage = document.querySelector<HTMLElement>("[data-stage]")?.dataset["stage"] as Stage | undefined;
    if (!stage || stage === "watch") return undefined;
    const pieces = [...document.querySelectorAll<SVGElement>("[data-move]")].map(
      ({ dataset }) => dataset["move"] ?? "",
    );
    return { stage, fits: [...document.querySelectorAll("rect.place")].map(fitOf), pieces };
  }

  function fitOf(rect: Element): Fit {
    const { x, y, width, height } = rect.getBoundingClientRect();
    const cell = (name: string): number => Math.floor(Number(rect.getAttribute(name)) / 100);
    return { x: cell("x"), y: cell("y"), at: { x: x + width / 2, y: y + height / 2 } };
  }
}
