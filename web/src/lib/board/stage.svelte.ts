/** What every board needs that is not one of a table: how it is seen, where its zones are, what moves on it, and its keys. */

import type { Cell, Scene } from "../scene";
import { aids } from "../table/aids.svelte";
import { Effects } from "../table/effects.svelte";
import { takesKeys } from "../table/keys";
import { boxAround, widened } from "./geometry";
import { View } from "./view.svelte";
import type { Zones } from "./zones";
import { NO_ZONES, zonesOf } from "./zones";

export class Stage {
  readonly view = new View();
  readonly effects = new Effects();
  zones = $state.raw<Zones>(NO_ZONES);

  /** Shows a scene, which may change and may not be there yet. */
  constructor(private readonly scene: () => Scene | undefined) {
    $effect(() => {
      const set = scene()?.set;
      if (set !== undefined) void zonesOf(set).then((loaded) => (this.zones = loaded));
    });
  }

  /** Shows the whole board, with room for what comes next. */
  seeAll(): void {
    const scene = this.scene();
    if (scene) this.view.fit(widened(boxAround(scene.tiles)));
  }

  /** Shows a cell, if it is not seen. */
  reveal(cell: Cell): void {
    this.view.reveal(boxAround([cell]));
  }

  /** Hands a key on that is meant for the board: to who knows what it does there, or to what is seen of it. */
  press(event: KeyboardEvent, handle: (key: string) => boolean): void {
    const isButton = event.target instanceof Element && event.target.closest("a, button, [role=button], summary");
    const isPressing = isButton && (event.key === "Enter" || event.key === " ");
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isPressing || isCommand || document.querySelector("dialog[open]")) return;
    if (!takesKeys(event.target, aids.shown.keys)) return;
    if (handle(event.key) || this.zoom(event.key)) event.preventDefault();
  }

  private zoom(key: string): boolean {
    if (key === "0") this.seeAll();
    else if (key === "+" || key === "=") this.view.zoom(1.25);
    else if (key === "-") this.view.zoom(0.8);
    else return false;
    return true;
  }
}
