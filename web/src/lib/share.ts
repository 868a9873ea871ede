/** Giving things to others: by the share sheet of the system where there is one, otherwise as a file or a copied link. */

import { saveFile } from "./save";

/** Whether links can be given to the share sheet. Where there is a mouse, copying is what people expect. */
export function hasShareSheet(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Gives a link to the share sheet; whether that is done or whoever wanted it has changed their mind. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  return attempted(navigator.share({ title, url }));
}

/** Gives a file to the share sheet, or saves it. */
export async function shareFile(content: Blob, name: string): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  const isShared = hasShareSheet() && navigator.canShare({ files }) && (await attempted(navigator.share({ files })));
  if (!isShared) saveFile(content, name);
}

/** Copies a text; whether that was possible: it is not where a page is not safe from others on its way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function attempted(sharing: Promise<void>): Promise<boolean> {
  try {
    await sharing;
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
