/**
 * Builds the service worker when all else is built: it is told which files there are, and gets a new version whenever
 * one of them changes.
 */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";
import { build } from "vite";

/** Where the page is built. */
const BUILT = "dist";

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async closeBundle() {
      const names = readdirSync(BUILT, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length + 1))
        .toSorted();
      const hash = createHash("sha256");
      for (const name of names) hash.update(name).update(readFileSync(join(BUILT, name)));
      const files = names.filter((name) => name !== "index.html").map((name) => `/${name}`);
      await buildWorker(files, hash.digest("hex").slice(0, 16));
    },
  };
}

/** One file at the root, to serve all of the site, at an address that never changes. */
async function buildWorker(files: string[], version: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: {
      outDir: BUILT,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: "es2023",
      rollupOptions: {
        input: "src/service-worker/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
