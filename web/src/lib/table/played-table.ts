/** What a turn is played at: a table, or a board on which things are tried out. */

import type { Order } from "../api";
import type { ApiError } from "../net/api-error";
import type { Scene, Step } from "../scene";

export type PlayedTable = {
  readonly scene: Scene | undefined;
  /** All that happened, from the beginning. */
  readonly story: Step[];
  /** What of it is new. */
  readonly news: Step[];
  /** The seat that is played from here and may do something. */
  readonly acting: number | undefined;
  /** How many moves are confirmed. */
  readonly table: { readonly confirmed: number } | undefined;
  /** Whether an order is under way. */
  readonly isBusy: boolean;
  /** Why the last order was not followed. */
  error: ApiError | undefined;
  /** Says what is wanted, one thing after the other; whether all was done. */
  want: (wanted: Order | Order[]) => Promise<boolean>;
};
