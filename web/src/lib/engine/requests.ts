/** What the engine is asked, and what it answers; see `crates/browser`. */

import type {
  Catalogue,
  Hint,
  Lesson,
  Logged,
  Order,
  Presence,
  Problem,
  Replayed,
  RuleBook,
  Seen,
  Settings,
  TableView,
  TileZones,
} from "../api";
import type { Chain } from "../table/chain-store";

/** A moment of a recorded game: after so many moves of it, and perhaps some more. */
export type Moment = {
  record: string;
  at?: number;
  since?: number;
  moves?: string[];
  names?: (string | null)[];
};

/** From where a table is looked at: in which seats, knowing which moves, in which language, when, and with whom. */
export type Viewpoint = { you: number[]; since: number; lang: string; now: number; presence: Presence };

/** What a record proves: how many draws, who withheld a word, and whether it has what was kept here; see `docs/browser.md`. */
export type Verified = {
  draws: number | null;
  absent: number[];
  unsealed: number;
  rewinds: number;
  has_kept: boolean | null;
};

/** The number of a table that the engine holds. */
type Held = { table: number };

/** All requests by name. */
export type Requests = {
  catalogue: { asks: { pictures: string }; answers: Catalogue };
  rules: { asks: { game: string; lang: string }; answers: RuleBook };
  lesson: { asks: { game: string }; answers: Lesson };
  // Answered by the module that draws pictures.
  picture: { asks: { path: string }; answers: { svg: string } };
  zones: { asks: { set: string }; answers: { zones: TileZones[] } };
  verify: { asks: { lang: string; record: string; kept: Chain[] }; answers: Verified };
  link: { asks: { link: string; before: number }; answers: { link: string } };
  replay: { asks: { lang: string; moment: Moment }; answers: Replayed };

  mirror: { asks: { id: string; events: Logged[] }; answers: Held };
  apply: { asks: Held & { events: Logged[] }; answers: { version: number } };
  state_hash: { asks: Held; answers: { hash: string } };
  forget: { asks: Held; answers: unknown };
  seen: { asks: Held & Viewpoint; answers: Seen };
  summary: { asks: Held & Partial<Viewpoint> & { now: number }; answers: TableView };
  foretell: {
    asks: Held & Viewpoint & { seat: number; orders: Order[] };
    answers: { seen: Seen; is_complete: boolean };
  };
  record: { asks: Held; answers: { record: string } };
  position: { asks: Held; answers: { position: string } };

  host: {
    asks: { id: string; settings: Settings; secret: string; now: number };
    answers: Held & { events: Logged[] };
  };
  resume: { asks: { id: string; secret: string; events: Logged[] }; answers: Held };
  order: { asks: Held & { seat: number; order: Order; now: number }; answers: { events: Logged[] } };
  timeout: { asks: Held & { now: number }; answers: { events: Logged[] } };
  reopen: { asks: Held & { now: number }; answers: { events: Logged[] } };
  bot_turn: { asks: Held & { seat: number; moves: string[]; now: number }; answers: { events: Logged[] } };
  think: { asks: Held & { seed: number; millis: number }; answers: { seat: number; moves: string[] } };
  hint: { asks: Held & { lang: string; seed: number; millis: number }; answers: Hint };
};

/** What comes out: an answer, or why there is none. */
export type Answered<Name extends keyof Requests> =
  | { ok: Requests[Name]["answers"]; problem?: undefined }
  | { ok?: undefined; problem: Problem };
