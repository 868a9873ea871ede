/** A tile that lies there and is not confirmed, turned by hand: dragged around its middle. */

import type { Point } from "../board/geometry";
import { angleAround, cellAt, isSameCell, middle } from "../board/geometry";
import type { Grip } from "../board/gestures";
import type { Turn } from "./turn.svelte";

/** So near to the middle no direction can be told, in the units of the board. */
const DEAF = 12;

export class Twist {
  /** By how much the tile is turned already, in degrees clockwise. */
  degrees = $state(0);

  constructor(private readonly turn: Turn) {}

  /** Takes hold of the tile, if there is one at this point and it fits in another way as well. */
  grab(from: Point): Grip | undefined {
    const { placed } = this.turn;
    if (!placed || !isSameCell(placed, cellAt(from)) || !this.turn.canTurn) return undefined;
    const pivot = middle(placed);
    let last = from;
    return {
      move: (to) => {
        if (Math.hypot(to.x - pivot.x, to.y - pivot.y) < DEAF) return;
        this.degrees += angleAround(pivot, last, to);
        last = to;
      },
      drop: () => this.settle(placed.rotation + this.degrees / 90),
      cancel: () => (this.degrees = 0),
    };
  }

  private settle(wished: number): void {
    void this.turn.turnTo(wished);
    this.degrees = 0;
  }
}
