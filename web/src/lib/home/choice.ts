/** What somebody wants to play, as they choose it: in plain words, to be remembered for the next time. */

import type { Absence, Aids, Catalogue, Clock, GameView, PlayerKind, Settings } from "../api";
import type { LocalPlayer } from "../net/tables";
import { SKILL } from "../skill";

/** Who is to sit in a seat, and the colour of their pieces if they have chosen one. */
export type SeatChoice = (
  | { kind: "me" }
  | { kind: "friend"; name: string }
  | { kind: "bot"; level: string }
  | { kind: "invite" }
) & { colour?: string };

/** How long players may think. */
export const CLOCKS = {
  none: { kind: "none" },
  blitz: { kind: "turn", seconds: 30 },
  brisk: { kind: "turn", seconds: 60 },
  calm: { kind: "turn", seconds: 180 },
  rapid: { kind: "game", seconds: 300, increment: 5 },
  evening: { kind: "game", seconds: 900, increment: 10 },
  long: { kind: "game", seconds: 1800, increment: 20 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
} as const satisfies Record<string, Clock>;

export type ClockChoice = keyof typeof CLOCKS;

export const AIDS: readonly Aids[] = ["learning", "normal", "tournament"];

export const ABSENCES: readonly Absence[] = ["bot", "unfinished", "win"];

export type Choice = {
  game: string;
  /** The options of each game, so that another game does not forget them. */
  options: { [game: string]: { [key: string]: string } };
  seats: SeatChoice[];
  aids: Aids;
  clock: ClockChoice;
  /** What may be done about somebody who stays away. */
  absence: Absence;
  /** Whether every device adds to every draw; only where people play from several. */
  isSealed: boolean;
  /** The seat that starts; drawn where none is named. */
  starts: number | undefined;
  isListed: boolean;
};

/** A game for a newcomer: against one bot that can be beaten, with all help. */
export function firstChoice(catalogue: Catalogue): Choice {
  const game = catalogue.games[0];
  return {
    game: game?.game ?? "",
    options: {},
    seats: [{ kind: "me" }, { kind: "bot", level: game?.first_level ?? "" }],
    aids: "learning",
    clock: "none",
    absence: "unfinished",
    isSealed: false,
    starts: 0,
    isListed: false,
  };
}

/** What was remembered, as far as it can still be played. */
export function checkedChoice(value: unknown, catalogue: Catalogue): Choice {
  const first = firstChoice(catalogue);
  if (!isRecord(value)) return first;
  const game = catalogue.games.find(({ game }) => game === value["game"]);
  if (!game) return first;
  const seats = Array.isArray(value["seats"]) ? value["seats"].filter((seat) => isSeat(seat, catalogue)) : [];
  const choice: Choice = {
    game: game.game,
    options: isRecord(value["options"]) ? (value["options"] as Choice["options"]) : {},
    seats: seats.length >= game.least && seats.length <= game.most ? seats : first.seats,
    aids: AIDS.find((aids) => aids === value["aids"]) ?? first.aids,
    clock: isClock(value["clock"]) ? value["clock"] : first.clock,
    absence: ABSENCES.find((absence) => absence === value["absence"]) ?? first.absence,
    isSealed: value["isSealed"] === true,
    starts: typeof value["starts"] === "number" ? value["starts"] : undefined,
    isListed: value["isListed"] === true,
  };
  return choice.starts !== undefined && choice.starts >= choice.seats.length
    ? { ...choice, starts: undefined }
    : choice;
}

/** The same wish for another game, with as many seats as it can have and bots that it has. */
export function withGame(choice: Choice, game: GameView, before: GameView | undefined): Choice {
  const seats = choice.seats.slice(0, game.most).map(({ colour, ...seat }): SeatChoice => {
    const kept = colour !== undefined && game.colours.includes(colour) ? { colour } : {};
    return { ...ofGame(seat), ...kept };
  });
  function ofGame(seat: SeatChoice): SeatChoice {
    if (seat.kind !== "bot") return seat;
    const isUntouched = seat.level === before?.first_level && choice.seats.length === 2;
    return isUntouched || !hasLevel(game, seat.level) ? { ...seat, level: game.first_level } : seat;
  }
  const starts = choice.starts !== undefined && choice.starts < seats.length ? choice.starts : undefined;
  return { ...choice, game: game.game, seats, starts };
}

/** Whether bots of a level play a game. */
export function hasLevel(game: GameView, level: string): boolean {
  return level === SKILL ? game.has_skill : game.levels.some((other) => other.level === level);
}

/** The wish as a table understands it. */
export function settingsOf(choice: Choice): Settings {
  const seats = choice.seats.map((seat): PlayerKind => {
    const colour = seat.colour === undefined ? {} : { colour: seat.colour };
    return seat.kind === "bot" ? { kind: "bot", level: seat.level, ...colour } : { kind: "person", ...colour };
  });
  return {
    game: choice.game,
    options: choice.options[choice.game] ?? {},
    seats,
    aids: choice.aids,
    clock: CLOCKS[choice.clock],
    ...(isOpen(choice) ? { absence: choice.absence } : {}),
    starts: choice.starts === undefined ? "drawn" : { seat: choice.starts },
    draws: choice.isSealed && isOpen(choice) ? "sealed" : "committed",
    is_listed: choice.isListed,
  };
}

/** The colour of each seat: the one that was chosen, or the first that is left. */
export function coloursOf(seats: readonly SeatChoice[], game: GameView): string[] {
  const left = game.colours.filter((colour) => !seats.some((seat) => seat.colour === colour));
  return seats.map(({ colour }) => colour ?? left.shift() ?? "");
}

/** Those who play on this device. Friends without a name are told apart by their seats. */
export function localPlayers(choice: Choice, name: string, friend: string): LocalPlayer[] {
  const unnamed = choice.seats.filter((player) => player.kind === "friend" && player.name.trim() === "").length;
  return choice.seats.flatMap((player, seat): LocalPlayer[] => {
    if (player.kind === "me") return [{ seat, name }];
    const other = unnamed > 1 ? `${friend} ${seat + 1}` : friend;
    if (player.kind === "friend") return [{ seat, name: player.name.trim() || other }];
    return [];
  });
}

/** Whether anybody is to come from elsewhere. */
export function isOpen(choice: Choice): boolean {
  return choice.seats.some(({ kind }) => kind === "invite");
}

/** Whether somebody plays from this device, as a table needs. */
export function canPlay(choice: Choice): boolean {
  return choice.seats.some(({ kind }) => kind === "me" || kind === "friend");
}

function isSeat(value: unknown, { levels }: Catalogue): value is SeatChoice {
  if (!isRecord(value)) return false;
  if (value["colour"] !== undefined && typeof value["colour"] !== "string") return false;
  if (value["kind"] === "bot") return levels.includes(String(value["level"]));
  if (value["kind"] === "friend") return typeof value["name"] === "string";
  return value["kind"] === "me" || value["kind"] === "invite";
}

function isClock(value: unknown): value is ClockChoice {
  return typeof value === "string" && value in CLOCKS;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
