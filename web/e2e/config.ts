/** How the browser tests are run, and how the screenshots are made: `npm run e2e`, `npm run shots`. */

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    // Two files at a time, each with a server and a browser of its own: more would only wait for each other.
    maxWorkers: 2,
    testTimeout: 120_000,
    // A busy machine may stand still for seconds, and a click then miss what has moved.
    retry: 1,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "tests", include: ["e2e/**/*.e2e.ts"], exclude: ["e2e/looks-*"] } },
      { extends: true, test: { name: "looks", include: ["e2e/looks-*.e2e.ts"] } },
      { extends: true, test: { name: "shots", include: ["e2e/shots.ts"], testTimeout: 900_000 } },
    ],
  },
});
