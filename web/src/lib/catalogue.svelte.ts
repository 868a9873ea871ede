/** What can be played here, and where the pictures are. */

import type { Catalogue, GameView } from "./api";
import { engine } from "./engine/engine";

let known = $state.raw<Catalogue>({ games: [], levels: [], pictures: "/pictures/0" });

/** What can be played. */
export function catalogue(): Catalogue {
  return known;
}

/** What there is to know about a game. */
export function gameOf(game: string): GameView | undefined {
  return known.games.find((other) => other.game === game);
}

/** Learns it from the engine. */
export function loadCatalogue(): void {
  // The server has written into the page where its pictures are.
  const pictures = document.querySelector<HTMLMetaElement>("meta[name=pictures]")?.content ?? known.pictures;
  known = engine().call("catalogue", { pictures });
}
