/** Learning: every lesson to its end, and the rules from wherever they are named. */

import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { cellPoint } from "./pages/board";
import { Lesson } from "./pages/lesson";
import { Table } from "./pages/table";
import { ABBOT, CANOE } from "./support/positions";
import { GAMES } from "./support/records";
import { tableFrom } from "./support/tables";
import { test } from "./support/test";

describe("a lesson", () => {
  test.for(GAMES)("of %s is taken to its end", async (game, { visit }) => {
    const ada = await visit();
    await ada.open(`/learn/${game}`);
    const steps = await new Lesson(ada.page).takeAll();
    expect(steps).toBeGreaterThanOrEqual(5);
  });

  test("is found from the first page, and says by which rule something is not allowed", async ({ visit }) => {
    const ada = await visit();
    await ada.open("/learn");
    await ada.page.getByRole("link", { name: "Winter Edition" }).click();
    const lesson = new Lesson(ada.page);
    await lesson.next();
    // The answer to a try is an answer like any other to the browser, which reports it.
    ada.expectTrouble(/409/);
    const { x, y } = await cellPoint(ada.page, 1, 1);
    await ada.page.mouse.click(x, y);
    await expectRule(ada.page, lesson.teacher.getByRole("alert").getByRole("link"), "W-10");
  });

  test("is taken by keys alone", async ({ visit }) => {
    const ada = await visit();
    await ada.open("/learn/winter");
    const lesson = new Lesson(ada.page);
    for (let step = 1; ; step += 1) {
      await lesson.reach(step);
      const { done, all } = await lesson.steps();
      if (done === all) break;
      await ada.page.keyboard.press("Enter");
    }
  });
});

describe("the rules are linked", () => {
  test("from a refusal", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, ABBOT));
    const table = new Table(ada.page);
    await table.wants("place");
    const { x, y } = await cellPoint(ada.page, 2, 2);
    await ada.page.mouse.click(x, y);
    await expectRule(ada.page, table.dock.getByRole("alert").getByRole("link"), "W-10");
    await table.dock.getByRole("button", { name: "Close" }).click();
    await table.wants("place");
  });

  test("from a score", async ({ visit, server }) => {
    const ada = await visit();
    await ada.sit(await tableFrom(server, CANOE));
    const table = new Table(ada.page);
    await table.place(-2, 0);
    await table.wants("claim");
    await expectRule(
      ada.page,
      ada.page.getByRole("list", { name: "What happened" }).getByRole("link", { name: "H-51" }),
      "H-51",
    );
  });
});

/** That a link leads to a rule, which is there and marked. */
async function expectRule(page: Page, link: Locator, rule: string): Promise<void> {
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  const article = opened.locator(`article[id="${rule}"]`);
  await article.waitFor();
  expect(await article.getAttribute("class")).toContain("meant");
  expect((await article.textContent())?.length).toBeGreaterThan(rule.length + 20);
  await opened.close();
}
