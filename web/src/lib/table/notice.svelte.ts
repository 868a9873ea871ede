/** Tells somebody who looks elsewhere that it is their turn. */

import { say } from "../words/words.svelte";

let permission = $state<NotificationPermission>("Notification" in globalThis ? Notification.permission : "denied");

/** Whether the browser may show notices. */
export function mayNotify(): NotificationPermission {
  return permission;
}

/** Asks whether it may. */
export async function askToNotify(): Promise<void> {
  permission = await Notification.requestPermission();
}

/** Shows a notice, if nobody looks and it is allowed. */
export function notifyTurn(table: string): void {
  if (!document.hidden || permission !== "granted") return;
  try {
    const notice = new Notification(say("web-your-turn"), { tag: table, icon: "/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices but not from pages; the title tells it too.
  }
}
