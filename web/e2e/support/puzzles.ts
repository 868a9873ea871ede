/** The puzzles that the page has, as their files tell them. */

import { readFileSync } from "node:fs";

/** What a way to play does that only puts a tile, and what it loses. */
export type PlacedWay = { x: number; y: number; rotation: number; loss: string };

/** A puzzle in which a tile is put and nothing else is done. */
export type PlacePuzzle = { last: { x: number; y: number }; ways: PlacedWay[] };

/** The puzzles of the children's game. */
export function kidsPuzzles(): PlacePuzzle[] {
  const file = readFileSync("../crates/puzzles/files/kids.txt", "utf8");
  return file.split("\npuzzle ").slice(1).map(read);
}

function read(text: string): PlacePuzzle {
  const [last] = [...text.matchAll(/@(-?\d+),(-?\d+)r\d;step/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const ways = [...text.matchAll(/^way (\S+) place (-?\d+),(-?\d+) r(\d)$/gm)].map(([, loss = "", x, y, rotation]) => ({
    loss,
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation),
  }));
  if (!last) throw new Error("a puzzle without a board");
  return { last, ways };
}
