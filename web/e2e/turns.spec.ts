/** Turns that are played otherwise than by a click on the board, and what helps with them. */

import type { Locator } from "@playwright/test";

import { cellPoint } from "./pages/board";
import { Table } from "./pages/table";
import { DESK, PHONE } from "./support/devices";
import { ABBOT, CANOE, KNIGHTS, RAFT } from "./support/positions";
import { BOT, PERSON, startedTable, tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test.describe("dragging", () => {
  test("brings a tile to the board", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, CANOE));
    const { at } = await table.fit(-2, 0);
    const tiles = await table.tiles.count();
    await table.drag(table.dock.locator("button.hand"), at);
    await table.wants("claim");
    await expect(table.tiles).toHaveCount(tiles + 1);
  });

  test("does nothing where the tile does not fit", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, CANOE));
    await table.wants("place");
    const tiles = await table.tiles.count();
    await table.drag(table.dock.locator("button.hand"), await cellPoint(ada.page, 0, 0));
    await table.wants("place");
    await expect(table.tiles).toHaveCount(tiles);
  });

  test("brings a piece to the tile, and back if it is let go elsewhere", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, RAFT));
    await table.place(-1, 0);
    await table.turnTo(-1, 0, 0);
    await table.wants("claim");
    const [hut, men] = [table.action("Drag onto the tile: Hut"), await table.men.count()];
    await table.drag(hut, await cellPoint(ada.page, 2, 2));
    await table.wants("claim");
    await expect(table.men).toHaveCount(men);
    await table.drag(hut, await table.spot("claim hut z8"));
    await table.wants("confirm");
    await expect(table.men).toHaveCount(men + 1);
  });

  test.describe("with a finger", () => {
    test.use(PHONE);

    test("brings a tile to the board and a piece to the tile", async ({ ada, table, server }) => {
      await ada.sit(await tableFrom(server, RAFT));
      const { at } = await table.fit(-1, 0);
      // What is dragged is held above the finger.
      await table.swipe(table.dock.locator("button.hand"), { x: at.x, y: at.y + 56 });
      await table.wants("claim");
      const men = await table.men.count();
      const { x, y } = await table.spot((await table.wants("claim")).pieces[0] ?? "");
      await table.swipe(table.action(/^Drag onto the tile/).first(), { x, y: y + 56 });
      await table.wants("confirm");
      await expect(table.men).toHaveCount(men + 1);
    });
  });

  test("brings a die to the board", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, KNIGHTS));
    await table.throwDice();
    await table.wants("build");
    const { at } = await table.fit(0, 0);
    await table.drag(table.die("straight").first(), at);
    await expect(table.action("Undo")).toBeVisible();
    await expect(table.tiles).toHaveCount(1);
  });
});

test("a tile that lies can still be turned and moved before it is confirmed", async ({ ada, table, server }) => {
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  const { fits } = await table.wants("place");
  const [first, second] = fits;
  if (!first || !second) throw new Error("the tile fits in one cell only");
  await table.place(first.x, first.y);
  await table.wants("confirm");
  const rotations = new Set<number>();
  for (let turns = 0; turns < 4; turns += 1) {
    rotations.add(await table.rotation());
    await table.click(first.x, first.y);
    await table.wants("confirm");
  }
  expect(rotations.size).toBeGreaterThan(1);
  const lies = await table.rotation();
  const other = [...rotations].find((rotation) => rotation !== lies) ?? lies;
  await table.twist(first.x, first.y, 90 * (other - lies) + 20);
  await table.wants("confirm");
  expect(await table.rotation()).toBe(other);
  await table.click(second.x, second.y);
  await table.wants("confirm");
  await expect(table.tiles).toHaveCount(2);
  await table.action("Undo").click();
  await table.wants("place");
  await expect(table.tiles).toHaveCount(1);
});

test.describe("a turn that is confirmed by itself", () => {
  test("can be taken back until then", async ({ ada, table, server }) => {
    await ada.prepare(() => localStorage.setItem("bastide.aids", JSON.stringify({ confirm: true })));
    await ada.page.clock.install();
    await ada.sit(await tableFrom(server, RAFT));
    await table.place(-1, 0);
    await table.wants("claim");
    await table.action("No piece").click();
    await expect(ada.page.getByRole("status").getByText("Your turn ends in a moment")).toBeAttached();
    await ada.page.keyboard.press("Backspace");
    await table.wants("claim");
    await ada.page.clock.fastForward(10_000);
    await table.wants("claim");
    // Whoever plays with keys goes from the piece to where it may stand.
    const piece = table.action(/^Drag onto the tile/).first();
    await piece.press("Enter");
    await ada.page.keyboard.press("Enter");
    await expect(ada.page.getByRole("status").getByText("Your turn ends in a moment")).toBeAttached();
    await ada.page.clock.fastForward(4000);
    await table.wants("over");
  });

  test("is confirmed by hand as long as its tile may still have to be turned", async ({ ada, table, server }) => {
    await ada.prepare(() => localStorage.setItem("bastide.aids", JSON.stringify({ confirm: true })));
    await ada.page.clock.install();
    await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
    await table.placeAnywhere();
    await table.wants("confirm");
    await ada.page.clock.fastForward(10_000);
    await table.confirm();
    await table.wants("place");
  });
});

