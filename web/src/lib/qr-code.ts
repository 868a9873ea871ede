/** QR codes, for somebody else's camera. */

import { painter } from "./engine/painter";

/** The address of a picture of a code that says a text. */
export async function qrCode(text: string): Promise<string> {
  const svg = (await painter()).call("qr_code", { text });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
