/** A test with a server and visitors. Server and browser are those of the file, the visitors those of the test. */

import { mkdirSync } from "node:fs";

import { test as plain } from "vitest";

import { Server } from "./server";
import type { Device } from "./visitor";
import { Visitor, launch } from "./visitor";

/** Where pictures of failures go. */
const FAILURES = "e2e/failures";

export const test = plain
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await Server.start();
    onCleanup(() => server.stop());
    return server;
  })
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("visit", async ({ server, browser, task }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      const trouble = visitors.flatMap((visitor) => visitor.trouble);
      if (task.result?.state === "fail" || trouble.length > 0) await photograph(task.name, visitors);
      await Promise.all(visitors.map(({ context }) => context.close()));
      if (trouble.length > 0) throw new Error(`in the browser:\n${trouble.join("\n")}`);
    });
    /** Lets somebody come with a browser. */
    return async (device?: Device): Promise<Visitor> => {
      const visitor = await Visitor.arrive(browser, server, device);
      visitors.push(visitor);
      return visitor;
    };
  });

async function photograph(name: string, visitors: Visitor[]): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  for (const [index, { page }] of visitors.entries()) {
    await page.screenshot({ path: `${FAILURES}/${name.replaceAll(/\W+/g, "-")}-${index}.png` });
  }
}
