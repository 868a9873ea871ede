/** What somebody plays on. */

import type { BrowserContextOptions } from "@playwright/test";
import { devices } from "@playwright/test";

export type Device = BrowserContextOptions;

const { defaultBrowserType: _, ...pixel } = devices["Pixel 5"] ?? {};

/** A small phone with a finger on it. */
export const PHONE = { ...pixel, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 };

export const DESK = { viewport: { width: 1440, height: 900 } };
