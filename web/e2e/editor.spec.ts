/** Positions that are set up by hand. */

import { Editor } from "./pages/editor";
import { PHONE } from "./support/devices";
import * as positions from "./support/positions";
import { expect, test } from "./support/test";

test("a position is laid by mouse, with a piece and points, and goes on as a board to try things out", async ({
  ada,
  analysis,
}) => {
  const editor = new Editor(ada.page);
  await ada.open("/analysis");
  await editor.begin("winter");
  await editor.stock("W").click();
  await editor.tap(1, 0);
  await expect(editor.tiles).toHaveCount(2);
  await editor.stock("W").click();
  await editor.tap(1, 0);
  await ada.page.getByRole("button", { name: /Put a meeple on the road \(south\)/ }).click();
  await expect(editor.pieces).toHaveCount(1);
  await ada.page.getByLabel("Points of Yellow").fill("12");
  await ada.page.getByLabel("Points of Yellow").press("Enter");
  await ada.page.getByRole("radio", { name: "It is Yellow’s turn" }).check();
  await ada.page.getByLabel("Tile in hand").selectOption("K");
  await expect(editor.wrong).toHaveCount(0);
  await editor.analyse.click();

  await expect(analysis.dock).toHaveAttribute("data-stage", "place");
  await expect(analysis.tiles).toHaveCount(2);
  await expect(analysis.ways.first()).toContainText(/(north|south|east|west|middle)/);
  const link = await analysis.link();
  expect(decodeURIComponent(link)).toContain("scores=0,12;");
  await analysis.side.getByRole("button", { name: "Change the position" }).click();
  await expect(editor.tiles).toHaveCount(2);
  await expect(editor.stock("W").locator(".count")).toHaveText("×3");
});

test("what can't be is shown with its rule until it is mended, and what there is none of is refused", async ({
  ada,
}) => {
  const editor = new Editor(ada.page);
  await ada.open("/analysis");
  await editor.begin("winter");
  // A cell in which nothing fits is a mistake that is seen.
  await editor.stock("C").click();
  await editor.tap(2, 0);
  await expect(editor.wrong).toHaveCount(1);
  await expect(editor.wrong).toContainText("2 east");
  await expect(editor.wrong.getByRole("link", { name: "W-10" })).toBeVisible();
  await expect(editor.analyse).toBeDisabled();
  // There is but one of it.
  await editor.tap(3, 0);
  await expect(ada.page.getByRole("alert").getByRole("link", { name: "W-01" })).toBeVisible();
  await expect(editor.tiles).toHaveCount(2);
  await ada.page.getByRole("button", { name: "Undo" }).click();
  await expect(editor.wrong).toHaveCount(0);
  await expect(editor.analyse).toBeEnabled();
});

test("a position is set up with keys alone, and told to those who don't see it", async ({ ada, analysis }) => {
  const { page } = ada;
  const { keyboard } = page;
  const editor = new Editor(page);
  await ada.open("/analysis");
  await editor.begin("hunters-2020");
  await editor.stock("35").focus();
  await keyboard.press("Enter");
  await page.locator(".board").focus();
  await keyboard.press("n");
  await expect(editor.said).toContainText("The tile fits here.");
  await keyboard.press("Enter");
  await expect(editor.tiles).toHaveCount(2);
  await keyboard.press("1");
  await expect(editor.pieces).toHaveCount(1);
  await expect(editor.said).toContainText("Red");
  await keyboard.press("Delete");
  await expect(editor.pieces).toHaveCount(0);
  await keyboard.press("r");
  await expect(editor.said).toContainText("H-10");
  await keyboard.press("u");
  await editor.analyse.focus();
  await keyboard.press("Enter");
  await expect(analysis.draws.first()).toBeVisible();
  await expect(analysis.tiles).toHaveCount(2);
});

test("of dice points and knights are set, and of the children's game pawns are counted", async ({ ada, analysis }) => {
  const editor = new Editor(ada.page);
  await ada.open("/analysis");
  await editor.begin("dice");
  await ada.page.getByLabel("Points of Red").fill("30");
  await ada.page.getByLabel("Points of Red").press("Enter");
  await ada.page.getByLabel("keeps a knight").check();
  await editor.analyse.click();
  expect(decodeURIComponent(await analysis.link())).toContain("scores=30,0;");

  await ada.open("/analysis");
  await analysis.paste(positions.CHILDREN);
  await analysis.side.getByRole("button", { name: "Change the position" }).click();
  await expect(ada.page.getByText("follows from the board")).toBeVisible();
  await expect(editor.wrong).toHaveCount(0);
});

test("a position is set up with a finger, in German on a phone", async ({ visit }) => {
  const visitor = await visit({ ...PHONE, locale: "de-AT" });
  const { page } = visitor;
  const editor = new Editor(page);
  await visitor.open("/analysis");
  await editor.begin("winter");
  await editor.stock("W").click();
  await editor.tap(1, 0);
  await expect(editor.tiles).toHaveCount(2);
  await page.getByRole("button", { name: "Punkte, Stapel und Spielverlauf" }).click();
  await page.getByRole("button", { name: /^Setze .* auf die Straße \(Süden\)/ }).click();
  await expect(editor.pieces).toHaveCount(1);
});
