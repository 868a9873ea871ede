/** A whole game of each of the five without a network, from the first page to the result, after one visit. */

import type { Table } from "./pages/table";
import { PHONE } from "./support/devices";
import type { Hands } from "./support/hands";
import { finger, keys, mouse, playOn } from "./support/hands";
import { expect, test } from "./support/test";

// Whole games are long: hundreds of clicks, each with its answer.
test.describe.configure({ timeout: 600_000 });

test.use({ serviceWorkers: "allow" });

test.beforeEach(async ({ ada }) => {
  await ada.open("/");
  await ada.installed();
  await ada.context.setOffline(true);
  await ada.page.reload();
  // Lists of tables at the server.
  ada.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
});

test.describe("a whole game against a bot", () => {
  test("of winter with river, farmers and abbot, by mouse", async ({ home, table }) => {
    await home.choose("Winter Edition");
    await home.options("River", "Farmers", "Abbot");
    await home.level("Beginner");
    await home.play();
    // 96 tiles, one of which lies there already.
    expect(await playToTheEnd(table, mouse(table))).toBeGreaterThanOrEqual(44);
  });

  test("of hunters in the edition of 2002, by keys", async ({ home, table }) => {
    await home.choose("Hunters and Gatherers, 2002");
    await home.level("Beginner");
    await home.play();
    expect(await playToTheEnd(table, keys(table))).toBeGreaterThanOrEqual(37);
  });

  test("of dice, by mouse", async ({ home, table }) => {
    await home.choose("The Dice Game");
    await home.play();
    expect(await playToTheEnd(table, mouse(table))).toBeGreaterThanOrEqual(2);
  });

  test.describe("on a phone", () => {
    test.use(PHONE);

    test("of hunters in the edition of 2020, by finger", async ({ home, table }) => {
      await home.choose("Hunters and Gatherers, 2020");
      await home.level("Beginner");
      await home.play();
      expect(await playToTheEnd(table, finger(table))).toBeGreaterThanOrEqual(37);
    });

    test("of the children, by finger, whose result the bot of one's own strength learns from", async ({
      ada,
      home,
      table,
    }) => {
      await home.choose("The Children’s Game");
      await home.level("About as strong as me");
      await expect(ada.page.getByText("Now 25 of 100")).toBeVisible();
      await home.play();
      expect(await playToTheEnd(table, finger(table))).toBeGreaterThanOrEqual(6);
      const winners = (await table.result.getByRole("heading").textContent()) ?? "";
      const alone = winners.startsWith("Guest") ? 37 : 13;
      const skill = winners.endsWith("win together") ? 25 : alone;
      const kept = await ada.page.evaluate(() => localStorage.getItem("bastide.skill.kids"));
      expect(JSON.parse(kept ?? "null")).toEqual({ skill, games: 1 });
    });
  });
});

test.describe("a whole game in another language", () => {
  test.describe("in French", () => {
    test.use({ locale: "fr-CH" });

    test("of the children, by keys", async ({ home, table }) => {
      await home.chooseById("kids");
      await home.go();
      expect(await playOn(table, keys(table))).toBeGreaterThanOrEqual(6);
      await expect(table.end.getByRole("heading")).toHaveText(/ gagne(nt ensemble)?$/);
      await expect(table.end.getByText(/tirages .* leur équité est prouvée/)).toBeVisible();
    });
  });

  test.describe("in German, on a phone held upright", () => {
    test.use({ ...PHONE, locale: "de-AT" });

    test("of the children, by finger", async ({ home, table }) => {
      await home.chooseById("kids");
      await home.go();
      const hands = { ...finger(table), confirm: () => table.dock.locator("button.main").tap() };
      expect(await playOn(table, hands)).toBeGreaterThanOrEqual(6);
      await expect(table.end.getByRole("heading")).toHaveText(/ gewinn(t|en gemeinsam)$/);
      await expect(table.end.getByText(/Ziehungen .* sind nachweislich fair/)).toBeVisible();
    });
  });
});

test("a whole game of two at one device", async ({ home, table }) => {
  await home.choose("The Children’s Game");
  await home.seat("Me", "A friend on this device");
  await home.play();
  expect(await playToTheEnd(table, mouse(table))).toBeGreaterThanOrEqual(12);
});

/** Plays until there is a result that names who won; how many turns were played from here. */
async function playToTheEnd(table: Table, hands: Hands): Promise<number> {
  const turns = await playOn(table, hands);
  await expect(table.result.getByRole("heading")).toHaveText(/ win/);
  await expect(
    table.result.getByText(/draws were made again from the revealed secret, and are proved fair/),
  ).toBeVisible();
  return turns;
}
