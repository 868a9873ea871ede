/** What a game was decided by, and what would have been better. */

import { beginning, record } from "./support/records";
import { finishedTable } from "./support/tables";
import { expect, test } from "./support/test";

test("a game is reviewed by keys alone, from mistake to mistake", async ({ ada, replay, review }) => {
  const { keyboard } = ada.page;
  await ada.open("/replay");
  await replay.paste(beginning(record("winter"), 14));
  await keyboard.press("v");
  await expect(review.headline).toContainText(/luck [+−±]\d+, play [+−±]\d+/);
  await expect(review.panel.getByRole("img", { name: /lead that Red could expect/ })).toBeVisible();

  await keyboard.press("n");
  await expect(review.strip).toContainText(/(Inaccuracy|Mistake|Blunder)\s*Lost \d/);
  await expect(review.strip).toContainText(/Better: (In the|Roughly in the) .*(north|south|east|west).*:/);
  await expect(review.strip).toContainText(/Lost \d+\.\d\s*±\d+\.\d/);
  await expect(review.strip).toContainText(/Chance to win \d+%/);
  await expect(review.better).not.toHaveCount(0);
  const first = await replay.slider.inputValue();
  await keyboard.press("n");
  await expect(replay.slider).not.toHaveValue(first);
  await keyboard.press("p");
  await expect(replay.slider).toHaveValue(first);

  await review.panel.getByText("All turns").click();
  await review.panel.getByRole("button", { name: "Go to turn 3", exact: true }).click();
  await expect(review.panel.getByRole("row", { name: /^Go to turn 3 / })).toHaveClass(/now/);
  await expect(review.panel.getByRole("columnheader", { name: "Chance to win" })).toBeVisible();
  await expect(review.panel.getByRole("row", { name: /^Go to turn 3 .*±.*\d+%/ })).toBeVisible();
  await review.panel.getByText("What do the numbers mean?").click();
  await expect(review.panel.getByText("Behind ± is a standard error")).toBeVisible();
  await expect(review.panel.getByRole("row", { name: "Blunder 5.00" })).toBeVisible();
  await keyboard.press("v");
  await expect(review.panel).toBeHidden();
});

test("a review is stopped, and goes on", async ({ ada, replay, review }) => {
  await ada.open("/replay");
  await replay.paste(record("hunters-2020"));
  await replay.button("Review").click();
  await review.panel.getByRole("button", { name: "Stop" }).click();
  await expect(review.panel.getByRole("progressbar")).toHaveCount(0);
  await review.panel.getByRole("button", { name: /Review the game|Look deeper/ }).click();
  await expect(review.headline).toBeVisible();
});

test("a finished game is reviewed from its result, for who played it", async ({ ada, review, table, server }) => {
  const made = await finishedTable(server, "kids");
  await ada.sit(made, [0]);
  await table.result.getByRole("button", { name: "Review" }).click();
  await expect(review.headline).toContainText(/^You (won|lost|drew)/);
});

test("a game in which nothing was played has no review, and says so", async ({ ada, replay, review }) => {
  await ada.open("/replay");
  await replay.paste(beginning(record("kids"), 0));
  await replay.button("Review").click();
  await expect(review.panel.getByRole("alert")).toContainText("Nothing was played");
});
