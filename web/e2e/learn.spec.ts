/** Learning: every lesson to its end, and the rules from wherever they are named. */

import type { Locator, Page } from "@playwright/test";

import { cellPoint } from "./pages/board";
import { ABBOT, CANOE } from "./support/positions";
import { GAMES } from "./support/records";
import { tableFrom } from "./support/tables";
import { expect, test } from "./support/test";

test.describe("a lesson", () => {
  for (const game of GAMES) {
    test(`of ${game} is taken to its end`, async ({ ada, lesson }) => {
      await ada.open(`/learn/${game}`);
      const steps = await lesson.length();
      expect(steps).toBeGreaterThanOrEqual(5);
      for (let step = 1; step < steps; step += 1) {
        await lesson.go();
        await lesson.reach(step + 1);
      }
      await expect(lesson.finger).toBeHidden();
    });
  }

  test("is found from the first page, and says by which rule something is not allowed", async ({ ada, lesson }) => {
    await ada.open("/learn");
    await ada.page.getByRole("link", { name: "Winter Edition" }).click();
    await lesson.reach(1);
    await lesson.go();
    await lesson.reach(2);
    // The answer to a try is an answer like any other to the browser, which reports it.
    ada.expectTrouble(/409/);
    const { x, y } = await cellPoint(ada.page, 1, 1);
    await ada.page.mouse.click(x, y);
    await expectRule(ada.page, lesson.teacher.getByRole("alert").getByRole("link"), "W-10");
  });

  test("is taken by keys alone", async ({ ada, lesson }) => {
    await ada.open("/learn/winter");
    const steps = await lesson.length();
    for (let step = 1; step < steps; step += 1) {
      await ada.page.keyboard.press("Enter");
      await lesson.reach(step + 1);
    }
  });
});

test("a game begins right after its lesson", async ({ ada, lesson, table }) => {
  await ada.open("/learn/kids");
  const steps = await lesson.length();
  for (let step = 1; step < steps; step += 1) {
    await lesson.go();
    await lesson.reach(step + 1);
  }
  await ada.page.getByRole("button", { name: "Now play" }).click();
  await ada.page.waitForURL("**/table/*");
  await table.wants("place");
});

test.describe("the rules are linked", () => {
  test("from the menu of a table", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, CANOE));
    await table.wants("place");
    await ada.page.getByRole("button", { name: "Menu" }).click();
    const link = ada.page.getByRole("link", { name: "Rules of this game" });
    await expect(link).toHaveAttribute("href", "/rules/hunters-2020");
  });

  test("from a refusal", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, ABBOT));
    await table.wants("place");
    await table.click(2, 2);
    await expectRule(ada.page, table.dock.getByRole("alert").getByRole("link"), "W-10");
    await table.dock.getByRole("button", { name: "Close" }).click();
    await table.wants("place");
  });

  test("from a score", async ({ ada, table, server }) => {
    await ada.sit(await tableFrom(server, CANOE));
    await table.place(-2, 0);
    await table.wants("claim");
    await expectRule(ada.page, table.log.getByRole("link", { name: "H-51" }), "H-51");
  });
});

/** That a link leads to a rule, which is there and marked. */
async function expectRule(page: Page, link: Locator, rule: string): Promise<void> {
  const popup = page.waitForEvent("popup");
  await link.click();
  const opened = await popup;
  const article = opened.locator(`article[id="${rule}"]`);
  await expect(article).toContainClass("meant");
  await expect(article).toHaveText(new RegExp(`${rule}.{20}`, "s"));
  await opened.close();
}
