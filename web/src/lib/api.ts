// Made from the description of the API by `cargo xtask types`; don't edit.

/** What helps players at a table. */
export type Aids = "learning" | "normal" | "tournament";

/** What can be played. */
export type Catalogue = {
  /** The games. */
  games: GameView[];
  /** The levels of bots, the weakest first. */
  levels: string[];
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

/** That the server is well. */
export type Health = {
  /** The version of the program. */
  version: string;
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

/** An event with its number, its time and its cause. */
export type Logged = Event & {
  /** When it happened. */
  at: number;
  order?: OrderId | null;
  /** The number of the event at this table, from 1. */
  version: number;
};

/** A person. */
export type Me = {
  /** The name of their account; a guest has none. */
  login?: string | null;
  /** How they are called. */
  name: string;
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

/** Who is to sit in a seat. */
export type Place = {
  kind: "person";
} | {
  kind: "bot";
  /** The name of the level. */
  level: string;
};

export type PlacedTile = {
  cell: string;
  piece?: PieceView | null;
  rotation: string;
  tile: string;
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

/** What opens a seat from now on. */
export type Renewed = {
  /** The new token. */
  token: string;
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

/** What is agreed on before anybody sits down. */
export type Settings = {
  /** What helps players. */
  aids?: Aids;
  /** How long a player may think. */
  clock?: Clock;
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

/** A table as it stands after an event. */
export type Snapshot = {
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
  state?: State | null;
  /** What each seat has left on its clock, in milliseconds, where there is one. */
  time_left?: number[] | null;
  undo?: UndoView | null;
  /** The number of the last event: ask for what comes after it. */
  version: number;
  /** The seats of whoever asks. */
  you: number[];
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
