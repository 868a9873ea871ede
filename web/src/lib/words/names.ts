/** What things are called that the server names by a word for programs. */

import type { Action, Reaction } from "../api";
import { gameOf } from "../catalogue.svelte";
import { SKILL, skillIn } from "../skill";
import { lang, say } from "./words.svelte";

/** A game. */
export function gameName(game: string): string {
  const title = gameOf(game)?.title;
  return title ? say(title) : game;
}

/** What a game is about, in a line. */
export function gameAbout(game: string): string {
  const about = gameOf(game)?.about;
  return about ? say(about) : "";
}

/** The colour of a player's pieces. */
export function colourName(colour: string): string {
  switch (colour) {
    case "red":
      return say("web-colour-red");
    case "yellow":
      return say("web-colour-yellow");
    case "blue":
      return say("web-colour-blue");
    case "green":
      return say("web-colour-green");
    case "black":
      return say("web-colour-black");
    case "purple":
      return say("web-colour-purple");
    default:
      return colour;
  }
}

/** A level or a character of bots; `skill:37` is one of that strength. */
export function levelName(level: string): string {
  const skill = skillIn(level);
  if (skill !== undefined) return say("web-level-skill-number", { skill });
  switch (level) {
    case "beginner":
      return say("web-level-beginner");
    case "learner":
      return say("web-level-learner");
    case "journeyman":
      return say("web-level-journeyman");
    case "craftsman":
      return say("web-level-craftsman");
    case "foreman":
      return say("web-level-foreman");
    case "greedy":
      return say("web-level-greedy");
    case "planner":
      return say("web-level-planner");
    case "expert":
      return say("web-level-expert");
    case "veteran":
      return say("web-level-veteran");
    case "champion":
      return say("web-level-champion");
    case "master":
      return say("web-level-master");
    case "builder":
      return say("web-level-builder");
    case "farmer":
      return say("web-level-farmer");
    case "pirate":
      return say("web-level-pirate");
    case "thief":
      return say("web-level-thief");
    case "miser":
      return say("web-level-miser");
    case SKILL:
      return say("web-level-skill");
    case "mcts":
      return say("web-level-mcts");
    default:
      return level;
  }
}

/** A level or a character of bots where it stands alone, as in a list. */
export function levelTitle(level: string): string {
  const name = levelName(level);
  return name.charAt(0).toLocaleUpperCase(lang()) + name.slice(1);
}

/** A piece, or several of them. */
export function pieceName(piece: string): string {
  switch (piece) {
    case "meeple":
      return say("web-piece-meeple");
    case "abbot":
      return say("web-piece-abbot");
    case "man":
      return say("web-piece-man");
    case "hut":
      return say("web-piece-hut");
    case "pawn":
      return say("web-piece-pawn");
    case "knight":
      return say("web-piece-knight");
    default:
      return piece;
  }
}

/** What can be done besides putting something somewhere. */
export function actionName(action: Action): string {
  switch (action) {
    case "pass":
      return say("web-pass");
    case "collect":
      return say("web-dice-collect");
    case "again":
      return say("web-dice-again");
    case "stop":
      return say("web-dice-stop");
    case "keep":
      return say("web-dice-keep");
  }
}

/** A feeling. */
export function reactionText(reaction: Reaction): string {
  switch (reaction) {
    case "hello":
      return say("web-react-hello");
    case "well-played":
      return say("web-react-well-played");
    case "thanks":
      return say("web-react-thanks");
    case "oops":
      return say("web-react-oops");
    case "ouch":
      return say("web-react-ouch");
    case "thinking":
      return say("web-react-thinking");
    case "good-game":
      return say("web-react-good-game");
  }
}

/** What the points are for that a rule gives in a game. */
export function pointsLabel(game: string, rule: string): string {
  const label = gameOf(game)?.points.find((points) => points.rule === rule)?.label;
  return label ? say(label) : rule;
}
