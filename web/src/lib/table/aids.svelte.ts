/** Which aids are shown here, of those that the table allows, and what else is a matter of taste. */

import { loadStored, saveStored } from "../local-storage";

const NAMES = ["cells", "holes", "chances", "owners", "sound", "touch", "confirm", "keys"] as const;

export type Aid = (typeof NAMES)[number];

const DEFAULTS: Record<Aid, boolean> = {
  cells: true,
  holes: true,
  chances: false,
  owners: false,
  // Somebody may be sleeping in the same room.
  sound: false,
  touch: true,
  confirm: false,
  keys: true,
};

class Aids {
  shown = $state<Record<Aid, boolean>>({ ...DEFAULTS, ...read() });

  toggle(aid: Aid): void {
    this.shown[aid] = !this.shown[aid];
    saveStored("aids", $state.snapshot(this.shown));
  }
}

export const aids = new Aids();

function read(): Partial<Record<Aid, boolean>> {
  const value = loadStored("aids");
  if (!value || typeof value !== "object") return {};
  return Object.fromEntries(Object.entries(value).filter(([name, is]) => name in DEFAULTS && typeof is === "boolean"));
}
