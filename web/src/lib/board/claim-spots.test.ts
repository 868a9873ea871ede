import { expect, it } from "vitest";

import type { ClaimSpot } from "./claim-spots";
import { spotNear } from "./claim-spots";

function spot(piece: string, x: number, y: number): ClaimSpot {
  const choice = { piece, figure: piece, move: `claim ${piece} ${x}`, x: 0, y: 0, zone: 0 };
  const laid = { tile: "A", copy: 0, x: 0, y: 0, rotation: 0 };
  return { choice, laid, outline: "", at: { x, y } };
}

it("a piece goes to the nearest spot for its kind, unless it is let go far from all", () => {
  const spots = [spot("man", 20, 20), spot("man", 80, 80), spot("hut", 50, 50)];
  const near = (piece: string, x: number, y: number): string | undefined =>
    spotNear(spots, piece, { x, y })?.choice.move;
  expect(near("man", 25, 30)).toBe("claim man 20");
  expect(near("man", 70, 70)).toBe("claim man 80");
  expect(near("hut", 60, 60)).toBe("claim hut 50");
  expect(near("man", 200, 20)).toBeUndefined();
  expect(near("abbot", 20, 20)).toBeUndefined();
});
