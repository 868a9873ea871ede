// Made from the description of the API by `cargo xtask types`; don't edit.

/** What can be done besides putting something somewhere. */
export type Action = "pass" | "collect" | "again" | "stop" | "keep";

/** Something else that can be done. */
export type ActionChoice = {
  /** What it is. */
  kind: Action;
  /** The move. */
  move: string;
};

/** What a bot would do. */
export type Advice = {
  /** What it thought about, the best first. */
  candidates: Thought[];
  /** By how many points it expects to be ahead in the end. */
  lead?: number | null;
  /** The move. */
  move: string;
  /** How many simulations it made. */
  simulations: number;
};

/** What helps players at a table. */
export type Aids = "learning" | "normal" | "tournament";

/** What else helps players, where the table allows it. */
export type AidsView = {
  /** The empty cells next to tiles; at some tables only those that nothing can fill. */
  holes?: Hole[] | null;
  /** How many points each seat would have if the game ended now. */
  outlook?: number[] | null;
};

/** A cell for a die. */
export type BuildChoice = PlaceChoice & {
  /** What the die shows. */
  face: string;
};

/** What can be played. */
export type Catalogue = {
  /** The games. */
  games: GameView[];
  /** The levels of bots, the weakest first. */
  levels: string[];
  /** Where the addresses of pictures begin. */
  pictures: string;
};

/** Rules that belong together. */
export type Chapter = {
  /** The rules. */
  rules: RuleView[];
  /** What they are about. */
  title: string;
};

/** What the one whose move it is may do; nothing while chance moves. */
export type Choices = {
  /** What else can be done. */
  actions: ActionChoice[];
  /** Where dice can go. */
  builds: BuildChoice[];
  /** Where a piece can go. */
  claims: ClaimChoice[];
  /** Where the tile in hand can go. */
  places: PlaceChoice[];
  /** Which pieces can be taken back. */
  recalls: RecallChoice[];
};

/** A zone for a piece. */
export type ClaimChoice = Spot & {
  /** What it will look like. */
  figure: string;
  /** The move. */
  move: string;
  /** Which piece. */
  piece: string;
};

/** How long a player may think. */
export type Clock = {
  kind: "none";
} | {
  kind: "turn";
  /** The seconds. */
  seconds: number;
} | {
  /** The seconds that are added. */
  increment: number;
  kind: "game";
  /** The seconds at the start. */
  seconds: number;
} | {
  /** The days. */
  days: number;
  kind: "days";
};

/** The name and the password of an account. */
export type Credentials = {
  /** The name. */
  login: string;
  /** The password. */
  password: string;
};

/** What has been done with the dice in a turn, but for what is built. */
export type DiceTable = {
  /** The catapults rolled. */
  catapults: number;
  /** Whether the points of this turn count double. */
  doubled: boolean;
  /** What the dice in hand show, die by die. */
  hand: string[];
  /** The seats that keep a knight. */
  kept: number[];
  /** The knights collected. */
  knights: number;
  /** The rolls made, of three. */
  rolls: number;
};

export type DiceView = {
  catapults: number;
  doubled: boolean;
  hand: { [key: string]: number };
  knights: number;
  rolls: number;
};

/** How a game ended. */
export type EndedView = {
  /** How. */
  how: Ending;
  /** Who won. */
  winners: number[];
};

/** How a game ended. */
export type Ending = "played" | "resigned";

