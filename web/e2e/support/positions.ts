/**
 * Positions one move before something special, each with so few tiles left that it is known what will be
 * drawn. They come from the scenarios of the engine.
 */

/** Red's abbot is in a fir grove with four tiles around it; the tile in hand is the fifth. */
export const ABBOT =
  "winter/1;seats=2;starts=0;farmers=off;river=off;abbot=on;pile=full;turn=5;scores=0,0;board=D@0,0r0/Eg@0,1r2+0:abbot:grove/U@1,0r0/U@-1,0r0/E@1,1r1;step=place:E;left=U,V;aside=";

/** Red is about to close a forest with menhirs; there is one menhir tile left. */
export const MENHIR =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=3;scores=0,0;board=56@0,0r0/39@1,0r0+0:man:z1/37@0,1r0;bonus=off;step=place:35;covered=;left=62,90;aside=";

/** Yellow is about to close Red's forest with gold; there is one bonus tile left. */
export const GOLD =
  "hunters-2002/1;seats=2;starts=0;table=none;turn=4;scores=0,0;board=0@0,0r0/27@1,0r0+0:man:z1/66@0,1r1/20@2,0r2;bonus=off;step=place:32;covered=;left=60,80;aside=";

/** Red has the shaman in hand and two men on the board. */
export const SHAMAN =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=3;scores=0,0;board=56@0,0r0/35@1,0r2+0:man:z0/62@0,-1r0+1:man:z0/37@0,1r0+0:man:z1;bonus=on;step=place:88;covered=;left=61;aside=";

/** Red has the canoe in hand, which joins four lakes. */
export const CANOE =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=5;scores=0,0;board=56@0,0r0/48@-1,0r0/59@-1,-1r3/24@-2,-1r2/35@1,0r2/37@0,1r0;bonus=on;step=place:93;covered=;left=61;aside=";

/** Yellow has the pit trap in hand; there are animals around where it fits. */
export const PIT =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=6;scores=0,0;board=56@0,0r0/35@1,0r2/78@0,1r3/62@0,2r0/31@1,2r2/53@2,0r3/36@-1,1r3;bonus=on;step=place:94;covered=;left=61;aside=";

/** Red has the raft in hand, the last tile of all, and a hut in a water network apart. */
export const RAFT =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=5;scores=0,0;board=56@0,0r0/9@0,-1r3+0:hut:z8/35@1,0r2/37@0,1r0;bonus=on;step=place:91;covered=;left=;aside=";

/** Yellow has the large pit trap in hand, the last tile of all; there are animals near it and further away. */
export const LARGE_PIT =
  "hunters-2020/1;seats=2;starts=0;table=none;turn=6;scores=0,0;board=56@0,0r0/48@-1,0r0+0:man:z0/35@1,0r2/61@1,-1r0/37@0,1r0;bonus=on;step=place:92;covered=;left=;aside=";

/** Red has rolled a small city and six knights: so many that one roll won't make catapults of all of them. */
export const KNIGHTS =
  "dice/1;seats=2;starts=0;turn=1;scores=0,0;board=;hand=end*2,straight,knight*6;knights=0;catapults=0;rolls=1;doubled=off;kept=;step=build";

/** Red has built the last city that it takes to win. */
export const LAST_DICE =
  "dice/1;seats=2;starts=0;turn=9;scores=41,30;board=end@0,0r1/straight@1,0r1/end@2,0r3;hand=knight*3;knights=0;catapults=3;rolls=1;doubled=off;kept=;step=build";

/** The tile in hand closes a path with nine children of Red. */
export const CHILDREN =
  "kids/1;seats=2;starts=0;turn=10;scores=0,0;board=12@0,0r0/13@0,1r0/14@0,2r0/4@0,3r0/5@1,3r2/24@1,4r0/25@2,4r2/26@2,5r0/27@3,5r2/0@3,6r0;step=place:1;left=2,3,6,7";

/** A short game all of whose tiles look different in every rotation. */
export const NO_TILES_ALIKE =
  "winter/1;seats=2;starts=0;farmers=on;river=off;abbot=on;pile=full;turn=1;scores=0,0;board=D@0,0r0;step=draw;left=E*2,K,V*2;aside=";

/** Whole games of few tiles or rounds, by the settings that make them short. */
export const SHORT_GAMES = {
  winter: {
    from: "winter/1;seats=2;starts=0;farmers=on;river=off;abbot=on;pile=full;turn=1;scores=0,0;board=D@0,0r0;step=draw;left=B,E*2,K,U,V;aside=",
  },
  "hunters-2002": {
    from: "hunters-2002/1;seats=2;starts=0;table=none;turn=1;scores=0,0;board=0@0,0r0;bonus=off;step=draw;covered=;left=20,27,32,60,66;aside=",
  },
  "hunters-2020": {
    from: "hunters-2020/1;seats=2;starts=0;table=none;turn=1;scores=0,0;board=56@0,0r0;bonus=off;step=draw;covered=;left=31,35,37,39,62;aside=",
  },
  dice: { options: { rounds: "2" } },
  kids: { from: "kids/1;seats=2;starts=0;turn=1;scores=0,0;board=;step=draw;left=0,4,5,12,13,24" },
} as const;
