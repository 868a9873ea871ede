import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compress } from "./build/compress";
import { serviceWorker } from "./build/service-worker";

/** Where the server listens while the page is being worked on. */
const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compress()],
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/pictures": { target: server },
    },
    // The words live next to those of the server.
    fs: { allow: [".."] },
  },
  build: {
    // Inlined files would need a looser content security policy.
    assetsInlineLimit: 0,
    // The policy forbids inline scripts, and every browser that is supported preloads modules.
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