/** What happened. */
export type Event = {
  /** The hash of the secret that all draws will come from. */
  commitment: string;
  event: "created";
  /** What was set. */
  settings: Settings;
} | {
  event: "sat";
  /** Their name. */
  name: string;
  /** Where. */
  seat: number;
} | {
  event: "left";
  /** From where. */
  seat: number;
} | {
  event: "returned";
  /** To where. */
  seat: number;
} | {
  event: "words";
  /** Which. */
  seat: number;
  /** The words. */
  words: string;
} | {
  event: "started";
  /** The seat that starts. */
  starts: number;
} | {
  event: "drawn";
  /** The move. */
  move: string;
} | {
  /** Whether a bot made it. */
  by_bot?: boolean;
  event: "played";
  /** The move. */
  move: string;
  /** Which. */
  seat: number;
} | {
  event: "taken-back";
  /** Which. */
  seat: number;
} | {
  event: "confirmed";
  /** Which. */
  seat: number;
} | {
  event: "undo-asked";
  /** How many moves of the game would remain. */
  moves: number;
  /** Which. */
  seat: number;
} | {
  event: "undo-agreed";
  /** Which. */
  seat: number;
} | {
  event: "undo-refused";
  /** Which. */
  seat: number;
} | {
  event: "rewound";
  /** How many moves of the game remain. */
  moves: number;
} | {
  event: "timed-out";
  /** Which. */
  seat: number;
} | {
  event: "paused";
  /** Who wanted it. */
  seat: number;
} | {
  event: "resumed";
  /** Who wanted it. */
  seat: number;
} | {
  event: "reopened";
} | {
  event: "resigned";
  /** Which. */
  seat: number;
} | {
  event: "reacted";
  /** Which feeling. */
  reaction: Reaction;
  /** Which. */
  seat: number;
} | {
  event: "ended";
  /** How. */
  how: Ending;
  /** What all draws came from. */
  secret: string;
  /** Who won. */
  winners: number[];
} | {
  event: "rematch";
  /** At this table. */
  table: string;
};

export type EventView = {
  event: "set-aside";
  rule: string;
  tile: string;
} | {
  cells: string[];
  counts: { [key: string]: number };
  event: "scored";
  points: number;
  rule: string;
  seats: number[];
  text: string;
} | {
  cell: string;
  event: "home";
  piece: string;
  seat: number;
} | {
  event: "final-scoring";
  rule: string;
} | {
  event: "over";
  winners: number[];
};

/** An order was followed, and what it caused is on disk. */
export type Followed = {
  /** The number of the last event that it caused. */
  version: number;
};

/** What the server says. */
export type FromServer = {
  /** The seats that the client plays for. */
  seats: number[];
  /** The name of the table. */
  table: string;
  type: "welcome";
  /** The number of the last event. */
  version: number;
} | {
  /** The events. */
  events: Logged[];
  type: "events";
} | (Presence & {
  type: "presence";
}) | {
  /** The id of the order. */
  id?: string | null;
  type: "ack";
  /** The number of the last event that it caused. */
  version: number;
} | (Problem & {
  /** The id of the order. */
  id?: string | null;
} & {
  type: "refused";
}) | {
  type: "pong";
};

/** A game and what can be agreed on. */
export type GameView = {
  /** Its name. */
  game: string;
  /** The fewest who can play. */
  least: number;
  /** The most who can play. */
  most: number;
  /** Its options. */
  options: OptionView[];
};

/** A tile in hand. */
export type HandTile = {
  /** Which copy of it, from 0: its picture differs a little from that of the others. */
  copy: number;
  /** Which tile. */
  tile: string;
};

/** Something that a move caused. */
export type Happening = {
  /** The cells that they lie in. */
  cells: number[][];
  kind: "scored";
  /** How many each of the seats got. */
  points: number;
  /** The rule that gives them. */
  rule: string;
  /** Who got them. */
  seats: number[];
  /** What was counted, in words. */
  text: string;
  /** The zones that were scored: the number of a tile in the order of placing, and the zone on it. */
  zones: number[][];
} | (Spot & {
  /** Which. */
  piece: string;
  /** Whose. */
  seat: number;
  /** The same in words. */
  text: string;
} & {
  kind: "home";
}) | {
  kind: "set-aside";
  /** The rule that says so. */
  rule: string;
  /** The same in words. */
  text: string;
  /** Which. */
  tile: string;
} | {
  kind: "final";
  /** The rule that ends the game. */
  rule: string;
  /** The same in words. */
  text: string;
} | {
  kind: "over";
  /** The same in words. */
  text: string;
  /** Who won. */
  winners: number[];
};

/** That the server is well. */
export type Health = {
  /** The version of the program. */
  version: string;
};

