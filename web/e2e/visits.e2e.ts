/** Coming in: languages, addresses, open tables, an account. */

import { expect } from "vitest";

import type { NewTable } from "../src/lib/api";
import { Home } from "./pages/home";
import { Table } from "./pages/table";
import { WaitingRoom } from "./pages/waiting";
import { PERSON, startedTable } from "./support/tables";
import { test } from "./support/test";

test("the language is switched in place, in the middle of a turn", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  const table = new Table(ada.page);
  await table.placeAnywhere();
  await table.wants("confirm");
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByLabel("Language").selectOption("de");
  await ada.page.getByLabel("Sprache").waitFor();
  expect(await ada.page.locator("html").getAttribute("lang")).toBe("de");
  await ada.page.keyboard.press("Escape");
  await table.dock.getByRole("button", { name: "Bestätigen" }).click();
  await table.wants("place");
  expect(await table.tiles()).toBe(2);
  // It stays so.
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Menü" }).waitFor();
});

test("an address that leads nowhere says so", async ({ visit }) => {
  const ada = await visit();
  ada.expectTrouble(/404/);
  await ada.open("/table");
  await ada.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await ada.page.locator("main").getByRole("link", { name: "Home" }).click();
  await new Home(ada.page).start.waitFor();
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
  await ben.page.getByRole("link", { name: /Ada/ }).click();
  const room = new WaitingRoom(ben.page);
  await room.sit("Ben");
  await room.start();
  const table = new Table(ben.page);
  await ben.page.locator(".board .tile").first().waitFor();
  expect(await table.tiles()).toBe(1);
});

test("an account has one's games on another device", async ({ visit }) => {
  const [desk, other] = [await visit(), await visit()];
  await desk.open("/");
  const home = new Home(desk.page);
  await home.choose("The Children’s Game");
  await home.play();
  await new Table(desk.page).ready();
  await desk.page.getByRole("link", { name: "Bastide" }).click();
  await home.sign("Create an account", "ada", "a long enough password");
  await desk.page.getByText("Signed in as ada").waitFor();

  await other.open("/");
  const elsewhere = new Home(other.page);
  await elsewhere.sign("Sign in", "ada", "a long enough password");
  await other.page.getByText("Signed in as ada").waitFor();
  await other.page
    .getByRole("region", { name: "My games" })
    .getByRole("link", { name: /The Children’s Game/ })
    .click();
  const table = new Table(other.page);
  await table.placeAnywhere();
  await table.confirm();
  await table.wants("place");
  expect(await table.tiles()).toBeGreaterThan(1);
});
