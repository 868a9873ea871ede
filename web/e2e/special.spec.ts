/** What only happens now and then: each flow from a position one move before it. */

import * as positions from "./support/positions";
import { BOT, PERSON, startedTable, tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test.describe("winter", () => {
  test("begins with the river", async ({ ada, table, server }) => {
    await ada.sit(await startedTable(server, { game: "winter", seats: [PERSON, BOT], options: { river: "on" } }));
    // Twelve river tiles, of which the source lies there already.
    for (let tiles = 1; tiles < 12; tiles += 2) {
      const { fits } = await table.wants("place");
      expect(fits).toHaveLength(1);
      await table.placeAnywhere();
      await table.finishTurn();
    }
    expect((await table.wants("place")).fits.length).toBeGreaterThan(1);
  });

  test("is seen in summer by whoever wants it so", async ({ ada, table, server }) => {
    await ada.sit(await startedTable(server, { game: "winter", seats: [PERSON, BOT], options: { pile: "classic" } }));
    await table.wants("place");
    await expect(table.tiles.first()).toHaveAttribute("src", /tiles\/D-\d-0\.svg$/);
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByLabel("Look of the tiles").selectOption("Green summer");
    await expect(table.tiles.first()).toHaveAttribute("src", /\.summer\.svg$/);
    await ada.page.getByLabel("Colours").selectOption("Dark");
    await expect(table.tiles.first()).toHaveAttribute("src", /\.summer\.night\.svg$/);
    await ada.page.reload();
    await expect(table.tiles.first()).toHaveAttribute("src", /\.summer\.night\.svg$/);
  });

  test("lets the abbot come home for points", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.ABBOT));
    await table.place(-1, 1);
    await table.wants("claim");
    await table.piece("recall 0,1").press("Enter");
    await table.expectGain("+6");
    await table.confirm();
    await table.wants("place");
    await expect(table.scores).toHaveText(["6", "0"]);
    await expect(table.log).toContainText("W-52");
  });
});

test.describe("hunters", () => {
  test("play a menhir tile after closing a forest with menhirs", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.MENHIR));
    await table.place(2, 0);
    await table.wants("claim");
    await table.action("No piece").click();
    await table.expectGain("+8");
    await table.confirm();
    await table.wants("place");
    await expect(table.dock).toContainText("Menhir tile!");
    await expect(table.scores).toHaveText(["8", "0"]);
    await table.placeAnywhere();
    await table.finishTurn();
    await table.wants("place");
    await expect(table.dock).not.toContainText("Menhir tile!");
    await expect(table.dock).toContainText("Ben");
  });

  test("play a bonus tile after closing a forest with gold, whoever's it is", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.GOLD));
    await table.place(0, 2);
    await table.wants("claim");
    await table.action("No piece").click();
    await table.confirm();
    await table.wants("place");
    await expect(table.scores).toHaveText(["10", "0"]);
    await expect(table.dock).toContainText(/Bonus tile!.*Ben/s);
  });

  test("take a man back with the shaman and put him somewhere else", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.SHAMAN), [0]);
    await table.place(-1, 0);
    const { pieces } = await table.wants("claim");
    expect(pieces.filter((move) => move.startsWith("recall"))).toEqual(["recall 1,0", "recall 0,1"]);
    await expect(table.dock).toContainText("Take one of your men back if you like; then put a piece");
    const standing = await table.men.count();
    await table.piece("recall 1,0").press("Enter");
    const after = await table.wants("claim");
    expect(after.pieces.some((move) => move.startsWith("recall"))).toBe(false);
    await expect(table.men).toHaveCount(standing - 1);
    await table.piece("claim man z1").press("Enter");
    await table.confirm();
    await expect(table.dock).toHaveAttribute("data-stage", "watch");
    await expect(table.men).toHaveCount(standing);
  });

  test("see the canoe score at once", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.CANOE));
    await table.place(-2, 0);
    await table.wants("claim");
    await expect(table.scores).toHaveText(["8", "0"]);
    await expect(table.log).toContainText("H-51");
    await table.piece("claim man z3").press("Enter");
    await table.expectGain("+13");
  });

  test("see the pit trap score, and what it covers", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.PIT));
    await table.place(1, 1);
    await table.wants("claim");
    await expect(table.scores).toHaveText(["0", "4"]);
    await expect(table.log).toContainText("H-52");
    await expect.poll(() => table.page.locator(".earth").count()).toBeGreaterThan(2);
  });
});

test.describe("dice", () => {
  test("are built by choosing one and a cell, turned, thrown again, and stopped", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.KNIGHTS));
    await table.throwDice();
    await table.build("end", 0, 0, 1);
    await table.build("straight", 1, 0, 1);
    await table.build("end", 2, 0, 3);
    await expect(table.dock).toContainText("Roll 1 of 3");
    await table.action("Roll again").click();
    await table.wants("build");
    await expect(table.dock).toContainText("Roll 2 of 3");
    await table.action("Stop").click();
    await table.expectGain("+1");
    await table.confirm();
    await table.throwDice();
    await expect(table.scores).toHaveText(["1", "0"]);
  });

  test("let a knight be kept, which doubles the next turn", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.KNIGHTS));
    await table.throwDice();
    for (let knights = 1; knights <= 3; knights += 1) {
      await table.wants("build");
      await table.die("knight").first().click();
      await expect(table.dock.getByText(`×${knights}`).first()).toBeVisible();
    }
    await table.action("Keep a knight").click();
    await table.expectGain("No points");
    await table.confirm();
    await table.throwDice();
    await table.wants("build");
    await table.action("Stop").click();
    await table.confirm();
    await table.throwDice();
    await expect(table.dock.getByText("×2").first()).toBeVisible();
  });
});

test.describe("children", () => {
  test("get their pawns when a path closes, and nobody has to read", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, positions.CHILDREN));
    await table.wants("place");
    const words = await table.dock.evaluate((dock) => {
      const seen = dock.cloneNode(true) as Element;
      seen.querySelectorAll(".unseen").forEach((element) => element.remove());
      return seen.textContent.trim();
    });
    expect(words).toBe("");
    await table.place(0, -1);
    await table.confirm();
    await expect(table.result.getByText("Ada wins")).toBeVisible();
    await expect.poll(() => table.page.locator(".piece.pawn").count()).toBeGreaterThanOrEqual(8);
  });
});