/** The pieces of a seat in an area. */
export type Held = {
  /** How many. */
  count: number;
  /** Whose. */
  seat: number;
};

/** How far a client is, and who it is. */
export type Hello = {
  /** The number of the last event that it has. */
  have?: number;
  /** Its language; otherwise that of the request. */
  lang?: string | null;
  /** The tokens of the seats that it plays for. */
  tokens?: string[];
};

/** What a bot would do. */
export type Hint = Advice & {
  /** The moves of the turn, as far as they can be known now. */
  moves: string[];
  /** For which seat. */
  seat: number;
  /** The same in words. */
  text: string;
};

/** An empty cell next to tiles. */
export type Hole = {
  /** How likely it is that the next draw fits in, from 0 to 1. */
  chance: number;
  /** How many of the tiles left fit in, the one in hand included. */
  fill: number;
  /** The column. */
  x: number;
  /** The row. */
  y: number;
};

export type HuntView = {
  bonus: boolean;
  /** Zones whose animals count no more, as in positions: `1,-2:z0`. */
  covered: string[];
  second_pile: number;
};

/** How somebody wants to be called. */
export type Introduction = {
  /** The name. */
  name: string;
};

/** What lets somebody sit down. */
export type Invitation = {
  /** The same as a link to give to somebody. The token is behind the `#`, which browsers keep to themselves. */
  link: string;
  /** The seat. */
  seat: number;
  /** What opens it. Whoever has it can act for the seat. */
  token: string;
};

/** How many of a tile are left. */
export type KindLeft = {
  /** How many. */
  left: number;
  /** Which tile. */
  tile: string;
};

/** A tile, or a die, on the board. */
export type LaidTile = {
  /** Which copy of it, from 0. */
  copy: number;
  /** How far it is turned: quarter turns clockwise. */
  rotation: number;
  /** Which tile. */
  tile: string;
  /** Its column. */
  x: number;
  /** Its row. */
  y: number;
};

/** An event with its number, its time and its cause. */
export type Logged = Event & {
  /** When it happened. */
  at: number;
  order?: OrderId | null;
  /** The number of the event at this table, from 1. */
  version: number;
};

/** A move of a record after which there is something to see. */
export type Mark = {
  /** The number of the move. */
  at: number;
  /** What happened, in words. */
  label: string;
  /** In which turn. */
  turn: number;
};

/** A person. */
export type Me = {
  /** The name of their account; a guest has none. */
  login?: string | null;
  /** How they are called. */
  name: string;
};

/** A moment of a recorded game. */
export type Moment = {
  /** After how many moves; otherwise as it ended. */
  at?: number | null;
  /** Moves to be made after that: what would follow. */
  moves?: string[];
  /** The names of those who played; a seat without one is called by its colour. */
  names?: (string | null)[];
  /** The text of the record. */
  record: string;
  /** How many moves are known already. */
  since?: number;
};

/** The name of a table. */
export type Named = {
  /** The name. */
  id: string;
};

/** A new table. */
export type NewTable = {
  /** Its name. */
  id: string;
  /** Where anybody can watch. */
  link: string;
  /** The seats for people. */
  seats: Invitation[];
};

/** Who wants to sit down. */
export type Newcomer = {
  /** The name. */
  name: string;
};

/** An option of a game. */
export type OptionView = {
  /** Its name. */
  key: string;
  /** Its values; the first is meant where nothing is said. */
  values: string[];
};

/** What somebody in a seat wants. */
export type Order = {
  /** The name. */
  name: string;
  order: "sit";
} | {
  order: "leave";
} | {
  order: "return";
} | {
  order: "words";
  /** The words. */
  words: string;
} | {
  order: "start";
} | {
  /** And to stand by it at once. */
  confirm?: boolean;
  /** The move. */
  move: string;
  order: "play";
} | {
  order: "take-back";
} | {
  order: "confirm";
} | {
  order: "ask-undo";
} | {
  order: "agree-undo";
} | {
  order: "refuse-undo";
} | {
  order: "pause";
} | {
  order: "resume";
} | {
  order: "resign";
} | {
  order: "react";
  /** Which. */
  reaction: Reaction;
};

