/** What the modules are asked, and what they answer: by the schemas of `crates/browser`. */

import type { Presence } from "../api";

/** What a module is asked by a name, without the name. */
export type Asks<Request, Name> = Request extends { do: Name } ? Omit<Request, "do"> : never;

/** The names of all that a module can be asked. */
export type Names<Request extends { do: string }> = Request["do"];

/** What a module answers to a request of a name. */
export type Answers<Reply, Name extends PropertyKey> = Name extends PropertyKey
  ? Reply extends Record<Name, infer Answer>
    ? Answer
    : never
  : never;

/** From where a table is looked at: in which seats, knowing which moves, in which language, when, and with whom. */
export type Viewpoint = { you: number[]; since: number; lang: string; now: number; presence: Presence };
