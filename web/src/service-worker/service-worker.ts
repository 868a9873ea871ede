/**
 * Keeps the program on the device: the page, its code and the engine are fetched when a version is installed, and served
 * from there; pictures are drawn here, by a module of their own. A new version waits until the page tells it to take over, so that an open
 * table never runs on a mixture of two. What changes, `/api`, always goes to the server.
 */

/// <reference lib="webworker" />

import type { Painter } from "../lib/engine/painter";
import { painterAddress, startPainter } from "../lib/engine/painter";

declare const self: ServiceWorkerGlobalScope;

/** What the build puts in: the files of this version, and the hash of them all. */
declare const FILES: string[];
declare const VERSION: string;

const CACHE = `bastide-${VERSION}`;
/** The page, whatever its address: it reads that itself. */
const PAGE = "/";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(cached(PAGE, event.request));
  else if (pathname.startsWith("/pictures/")) event.respondWith(picture(pathname, event.request));
  else event.respondWith(cached(pathname, event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache for what has no hash in its name: there may be an older version.
  const requests = [PAGE, ...FILES].map((file) =>
    file.startsWith("/assets/") ? file : new Request(file, { cache: "no-cache" }),
  );
  await cache.addAll(requests);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("bastide-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file of this version; what is not kept is asked for. */
async function cached(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** What draws pictures, which is started when the first is asked for. */
let painter: Promise<Painter> | undefined;

/** A picture, or where zones lie in pictures: drawn here once, asked for where that fails. */
async function picture(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  // The second part of the address is the version of the pictures.
  const rest = path.split("/").slice(3);
  try {
    painter ??= startPainter(cached(painterAddress, new Request(painterAddress)));
    const { content, type } = draw(await painter, rest);
    const response = new Response(content, { headers: { "Content-Type": type } });
    // What can't be kept is drawn again.
    await cache.put(path, response.clone()).catch(() => undefined);
    return response;
  } catch {
    painter = undefined;
    return fetch(request);
  }
}

function draw(painter: Painter, path: string[]): { content: string; type: string } {
  const [set = "", file] = path;
  if (file === "zones.json") {
    return { content: JSON.stringify(painter.call("zones", { set })), type: "application/json" };
  }
  return { content: painter.call("picture", { path: path.join("/") }), type: "image/svg+xml" };
}
