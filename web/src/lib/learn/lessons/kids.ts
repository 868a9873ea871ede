import type { Lesson } from "../lesson";

/** Paths are closed until every child has its pawn. What is told is also shown: nobody has to read. */
export const KIDS: Lesson = {
  game: "kids",
  record: `bastide record 1
from kids/1;seats=2;starts=0;turn=1;scores=0,0;board=;step=draw;left=12,0,16,1,2,5,6,3`,
  steps: [
    { says: "web-lesson-kids-start", before: ["draw 12", "draw 0"], wants: ["place 0,-1 r0"] },
    { says: "web-lesson-kids-close", before: ["draw 16", "place 1,0 r0", "draw 1"], wants: ["place 0,1 r0"] },
    { says: "web-lesson-kids-others", before: ["draw 2", "place 1,-1 r0", "draw 5"], wants: ["place 1,1 r2"] },
    { says: "web-lesson-kids-again", before: ["draw 6", "place -1,0 r0", "draw 3"], wants: ["place 1,2 r0"] },
    { says: "web-lesson-kids-end" },
  ],
};
