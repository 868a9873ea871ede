/** Every page in every state worth a look, for the tests that look at all of them and for the screenshots. */

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

import type { NewTable } from "../../src/lib/api";
import { cellPoint } from "../pages/board";
import { Editor } from "../pages/editor";
import { Home } from "../pages/home";
import { Table } from "../pages/table";
import { frameWith, hold } from "./clock";
import * as positions from "./positions";
import { kidsPuzzles } from "./puzzles";
import { GAMES, beginning, record } from "./records";
import type { Server } from "./server";
import { PERSON, finishedTable, playToEnd, startedTable, tableAmid, tableFrom } from "./tables";
import type { Visitor } from "./visitor";

/** Something to look at. It must be found in any language. */
export type Moment = { name: string; open: (visitor: Visitor, server: Server) => Promise<void> };

export const MOMENTS: Moment[] = [
  { name: "home", open: (visitor) => shows(visitor, "/", ".columns") },
  {
    name: "home-choices",
    open: async (visitor) => {
      await shows(visitor, "/", ".columns");
      await visitor.page.locator("summary").click();
    },
  },
  {
    name: "no-table",
    open: (visitor) => {
      visitor.expectTrouble(/404/, /WebSocket/);
      return shows(visitor, "/table/nobody-made-it", "main p a");
    },
  },
  {
    name: "nowhere",
    open: (visitor) => {
      visitor.expectTrouble(/404/);
      return shows(visitor, "/nothing/here", "main p a");
    },
  },
  { name: "comeback", open: comeback },
  { name: "waiting-room", open: waitingRoom },
  { name: "invitation", open: invitation },
  {
    name: "joining",
    open: async (visitor, server) => {
      const { id } = await server.ask<NewTable>("POST", "/api/tables", {
        game: "dice",
        seats: [PERSON, PERSON],
        is_listed: true,
      });
      await shows(visitor, `/table/${id}`, "form input");
    },
  },
  { name: "learn", open: (visitor) => shows(visitor, "/learn", "main li") },
  { name: "rules", open: (visitor) => shows(visitor, "/rules", "main li") },
  { name: "replay", open: (visitor) => shows(visitor, "/replay", "textarea") },
  ...GAMES.flatMap((game): Moment[] => [
    {
      name: `${game}-place`,
      open: async (visitor, server) => {
        await visitor.sit(await tableAmid(server, game, 0.6), [0, 1]);
        await new Table(visitor.page).ready();
      },
    },
    {
      name: `${game}-end`,
      open: async (visitor, server) => {
        await visitor.sit(await finishedTable(server, game));
        await visitor.page.locator("[data-stage=over]").waitFor();
      },
    },
    { name: `${game}-lesson`, open: (visitor) => shows(visitor, `/learn/${game}`, ".teacher button.main, .finger") },
    { name: `${game}-rules`, open: (visitor) => shows(visitor, `/rules/${game}`, "article") },
    { name: `${game}-replay`, open: (visitor) => replay(visitor, record(game)) },
  ]),
  { name: "review", open: (visitor) => review(visitor, beginning(record("winter"), 14)) },
  { name: "review-dice", open: (visitor) => review(visitor, beginning(record("dice"), 3)) },
  { name: "puzzles", open: (visitor) => shows(visitor, "/puzzles", ".columns button.main:enabled") },
  { name: "puzzle", open: (visitor) => puzzle(visitor) },
  {
    name: "puzzle-wrong",
    open: async (visitor) => {
      await puzzle(visitor);
      const worse = kidsPuzzles()[0]?.ways[1];
      const { x, y } = await cellPoint(visitor.page, worse?.x ?? 0, worse?.y ?? 0);
      await visitor.page.mouse.click(x, y);
      await visitor.page.locator(".dock button.main").click();
      await visitor.page.locator(".dock .wrong").waitFor();
    },
  },
  { name: "analysis", open: (visitor) => shows(visitor, "/analysis", "textarea") },
  { name: "analysis-draw", open: (visitor) => analysis(visitor, positions.NO_TILES_ALIKE) },
  { name: "analysis-place", open: (visitor) => analysis(visitor, positions.ABBOT) },
  { name: "analysis-dice", open: (visitor) => analysis(visitor, positions.KNIGHTS) },
  { name: "editor", open: (visitor) => editor(visitor, "winter", "W", [1, 0]) },
  { name: "editor-wrong", open: (visitor) => editor(visitor, "hunters-2020", "35", [1, 1]) },
  { name: "editor-dice", open: (visitor) => editor(visitor, "dice") },
  { name: "claim", open: claim },
  {
    name: "confirm",
    open: async (visitor, server) => {
      await claim(visitor, server);
      await visitor.page.keyboard.press("1");
      await new Table(visitor.page).wants("confirm");
    },
  },
  { name: "refused", open: refused },
  {
    name: "menu",
    open: async (visitor, server) => {
      await claim(visitor, server);
      await visitor.page.locator(".bar button").first().click();
      await visitor.page.locator("dialog").waitFor();
    },
  },
  {
    name: "pause-asked",
    open: async (visitor, server) => {
      const clock = { kind: "turn", seconds: 600 } as const;
      const made = await startedTable(server, { game: "winter", seats: [PERSON, PERSON], clock });
      await server.ask("POST", `/api/tables/${made.id}/orders`, { order: "pause" }, made.seats[1]?.token);
      await visitor.sit(made, [0]);
      await visitor.page.locator(".question button").first().waitFor();
    },
  },
  {
    name: "absent",
    open: async (visitor, server) => {
      const made = await startedTable(server, { game: "winter", seats: [PERSON, PERSON] });
      await visitor.sit(made, [1]);
      await visitor.page.locator(".absent").waitFor();
    },
  },
  ...(["winter", "dice"] as const).map((game): Moment => ({
    name: `words-${game}`,
    open: async (visitor, server) => {
      await visitor.sit(await tableAmid(server, game, 0.6), [0, 1]);
      const { stage } = await new Table(visitor.page).ready();
      if (stage === "throw") await visitor.page.keyboard.press("Enter");
      await visitor.page.keyboard.press("w");
      await visitor.page.locator(".words li button").first().waitFor();
    },
  })),
  {
    name: "pile",
    open: async (visitor, server) => {
      await visitor.sit(await tableAmid(server, "winter", 0.4), [0, 1]);
      await new Table(visitor.page).ready();
      // On a phone the pile is behind a button.
      if ((visitor.page.viewportSize()?.width ?? 0) < 1000) await visitor.page.keyboard.press("l");
      await visitor.page.locator(".side .stack").click();
      await visitor.page.locator("dialog").waitFor();
    },
  },
  {
    name: "told",
    open: async (visitor, server) => {
      await visitor.sit(await finishedTable(server, "hunters-2002"));
      await visitor.page.locator(".finals button").last().click();
      await visitor.page.locator(".finals strong").waitFor();
    },
  },
  {
    name: "help",
    open: async (visitor, server) => {
      await claim(visitor, server);
      await visitor.page.keyboard.press("?");
      await visitor.page.locator("dialog").waitFor();
    },
  },
  { name: "update", open: update },
  { name: "elsewhere", open: elsewhere },
  { name: "unkept", open: unkept },
  { name: "outdated", open: outdated },
  {
    name: "deleted",
    open: async (visitor) => {
      await playOnDevice(visitor);
      await shows(visitor, "/", ".columns li button");
      await visitor.page.locator(".columns li button").first().click();
      await visitor.page.locator(".columns [role=status] button").waitFor();
    },
  },
];

