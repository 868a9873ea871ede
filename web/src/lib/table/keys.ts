/** Where keys play. */

/**
 * Whether a key that is pressed there plays. Where there is something to read, letters and arrows belong to whoever reads; and
 * where single keys are not wanted, the board alone takes them while it has the focus.
 */
export function takesKeys(target: EventTarget | null, isEverywhere: boolean): boolean {
  if (!(target instanceof Element)) return isEverywhere;
  if (target.closest("[role=application]")) return true;
  return isEverywhere && !target.closest("input, select, textarea, [data-reading]");
}
