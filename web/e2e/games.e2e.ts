/** A whole game of each of the five, from the first page to the result. */

import { describe, expect } from "vitest";

import { Home } from "./pages/home";
import { Table } from "./pages/table";
import type { Hands } from "./support/hands";
import { finger, keys, mouse, playOn } from "./support/hands";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";
import { PHONE } from "./support/visitor";

/** Whole games are long: hundreds of clicks, each with its answer. */
const PATIENCE = 300_000;

describe("a whole game against a bot", { timeout: PATIENCE }, () => {
  test("of winter with river, farmers and abbot, by mouse", async ({ visit }) => {
    const ada = await visit();
    const home = await choosing(ada, "Winter Edition");
    await home.options("River", "Farmers", "Abbot");
    await home.level("Beginner");
    await home.play();
    // 96 tiles, one of which lies there already.
    expect(await playToTheEnd(ada, mouse(ada.page))).toBeGreaterThanOrEqual(44);
  });

  test("of hunters in the edition of 2002, by keys", async ({ visit }) => {
    const ada = await visit();
    const home = await choosing(ada, "Hunters and Gatherers, 2002");
    await home.level("Beginner");
    await home.play();
    expect(await playToTheEnd(ada, keys(ada.page))).toBeGreaterThanOrEqual(37);
  });

  test("of hunters in the edition of 2020, by finger on a phone", async ({ visit }) => {
    const ada = await visit(PHONE);
    const home = await choosing(ada, "Hunters and Gatherers, 2020");
    await home.level("Beginner");
    await home.play();
    expect(await playToTheEnd(ada, finger(ada.page))).toBeGreaterThanOrEqual(37);
  });

  test("of dice, by mouse", async ({ visit }) => {
    const ada = await visit();
    const home = await choosing(ada, "The Dice Game");
    await home.play();
    expect(await playToTheEnd(ada, mouse(ada.page))).toBeGreaterThanOrEqual(2);
  });

  test("of the children, by finger on a phone", async ({ visit }) => {
    const ada = await visit(PHONE);
    const home = await choosing(ada, "The Children’s Game");
    await home.play();
    expect(await playToTheEnd(ada, finger(ada.page))).toBeGreaterThanOrEqual(6);
  });
});

test("a whole game of two at one device", { timeout: PATIENCE }, async ({ visit }) => {
  const ada = await visit();
  const home = await choosing(ada, "The Children’s Game");
  await home.seat("Me", "A friend on this device");
  await home.play();
  expect(await playToTheEnd(ada, mouse(ada.page))).toBeGreaterThanOrEqual(12);
});

/** Comes in and chooses a game. */
async function choosing(visitor: Visitor, game: string): Promise<Home> {
  await visitor.open("/");
  const home = new Home(visitor.page);
  await home.choose(game);
  return home;
}

/** Plays until there is a result that names who won; how many turns were played from here. */
async function playToTheEnd({ page }: Visitor, hands: Hands): Promise<number> {
  const table = new Table(page);
  const turns = await playOn(table, hands);
  expect(await table.result.getByRole("heading").textContent()).toMatch(/ win/);
  return turns;
}
