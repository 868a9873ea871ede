/** What things are called that the server names by a word for programs. */

import type { Reaction } from "../api";
import { say } from "./words.svelte";

/** A game. */
export function gameName(game: string): string {
  switch (game) {
    case "winter":
      return say("web-game-winter");
    case "hunters-2002":
      return say("web-game-hunters-2002");
    case "hunters-2020":
      return say("web-game-hunters-2020");
    case "dice":
      return say("web-game-dice");
    case "kids":
      return say("web-game-kids");
    default:
      return game;
  }
}

/** What a game is about, in a line. */
export function gameAbout(game: string): string {
  switch (game) {
    case "winter":
      return say("web-about-winter");
    case "hunters-2002":
      return say("web-about-hunters-2002");
    case "hunters-2020":
      return say("web-about-hunters-2020");
    case "dice":
      return say("web-about-dice");
    case "kids":
      return say("web-about-kids");
    default:
      return "";
  }
}

/** A level of bots. */
export function levelName(level: string): string {
  switch (level) {
    case "beginner":
      return say("web-level-beginner");
    case "learner":
      return say("web-level-learner");
    case "greedy":
      return say("web-level-greedy");
    case "planner":
      return say("web-level-planner");
    case "expert":
      return say("web-level-expert");
    case "master":
      return say("web-level-master");
    case "mcts":
      return say("web-level-mcts");
    default:
      return level;
  }
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

/** The kind of points that a rule gives. */
export function ruleName(rule: string): string {
  switch (rule) {
    case "W-20":
      return say("web-kind-roads");
    case "W-21":
      return say("web-kind-cities");
    case "W-22":
      return say("web-kind-abbeys");
    case "W-32":
      return say("web-kind-fields");
    case "W-51":
      return say("web-kind-groves");
    case "W-52":
      return say("web-kind-abbot");
    case "W-61":
      return say("web-kind-incomplete");
    case "H-20":
      return say("web-kind-rivers");
    case "H-21":
      return say("web-kind-forests");
    case "H-32":
      return say("web-kind-waters");
    case "H-33":
      return say("web-kind-meadows");
    case "H-51":
      return say("web-kind-canoe");
    case "H-52":
      return say("web-kind-pit");
    case "D-10":
      return say("web-kind-dice");
    default:
      return rule;
  }
}
