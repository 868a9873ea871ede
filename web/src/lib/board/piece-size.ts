/** How large pieces are shown. */

/** The side of the picture of a piece, where a tile has 100; a figure with its rim fills three quarters of it. */
const PIECE = 28;
const PAWN = 38;
/** The least side on the screen, in pixels: a figure is 24 then, however small the tiles are. */
const LEAST = 32;

/** The side of the picture of a piece on a board that is shown at a scale. */
export function pieceSide(figure: string, scale: number): number {
  return Math.max(figure === "pawn" ? PAWN : PIECE, LEAST / scale);
}
