/** Coming in: languages, addresses, open tables, an account. */

import { randomUUID } from "node:crypto";

import type { NewTable } from "../src/lib/api";
import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import { BOT, PERSON, startedTable } from "./support/tables";
import { expect, test } from "./support/test";

test("the language is switched in place, in the middle of a turn", async ({ ada, table, server }) => {
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  await table.placeAnywhere();
  await table.wants("confirm");
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByLabel("Language").selectOption("de");
  await expect(ada.page.getByLabel("Sprache")).toBeVisible();
  await expect(ada.page.locator("html")).toHaveAttribute("lang", "de");
  await ada.page.keyboard.press("Escape");
  await table.dock.getByRole("button", { name: "Bestätigen" }).click();
  await table.wants("place");
  await expect(table.tiles).toHaveCount(2);
  // It stays so.
  await ada.page.reload();
  await expect(ada.page.getByRole("button", { name: "Menü" })).toBeVisible();
});

test("an address that leads nowhere says so", async ({ ada, home }) => {
  ada.expectTrouble(/404/);
  await ada.open("/table");
  await expect(ada.page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await ada.page.locator("main").getByRole("link", { name: "Home" }).click();
  await expect(home.start).toBeVisible();
});

test("everybody chooses a colour, and who had it takes the other", async ({ ada, home, table }) => {
  await ada.open("/");
  await home.choose("The Children’s Game");
  await home.more();
  const colours = ada.page.getByLabel("Colour", { exact: true });
  await expect(colours).toHaveCount(2);
  await colours.nth(0).selectOption({ label: "Green" });
  await colours.nth(1).selectOption({ label: "Green" });
  await expect(colours.nth(0)).toHaveValue("red");
  await colours.nth(0).selectOption({ label: "Blue" });
  await home.play();
  await table.ready();
  const figures = ada.page.locator(".seat img.figure");
  await expect(figures.nth(0)).toHaveAttribute("src", /pawn-blue/);
  await expect(figures.nth(1)).toHaveAttribute("src", /pawn-green/);
});

test("a table that is open to everybody is found and joined", async ({ visit, server }) => {
  const { id, seats } = await server.ask<NewTable>("POST", "/api/tables", {
    game: "kids",
    seats: [PERSON, PERSON],
    is_listed: true,
  });
  await server.ask("POST", `/api/tables/${id}/orders`, { order: "sit", name: "Ada" }, seats[0]?.token);
  const ben = await visit();
  await ben.open("/");
  await ben.page.locator(`a[href="/table/${id}"]`, { hasText: "Ada" }).click();
  const room = new WaitingRoom(ben.page);
  await room.sit("Ben");
  await room.start();
  await expect(new Table(ben.page).tiles).toHaveCount(1);
});

test("an account has one's games on another device", async ({ visit, server }) => {
  const [desk, other] = [await visit(), await visit()];
  await desk.sit(await startedTable(server, { game: "kids", seats: [PERSON, BOT] }));
  const home = new Home(desk.page);
  await new Table(desk.page).ready();
  await desk.page.getByRole("link", { name: "Bastide" }).click();
  const login = `ada-${randomUUID().slice(0, 8)}`;
  await home.sign("Create an account", login, "a long enough password");
  await expect(desk.page.getByText(`Signed in as ${login}`)).toBeVisible();

  await other.open("/");
  const elsewhere = new Home(other.page);
  await elsewhere.sign("Sign in", login, "a long enough password");
  await expect(other.page.getByText(`Signed in as ${login}`)).toBeVisible();
  await other.page
    .getByRole("region", { name: "My games" })
    .getByRole("link", { name: /The Children’s Game/ })
    .click();
  const table = new Table(other.page);
  await table.placeAnywhere();
  await table.confirm();
  await table.wants("place");
  await expect.poll(() => table.tiles.count()).toBeGreaterThan(1);
});
