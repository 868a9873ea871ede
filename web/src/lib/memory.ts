/** What this browser remembers. Where it may not, everything works until the page is closed. */

const PREFIX = "bastide.";

/** What was remembered under a name; nothing where there is nothing, or nothing that can be read. */
export function remembered(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers a value under a name. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: what is remembered is a comfort, never a need.
  }
}