/** The id of an order, unique for its sender. */
export type OrderId = {
  /** The id. */
  id: string;
  /** The seat that sent it. */
  seat: number;
};

/** What somebody in a seat wants. */
export type Ordered = Order & {
  /** An id that the sender makes up, unique for the seat: an order that is sent again is followed once. */
  id?: string | null;
  /** The seat, for somebody with several. */
  seat?: number | null;
};

/** A table at which one has a seat. */
export type OwnTable = {
  /** The seat. */
  seat: number;
  /** The table. */
  table: Summary;
};

/** What there is in one game only, under a name of its own. */
export type OwnView = {
  dice?: DiceView | null;
  hunt?: HuntView | null;
  pawns?: PawnView[] | null;
};

export type PawnView = PieceView & {
  cell: string;
};

export type PieceView = {
  piece: string;
  seat: number;
  zone: string;
};

/** What is left to be drawn. */
export type PileView = {
  /** The group of tiles whose back lies on top. */
  back: string;
  /** How many there are of each tile, second pile included; none where the table does not tell. */
  kinds?: KindLeft[] | null;
  /** How many tiles, without those of a second pile. */
  left: number;
  /** How many tiles a second pile has, where there is one. */
  second?: number | null;
};

/** Who is to sit in a seat. */
export type Place = {
  kind: "person";
} | {
  kind: "bot";
  /** The name of the level. */
  level: string;
};

/** A cell for the tile in hand. */
export type PlaceChoice = {
  /** How it can be turned there. */
  ways: Way[];
  /** The column. */
  x: number;
  /** The row. */
  y: number;
};

export type PlacedTile = {
  cell: string;
  piece?: PieceView | null;
  rotation: string;
  tile: string;
};

/** A piece on the board. */
export type Post = Spot & {
  /** What it looks like. */
  figure: string;
  /** Which piece. */
  piece: string;
  /** Whose. */
  seat: number;
};

/** Who is connected. */
export type Presence = {
  /** How many connections each seat has. */
  seats: number[];
  /** How many are connected without a seat. */
  watching: number;
};

/** Why something was not done. */
export type Problem = {
  /** For programs. */
  code: string;
  /** The rule that forbids it, if one does. */
  rule?: string | null;
  /** For people, in their language. */
  text: string;
};

/** A feeling that can be shown. There is no chat, so there is nothing to moderate. */
export type Reaction = "hello" | "well-played" | "thanks" | "oops" | "ouch" | "thinking" | "good-game";

/** A piece that can be taken back. */
export type RecallChoice = Spot & {
  /** The move. */
  move: string;
  /** Which piece. */
  piece: string;
};

/** What opens a seat from now on. */
export type Renewed = {
  /** The new token. */
  token: string;
};

/** A moment of a recorded game, as a scene. */
export type Replayed = {
  /** The moves at which something scored. */
  marks: Mark[];
  /** How many moves the record has. */
  moves: number;
  /** The position, for a table at which the game goes on from here. */
  position: string;
  /** The scene. */
  scene: Scene;
};

/** The rules of a game. */
export type RuleBook = {
  /** Its chapters. */
  chapters: Chapter[];
  /** The name of the game. */
  game: string;
};

/** A rule. */
export type RuleView = {
  /** Its id, such as `W-13`, which refusals and scores name. */
  id: string;
  /** What it says. */
  text: string;
};

