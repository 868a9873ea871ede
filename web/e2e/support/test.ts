/**
 * Tests with a server and visitors. Server and browser are those of the worker; each visitor comes with a fresh
 * context of the browser and leaves with the test.
 */

import { test as base, expect } from "@playwright/test";

import { Analysis } from "../pages/analysis";
import { Home } from "../pages/home";
import { Lesson } from "../pages/lesson";
import { Puzzles } from "../pages/puzzles";
import { Replay } from "../pages/replay";
import { Review } from "../pages/review";
import { Table } from "../pages/table";
import type { Device } from "./devices";
import { Server } from "./server";
import { Visitor } from "./visitor";

export { expect };

type TestFixtures = {
  /** Lets somebody come, with a device of their own. */
  visit: (device?: Device) => Promise<Visitor>;
  /** The visitor of a test that needs only one, and what her page shows. */
  ada: Visitor;
  home: Home;
  table: Table;
  lesson: Lesson;
  replay: Replay;
  review: Review;
  analysis: Analysis;
  puzzles: Puzzles;
};

type WorkerFixtures = { server: Server };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (device) => {
      const visitor = await Visitor.arrive(browser, device);
      visitors.push(visitor);
      return visitor;
    });
    const trouble = visitors.flatMap((visitor) => visitor.takeTrouble());
    // Softly, so that all leave whatever went wrong.
    expect.soft(trouble, "what went wrong in the browser").toEqual([]);
    await Promise.all(visitors.map(({ context }) => context.close()));
  },
  ada: async ({ visit }, use) => use(await visit()),
  home: ({ ada }, use) => use(new Home(ada.page)),
  table: ({ ada }, use) => use(new Table(ada.page)),
  lesson: ({ ada }, use) => use(new Lesson(ada.page)),
  replay: ({ ada }, use) => use(new Replay(ada.page)),
  review: ({ ada }, use) => use(new Review(ada.page)),
  analysis: ({ ada }, use) => use(new Analysis(ada.page)),
  puzzles: ({ ada }, use) => use(new Puzzles(ada.page)),
});
