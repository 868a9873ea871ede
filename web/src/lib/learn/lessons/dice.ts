import type { Lesson } from "../lesson";

/** One turn of three throws that closes a city of six dice, and what knights are for. */
export const DICE: Lesson = {
  game: "dice",
  record: "bastide record 1\ngame dice\nseats 2\nstarts 0",
  steps: [
    { says: "web-lesson-dice-start", before: ["roll end corner corner straight tee knight knight knight catapult"] },
    { says: "web-lesson-dice-corner", wants: ["build corner 0,0 r1"] },
    { says: "web-lesson-dice-tee", wants: ["build tee 1,0 r2"] },
    { says: "web-lesson-dice-second", wants: ["build corner 2,0 r2"] },
    { says: "web-lesson-dice-again", wants: ["again"] },
    { says: "web-lesson-dice-below", before: ["roll end corner tee knight catapult"], wants: ["build corner 0,1 r0"] },
    { says: "web-lesson-dice-below-tee", wants: ["build tee 1,1 r0"] },
    { says: "web-lesson-dice-last-roll", wants: ["again"] },
    { says: "web-lesson-dice-close", before: ["roll corner knight"], wants: ["build corner 2,1 r3"] },
    { says: "web-lesson-dice-stop", wants: ["stop"] },
    { says: "web-lesson-dice-points" },
    {
      says: "web-lesson-dice-knights",
      before: [
        "roll end end corner tee tee knight knight knight catapult",
        "collect knight",
        "collect knight",
        "collect knight",
        "keep knight",
      ],
    },
  ],
};