/** All that it takes to show one moment of a game, and to offer what can be done in it. */
export type Scene = {
  /** What else helps players at this table. */
  aids: AidsView;
  /** Every area on the board, each once. */
  areas: SceneArea[];
  /** What was set aside because it fitted nowhere. */
  aside: string[];
  /** Whether the second tile of a turn is being played. */
  bonus: boolean;
  /** What may be done now. */
  choices: Choices;
  /** Zones whose animals count no more. */
  covered: Spot[];
  dice?: DiceTable | null;
  /** The name of the game. */
  game: string;
  hand?: HandTile | null;
  /** How many moves were made. */
  moves: number;
  /** What the seats are called. */
  names: string[];
  /** Its options. */
  options: { [key: string]: string };
  /** What kind of move comes next: `draw`, `place`, `claim`, `roll`, `build` or `over`. */
  phase: string;
  /** The pieces on them. */
  pieces: Post[];
  pile?: PileView | null;
  /** What is asked of that seat, in a sentence. */
  prompt: string;
  /** The pieces in each seat's reserve. */
  reserve: { [key: string]: number }[];
  /** The points of each seat. */
  scores: number[];
  /** Who makes the next move; none for chance, and when the game is over. */
  seat?: number | null;
  /** How many play. */
  seats: number;
  /** The name of its tile set. */
  set: string;
  /** Who started. */
  starts: number;
  /** What happened after the moves that were known. */
  story: Step[];
  /** The tiles on the board in the order of placing; with dice, what was built in this turn. */
  tiles: LaidTile[];
  /** The number of the turn, from 1. */
  turn: number;
  /** Whose turn it is, also while chance moves. */
  turn_of: number;
  /** Who has won, once the game is over. */
  winners: number[];
};

/** An area of the board. */
export type SceneArea = {
  /** Whether nothing can be added to it. */
  complete: boolean;
  /** A number that stays the same until the area is joined to an older one. */
  id: number;
  /** The kind of its zones, such as `city`. */
  kind: string;
  /** The same in words. */
  name: string;
  /** How many of its ends are open, or of the cells around it empty. */
  open: number;
  /** Who gets its points. */
  owners: number[];
  /** Whose pieces are in it. */
  pieces: Held[];
  /** All of that in words. */
  text: string;
  worth?: WorthView | null;
  /** Its zones: the number of a tile in the order of placing, and the number of the zone on it. */
  zones: number[][];
};

/** A seat at a table. */
export type SeatToken = {
  /** The name of the table. */
  table: string;
  /** What opens the seat. */
  token: string;
};

/** A seat and who plays for it. */
export type SeatView = {
  /** Whether they gave up: a bot plays on for them. */
  has_resigned: boolean;
  /** Whether they went away: a bot plays until they come back. */
  is_away: boolean;
  /** The name of the person who does. */
  name?: string | null;
  /** Who is to sit there. */
  place: Place;
  /** What they added to what draws are made from. */
  words?: string | null;
};

/** A seat, and what opens it. */
export type Seated = {
  /** The seat. */
  seat: number;
  /** The token. */
  token: string;
};

/** A table as it stands after an event, with its game as a scene. */
export type Seen = TableView & {
  scene?: Scene | null;
};

/** What is agreed on before anybody sits down. */
export type Settings = {
  /** What helps players. */
  aids?: Aids;
  /** How long a player may think. */
  clock?: Clock;
  /** The position that the game begins in, as text; it has the options then, and who started. */
  from?: string | null;
  /** The name of the game. */
  game: string;
  /** Whether the table is shown in the list of tables. */
  is_listed?: boolean;
  /** Its options; those that are not here are as usual. */
  options?: { [key: string]: string };
  /** Who is to sit where, in the order of play. */
  seats: Place[];
  /** Who starts. */
  starts?: Starts;
};

/** A table as it stands after an event, with the state of its game. */
export type Snapshot = TableView & {
  state?: State | null;
};

/** A zone of the tile in a cell. */
export type Spot = {
  /** The column. */
  x: number;
  /** The row. */
  y: number;
  /** The number of the zone on its tile, from 0. */
  zone: number;
};

/** How far a table is. */
export type Stage = "waiting" | "running" | "over";

/** Who starts. */
export type Starts = "drawn" | {
  /** This seat does. */
  seat: number;
};

/** All that anybody at the table may know, and what the last move caused. */
export type State = OwnView & {
  aside: { [key: string]: number };
  events: EventView[];
  game: string;
  options: { [key: string]: string };
  phase: string;
  pile: { [key: string]: number };
  placed: PlacedTile[];
  reserve: { [key: string]: number }[];
  scores: number[];
  /** Whose move it is; none for chance and when the game is over. */
  seat?: number | null;
  seats: number;
  starts: number;
  tile?: string | null;
  turn: number;
  winners?: number[] | null;
};

