/** Screenshots of every moment, in every theme and size: `npm run shots`, or `cargo xtask shots FOLDER`. */

import { mkdirSync } from "node:fs";

import { MOMENTS } from "./support/moments";
import { test } from "./support/test";
import { DESK, PHONE } from "./support/visitor";

const FOLDER = process.env["BASTIDE_SHOTS"] ?? "shots";

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 }, wall: { width: 2560, height: 1440 } };

test.for(MOMENTS)("$name", async ({ name, open }, { visit, server }) => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    const visitor = await visit({ ...(size === "phone" ? PHONE : DESK), viewport, deviceScaleFactor: 1 });
    await open(visitor, server);
    await visitor.page.waitForLoadState("networkidle");
    for (const colorScheme of ["light", "dark"] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      await visitor.page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png` });
    }
    await visitor.context.close();
  }
});
