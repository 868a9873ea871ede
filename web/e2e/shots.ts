/** Screenshots of every moment, in every theme and size: `npm run shots`, or `cargo xtask shots FOLDER`. */

import { mkdirSync } from "node:fs";

import { DESK, PHONE } from "./support/devices";
import { MOMENTS, STOPPED_MOMENTS, settled, show } from "./support/moments";
import { test } from "./support/test";

const FOLDER = process.env["BASTIDE_SHOTS"] ?? "shots";
const LOCALE = process.env["BASTIDE_SHOTS_LOCALE"] ?? "en-GB";

const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
  wall: { width: 2560, height: 1440 },
};

for (const moment of [...MOMENTS, ...STOPPED_MOMENTS]) {
  test(moment.name, async ({ visit, server }) => {
    mkdirSync(FOLDER, { recursive: true });
    for (const [size, viewport] of Object.entries(SIZES)) {
      const visitor = await visit({
        ...(size === "phone" ? PHONE : DESK),
        viewport,
        deviceScaleFactor: 1,
        locale: LOCALE,
      });
      await show(moment, visitor, server);
      for (const colorScheme of ["light", "dark"] as const) {
        await visitor.page.emulateMedia({ colorScheme });
        await visitor.page.waitForFunction(isPainted, colorScheme);
        // Not all of a page changes in the same frame, and pictures by night are others: a first screenshot has them drawn.
        await visitor.page.screenshot();
        await visitor.page.waitForTimeout(200);
        await settled(visitor.page);
        await visitor.page.screenshot({ path: `${FOLDER}/${moment.name}-${size}-${colorScheme}.png` });
      }
      await visitor.context.close();
    }
  });
}

/** Whether the page has the colours that it should have; a browser takes its time to change them. */
function isPainted(scheme: "light" | "dark"): boolean {
  const red = Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]);
  return red < 128 === (scheme === "dark");
}
