/** A way to play a turn as it is seen on a board: what it puts where. */

import type { Moment } from "../api";
import { expectedMove } from "../learn/expected-move";
import type { ClaimChoice, LaidTile, Scene } from "../scene";
import { sceneOf } from "./records";

export type ShownWay = {
  seat: number;
  tiles: LaidTile[];
  claims: ClaimChoice[];
};

/** More moves than any game has: nothing is to be told of them. */
const KNOWN = 2 ** 32 - 1;

/** What moves would put on the board, from a moment on. */
export function shownWay(moment: Moment, moves: readonly string[]): ShownWay {
  const before = moment.moves ?? [];
  const scenes = moves.map((_, index) => sceneBefore({ ...moment, moves: [...before, ...moves.slice(0, index)] }));
  const shown: ShownWay = { seat: scenes[0]?.turn_of ?? 0, tiles: [], claims: [] };
  scenes.forEach((scene, index) => add(shown, scene, moves[index] ?? ""));
  return shown;
}

function sceneBefore(moment: Moment): Scene {
  return sceneOf({ ...moment, since: KNOWN }).scene;
}

function add(shown: ShownWay, scene: Scene, move: string): void {
  const found = expectedMove(scene, move);
  if (found?.kind === "place" && scene.hand) {
    const { x, y, rotation } = found;
    shown.tiles.push({ ...scene.hand, x, y, rotation });
  } else if (found?.kind === "build") {
    const { x, y, rotation, face } = found;
    const copy = scene.tiles.filter(({ tile }) => tile === face).length;
    shown.tiles.push({ tile: face, copy, x, y, rotation });
  } else if (found?.kind === "claim") {
    shown.claims.push(found.choice);
  }
}
