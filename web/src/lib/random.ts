/** Chance for ids, seeds and secrets. Not `crypto.randomUUID`, which pages without https don't have. */

/** So many random bytes, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number for those who make their own chance from one. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
