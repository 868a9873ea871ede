/** Compresses what was built, once and as well as can be, so that the server never does: `x.js` to `x.js.br` and `x.js.gz`. */

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/** Where the page is built. */
const BUILT = "dist";
/** What is compressed already. */
const DENSE = /\.(?:png|br|gz)$/;
/** Smaller files gain nothing. */
const LEAST = 512;

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
          // The page itself is filled in by the server.
          if (!entry.isFile() || DENSE.test(entry.name) || entry.name === "index.html") continue;
          compressFile(join(entry.parentPath, entry.name));
        }
      },
    },
  };
}

function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
