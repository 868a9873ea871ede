/** What only happens now and then: each flow from a position one move before it. */

import { describe, expect } from "vitest";

import { Table } from "./pages/table";
import * as positions from "./support/positions";
import type { MadeTable } from "./support/tables";
import { BOT, PERSON, startedTable, tableFrom } from "./support/tables";
import { test as plain } from "./support/test";

/** Tests that sit down at a table with all its seats at one device. */
const test = plain.extend("sitAt", ({ visit }) => async (made: MadeTable): Promise<Table> => {
  const visitor = await visit();
  await visitor.sit(made);
  return new Table(visitor.page);
});

describe("winter", () => {
  test("begins with the river", async ({ sitAt, server }) => {
    const table = await sitAt(
      await startedTable(server, { game: "winter", seats: [PERSON, BOT], options: { river: "on" } }),
    );
    // Twelve river tiles, of which the source lies there already.
    for (let tiles = 1; tiles < 12; tiles += 2) {
      const { fits } = await table.wants("place");
      expect(fits).toHaveLength(1);
      await table.placeAnywhere();
      await table.finishTurn();
    }
    expect((await table.wants("place")).fits.length).toBeGreaterThan(1);
  });

  test("lets the abbot come home for points", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.ABBOT));
    await table.place(-1, 1);
    await table.wants("claim");
    await table.piece("recall 0,1").press("Enter");
    await table.expectGain("+6");
    await table.confirm();
    await table.wants("place");
    expect(await table.scores()).toEqual([6, 0]);
    expect((await table.log()).join()).toContain("W-52");
  });
});

describe("hunters", () => {
  test("play a menhir tile after closing a forest with menhirs", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.MENHIR));
    await table.place(2, 0);
    await table.wants("claim");
    await table.action("No piece").click();
    await table.expectGain("+8");
    await table.confirm();
    await table.wants("place");
    expect(await table.dock.textContent()).toContain("Menhir tile!");
    expect(await table.scores()).toEqual([8, 0]);
    await table.placeAnywhere();
    await table.finishTurn();
    await table.wants("place");
    expect(await table.dock.textContent()).not.toContain("Menhir tile!");
    expect(await table.dock.textContent()).toContain("Ben");
  });

  test("play a bonus tile after closing a forest with gold, whoever's it is", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.GOLD));
    await table.place(0, 2);
    await table.wants("claim");
    await table.action("No piece").click();
    await table.confirm();
    await table.wants("place");
    expect(await table.scores()).toEqual([10, 0]);
    expect(await table.dock.textContent()).toMatch(/Bonus tile!.*Ben/s);
  });

  test("take a man back with the shaman and put him somewhere else", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.SHAMAN));
    await table.place(-1, 0);
    const { pieces } = await table.wants("claim");
    expect(pieces.filter((move) => move.startsWith("recall"))).toEqual(["recall 1,0", "recall 0,1"]);
    expect(await table.dock.textContent()).toContain("Take one of your men back if you like; then put a piece");
    const standing = await table.men();
    await table.piece("recall 1,0").press("Enter");
    const after = await table.wants("claim");
    expect(after.pieces.some((move) => move.startsWith("recall"))).toBe(false);
    expect(await table.men()).toBe(standing - 1);
    await table.piece("claim man z1").press("Enter");
    await table.confirm();
    await table.wants("place");
    expect(await table.men()).toBe(standing);
  });

  test("see the canoe score at once", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.CANOE));
    await table.place(-2, 0);
    await table.wants("claim");
    expect(await table.scores()).toEqual([8, 0]);
    expect((await table.log()).join()).toContain("H-51");
    await table.piece("claim man z3").press("Enter");
    await table.expectGain("+13");
  });

  test("see the pit trap score, and what it covers", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.PIT));
    await table.place(1, 1);
    await table.wants("claim");
    expect(await table.scores()).toEqual([0, 4]);
    expect((await table.log()).join()).toContain("H-52");
    expect(await table.page.locator(".earth").count()).toBeGreaterThan(2);
  });
});

describe("dice", () => {
  test("are built by choosing one and a cell, turned, thrown again, and stopped", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.KNIGHTS));
    await table.throwDice();
    await table.build("end", 0, 0, 1);
    await table.build("straight", 1, 0, 1);
    await table.build("end", 2, 0, 3);
    expect(await table.dock.textContent()).toContain("Roll 1 of 3");
    await table.action("Roll again").click();
    await table.wants("build");
    expect(await table.dock.textContent()).toContain("Roll 2 of 3");
    await table.action("Stop").click();
    await table.expectGain("+1");
    await table.confirm();
    await table.throwDice();
    expect(await table.scores()).toEqual([1, 0]);
  });

  test("let a knight be kept, which doubles the next turn", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.KNIGHTS));
    await table.throwDice();
    for (let knights = 1; knights <= 3; knights += 1) {
      await table.wants("build");
      await table.die("knight").first().click();
      await table.dock.getByText(`×${knights}`).first().waitFor();
    }
    await table.action("Keep a knight").click();
    await table.expectGain("No points");
    await table.confirm();
    await table.throwDice();
    await table.wants("build");
    await table.action("Stop").click();
    await table.confirm();
    await table.throwDice();
    await table.dock.getByText("×2").first().waitFor();
  });
});

describe("children", () => {
  test("get their pawns when a path closes, and nobody has to read", async ({ sitAt, server }) => {
    const table = await sitAt(await tableFrom(server, positions.CHILDREN));
    await table.wants("place");
    const words = await table.dock.locator(":visible:not(.unseen)").allInnerTexts();
    expect(words.join("").trim()).toBe("");
    await table.place(0, -1);
    await table.confirm();
    await table.ends();
    expect(await table.page.locator(".piece.pawn").count()).toBeGreaterThanOrEqual(8);
    await table.result.getByText("Ada wins").waitFor();
  });
});
