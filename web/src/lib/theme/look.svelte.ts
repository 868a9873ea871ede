/** The look of tiles: everybody chooses their own of those that a game has. By night it is night on the board too. */

import type { LookView } from "../api";
import { gameOf } from "../catalogue.svelte";
import { loadStored, saveStored } from "../local-storage";
import type { Scene } from "../scene";
import { isDark } from "./theme.svelte";

/** A game as it is played: a look may be offered only with some of its options. */
type Played = Pick<Scene, "game" | "set" | "options">;

let chosen = $state<unknown>(loadStored("look"));
let played = $state.raw<Played>();
// Every scene tells anew what is played; what follows from it hardly ever changes, and neither do pictures then.
const playedSet = $derived(played?.set);
const playedLook = $derived(played && lookOf(played));

/** The looks besides the usual one that a game can be seen in. */
export function looksOf({ game, options }: Played): LookView[] {
  const looks = gameOf(game)?.looks ?? [];
  return looks.filter(({ option, value }) => options[option] === value);
}

/** The name of the look that a game is seen in; nothing for the usual one. */
export function lookOf(played: Played): string | undefined {
  return looksOf(played).find(({ look }) => look === chosen)?.look;
}

/** The same and the hour, as the address of a film has them. */
export function filmQuery(played: Played): string {
  const look = lookOf(played);
  return `?${new URLSearchParams({ ...(look !== undefined && { look }), night: `${isDark()}` })}`;
}

/** Chooses a look for all games that have it, or the usual one. */
export function setLook(look: string | undefined): void {
  chosen = look;
  saveStored("look", look ?? null);
}

/** Tells which game is shown from now on. */
export function showLookOf(game: Played): void {
  played = game;
}

/** What the names of the pictures of a set say about the look and the hour. */
export function appearance(set: string): string {
  const look = playedSet === set ? playedLook : undefined;
  return `${look === undefined ? "" : `.${look}`}${isDark() ? ".night" : ""}`;
}