/** A move, and what it caused. */
export type Step = {
  /** What it caused. */
  events: Happening[];
  /** The move. */
  move: string;
  /** The number of the move, from 1: so many moves had been made after it. */
  number: number;
  placed?: LaidTile | null;
  /** The points of each seat after it. */
  scores: number[];
  /** Who made it; none for chance. */
  seat?: number | null;
  /** The same in a sentence. */
  text: string;
  /** In which turn. */
  turn: number;
};

/** A table in a list. */
export type Summary = {
  /** What helps players. */
  aids: Aids;
  /** The seat that the table waits for. */
  awaited?: number | null;
  /** When something happened last. */
  changed_at: number;
  /** How long a player may think. */
  clock: Clock;
  /** When it was made, in milliseconds since 1970. */
  created_at: number;
  /** The name of the game. */
  game: string;
  /** The name of the table. */
  id: string;
  /** Its options. */
  options: { [key: string]: string };
  /** Who sits where. */
  seats: SeatView[];
  /** How far the table is. */
  stage: Stage;
};

/** A table as it stands after an event. */
export type TableView = {
  /** The seat that the table waits for. */
  awaited?: number | null;
  /** The hash of the secret that all draws come from. */
  commitment: string;
  /** How many moves of the game can't be taken back by their player alone. */
  confirmed: number;
  deadline?: number | null;
  ended?: EndedView | null;
  /** The name of the table. */
  id: string;
  /** Whether that seat is played for by a bot just now. */
  is_bot_awaited: boolean;
  /** Whether time stands still. */
  is_paused: boolean;
  /** The time of the server. */
  now: number;
  /** Who is connected. */
  presence: Presence;
  /** Where the same people play again. */
  rematch?: string | null;
  /** Who sits where. */
  seats: SeatView[];
  /** What was set. */
  settings: Settings;
  /** How far the table is. */
  stage: Stage;
  /** What each seat has left on its clock, in milliseconds, where there is one. */
  time_left?: number[] | null;
  undo?: UndoView | null;
  /** The number of the last event: ask for what comes after it. */
  version: number;
  /** The seats of whoever asks. */
  you: number[];
};

/** A way to go on that a bot thought about. */
export type Thought = {
  /** The lead it expects. */
  lead: number;
  /** The moves of the turn. */
  moves: string[];
  /** How many simulations it spent on it. */
  visits: number;
};

/** The zones of one copy of a tile, not turned. Turned tiles have theirs turned round the middle. */
export type TileZones = {
  /** Which copy of it. */
  copy: number;
  /** Which tile. */
  tile: string;
  /** Its zones, in order. */
  zones: ZoneOutline[];
};

/** What a client says. */
export type ToServer = (Hello & {
  type: "hello";
}) | (Ordered & {
  type: "order";
}) | {
  type: "ping";
};

/** A question to take back what was confirmed. */
export type UndoView = {
  /** Who has agreed. */
  agreed: number[];
  /** How many moves of the game would remain. */
  moves: number;
  /** Who asks. */
  seat: number;
};

/** A rotation that fits. */
export type Way = {
  /** The move. */
  move: string;
  /** Quarter turns clockwise. */
  rotation: number;
};

/** What an area is worth. */
export type WorthView = {
  /** To an owner, if there is one, once it is complete and nothing is added to it. */
  full: number;
  /** To an owner, if there is one, and if the game ended now. */
  now: number;
  /** What each seat gets once it is complete, if nothing is added to it. */
  shares_full: number[];
  /** What each seat gets if the game ends now. */
  shares_now: number[];
};

/** Where a zone lies in the picture of a tile, which is a square of side 100. */
export type ZoneOutline = {
  /** What it is, such as `city`. */
  kind: string;
  /** Where that lies which is counted in it. */
  marks: number[][];
  /** The name of the zone in moves. */
  name: string;
  /** Its border as the path of SVG, by the even-odd rule. */
  outline: string;
  /** Where a piece goes. */
  spot: number[];
};
