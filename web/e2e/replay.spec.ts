/** Games that are looked at again. */

import { GAMES, record } from "./support/records";
import { finishedTable } from "./support/tables";
import { expect, test } from "./support/test";

test.describe("a record", () => {
  for (const game of GAMES) {
    test(`of ${game} is seen move by move and from score to score`, async ({ ada, replay }) => {
      await ada.open("/replay");
      await replay.paste(record(game));
      await replay.button("To the next points").click();
      await expect(replay.slider).not.toHaveValue("0");
      const scored = Number(await replay.slider.inputValue());
      expect(scored).toBeGreaterThan(1);
      await replay.button("One move back").click();
      await expect(replay.slider).toHaveValue(String(scored - 1));
      await replay.button("To the end").click();
      await expect(replay.slider).not.toHaveValue(String(scored - 1));
      const end = await replay.slider.inputValue();
      await expect(ada.page.getByText(`${end} / ${end}`)).toBeVisible();
      await ada.page.keyboard.press("Home");
      await expect(replay.slider).toHaveValue("0");
    });
  }

  test("that is wrong is refused with the line that is", async ({ ada }) => {
    ada.expectTrouble(/422/);
    await ada.open("/replay");
    await ada.page.locator("textarea").fill(record("kids").replace("place", "palce"));
    await ada.page.getByRole("button", { name: "Show it" }).click();
    await expect(ada.page.getByRole("alert")).toContainText(/line 7/i);
  });

  test("is played on from any moment", async ({ ada, replay, table }) => {
    await ada.open("/replay");
    await replay.paste(record("winter"));
    await replay.go(60);
    await expect(ada.page.getByText("60 /")).toBeVisible();
    const tiles = await replay.tiles.count();
    expect(tiles).toBeGreaterThan(10);
    await replay.button("Play on from here").click();
    await ada.page.getByRole("dialog").getByLabel("Level").first().selectOption({ label: "Beginner" });
    await replay.button("Start the game").click();
    const { stage } = await table.ready();
    await expect(table.tiles).toHaveCount(tiles);
    if (stage === "place") await table.placeAnywhere();
    await table.finishTurn();
    await table.wants("place");
    await expect.poll(() => table.tiles.count()).toBeGreaterThan(tiles);
  });
});

test("a finished game of a table is seen again from its result", async ({ ada, replay, table, server }) => {
  await ada.sit(await finishedTable(server, "hunters-2020"));
  await table.result.getByRole("link", { name: "Watch the game again" }).click();
  await expect(replay.slider).toHaveValue("0");
  await ada.page.keyboard.press("ArrowRight");
  await expect(replay.slider).toHaveValue("1");
  // People keep their names.
  await expect(table.log.getByText(/^Ada/).first()).toBeVisible();
});
