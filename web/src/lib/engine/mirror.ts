/** A table that follows events: it is what the table is that makes them, as far as anybody may know. */

import type { Logged, Order, Seen, TableView } from "../api";
import { engine } from "./engine";
import type { Viewpoint } from "./requests";
import type { Description } from "./schemas";

export class Mirror {
  private constructor(private readonly table: number) {}

  /** A table from its first events. */
  static of(id: string, events: Logged[]): Mirror {
    return new Mirror(engine().call("mirror", { id, events }).table);
  }

  /** Follows more events. Those that don't fit are refused, and nothing changes. */
  apply(events: Logged[]): void {
    engine().call("apply", { table: this.table, events });
  }

  /** The hash of all that can be told of the table. */
  hash(): string {
    return engine().call("state_hash", { table: this.table }).hash;
  }

  /** The table as somebody sees it. */
  seen({ lang, ...from }: Viewpoint): Seen {
    return engine().call("seen", { table: this.table, lang, from });
  }

  /** The same without the game. */
  summary({ lang, ...from }: Viewpoint): TableView {
    return engine().call("summary", { table: this.table, lang, from });
  }

  /** The table as it will be seen when these orders are executed, up to the next draw. */
  foretold(seat: number, orders: Order[], { lang, ...from }: Viewpoint): Seen {
    return engine().call("foretell", { table: this.table, lang, from, seat, orders }).seen;
  }

  /** The game in words. */
  describe(lang: string): Description {
    return engine().call("describe", { table: this.table, lang });
  }

  /** The record of the game so far; once it is over, with the proof of its draws. */
  record(): string {
    return engine().call("record", { table: this.table }).record;
  }

  /** The position of the game. */
  position(): string {
    return engine().call("position", { table: this.table }).position;
  }

  /** Frees the memory of the table, which can't be used any more. */
  forget(): void {
    engine().call("forget", { table: this.table });
  }
}
