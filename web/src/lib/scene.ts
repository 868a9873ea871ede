/** What a scene is made of: the words of the API, and a few for what it has no name for. */

export type {
  Action,
  ActionChoice,
  BuildChoice,
  Choices,
  ClaimChoice,
  DiceTable,
  HandTile,
  Happening,
  Hole,
  LaidTile,
  PlaceChoice,
  StandingPiece,
  RecallChoice,
  Scene,
  SceneArea,
  Spot,
  Step,
  TrackView,
  Way,
} from "./api";

/** Where a tile lies or could lie. */
export type Cell = { x: number; y: number };
/** The index of a tile in the scene, and that of a zone of it. */
export type ZoneRef = number[];
/** What a line of the log is about: zones, or cells where there are no tiles any more. */
export type Highlight = { refs: ZoneRef[]; cells: number[][] };
/** Quarter turns clockwise. */
export type Rotation = number;
/** What a piece looks like. */
export type Figure = string;
