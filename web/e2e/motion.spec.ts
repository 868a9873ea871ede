/** What moves when something happens: that it is seen, that it can be skipped, and that nobody has to see it. */

import { frameWith, hold } from "./support/clock";
import { CHILDREN, RAFT } from "./support/positions";
import { playTurn, scoringTurns, watchTurn } from "./support/scoring";
import { tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

/** How long all that moves after a turn is seen at the most, in milliseconds. */
const CHAIN = 2000;

test.describe("where things may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what is scored glows, points fly, pieces walk home, and a key skips all of it", async ({ ada, server }) => {
    const [turn] = await scoringTurns(server, "winter", 1);
    if (!turn) throw new Error("nothing is scored in this game");
    const { page } = ada;
    const moving = page.locator(".glow, .flights > *");
    await page.clock.install();
    await watchTurn(ada, turn);
    await hold(page);
    await playTurn(server, turn);
    await frameWith(page, ".glow");
    await expect(page.locator(".tile.landing")).toHaveCount(1);
    await expect(page.locator(".flights .points")).not.toHaveCount(0);
    await expect(page.locator(".flights .walker")).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(moving).toHaveCount(0);
  });

  test("what moves after a turn is over in less than two seconds", async ({ ada, server }) => {
    const [turn] = await scoringTurns(server, "hunters-2020", 1);
    if (!turn) throw new Error("nothing is scored in this game");
    const { page } = ada;
    await page.clock.install();
    await watchTurn(ada, turn);
    await hold(page);
    await playTurn(server, turn);
    await frameWith(page, ".glow");
    await page.clock.runFor(CHAIN);
    await expect(page.locator(".glow, .flights > *")).toHaveCount(0);
  });

  test("the end is counted and celebrated before the winner is named", async ({ ada, table, server }) => {
    const { page } = ada;
    await page.clock.install();
    await ada.sit(await tableFrom(server, RAFT));
    await table.place(-1, 0);
    await table.turnTo(-1, 0, 0);
    await table.piece("claim hut z8").press("Enter");
    await table.wants("confirm");
    await hold(page);
    await table.action("Confirm").click();
    await expect(page.getByRole("button", { name: "Skip animations" })).toBeVisible();
    // Whoever listens knows it already.
    await expect(page.locator("[aria-live]", { hasText: "Ada wins" })).toBeAttached();
    await expect(table.result).toHaveCount(0);
    // What stands beside the board does not tell it before it has been counted.
    const log = page.getByRole("region", { name: "What happened" });
    await expect(log).toContainText("Ada puts");
    await expect(log).not.toContainText("Ada wins");
    await expect(table.scores).toHaveText(["0", "0"]);
    await page.clock.runFor(500);
    await expect(page.getByText(/^\+2 /)).toBeVisible();
    await expect(table.scores).toHaveText(["2", "0"]);
    await page.clock.runFor(2500);
    await expect(page.locator(".celebration canvas")).toBeVisible();
    await expect(table.result).toHaveCount(0);
    await page.clock.runFor(CHAIN);
    await expect(table.result.getByRole("heading", { name: "Ada wins" })).toBeVisible();
    await expect(log).toContainText("Ada wins");
    await page.clock.runFor(4000);
    await expect(page.locator(".celebration")).toHaveCount(0);
  });

  test("for children pawns dance, and whoever has seen enough sees the result", async ({ ada, table, server }) => {
    const { page } = ada;
    await page.clock.install();
    await ada.sit(await tableFrom(server, CHILDREN));
    await table.placeAnywhere();
    await table.wants("confirm");
    await hold(page);
    await table.action("Confirm").click();
    await expect(page.locator(".dancers img").first()).toBeVisible();
    // The board makes room for them.
    await expect.poll(() => page.evaluate(lowestTile)).toBeLessThan(await page.evaluate(highestDancer));
    await page.getByRole("button", { name: "Skip animations" }).click();
    await expect(table.result).toBeVisible();
    await expect(page.locator(".celebration")).toHaveCount(0);
  });
});

test("where nothing may move, all is there at once", async ({ ada, table, server }) => {
  const { page } = ada;
  await ada.sit(await tableFrom(server, RAFT));
  await table.place(-1, 0);
  await table.finishTurn();
  await table.wants("over");
  await expect(table.result).toBeVisible();
  await expect(page.locator(".celebration, .glow, .flights > *")).toHaveCount(0);
});

/** Where the board ends; in the page. */
function lowestTile(): number {
  return Math.max(...[...document.querySelectorAll(".board .tile")].map((tile) => tile.getBoundingClientRect().bottom));
}

/** Where the pawns that dance begin; in the page. */
function highestDancer(): number {
  return document.querySelector(".dancers")?.getBoundingClientRect().top ?? 0;
}
