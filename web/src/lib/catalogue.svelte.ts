/** What can be played here, and where the pictures are. Asked for once, when the page opens. */

import type { Catalogue, GameView } from "./api";
import { ask } from "./net/http";

let known = $state.raw<Catalogue>({ games: [], levels: [], pictures: "/pictures/0" });

/** What can be played. */
export function catalogue(): Catalogue {
  return known;
}

/** What there is to know about a game. */
export function gameOf(game: string): GameView | undefined {
  return known.games.find((other) => other.game === game);
}

/** Asks for it. A server that does not answer is noticed by the page that needs it. */
export async function loadCatalogue(): Promise<void> {
  known = await ask<Catalogue>("GET", "/api/games").catch(() => known);
}
