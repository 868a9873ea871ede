/** Turns that are played otherwise than by a click on the board, and what helps with them. */

import { describe, expect } from "vitest";

import { cellPoint } from "./pages/board";
import { Table } from "./pages/table";
import { CANOE, KNIGHTS } from "./support/positions";
import { BOT, PERSON, startedTable, tableFrom } from "./support/tables";
import { test } from "./support/test";
import { DESK, PHONE } from "./support/visitor";

describe("dragging", () => {
  test("brings a tile to the board", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, CANOE));
    const table = new Table(ada.page);
    const { at } = await table.fit(-2, 0);
    const tiles = await table.tiles();
    await table.drag(table.dock.locator("button.hand"), at);
    await table.wants("claim");
    expect(await table.tiles()).toBe(tiles + 1);
  });

  test("does nothing where the tile does not fit", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, CANOE));
    const table = new Table(ada.page);
    await table.wants("place");
    const tiles = await table.tiles();
    await table.drag(table.dock.locator("button.hand"), await cellPoint(ada.page, 0, 0));
    await table.wants("place");
    expect(await table.tiles()).toBe(tiles);
  });

  test("brings a die to the board", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, KNIGHTS));
    const table = new Table(ada.page);
    await table.throwDice();
    await table.wants("build");
    const { at } = await table.fit(0, 0);
    await table.drag(table.die("straight").first(), at);
    await table.dock.getByRole("button", { name: "Take back" }).waitFor();
    expect(await table.tiles()).toBe(1);
  });
});

test("a tile that lies can still be turned and moved before it is confirmed", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  const table = new Table(ada.page);
  const { fits } = await table.wants("place");
  const [first, second] = fits;
  if (!first || !second) throw new Error("the tile fits in one cell only");
  await table.place(first.x, first.y);
  await table.wants("confirm");
  const rotations = new Set<number>();
  for (let turns = 0; turns < 4; turns += 1) {
    rotations.add(await table.rotation());
    await table.click(first.x, first.y);
    await table.wants("confirm");
  }
  expect(rotations.size).toBeGreaterThan(1);
  await table.click(second.x, second.y);
  await table.wants("confirm");
  expect(await table.tiles()).toBe(2);
  await table.action("Take back").click();
  await table.wants("place");
  expect(await table.tiles()).toBe(1);
});

test("a hint says what a strong player would do, and points there", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(await tableFrom(server, CANOE));
  const table = new Table(ada.page);
  await table.wants("place");
  await table.action("Hint").click();
  await table.dock.getByRole("status").waitFor();
  await ada.page.locator(".board .ghost").waitFor();
  await ada.page.keyboard.press("Enter");
  await table.wants("claim");
});

test("whoever takes too long has their turn played by a bot", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(
    await startedTable(server, { game: "winter", seats: [PERSON, BOT], clock: { kind: "turn", seconds: 3 } }),
  );
  const table = new Table(ada.page);
  await table.wants("place");
  expect(await ada.page.getByRole("timer").first().textContent()).toMatch(/0:0[0-3]/);
  // Two more than the first: the stand-in's and the bot's.
  await ada.page.waitForFunction(() => document.querySelectorAll(".board .tile").length >= 3);
});

test.for([
  { game: "kids", device: DESK },
  { game: "kids", device: PHONE },
  { game: "dice", device: PHONE },
] as const)(
  "whoever plays sees how much time is left: $game, $device.viewport.width wide",
  async ({ game, device }, { visit, server }) => {
    const ada = await visit(device);
    await ada.sit(await startedTable(server, { game, seats: [PERSON, PERSON], clock: { kind: "turn", seconds: 600 } }));
    await new Table(ada.page).ready();
    const seen = ada.page.getByRole("timer").filter({ visible: true }).first();
    await seen.waitFor();
    expect(await seen.textContent()).toMatch(/9:5\d|10:00/);
  },
);

test("a notice comes when it is one's turn and one looks elsewhere", async ({ visit, server }) => {
  const made = await startedTable(server, { game: "kids", seats: [PERSON, PERSON] });
  const [ada, ben] = [await visit(), await visit({ permissions: ["notifications"] })];
  // A browser without a screen shows no notices, and thinks that it is looked at.
  await ben.context.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    const notices: string[] = [];
    class Notice {
      static permission = "granted";
      constructor(title: string) {
        notices.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Notice, notices });
  });
  await ada.sit(made, [0]);
  await ben.sit(made, [1]);
  const hers = new Table(ada.page);
  await hers.placeAnywhere();
  await hers.confirm();
  await ben.page.waitForFunction(() => (globalThis as unknown as { notices: string[] }).notices.includes("Your turn"));
});