/** Moments in which the clock of the page is stopped, for screenshots only: nothing that waits goes on there. */
export const STOPPED_MOMENTS: Moment[] = [
  { name: "finale-count", open: (visitor, server) => finale(visitor, server, "winter", ".counted") },
  { name: "finale-dance", open: (visitor, server) => finale(visitor, server, "kids", ".dancers img") },
];

/** Opens a moment and waits until all of it is there. */
export async function show({ open }: Moment, visitor: Visitor, server: Server): Promise<void> {
  await open(visitor, server);
  await settled(visitor.page);
}

/** Waits until all of a page is there: answers, zones, and pictures but for those further down. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("[aria-busy=true]") &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

async function shows(visitor: Visitor, path: string, selector: string): Promise<void> {
  await visitor.open(path);
  await visitor.page.locator(selector).first().waitFor({ state: "attached" });
}

async function waitingRoom(visitor: Visitor, server: Server): Promise<void> {
  const { id, seats } = await server.ask<NewTable>("POST", "/api/tables", {
    game: "winter",
    seats: [PERSON, PERSON, PERSON],
  });
  await server.ask("POST", `/api/tables/${id}/orders`, { order: "sit", name: "Ada" }, seats[0]?.token);
  await visitor.sit({ id, seats }, [0, 1]);
  await visitor.page.locator(".start").waitFor();
}

/** A table to which others are to be invited. */
async function invitation(visitor: Visitor, server: Server): Promise<void> {
  const { id, seats } = await server.ask<NewTable>("POST", "/api/tables", { game: "winter", seats: [PERSON, PERSON] });
  await server.ask("POST", `/api/tables/${id}/orders`, { order: "sit", name: "Ada" }, seats[0]?.token);
  await shows(visitor, "/", ".columns");
  const invitations = JSON.stringify({ [id]: seats.slice(1) });
  await visitor.page.evaluate((text) => localStorage.setItem("bastide.invitations", text), invitations);
  await visitor.sit({ id, seats }, [0]);
  await visitor.page.locator("figure img").waitFor();
}

/** Somebody who has played before: a game that goes on, and one that is over. */
async function comeback(visitor: Visitor, server: Server): Promise<void> {
  const over = await finishedTable(server, "dice");
  const running = await startedTable(server, { game: "winter", seats: [PERSON, PERSON] });
  const seats = { [over.id]: over.seats, [running.id]: running.seats };
  await shows(visitor, "/", ".columns");
  await visitor.page.evaluate((text) => {
    localStorage.setItem("bastide.seats", text);
    localStorage.setItem("bastide.is-back", "true");
  }, JSON.stringify(seats));
  await visitor.page.reload();
  await visitor.page.locator("section ol li strong").first().waitFor();
}

