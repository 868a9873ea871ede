/**
 * What this device adds to the draws of a table: it commits to a chain of random links before the game, and tells the next
 * whenever the table waits for it. Nobody has to know of it or do anything.
 */

import type { Order, TableView } from "../api";
import { engine } from "../engine/engine";
import { ApiError } from "../net/api-error";
import { randomHex } from "../random";
import type { Chain } from "./chain-store";
import { storeChain, storedChains } from "./chain-store";

/** How many links a chain has: one for the start, and where draws are sealed one for each. */
const LINKS = 4096;

export class LinkKeeper {
  private readonly chains: Chain[];
  /** What was ordered already. */
  private readonly ordered = new Set<string>();

  constructor(
    private readonly id: string,
    private readonly order: (order: Order, seat: number) => Promise<void>,
  ) {
    this.chains = storedChains(id);
  }

  /** Commits for the seats that are played from here, and tells what the table waits for. */
  tend(table: TableView, mine: readonly number[]): void {
    for (const seat of mine) {
      const player = table.seats[seat];
      if (player?.name == null) this.ordered.delete(`commit ${seat}`);
      else if (table.awaited_links.includes(seat)) this.reveal(table, seat);
      else if (table.stage === "waiting" && player.commitment == null) this.commit(table, seat);
    }
  }

  /** The chains that this device committed to at a table. */
  kept(table: TableView): Chain[] {
    return this.chains.filter(({ seat, commitment }) => table.seats[seat]?.commitment === commitment);
  }

  private commit(table: TableView, seat: number): void {
    this.once(`commit ${seat}`, seat, () => {
      const last = randomHex(32);
      const commitment = linkBefore(last, LINKS);
      const chain = { seat, host: table.commitment, commitment, last, links: LINKS };
      this.chains.push(chain);
      storeChain(this.id, chain);
      return { order: "commit", commitment };
    });
  }

  private reveal(table: TableView, seat: number): void {
    const chain = this.kept(table).find((kept) => kept.seat === seat);
    const told = table.seats[seat]?.links ?? 0;
    // Another device may have committed for this seat, or so much was drawn that the chain has come to its end.
    if (!chain || told >= chain.links) return;
    this.once(`reveal ${seat} ${told}`, seat, () => ({
      order: "reveal",
      link: linkBefore(chain.last, chain.links - 1 - told),
    }));
  }

  /** Orders something that was not ordered yet. If the host refuses it, it has gone on without. */
  private once(what: string, seat: number, order: () => Order): void {
    if (this.ordered.has(what)) return;
    this.ordered.add(what);
    this.order(order(), seat).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
}

function linkBefore(link: string, before: number): string {
  return engine().call("link", { link, before }).link;
}
