/** Puzzles: solved, missed, by keys, day after day, and without a network. */

import { dayOf, gameOfDay, indexOfDay } from "../src/lib/puzzles/daily";
import type { PlacePuzzle, PlacedWay } from "./support/puzzles";
import { kidsPuzzles } from "./support/puzzles";
import { expect, test } from "./support/test";

/** In the order of the page. */
const GAMES = ["winter", "hunters-2002", "hunters-2020", "dice", "kids"];

const [FIRST] = kidsPuzzles();

function parts(puzzle: PlacePuzzle | undefined): { puzzle: PlacePuzzle; best: PlacedWay; worse: PlacedWay } {
  const [best] = puzzle?.ways ?? [];
  const worse = puzzle?.ways.find(({ x, y }) => x !== best?.x || y !== best.y);
  if (!puzzle || !best || !worse) throw new Error("no such puzzle");
  return { puzzle, best, worse };
}

test("a wrong answer is told in what it loses, with the best on the board, and can be mended", async ({
  ada,
  puzzles,
}) => {
  const { best, worse } = parts(FIRST);
  await ada.open("/puzzles");
  await puzzles.begin();
  await puzzles.answer(worse);
  await expect(puzzles.verdict).toContainText(`loses ${worse.loss} pawns`);
  await expect(puzzles.verdict).toContainText("Best is:");
  await expect(puzzles.best).toBeVisible();
  await puzzles.dock.getByRole("button", { name: "Try again" }).click();
  await puzzles.answer(best);
  await expect(puzzles.verdict).toContainText("Right!");
  await puzzles.dock.getByRole("button", { name: "Next puzzle" }).click();
  await expect(puzzles.dock).toHaveAttribute("data-stage", "place");
});

test("a puzzle is solved with the keyboard alone", async ({ ada, puzzles }) => {
  const { puzzle, best } = parts(FIRST);
  await ada.open("/puzzles");
  await puzzles.begin();
  await puzzles.answerByKeys(puzzle, best);
  await expect(puzzles.verdict).toContainText("Right!");
});

test("whoever solves the puzzle of the day on two days has a streak", async ({ ada, puzzles }) => {
  const noon = Date.UTC(2026, 0, 1, 12);
  const days = Array.from({ length: 5 }, (_, day) => new Date(noon + day * 86_400_000));
  const day = days.find((day) => gameOfDay(GAMES, dayOf(day)) === "kids") ?? new Date(noon);
  const all = kidsPuzzles();
  const { best } = parts(all[indexOfDay(all.length, dayOf(day), GAMES.length)]);
  await ada.page.addInitScript(
    (streak) => localStorage.setItem("bastide.puzzles-streak", streak),
    JSON.stringify({ last: dayOf(day) - 1, days: 1 }),
  );
  await ada.page.clock.setFixedTime(day);
  await ada.open("/puzzles/daily");
  await expect(puzzles.dock).toHaveAttribute("data-stage", "place");
  await puzzles.answer(best);
  await expect(puzzles.verdict).toContainText("Right!");
  await ada.page.getByRole("button", { name: "Close" }).click();
  await expect(puzzles.streak).toContainText("2 days in a row");
  await expect(puzzles.streak).toContainText("1 puzzle solved");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("puzzles are solved as well", async ({ ada, puzzles }) => {
    const { best } = parts(FIRST);
    await ada.open("/");
    await ada.installed();
    await ada.context.setOffline(true);
    ada.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await ada.page.getByRole("link", { name: "Puzzles" }).click();
    await puzzles.begin();
    await puzzles.answer(best);
    await expect(puzzles.verdict).toContainText("Right!");
  });
});
