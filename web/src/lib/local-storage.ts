/** What is kept in this browser's local storage. Without it everything works until the page is closed. */

const PREFIX = "bastide.";

/** The value stored under a name; nothing where there is none, or none that can be parsed. */
export function loadStored(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value under a name. */
export function saveStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: nothing depends on what is stored.
  }
}
