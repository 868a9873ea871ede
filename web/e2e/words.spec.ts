/** Playing by the accessibility tree alone: by what has a role and a name, without seeing the board. */

import type { Scene, Seen } from "../src/lib/api";
import { InWords } from "./pages/words";
import { NO_TILES_ALIKE, SHORT_GAMES } from "./support/positions";
import { BOT, PERSON, startedTable } from "./support/tables";
import { expect, test } from "./support/test";

for (const [game, settings] of Object.entries(SHORT_GAMES)) {
  test(`a whole game of ${game} is played by roles and names`, async ({ ada, server }) => {
    const words = new InWords(ada.page);
    const made = await startedTable(server, { game, seats: [PERSON, BOT], aids: "learning", ...settings });
    await ada.sit(made);
    await words.open();
    expect(await words.playOn()).toBeGreaterThan(2);
    await expect(ada.page.getByRole("region", { name: "Result" }).getByRole("heading")).toHaveText(/ win/);
    await expect(words.region.getByRole("listitem").filter({ hasText: /win/ })).not.toHaveCount(0);
  });
}

test("what the tree tells of a turn is what the scene has", async ({ ada, server }) => {
  const { page } = ada;
  const words = new InWords(page);
  const seats = [PERSON, PERSON];
  const made = await startedTable(server, { game: "winter", seats, aids: "learning", from: NO_TILES_ALIKE });
  const scene = async (): Promise<Scene> => {
    const { scene } = await server.ask<Seen>("GET", `/api/tables/${made.id}/scene`);
    if (!scene) throw new Error("the game has not begun");
    return scene;
  };
  const expectAreas = async ({ areas, scores }: Scene): Promise<void> => {
    const tree = (await words.region.ariaSnapshot()).replaceAll("\\", "");
    for (const { text } of areas.filter(({ worth }) => worth != null)) expect(tree).toContain(text);
    for (const [seat, points] of scores.entries())
      expect(tree).toMatch(new RegExp(`${["Ada", "Ben"][seat]}: ${points} points?; in reserve: \\d meeples`));
  };
  await ada.sit(made);
  await expect(words.said).toContainText(/You have in hand: North/);
  await words.open();

  // The tile in hand is told again whenever it is turned.
  const board = page.getByRole("application");
  await board.focus();
  await page.keyboard.press("r");
  await expect(words.said).toContainText(/Turned: North/);
  await page.keyboard.press("n");
  await expect(words.said).toContainText(/free\. Next to it: .* The tile fits in/);

  // Every way to place it is there.
  const { choices } = await scene();
  await words.showAll();
  const ways = choices.places.flatMap(({ ways }) => ways);
  await expect(words.choices).toHaveCount(ways.length);
  await expectAreas(await scene());

  await words.press(words.choices.first());
  await expect(words.region.getByRole("heading", { name: "Now" })).toBeFocused();
  const after = await scene();
  expect(after.tiles).toHaveLength(2);
  await expect(words.choices).toHaveCount(after.choices.claims.length);
  await expect(words.said).toContainText(/You may choose: 1: Put a meeple/);
  await expectAreas(after);

  await words.press(words.action("Undo"));
  await expect(words.said).toContainText("Undone.");
  await words.press(words.choices.first());
  await words.press(words.choices.first());
  await words.press(words.action("Confirm"));
  const [placed, claimed] = (await scene()).story.filter(({ seat }) => seat === 0);
  for (const step of [placed, claimed]) {
    await expect(words.said).toContainText(step?.text ?? "nothing was done");
    await expect(words.region.getByRole("listitem").filter({ hasText: step?.text ?? "" })).toHaveCount(1);
  }
});

test("the words stand beside the board", async ({ ada, table, server }) => {
  const words = new InWords(ada.page);
  await ada.sit(await startedTable(server, { game: "winter", seats: [PERSON, PERSON], ...SHORT_GAMES.winter }));
  await table.wants("place");
  await words.open();
  const [panel, dock] = await Promise.all([words.region.boundingBox(), table.dock.boundingBox()]);
  expect(panel?.x).toBeGreaterThan((dock?.x ?? Infinity) + (dock?.width ?? 0));
});

test("single letters are left to whoever reads", async ({ ada, table, server }) => {
  const { page } = ada;
  const words = new InWords(page);
  await ada.sit(await startedTable(server, { game: "winter", seats: [PERSON, PERSON], ...SHORT_GAMES.winter }));
  await table.wants("place");
  await words.open();
  await words.choices.first().focus();
  for (const key of ["w", "ArrowDown", "n", "r"]) await page.keyboard.press(key);
  await expect(words.region).toBeVisible();
  await expect(words.said).not.toContainText("Turned");
  await page.getByRole("application").focus();
  await page.keyboard.press("w");
  await expect(words.region).toBeHidden();
});
