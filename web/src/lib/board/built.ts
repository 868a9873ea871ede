/** Dice are taken up when a turn ends; whoever looks at what it brought wants to see them lie. */

import type { Scene, Step } from "../scene";

/** The scene after a step; if that step ended a turn with dice, with all that was built in it. */
export function withBuilt(scene: Scene, story: readonly Step[], step: Step | undefined): Scene {
  if (!scene.dice || !step || scene.tiles.length > 0 || step.seat == null) return scene;
  const built = story.filter(({ turn, number }) => turn === step.turn && number <= step.number);
  return { ...scene, tiles: built.flatMap(({ placed }) => placed ?? []) };
}
