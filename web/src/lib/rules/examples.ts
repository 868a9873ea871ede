/** What rules look like: tiles, pieces and signs beside the rules that speak of them. */

import type { Figure } from "../scene";

/** Something to look at beside a rule. */
export type Example =
  | { tile: string; rotation?: number }
  | { figure: Figure; colour: string }
  | { icon: string }
  | { back: string };

const EXAMPLES: { [rule: string]: Example[] } = {
  "W-01": [{ tile: "D" }, { back: "base" }, { back: "river" }],
  "W-02": [
    { figure: "standing", colour: "red" },
    { figure: "standing", colour: "blue" },
    { figure: "abbot", colour: "red" },
  ],
  "W-10": [{ tile: "U" }, { tile: "V" }, { tile: "E" }],
  "W-20": [{ tile: "W" }, { tile: "U" }, { tile: "A", rotation: 1 }, { figure: "standing", colour: "red" }],
  "W-21": [{ tile: "E", rotation: 1 }, { tile: "F" }, { tile: "E", rotation: 3 }, { icon: "coat" }],
  "W-22": [{ tile: "B" }, { tile: "A" }, { icon: "abbey" }],
  "W-30": [
    { figure: "lying", colour: "red" },
    { figure: "lying", colour: "blue" },
  ],
  "W-31": [{ tile: "V" }, { tile: "X" }],
  "W-32": [{ tile: "J" }, { tile: "G" }],
  "W-40": [{ tile: "R01" }, { tile: "R06" }, { tile: "R12" }, { back: "river" }],
  "W-42": [{ tile: "R07" }, { tile: "R09" }],
  "W-44": [{ tile: "R11" }, { tile: "R02" }],
  "W-50": [{ figure: "abbot", colour: "red" }, { tile: "B" }, { tile: "Eg" }],
  "W-51": [{ tile: "Ug" }, { icon: "grove" }],
  "H-02": [
    { figure: "standing", colour: "red" },
    { figure: "hut", colour: "red" },
  ],
  "H-13": [
    { figure: "standing", colour: "red" },
    { figure: "lying", colour: "red" },
  ],
  "H-15": [
    { figure: "hut", colour: "red" },
    { figure: "hut", colour: "blue" },
  ],
  "H-20": [{ icon: "fish" }],
  "H-33": [{ icon: "mammoth" }, { icon: "aurochs" }, { icon: "deer" }, { icon: "tiger" }],
  "H-32": [{ figure: "hut", colour: "red" }, { icon: "fish" }],
  "D-01": [
    { tile: "end" },
    { tile: "corner" },
    { tile: "straight" },
    { tile: "tee" },
    { tile: "knight" },
    { tile: "catapult" },
  ],
  "D-04": [{ tile: "catapult" }],
  "D-07": [{ tile: "knight" }],
  "D-08": [
    { tile: "corner", rotation: 1 },
    { tile: "tee", rotation: 2 },
    { tile: "corner", rotation: 2 },
  ],
  "D-09": [{ tile: "knight" }, { tile: "knight" }, { tile: "knight" }],
  "K-01": [
    { back: "land" },
    { figure: "pawn", colour: "red" },
    { figure: "pawn", colour: "yellow" },
    { figure: "pawn", colour: "blue" },
    { figure: "pawn", colour: "green" },
  ],
  "K-03": [{ tile: "4" }, { tile: "24" }],
  "K-04": [{ tile: "0" }, { tile: "2" }],
  "K-05": [{ tile: "12" }, { tile: "16" }, { icon: "child-blue" }, { icon: "child-green" }],
};

/** What the two editions show differently. */
const OF_2002: typeof EXAMPLES = {
  "H-01": [{ tile: "0" }, { back: "land" }, { back: "bonus" }],
  "H-10": [{ tile: "3" }, { tile: "13" }, { tile: "2" }],
  "H-21": [{ tile: "20" }, { tile: "57" }, { icon: "mushroom" }],
  "H-23": [{ tile: "12" }, { icon: "gold" }, { back: "bonus" }],
  "H-24": [{ tile: "69" }, { tile: "11" }],
  "H-25": [{ tile: "60" }, { tile: "56" }],
  "H-40": [{ tile: "83" }, { icon: "fire" }],
  "H-41": [{ tile: "80" }, { tile: "89" }],
  "H-42": [{ tile: "82" }],
  "H-43": [{ tile: "81" }, { icon: "shrine" }],
};

const OF_2020: typeof EXAMPLES = {
  "H-01": [{ tile: "56" }, { back: "land" }, { back: "menhir" }],
  "H-10": [{ tile: "15" }, { tile: "33" }, { tile: "41" }],
  "H-21": [{ tile: "35" }, { tile: "43" }, { icon: "mushroom" }],
  "H-23": [{ tile: "63" }, { icon: "menhir" }, { back: "menhir" }],
  "H-24": [{ tile: "3" }, { tile: "12" }],
  "H-25": [{ tile: "62" }, { tile: "49" }],
  "H-51": [{ tile: "93" }, { icon: "canoe" }],
  "H-52": [{ tile: "94" }, { icon: "pit" }],
  "H-53": [{ tile: "88" }, { icon: "shaman" }],
  "H-54": [{ tile: "92" }, { icon: "large-pit" }],
  "H-55": [{ tile: "85" }, { icon: "fire" }],
  "H-56": [{ tile: "91" }, { icon: "raft" }],
  "H-57": [{ tile: "79" }, { tile: "87" }],
};

/** What there is to see beside a rule. */
export function examplesOf(game: string, rule: string): Example[] {
  const own = game === "hunters-2002" ? OF_2002[rule] : game === "hunters-2020" ? OF_2020[rule] : undefined;
  return own ?? EXAMPLES[rule] ?? [];
}
