/** Games that are looked at again. */

import { describe, expect } from "vitest";

import { Replay } from "./pages/replay";
import { Table } from "./pages/table";
import { GAMES, record } from "./support/records";
import { finishedTable } from "./support/tables";
import { test } from "./support/test";

describe("a record", () => {
  test.for(GAMES)("of %s is seen move by move and from score to score", async (game, { visit }) => {
    const ada = await visit();
    await ada.open("/replay");
    const replay = new Replay(ada.page);
    await replay.paste(record(game));
    expect(await replay.at()).toBe(0);
    await replay.button("To the next points").click();
    const scored = await replay.at();
    expect(scored).toBeGreaterThan(1);
    await replay.button("One move back").click();
    expect(await replay.at()).toBe(scored - 1);
    await replay.button("To the end").click();
    const end = await replay.at();
    await ada.page.getByText(`${end} / ${end}`).waitFor();
    await ada.page.keyboard.press("Home");
    expect(await replay.at()).toBe(0);
  });

  test("that is wrong is refused with the line that is", async ({ visit }) => {
    const ada = await visit();
    ada.expectTrouble(/422/);
    await ada.open("/replay");
    await ada.page.locator("textarea").fill(record("kids").replace("place", "palce"));
    await ada.page.getByRole("button", { name: "Show it" }).click();
    expect(await ada.page.getByRole("alert").textContent()).toMatch(/line 6/i);
  });

  test("is played on from any moment", async ({ visit }) => {
    const ada = await visit();
    await ada.open("/replay");
    const replay = new Replay(ada.page);
    await replay.paste(record("winter"));
    await replay.go(60);
    await ada.page.getByText("60 /").waitFor();
    const tiles = await replay.tiles();
    await replay.button("Play on from here").click();
    await ada.page.getByRole("dialog").getByLabel("Level").first().selectOption({ label: "Beginner" });
    await replay.button("Start the game").click();
    const table = new Table(ada.page);
    const { stage } = await table.ready();
    expect(await table.tiles()).toBe(tiles);
    if (stage === "place") await table.placeAnywhere();
    await table.finishTurn();
    await table.wants("place");
    expect(await table.tiles()).toBeGreaterThan(tiles);
  });
});

test("a finished game of a table is seen again from its result", async ({ visit, server }) => {
  const ada = await visit();
  await ada.sit(await finishedTable(server, "hunters-2020"));
  const table = new Table(ada.page);
  await table.ends();
  await table.result.getByRole("link", { name: "Watch the game again" }).click();
  await new Replay(ada.page).slider.waitFor();
  await ada.page.keyboard.press("ArrowRight");
  expect(await new Replay(ada.page).at()).toBe(1);
  // People keep their names.
  await ada.page.getByRole("list", { name: "What happened" }).getByText(/^Ada/).first().waitFor();
});
