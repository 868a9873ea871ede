/** Links to something that was tried: a position, and the moves after it, behind the `#`, where no server sees them. */

export type Linked = { position: string; moves: string[] };

/** The address of moves after a position. */
export function analysisPath({ position, moves }: Linked): string {
  const parts = new URLSearchParams({ position });
  if (moves.length > 0) parts.set("moves", moves.join(";"));
  return `/analysis#${parts.toString()}`;
}

/** What the part behind the `#` of an address leads to, if it is such a link. */
export function readLink(fragment: string): Linked | undefined {
  const parts = new URLSearchParams(fragment);
  const position = parts.get("position");
  if (!position) return undefined;
  const moves = (parts.get("moves") ?? "").split(";").filter((move) => move !== "");
  return { position, moves };
}
