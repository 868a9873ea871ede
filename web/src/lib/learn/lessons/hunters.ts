import type { Lesson, LessonStep } from "../lesson";

/** What differs between the two editions: the tiles, the name of the lake, what is told. */
type Edition = {
  game: string;
  board: string;
  /** The land tiles and the one of the second pile, in the order in which they are drawn. */
  tiles: [string, string, string, string, string, string];
  /** Where the learner's bonus tile goes, and the river tile of the others beyond it. */
  bonus: string;
  beyond: string;
  hunter: string;
  lake: string;
  says: { start: string; forest: string; bonus: string; river: string; end: string };
};

/** A forest, a hunter, a bonus tile, a hut, a river; then the end, where the animals count. */
function hunting({ game, board, tiles, bonus, beyond, hunter, lake, says }: Edition): Lesson {
  const [forest, brook, clearing, treasure, spring, meadow] = tiles;
  const steps: LessonStep[] = [
    { says: says.start },
    { says: "web-lesson-hunters-place", before: [`draw ${forest}`], wants: ["place 1,0 r2"] },
    { says: "web-lesson-hunters-gatherer", wants: ["claim man z1"], hint: "web-lesson-hunters-gatherer-hint" },
    {
      says: "web-lesson-hunters-hunter",
      before: [`draw ${brook}`, "place -1,0 r0", `claim man ${hunter}`],
      light: { x: -1, y: 0, zone: Number(hunter.slice(1)) },
    },
    {
      says: "web-lesson-hunters-close",
      before: [`draw ${clearing}`],
      wants: ["place 0,1 r2"],
      hint: "web-lesson-hunters-close-hint",
    },
    { says: "web-lesson-hunters-lie", wants: ["claim man z0"] },
    { says: says.forest },
    { says: says.bonus, before: [`draw ${treasure}`], wants: [bonus] },
    { says: "web-lesson-hunters-hut", wants: [`claim hut ${lake}`], hint: "web-lesson-hunters-hut-hint" },
    { says: says.river, before: [`draw ${spring}`, beyond, "claim man z1"] },
    { says: "web-lesson-hunters-meadow", before: [`draw ${meadow}`], wants: ["place 0,2 r0"] },
    { says: says.end },
  ];
  const head = `seats=2;starts=0;table=none;turn=1;scores=0,0;board=${board};bonus=off;step=draw;covered=`;
  return { game, record: `bastide record 1\nfrom ${game}/1;${head};left=${tiles.join()};aside=`, steps };
}

export const HUNTERS_2002 = hunting({
  game: "hunters-2002",
  board: "0@0,0r0",
  tiles: ["20", "52", "32", "82", "4", "7"],
  bonus: "place -2,0 r0",
  beyond: "place -2,1 r1",
  hunter: "z0",
  lake: "L1",
  says: {
    start: "web-lesson-hunters-start-2002",
    forest: "web-lesson-hunters-forest-2002",
    bonus: "web-lesson-hunters-bonus-2002",
    river: "web-lesson-hunters-river-2002",
    end: "web-lesson-hunters-end-2002",
  },
});

export const HUNTERS_2020 = hunting({
  game: "hunters-2020",
  board: "56@0,0r0",
  tiles: ["35", "53", "36", "80", "59", "61"],
  bonus: "place -2,0 r1",
  beyond: "place -2,-1 r2",
  hunter: "z2",
  lake: "z8",
  says: {
    start: "web-lesson-hunters-start-2020",
    forest: "web-lesson-hunters-forest-2020",
    bonus: "web-lesson-hunters-bonus-2020",
    river: "web-lesson-hunters-river-2020",
    end: "web-lesson-hunters-end-2020",
  },
});
