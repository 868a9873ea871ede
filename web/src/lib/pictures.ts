/**
 * The addresses of pictures. They are drawn from tile data, by the service worker or by the server, and never change for a
 * version.
 */

import { catalogue } from "./catalogue.svelte";
import type { Figure, Rotation } from "./scene";
import { appearance } from "./theme/look.svelte";

/** A copy of a tile, turned, in the look and at the hour that are shown; from far away only what can be told apart then. */
export function tilePicture(set: string, tile: string, copy: number, rotation: Rotation, isFar = false): string {
  return `${base()}/${set}/tiles/${tile}-${copy}-${rotation}${appearance(set)}${isFar ? ".far" : ""}.svg`;
}

/** The back of the tiles of a group. */
export function backPicture(set: string, group: string): string {
  return `${base()}/${set}/backs/${group}${appearance(set)}.svg`;
}

/** Where the zones of all tiles of a set lie. */
export function zonesAddress(set: string): string {
  return `${base()}/${set}/zones.json`;
}

/** A piece of a colour. */
export function piecePicture(figure: Figure, colour: string | undefined): string {
  return `${base()}/pieces/${figure}-${colour ?? "red"}.svg`;
}

/** What rules speak of: a deer, a coat of arms. */
export function iconPicture(name: string): string {
  return `${base()}/icons/${name}.svg`;
}

/** A small board of a game. */
export function gamePicture(game: string): string {
  return `${base()}/games/${game}.svg`;
}

function base(): string {
  return catalogue().pictures;
}
