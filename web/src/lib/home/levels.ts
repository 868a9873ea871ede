/** The bots that are worth offering for a game, and what each is like. */

import { say } from "../words/words.svelte";

/** Of the dice there are three players, whatever their level is called: chance, a simple one, and perfection. */
const OF_DICE = ["beginner", "learner", "master"];

/** The levels that differ in a game, the weakest first. */
export function levelsOf(game: string, levels: readonly string[]): string[] {
  return levels.filter((level) => game !== "dice" || OF_DICE.includes(level));
}

/** What a bot of a level does, honestly. */
export function levelAbout(level: string, game: string): string {
  if (game === "dice" && level === "learner") return say("web-about-dice-learner");
  if (game === "dice" && level === "master") return say("web-about-dice-master");
  switch (level) {
    case "beginner":
      return say("web-about-beginner");
    case "learner":
      return say("web-about-learner");
    case "greedy":
      return say("web-about-greedy");
    case "planner":
      return say("web-about-planner");
    case "expert":
      return say("web-about-expert");
    case "master":
      return say("web-about-master");
    default:
      return "";
  }
}
