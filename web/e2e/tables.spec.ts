/** Tables that people share, and what may happen to them in the middle of a turn. */

import type { Page } from "@playwright/test";

import type { Logged, Snapshot } from "../src/lib/api";
import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import { Server } from "./support/server";
import type { MadeTable } from "./support/tables";
import { BOT, PERSON, startedTable } from "./support/tables";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

test.describe("two browsers at one table", () => {
  test("meet by a link and see each other's moves", async ({ visit }) => {
    const [ada, ben] = [await visit(), await visit()];
    await ada.open("/");
    const home = new Home(ada.page);
    await home.seat("Me", "Somebody with a link");
    await home.play();
    const room = new WaitingRoom(ada.page);
    const link = await room.invitation();

    await ben.page.goto(link);
    // The token has left the address, so that nobody reads it there.
    await ben.page.waitForURL((url) => url.hash === "");
    await new WaitingRoom(ben.page).sit("Ben");
    await room.start();

    const [hers, his] = [new Table(ada.page), new Table(ben.page)];
    await expect(hers.tiles).toHaveCount(1);
    await expect(his.tiles).toHaveCount(1);
    await expect(ada.page).toHaveTitle(/Your turn/);
    await expect(ben.page).not.toHaveTitle(/Your turn/);
    await hers.placeAnywhere();
    await hers.finishTurn();
    await his.wants("place");
    await expect(his.tiles).toHaveCount(2);
    await expect(his.log).toContainText("Guest");
    await expect(ben.page).toHaveTitle(/Your turn/);

    await ada.page.getByRole("button", { name: "React" }).click();
    await ada.page.getByRole("button", { name: "Well played!" }).click();
    const bubble = ben.page.locator(".side .bubble");
    await expect(bubble).toHaveText("Well played!");
    await expect(bubble).toHaveCSS("opacity", "1");
  });

  test("add something to every draw, where draws are sealed", async ({ visit }) => {
    const [ada, ben] = [await visit(), await visit()];
    await ada.open("/");
    const home = new Home(ada.page);
    await home.seat("Me", "Somebody with a link");
    await home.options("Sealed draws");
    await home.play();
    const room = new WaitingRoom(ada.page);
    await ben.page.goto(await room.invitation());
    await new WaitingRoom(ben.page).sit("Ben");
    await room.start();
    const [hers, his] = [new Table(ada.page), new Table(ben.page)];
    // The next tile is there once both devices have told what they add to it.
    for (const turn of [hers, his, hers]) {
      await turn.placeAnywhere();
      await turn.finishTurn();
    }
    await his.wants("place");
    await expect(his.tiles).toHaveCount(4);
    expect(await links(ada.page)).toBeGreaterThan(2);
  });

  test("agree to take a move back", async ({ visit, server }) => {
    const made = await startedTable(server, { game: "winter", seats: [PERSON, PERSON] });
    const [ada, ben] = [await visit(), await visit()];
    await ada.sit(made, [0]);
    await ben.sit(made, [1]);
    const hers = new Table(ada.page);
    await hers.placeAnywhere();
    await hers.finishTurn();
    await new Table(ben.page).wants("place");
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: "Ask to undo my last turn" }).click();
    await ben.page.getByRole("button", { name: "Agree" }).click();
    await hers.wants("place");
    await expect(hers.tiles).toHaveCount(1);
  });
});

test("a pause at a table with a clock is agreed to, and anybody may end it", async ({ visit, server }) => {
  const clock = { kind: "turn", seconds: 600 } as const;
  const made = await startedTable(server, { game: "winter", seats: [PERSON, PERSON], clock });
  const [ada, ben] = [await visit(), await visit()];
  await ada.sit(made, [0]);
  await ben.sit(made, [1]);
  await new Table(ada.page).wants("place");
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Ask for a pause" }).click();
  await expect(ben.page.getByText("The others are being asked.")).toBeVisible();
  await expect(ada.page.getByText("Ben would like a pause.")).toBeVisible();
  await ada.page.getByRole("button", { name: "No", exact: true }).click();
  await expect(ben.page.getByText("The others are being asked.")).toBeHidden();

  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Ask for a pause" }).click();
  await ada.page.getByRole("button", { name: "Agree" }).click();
  await expect(ben.page.getByText("The game is paused.")).toBeVisible();
  await ada.page.getByRole("button", { name: "Go on" }).click();
  await expect(ben.page.getByText("The game is paused.")).toBeHidden();
});

test("all five seats of a table are seen beside the board", async ({ ada, table, server }) => {
  await ada.sit(
    await startedTable(server, {
      game: "winter",
      seats: [PERSON, BOT, BOT, BOT, BOT],
      clock: { kind: "turn", seconds: 600 },
    }),
  );
  await table.wants("place");
  const track = await ada.page.locator(".side .field").boundingBox();
  const last = await ada.page.locator(".side .field .seat").last().boundingBox();
  if (!track || !last) throw new Error("there are no seats");
  expect(last.y + last.height).toBeLessThanOrEqual(track.y + track.height);
});

