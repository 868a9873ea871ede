/**
 * How strong somebody is against bots: a number from 0 to 100 for each game, which this device keeps. Bots about as strong as
 * that have the level `skill:37`. Each game against such bots moves it by how much more or less was won than the fair share
 * (stochastic approximation, like Elo's numbers), so it comes to where everybody wins as often.
 */

import type { PlayerKind, Settings } from "./api";
import { loadStored, saveStored } from "./local-storage";

/** The name of the level, without its number. */
export const SKILL = "skill";

/** The number that a newcomer begins with. */
const FIRST = 25;
const MOST = 100;

/** The first game moves the number by up to this much, later ones by less, down to the least. */
const FIRST_PACE = 24;
const LEAST_PACE = 5;

/** What is kept for a game: the number, and how many games it comes from. */
type Kept = { skill: number; games: number };

/** How a game ended: which bots played, who played from here, and who won. */
type Result = { game: string; seats: { place: PlayerKind }[]; mine: number[]; winners?: number[] };

/** The number in a level such as `skill:37`. */
export function skillIn(level: string): number | undefined {
  const [name, number] = level.split(":");
  return name === SKILL && number !== undefined ? Number(number) : undefined;
}

/** How strong somebody is by now, as a whole number. */
export function skillAt(game: string): number {
  return Math.round(kept(game).skill);
}

/** The settings with bots that are as strong as somebody is by now, where they are to be. */
export function withSkill(settings: Settings): Settings {
  const level = `${SKILL}:${skillAt(settings.game)}`;
  const seats = settings.seats.map((kind) =>
    kind.kind === "bot" && kind.level.split(":")[0] === SKILL ? { ...kind, level } : kind,
  );
  return { ...settings, seats };
}

/** Learns from a game that is over, if one person has played it against such bots alone. */
export function noteResult({ game, seats, mine, winners = [] }: Result): void {
  const [me] = mine;
  const others = seats.filter((_, seat) => seat !== me);
  const isAgainstSkill = others.every(({ place }) => place.kind === "bot" && skillIn(place.level) !== undefined);
  if (me === undefined || !isAgainstSkill || winners.length === 0) return;
  const { skill, games } = kept(game);
  const pace = Math.max(FIRST_PACE / (1 + games / 3), LEAST_PACE);
  const won = winners.includes(me) ? 1 / winners.length : 0;
  const moved = skill + pace * (won - 1 / seats.length);
  saveStored(`${SKILL}.${game}`, { skill: Math.min(Math.max(moved, 0), MOST), games: games + 1 });
}

function kept(game: string): Kept {
  const { skill, games } = (loadStored(`${SKILL}.${game}`) ?? {}) as Partial<Kept>;
  const isSkill = typeof skill === "number" && skill >= 0 && skill <= MOST;
  return isSkill && typeof games === "number" ? { skill, games } : { skill: FIRST, games: 0 };
}
