/** Trying things out on any board. */

import { cellPoint } from "./pages/board";
import { PHONE } from "./support/devices";
import * as positions from "./support/positions";
import { record } from "./support/records";
import { expect, test } from "./support/test";

test("another move than the one played begins a branch, which is linked and forgotten", async ({
  ada,
  replay,
  analysis,
}) => {
  await ada.open("/replay");
  await replay.paste(record("winter"));
  await replay.go(60);
  await replay.button("What if").click();
  await expect(analysis.dock).toBeVisible();
  await analysis.stepTo("draw");
  const tiles = await analysis.tiles.count();
  await analysis.draws.last().click();
  await expect(analysis.ways.first()).toBeVisible();
  await analysis.ways.first().click();
  await expect(analysis.tiles).toHaveCount(tiles + 1);
  await expect(analysis.branches).toHaveCount(1);

  const link = await analysis.link();
  await ada.open("/rules");
  await ada.page.goto(link);
  await expect(analysis.tiles).toHaveCount(tiles + 1);
  await expect(analysis.branches).toHaveCount(1);
  await analysis.side.getByRole("button", { name: "Forget this branch" }).click();
  await expect(analysis.branches).toHaveCount(0);
  await expect(analysis.tiles).toHaveCount(tiles);
});

test("a position is tried out by keys, and says which tiles fit", async ({ ada, analysis }) => {
  const { page } = ada;
  await ada.open("/analysis");
  await analysis.paste(positions.NO_TILES_ALIKE);
  await expect(analysis.draws).toHaveCount(3);
  await analysis.draws.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(analysis.ways.first()).toBeVisible();
  await page.keyboard.press("1");
  await expect(analysis.tiles).toHaveCount(2);
  await page.keyboard.press("Backspace");
  await page.keyboard.press(",");
  await expect(analysis.tiles).toHaveCount(1);

  await analysis.stepTo("draw");
  const { x, y } = await cellPoint(page, 0, -1);
  await page.mouse.click(x, y);
  await expect(analysis.fillers).toContainText(/3 tiles that are left fit here: 60%/);
  await page.keyboard.press("b");
  await expect(analysis.ways).toHaveCount(0);
});

test("a position that can't be says why, with the place", async ({ ada, analysis }) => {
  await ada.open("/analysis");
  await analysis.paste(positions.NO_TILES_ALIKE.replace("D@0,0r0", "D@0,0r0/E@1,0r0"));
  await expect(ada.page.getByRole("alert")).toContainText(/e@1,0r0/i);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("dice in the cup say nothing yet, chances have no sign, and all of the best way is seen", async ({
    ada,
    analysis,
  }) => {
    const { page } = ada;
    await ada.open("/analysis");
    await analysis.paste(positions.KNIGHTS);
    await expect(page.getByRole("button", { name: "Roll the dice" })).toBeVisible();
    await expect(analysis.dock.locator("p")).toHaveCount(0);
    await expect(analysis.side.locator(".values strong").first()).toHaveText(/^\d/);
    await expect(page.locator(".board .ghost")).toHaveCount(3);
    const top = (await analysis.dock.boundingBox())?.y ?? 0;
    for (const ghost of await page.locator(".board .ghost").all()) {
      await expect
        .poll(async () => {
          const box = await ghost.boundingBox();
          return box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width && box.y + box.height <= top;
        })
        .toBe(true);
    }
  });
});
