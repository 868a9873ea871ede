/** How the browser tests are run, and how screenshots and measurements are made: `npm run e2e`, `npm run shots`, `npm run page-speed`. */

import { defineConfig } from "@playwright/test";

import { DESK } from "./support/devices";

export default defineConfig({
  testDir: ".",
  outputDir: "failures",
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is a defect, of the test or of the page.
  retries: 0,
  // What is broken throughout is told in minutes.
  maxFailures: 10,
  // Far more than is needed: other programs may take most of the machine.
  timeout: 600_000,
  expect: { timeout: 150_000 },
  reporter: [["list"]],
  use: {
    ...DESK,
    locale: "en-GB",
    // Things don't move unless a test is about that, to be done sooner.
    contextOptions: { reducedMotion: "reduce" },
    // Nothing is kept on the device unless a test is about that: each visitor would fetch all of it first.
    serviceWorkers: "block",
    actionTimeout: 150_000,
    navigationTimeout: 150_000,
    // Without its film, which would take longer to shoot than many a test, and without a copy of the page for every action, which
    // takes a tenth of all tests' time: `--trace on` makes them for a test that has failed.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // Debian's Chromium without windows, which takes half the time; nothing is ever downloaded.
    launchOptions: {
      executablePath: process.env["BASTIDE_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // A name by which pages are not as safe as at the address of this machine itself.
        "--host-resolver-rules=MAP bastide.test 127.0.0.1",
        // A picture is drawn once for every part of the screen that it reaches into: larger parts, less drawing.
        "--default-tile-width=512",
        "--default-tile-height=512",
      ],
    },
  },
  projects: [
    { name: "tests", testMatch: "*.spec.ts", testIgnore: "looks.spec.ts" },
    { name: "looks", testMatch: "looks.spec.ts" },
    { name: "shots", testMatch: "shots.ts", timeout: 900_000 },
    { name: "page-speed", testMatch: "page-speed.ts" },
  ],
});
