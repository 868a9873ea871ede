/** What somebody finds who has played here before: games to go on with, and how the last ones ended. */

import type { Entry } from "../net/lists";

/** How many games of each kind are offered: the others are in the list of all. */
const MOST = 4;

export type Comeback = {
  /** Games that go on, those that wait for whoever looks first. */
  open: Entry[];
  /** Games that are over, the latest first. */
  over: Entry[];
};

/** What is offered of one's own games, the latest first. */
export function comeback(mine: readonly Entry[]): Comeback {
  const open = mine.filter(({ stage }) => stage !== "over");
  const [ours, others] = [open.filter(isOurTurn), open.filter((entry) => !isOurTurn(entry))];
  const over = mine.filter(({ stage, winners }) => stage === "over" && winners !== undefined);
  return { open: [...ours, ...others].slice(0, MOST), over: over.slice(0, MOST) };
}

/** Whether a game waits for whoever looks at it. */
export function isOurTurn({ stage, awaited, mine }: Entry): boolean {
  return stage === "running" && awaited !== undefined && mine.includes(awaited);
}

/** The seats of a game that is over, as it ended: whoever won first, then by points. */
export function ranking({ seats, winners = [] }: Entry): number[] {
  const rank = (seat: number): number => (winners.includes(seat) ? Infinity : (seats[seat]?.points ?? 0));
  return seats.map((_, seat) => seat).toSorted((one, other) => rank(other) - rank(one) || one - other);
}
