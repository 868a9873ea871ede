import type { Lesson } from "../lesson";

/** A road, a city, an abbey, and what they are worth in the end. */
export const WINTER: Lesson = {
  game: "winter",
  record: `bastide record 1
from winter/1;seats=2;starts=0;farmers=off;river=off;abbot=off;pile=full;turn=1;scores=0,0;board=D@0,0r0;step=draw;left=W,E,A,N,M,U;aside=`,
  steps: [
    { says: "web-lesson-winter-start" },
    { says: "web-lesson-winter-place", before: ["draw W"], wants: ["place 1,0 r0"] },
    { says: "web-lesson-winter-claim", wants: ["claim meeple road3"], hint: "web-lesson-winter-claim-hint" },
    {
      says: "web-lesson-winter-city",
      before: ["draw E", "place 0,-1 r2", "claim meeple city1"],
      light: { x: 0, y: -1, zone: 0 },
    },
    {
      says: "web-lesson-winter-close",
      before: ["draw A"],
      wants: ["place -1,0 r3"],
      hint: "web-lesson-winter-close-hint",
    },
    { says: "web-lesson-winter-abbey", wants: ["claim meeple abbey"] },
    { says: "web-lesson-winter-scored", light: { x: -1, y: 0, zone: 0 } },
    {
      says: "web-lesson-winter-coat",
      before: ["draw N", "place -1,-1 r0", "claim meeple city1", "draw M"],
      wants: ["place 0,1 r2"],
    },
    { says: "web-lesson-winter-knight", wants: ["claim meeple city1"] },
    { says: "web-lesson-winter-end", before: ["draw U", "place 2,0 r0", "claim meeple road1"] },
  ],
};
