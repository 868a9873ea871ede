/** Finds among what a scene offers that which a lesson wants to be done. */

import type { ActionChoice, BuildChoice, Cell, ClaimChoice, Rotation, Scene } from "../scene";

/** What is to be done, and where it is seen. */
export type ExpectedMove =
  | (Cell & { kind: "place"; rotation: Rotation; move: string })
  | (Cell & { kind: "build"; rotation: Rotation; face: string; move: string })
  | { kind: "claim"; choice: ClaimChoice; move: string }
  | { kind: "act"; choice: ActionChoice; move: string };

export function expectedMove({ choices }: Scene, move: string): ExpectedMove | undefined {
  for (const { x, y, ways } of choices.places) {
    const way = ways.find((way) => way.move === move);
    if (way) return { kind: "place", x, y, rotation: way.rotation, move };
  }
  const built = expectedBuild(choices.builds, move);
  if (built) return built;
  const claim = choices.claims.find((choice) => choice.move === move);
  if (claim) return { kind: "claim", choice: claim, move };
  const action = choices.actions.find((choice) => choice.move === move);
  return action && { kind: "act", choice: action, move };
}

function expectedBuild(builds: readonly BuildChoice[], move: string): ExpectedMove | undefined {
  for (const { face, x, y, ways } of builds) {
    const way = ways.find((way) => way.move === move);
    if (way) return { kind: "build", x, y, face, rotation: way.rotation, move };
  }
  return undefined;
}
