/** What is said aloud at a table, by whatever reads the page to its user: line by line, the latest last. */

import type { Description } from "../engine/schemas";
import { isSameCell } from "../board/geometry";
import { list, say } from "../words/words.svelte";
import type { LiveTable } from "./live.svelte";
import type { Turn } from "./turn.svelte";

type Line = { key: number; text: string };

/** How many lines stay: they are read when they come, so none is needed for long. */
const KEPT = 6;

export class Announcer {
  lines = $state.raw<Line[]>([]);
  private said = 0;

  /** Says something after all that was said before, also if it is the same. */
  say(...texts: string[]): void {
    const text = texts.filter((text) => text !== "").join(" ");
    if (text === "") return;
    this.said += 1;
    this.lines = [...this.lines.slice(1 - KEPT), { key: this.said, text }];
  }
}

/** What is to be known at a stage of one's own turn: the tile in hand, what lies there now, what is offered, what it brings. */
export function stageText(live: LiveTable, turn: Turn, description: Description | undefined): string[] {
  const { scene } = live;
  if (!scene || !turn.isOurs) return [];
  switch (turn.stage) {
    case "place":
      return [say("web-your-turn"), say("web-words-drawn", { sides: description?.hand[turn.rotation] ?? "" })];
    case "build":
      return turn.isInCup ? [say("web-your-turn"), scene.prompt] : [diceText(scene.dice?.hand ?? [])];
    case "claim":
      return [laidText(turn, description), offeredText(description)];
    case "confirm":
      return [laidText(turn, description), say("web-confirm-prompt"), ...gainTexts(live, turn)];
    default:
      return [];
  }
}

/** What the dice in hand show. */
export function diceText(hand: readonly string[]): string {
  return say("web-words-dice", { dice: list(hand.map((face) => say("web-die-face", { face }))) });
}

/** What an unconfirmed turn brings whom. */
export function gainTexts({ scene }: LiveTable, turn: Turn): string[] {
  const gains = turn.gain.map((points, seat) => ({ points, name: scene?.names[seat] ?? "" }));
  const told = gains.filter(({ points }) => points !== 0).map((gain) => say("web-words-gain", gain));
  return told.length > 0 ? told : [say("web-no-points")];
}

/** The tile that lies there and is not confirmed. */
function laidText({ placed }: Turn, description: Description | undefined): string {
  return (placed && description?.cells.find((cell) => isSameCell(cell, placed))?.text) ?? "";
}

function offeredText(description: Description | undefined): string {
  const pieces = description?.pieces ?? [];
  if (pieces.length === 0) return "";
  const choices = pieces.map(({ text }, index) => say("web-words-choice", { number: index + 1, text }));
  return say("web-words-offered", { choices: choices.join(" ") });
}