async function replay(visitor: Visitor, text: string): Promise<void> {
  await shows(visitor, "/replay", "textarea");
  await visitor.page.locator("textarea").fill(text);
  await visitor.page.locator("form button").click();
  await visitor.page.locator("input[type=range]").waitFor();
  await visitor.page.keyboard.press("End");
  await visitor.page.locator(".board .tile").first().waitFor({ state: "attached" });
}

async function review(visitor: Visitor, text: string): Promise<void> {
  await replay(visitor, text);
  await visitor.page.keyboard.press("v");
  await visitor.page.locator(".headline").waitFor({ state: "attached" });
}

/** The first puzzle of the children's game. */
async function puzzle(visitor: Visitor): Promise<void> {
  await shows(visitor, "/puzzles", ".columns button.main:enabled");
  await visitor.page.locator(".columns select").first().selectOption("kids");
  await visitor.page.locator(".columns section:last-child button.main").click();
  await visitor.page.locator('.dock[data-stage="place"]').waitFor();
}

async function analysis(visitor: Visitor, text: string): Promise<void> {
  await shows(visitor, "/analysis", "textarea");
  await visitor.page.locator("textarea").fill(text);
  await visitor.page.locator("form button").click();
  await visitor.page.locator(".side .values li").first().waitFor({ state: "attached" });
}

/** A position that is being set up, with a tile that was put into a cell. */
async function editor(visitor: Visitor, game: string, tile?: string, [x, y] = [0, 0]): Promise<void> {
  await shows(visitor, "/analysis", "textarea");
  const board = new Editor(visitor.page);
  await board.begin(game);
  if (tile === undefined) return;
  await board.stock(tile).click();
  await board.tap(x, y);
  await expect(board.tiles).toHaveCount(2);
}

async function claim(visitor: Visitor, server: Server): Promise<void> {
  await visitor.sit(await tableFrom(server, positions.SHAMAN));
  const table = new Table(visitor.page);
  await table.place(-1, 0);
  await table.wants("claim");
}

/** The tile goes into the corner, where nothing lies next to it. */
async function refused(visitor: Visitor, server: Server): Promise<void> {
  await visitor.sit(await tableFrom(server, positions.ABBOT));
  await new Table(visitor.page).wants("place");
  const { x, y } = await cellPoint(visitor.page, 2, 2);
  await visitor.page.mouse.click(x, y);
  await visitor.page.locator("[role=alert] a").waitFor();
}

/** Somebody sees a game end, and the clock of the page stands still soon after a certain part of that is seen. */
async function finale(visitor: Visitor, server: Server, game: "winter" | "kids", seen: string): Promise<void> {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  const made = await tableAmid(server, game, 0.97);
  await visitor.sit(made, [0, 1]);
  await new Table(page).ready();
  await hold(page);
  await playToEnd(server, made);
  await frameWith(page, seen);
  // By then there is confetti in the air.
  await page.clock.runFor(400);
}

/** A new version of the program waits. It can't be installed here, so a registration says so. */
async function update(visitor: Visitor): Promise<void> {
  await visitor.prepare(() => {
    const registration = { waiting: { postMessage: () => undefined }, addEventListener: () => undefined };
    const serviceWorker = {
      controller: {},
      addEventListener: () => undefined,
      register: () => Promise.resolve(registration),
    };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
  });
  await shows(visitor, "/", ".columns");
  await visitor.page.locator("[role=status] button.main").waitFor();
}

/** A game of this device that is open in another tab. */
async function elsewhere(visitor: Visitor): Promise<void> {
  await playOnDevice(visitor);
  const address = visitor.page.url();
  await shows(visitor, "/", ".columns");
  const other = await visitor.context.newPage();
  await other.goto(address);
  await new Table(other).wants("place");
  await visitor.page.goto(address);
  await visitor.page.locator("main p a").waitFor();
}

/** A game on a device that keeps nothing. */
async function unkept(visitor: Visitor): Promise<void> {
  await visitor.prepare(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await playOnDevice(visitor);
  await new Table(visitor.page).placeAnywhere();
  await visitor.page.locator(".place p").waitFor();
}

/** A server whose events the page can't follow, as one of another version. */
async function outdated(visitor: Visitor, server: Server): Promise<void> {
  const table = await tableAmid(server, "kids", 0.5);
  await visitor.page.routeWebSocket(new RegExp(table.id), (page) => {
    const host = page.connectToServer();
    // Events that this page has never heard of.
    host.onMessage((message) => page.send(String(message).replaceAll('"event":"', '"event":"un')));
  });
  await visitor.sit(table);
  await visitor.page.locator("main p a").waitFor();
}

/** Begins a game of the children against a bot. */
async function playOnDevice({ page }: Visitor): Promise<void> {
  const home = new Home(page);
  await page.goto("/");
  await home.chooseById("kids");
  await home.go();
  await new Table(page).wants("place");
}
