/** The module that draws pictures. It is apart from the engine, so that a page does not wait for it. */

import { Module } from "./module";
import address from "./pictures.wasm?url";
import type { PictureReply, PictureRequest } from "./schemas";

export type Painter = Module<PictureRequest, PictureReply>;

/** Where the module is. */
export const painterAddress = address;

let shared: Promise<Painter> | undefined;

/** The painter of this page, which is started when it is first needed. */
export function painter(): Promise<Painter> {
  shared ??= startPainter().catch((error: unknown) => {
    // It may be there the next time.
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Starts a painter from its module. */
export function startPainter(source: Response | PromiseLike<Response> = fetch(address)): Promise<Painter> {
  return Module.load<PictureRequest, PictureReply>(source);
}