test.describe("in the middle of a turn", () => {
  test("a page that is loaded again shows the same", async ({ ada, table, server }) => {
    const pieces = await beginTurn(ada, table, server);
    await ada.page.reload();
    expect((await table.wants("claim")).pieces).toEqual(pieces);
    await expect(table.tiles).toHaveCount(2);
    await table.action("Undo").click();
    await table.wants("place");
    await expect(table.tiles).toHaveCount(1);
  });

  test("a server that dies and comes back has it all", async ({ ada, table, server }) => {
    const pieces = await beginTurn(ada, table, server);
    const notice = ada.page.getByText("The connection is lost.");

    ada.expectTrouble(/WebSocket connection/, /ERR_CONNECTION_REFUSED/);
    await server.crash();
    await expect(notice).toBeVisible();
    await server.run();
    await expect(notice).toBeHidden();

    expect((await table.wants("claim")).pieces).toEqual(pieces);
    await table.finishTurn();
    await table.wants("place");
    await expect.poll(() => table.tiles.count()).toBeGreaterThan(2);
  });
});

test("whoever is left alone is told so, and a bot can play on until the other comes back", async ({
  visit,
  server,
}) => {
  const made = await startedTable(server, { game: "kids", seats: [PERSON, PERSON], absence: "win" });
  const [ada, ben] = [await visit(), await visit()];
  await ben.sit(made, [0]);
  await new Table(ben.page).wants("place");
  await ada.sit(made, [1]);
  const waiting = ada.page.getByText("Ada is not connected.");
  await expect(waiting).toHaveCount(0);
  await ben.open("/");
  await expect(waiting).toBeVisible();
  await expect(ada.page.locator(".absent span")).toHaveText(/^[0-3]:\d\d$/);

  // The menu leaves to a bot what one does not want to play oneself, and takes it back.
  await ben.sit(made, [0]);
  await expect(waiting).toHaveCount(0);
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Let a bot play for me" }).click();
  await new Table(ada.page).wants("place");
  await ben.page.getByRole("button", { name: "Play myself again" }).first().click();
  await expect(ben.page.getByText("A bot plays for Ada.")).toHaveCount(0);
});

test.describe("without a network for a while", () => {
  test("what happened meanwhile is seen, and what was ordered is done once", async ({ ada, table, server }) => {
    ada.expectTrouble(/WebSocket connection/, /ERR_INTERNET_DISCONNECTED/);
    const made = await startedTable(server, { game: "kids", seats: [PERSON, PERSON] });
    await ada.sit(made, [1]);
    await expect(table.tiles).toHaveCount(1);
    const notice = ada.page.getByText("You are offline.");
    await ada.context.setOffline(true);
    // The browser knows at once; the server's silence would tell after 20 seconds.
    await expect(notice).toBeVisible({ timeout: 10_000 });
    await playTurn(server, made);
    await ada.context.setOffline(false);
    await expect(table.tiles).toHaveCount(2);
    await table.wants("place");

    await ada.context.setOffline(true);
    await expect(notice).toBeVisible();
    // Shown at once, sent when there is a network again.
    await table.placeAnywhere();
    await expect(table.tiles).toHaveCount(3);
    await ada.context.setOffline(false);
    await table.wants("confirm");
    await table.confirm();
    await expect(table.tiles).toHaveCount(3);
    const events = await server.ask<Logged[]>("GET", `/api/tables/${made.id}/events`);
    expect(events.filter((event) => event.event === "played" && event.seat === 1)).toHaveLength(1);
  });
});

test.describe("a page that is not where the server is", () => {
  for (const [which, tamper] of [
    ["an event that does not fit", (text: string) => text.replace('"event":"played"', '"event":"confirmed"')],
    ["another state", (text: string) => text.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"')],
  ] as const) {
    test(`gets all events again, once: ${which}`, async ({ ada, table }) => {
      // A server of its own, to count there.
      const alone = await Server.start();
      try {
        const made = await startedTable(alone, { game: "kids", seats: [PERSON, PERSON] });
        let isTampering = false;
        await ada.page.routeWebSocket(/socket$/, (page) => {
          const host = page.connectToServer();
          host.onMessage((message) => page.send(isTampering ? tamper(String(message)) : message));
        });
        await ada.page.goto(`${alone.url}/table/${made.id}#${made.seats[1]?.token}`);
        await expect(table.tiles).toHaveCount(1);
        isTampering = true;
        await playTurn(alone, made);
        await expect.poll(() => diverged(alone)).toBe(1);
        isTampering = false;
        await ada.page.reload();
        await table.wants("place");
        await expect(table.tiles).toHaveCount(2);
        expect(await diverged(alone)).toBe(1);
      } finally {
        await alone.stop();
      }
    });
  }
});

/** How many pages had diverged from the server, as far as it knows. */
async function diverged(server: Server): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/bastide_diverged_total (\d+)/.exec(metrics)?.[1]);
}

/** Plays the next turn as somebody with another browser. */
async function playTurn(server: Server, { id, seats }: MadeTable): Promise<void> {
  const [move] = await server.ask<string[]>("GET", `/api/tables/${id}/legal`);
  await server.ask("POST", `/api/tables/${id}/orders`, { order: "play", move, confirm: true }, seats[0]?.token);
}

/** Sits down at a table and puts a tile; the pieces that may be put on it. */
async function beginTurn(visitor: Visitor, table: Table, server: Server): Promise<string[]> {
  await visitor.sit(await startedTable(server, { game: "winter", seats: [PERSON, BOT] }));
  await table.placeAnywhere();
  return (await table.wants("claim")).pieces;
}

/** How many links every device at the table that a page shows has told at least. */
async function links(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/api/tables/${id}`);
  const { seats } = (await answer.json()) as Snapshot;
  return Math.min(...seats.map(({ links }) => links));
}
