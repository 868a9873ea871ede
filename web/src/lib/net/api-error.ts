/** Why a request was refused, by a server or by the engine. */

import type { Problem } from "../api";

/** Why something was not done: a sentence for people, and the rule that forbids it, if one does. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** Whether the same request may succeed later: the server is busy, out of order or out of reach. */
    readonly isTemporary = false,
    /** How long the server wants to be left alone, in milliseconds. */
    readonly retryAfter?: number,
    /** Whether nothing is wrong with the request but that there were too many: it was not even looked at. */
    readonly isTooMany = false,
  ) {
    super(problem.text);
  }
}