test("the tile that was placed last is marked, and can be found where it is out of sight", async ({
  ada,
  table,
  server,
}) => {
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, BOT] }));
  await table.placeAnywhere();
  await expect(ada.page.locator(".board .frame")).toHaveCount(0);
  await table.finishTurn();
  await table.wants("place");
  await expect(ada.page.locator(".board .frame")).toHaveCount(1);
  const arrow = ada.page.getByRole("button", { name: "Go to the tile placed last" });
  await expect(arrow).toHaveCount(0);
  await ada.page.mouse.move(300, 300);
  await ada.page.mouse.down();
  await ada.page.mouse.move(3000, 300, { steps: 4 });
  await ada.page.mouse.up();
  await arrow.click();
  await expect(arrow).toHaveCount(0);
});

test("pieces can be seen however small the tiles are", async ({ ada, table, server }) => {
  await ada.sit(await tableFrom(server, ABBOT));
  await table.wants("place");
  await expect(table.men.first()).toBeVisible();
  const width = async (of: Locator): Promise<number> => (await of.first().boundingBox())?.width ?? 0;
  for (let steps = 0; steps < 12; steps += 1) await ada.page.keyboard.press("-");
  await expect.poll(() => width(table.tiles)).toBeLessThan(30);
  await expect.poll(() => width(table.men)).toBeGreaterThanOrEqual(31);
});

test("keys don't play underneath a dialog, and Escape closes what is open", async ({ ada, table, server }) => {
  await ada.sit(await tableFrom(server, CANOE));
  await table.wants("place");
  await ada.page.getByRole("button", { name: /tiles? left/ }).click();
  const dialog = ada.page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const tiles = await table.tiles.count();
  await ada.page.keyboard.press("n");
  await ada.page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await table.wants("place");
  await expect(table.tiles).toHaveCount(tiles);
  const reaction = ada.page.getByRole("button", { name: "Well played" });
  await ada.page.getByRole("button", { name: "React" }).click();
  await expect(reaction).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await expect(reaction).toHaveCount(0);
});

test("a hint says what a strong player would do, and points there", async ({ ada, table, server }) => {
  await ada.sit(await tableFrom(server, CANOE));
  await table.wants("place");
  await table.action("Hint").click();
  await expect(table.dock.getByRole("status")).toHaveText(/^Hint: In the .*: north.*\. (Put|Take) /);
  await expect(ada.page.locator(".board .ghost")).toBeVisible();
  await ada.page.keyboard.press("Enter");
  await table.wants("claim");
});

test("whoever takes too long has their turn played by a bot", async ({ ada, table, server }) => {
  await ada.sit(
    await startedTable(server, { game: "winter", seats: [PERSON, BOT], clock: { kind: "turn", seconds: 3 } }),
  );
  await table.wants("place");
  await expect(ada.page.getByRole("timer").first()).toHaveText(/0:0[0-3]/);
  // Two more than the first: the stand-in's and the bot's.
  await expect.poll(() => table.tiles.count()).toBeGreaterThanOrEqual(3);
  await expect(ada.page.getByText("Your time was up: a bot has played your turn.")).toBeVisible();
  await expect(table.log.getByText("Ada’s time was up; a bot played the turn.").first()).toBeVisible();
});

test("whoever has little time left is warned", async ({ ada, table, server }) => {
  await ada.sit(
    await startedTable(server, { game: "kids", seats: [PERSON, PERSON], clock: { kind: "turn", seconds: 30 } }),
  );
  await table.wants("place");
  await expect(ada.page.getByText("Your time is running out.")).toHaveCount(0);
  await expect(ada.page.getByText("Your time is running out.")).toBeVisible();
});

for (const [game, device] of [
  ["kids", DESK],
  ["kids", PHONE],
  ["dice", PHONE],
] as const) {
  test.describe(`on a screen ${device.viewport.width} wide`, () => {
    test.use(device);

    test(`whoever plays sees how much time is left: ${game}`, async ({ ada, table, server }) => {
      const clock = { kind: "turn", seconds: 600 } as const;
      await ada.sit(await startedTable(server, { game, seats: [PERSON, PERSON], clock }));
      await table.ready();
      await expect(ada.page.getByRole("timer").filter({ visible: true }).first()).toHaveText(/^(9:\d\d|10:00)$/);
    });
  });
}

test("a notice comes when it is one's turn and one looks elsewhere", async ({ visit, server }) => {
  const made = await startedTable(server, { game: "kids", seats: [PERSON, PERSON] });
  const [ada, ben] = [await visit(), await visit({ permissions: ["notifications"] })];
  // A browser without a screen shows no notices, and thinks that it is looked at.
  await ben.context.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    const notices: string[] = [];
    class Notice {
      static permission = "granted";
      constructor(title: string) {
        notices.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Notice, notices });
  });
  await ada.sit(made, [0]);
  await ben.sit(made, [1]);
  const hers = new Table(ada.page);
  await hers.placeAnywhere();
  await hers.confirm();
  const notices = (): Promise<string[]> =>
    ben.page.evaluate(() => (globalThis as unknown as { notices: string[] }).notices);
  await expect.poll(notices).toContain("Your turn");
});

test("sound is off until a key is pressed", async ({ ada, table, server }) => {
  await ada.prepare(() => {
    let sounds = 0;
    class CountingContext extends AudioContext {
      override createGain(): GainNode {
        sounds += 1;
        Object.assign(globalThis, { sounds });
        return super.createGain();
      }
    }
    Object.assign(globalThis, { AudioContext: CountingContext, sounds });
  });
  const sounds = (): Promise<number> => ada.page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
  await ada.sit(await startedTable(server, { game: "kids", seats: [PERSON, PERSON] }));
  await table.placeAnywhere();
  await table.wants("confirm");
  expect(await sounds()).toBe(0);
  await table.action("Undo").click();
  await ada.page.keyboard.press("m");
  await table.placeAnywhere();
  await expect.poll(sounds).toBeGreaterThan(0);
});
