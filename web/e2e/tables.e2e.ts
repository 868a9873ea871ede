/** Tables that people share, and what may happen to them in the middle of a turn. */

import { describe, expect } from "vitest";

import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import type { Server } from "./support/server";
import { BOT, PERSON, startedTable } from "./support/tables";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

describe("two browsers at one table", () => {
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
    await hers.wants("place");
    expect(await ada.page.title()).toContain("Your turn");
    expect(await ben.page.title()).not.toContain("Your turn");
    await hers.placeAnywhere();
    await hers.finishTurn();
    await his.wants("place");
    expect(await his.tiles()).toBe(2);
    expect((await his.log()).join()).toContain("Guest");
    await his.page.waitForFunction(() => document.title.includes("Your turn"));

    await ada.page.getByRole("button", { name: "React" }).click();
    await ada.page.getByRole("button", { name: "Well played!" }).click();
    await ben.page.locator(".side .bubble", { hasText: "Well played!" }).waitFor();
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
    await ada.page.getByRole("button", { name: "Ask to take my last turn back" }).click();
    await ben.page.getByRole("button", { name: "Agree" }).click();
    await hers.wants("place");
    expect(await hers.tiles()).toBe(1);
  });
});

test("all five seats of a table are seen beside the board", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(
    await startedTable(server, {
      game: "winter",
      seats: [PERSON, BOT, BOT, BOT, BOT],
      clock: { kind: "turn", seconds: 600 },
    }),
  );
  await new Table(ada.page).wants("place");
  const track = await ada.page.locator(".side .field").boundingBox();
  const last = await ada.page.locator(".side .field .seat").last().boundingBox();
  if (!track || !last) throw new Error("there are no seats");
  expect(last.y + last.height).toBeLessThanOrEqual(track.y + track.height);
});

describe("in the middle of a turn", () => {
  test("a page that is loaded again shows the same", async ({ visit, server }) => {
    const ada = await visit();
    const table = new Table(ada.page);
    const pieces = await beginTurn(ada, server);
    await ada.page.reload();
    const again = await table.wants("claim");
    expect(again.pieces).toEqual(pieces);
    expect(await table.tiles()).toBe(2);
    await table.action("Take back").click();
    await table.wants("place");
    expect(await table.tiles()).toBe(1);
  });

  test("a server that dies and comes back has it all", async ({ visit, server }) => {
    const ada = await visit();
    const table = new Table(ada.page);
    const pieces = await beginTurn(ada, server);

    ada.expectTrouble(/WebSocket connection/, /ERR_CONNECTION_REFUSED/);
    await server.crash();
    await ada.page.getByText("The connection is lost.").waitFor();
    await server.run();
    await ada.page.getByText("The connection is lost.").waitFor({ state: "detached" });

    expect((await table.wants("claim")).pieces).toEqual(pieces);
    await table.finishTurn();
    await table.wants("place");
    expect(await table.tiles()).toBeGreaterThan(2);
  });
});

/** Sits down at a table and puts a tile; the pieces that may be put on it. */
async function beginTurn(visitor: Visitor, server: Server): Promise<string[]> {
  await visitor.sit(await startedTable(server, { game: "winter", seats: [PERSON, BOT] }));
  const table = new Table(visitor.page);
  await table.placeAnywhere();
  return (await table.wants("claim")).pieces;
}
