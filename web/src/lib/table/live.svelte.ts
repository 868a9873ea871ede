/** A table as it is being played: what the server last said of it, and what can be wanted of it. */

import type { Logged, Order, Presence, Reaction, Seated, Seen, TableView } from "../api";
import { Attempt } from "../net/attempt.svelte";
import { ApiError, ask } from "../net/http";
import { Refresher } from "../net/refresher";
import { storeSeat, storedSeats } from "../net/seat-store";
import type { ConnectionState } from "../net/socket";
import { TableSocket, socketTo } from "../net/socket";
import type { Scene, Step } from "../scene";
import { lang } from "../words/words.svelte";
import { keptSteps, newSteps } from "./story";

/** After how many milliseconds the scene is asked for again where no answer comes. */
const PATIENCE = 15_000;

/** A feeling that somebody showed. */
export type Shown = { seat: number; reaction: Reaction; key: number };

export class LiveTable {
  connection = $state<ConnectionState>("connecting");
  /** Seats, clocks, questions: everything but the game. */
  table = $state.raw<TableView>();
  scene = $state.raw<Scene>();
  /** All that happened in the game, from its beginning. */
  story = $state.raw<Step[]>([]);
  /** What happened since the scene before this one, to be shown as it happens. */
  news = $state.raw<Step[]>([]);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** The seats that are played from here. */
  mine = $state.raw<number[]>([]);
  reactions = $state.raw<Shown[]>([]);
  /** Why the last order was not followed. */
  error = $state.raw<ApiError>();
  /** Whether the scene could not be got for now, so that what is shown may be out of date. */
  isDelayed = $state(false);
  /** Whether the table can't be shown at all, and why. */
  failure = $state.raw<ApiError>();
  /** Whether an order is under way. */
  isBusy = $state(false);
  /** By how much the clock of the server is ahead of ours. */
  ahead = $state(0);

  private readonly socket: TableSocket;
  private since = 0;
  private readonly refresher = new Refresher(
    () => this.fetch(),
    (isDelayed) => (this.isDelayed = isDelayed),
  );
  private shown = 0;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      () => socketTo(id),
      () => storedSeats(id).map(({ token }) => token),
      lang,
      {
        onstate: (state) => {
          this.connection = state;
          // Perhaps there is no such table; a socket can't say so.
          if (state === "lost" && !this.table) void this.refresh();
        },
        onwelcome: (seats) => {
          this.mine = seats;
          const [first, ...others] = storedSeats(id);
          if (first && others.length === 0) storeSeat(id, { ...first, seat: seats[0] });
          void this.refresh();
        },
        onevents: (events) => this.hear(events),
        onpresence: (presence) => (this.presence = presence),
      },
    );
  }

  /** The seat of ours that the table waits for. */
  acting = $derived.by((): number | undefined => {
    const awaited = this.table?.awaited;
    const isOurs = typeof awaited === "number" && this.mine.includes(awaited) && !this.table?.is_bot_awaited;
    return isOurs ? awaited : undefined;
  });

  /** Opens another seat from here. */
  open(token: string): void {
    storeSeat(this.id, { seat: undefined, token });
    this.socket.reopen();
  }

  /** Sits down at a table that is open to everybody. */
  join(name: string): Promise<void> {
    return this.attempt(async () => {
      const { seat, token } = await ask<Seated>("POST", `/api/tables/${this.id}/join`, { body: { name } });
      storeSeat(this.id, { seat, token });
      this.socket.reopen();
    });
  }

  /** Asks for something besides orders. Why it was not done is in `error`. */
  async attempt(what: () => Promise<void>): Promise<void> {
    const attempt = new Attempt();
    this.isBusy = true;
    await attempt.run(what);
    this.error = attempt.error;
    this.isBusy = false;
  }

  /** Comes back to the table at once. */
  rejoin(): void {
    this.socket.reopen();
  }

  /** Says everything again in the language that is spoken by now. */
  translate(): void {
    this.since = 0;
    this.story = [];
    this.socket.reopen();
  }

  /** Says what a seat wants, one thing after the other; whether all was done. Why not is in `error`. */
  async want(wanted: Order | Order[], seat = this.acting ?? this.mine[0]): Promise<boolean> {
    if (seat === undefined) return false;
    this.error = undefined;
    this.isBusy = true;
    const orders = [wanted].flat().map((order) => this.socket.order(order, seat));
    const answers = await Promise.allSettled(orders);
    const refused = answers.find((answer) => answer.status === "rejected")?.reason as ApiError | undefined;
    await this.refresh();
    this.error = refused;
    this.isBusy = false;
    return refused === undefined;
  }

  /** Asks for the scene, until it is there or the table can't be shown at all. */
  async refresh(): Promise<void> {
    try {
      await this.refresher.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
      this.leave();
    }
  }

  leave(): void {
    this.refresher.stop();
    this.socket.close();
  }

  private async fetch(): Promise<void> {
    const { since } = this;
    const path = `/api/tables/${this.id}/scene?since=${since}&lang=${lang()}`;
    const { scene, ...table } = await ask<Seen>("GET", path, { within: PATIENCE });
    const isFirst = this.scene === undefined || this.story.length === 0;
    this.table = table;
    this.presence = table.presence;
    this.ahead = table.now - Date.now();
    if (!scene) return;
    const known = this.story;
    this.story = [...keptSteps(known, since), ...scene.story];
    this.news = isFirst ? [] : newSteps(scene.story, known);
    // What is not confirmed may be taken back, so it is asked for again.
    this.since = table.confirmed;
    this.scene = scene;
  }

  private hear(events: Logged[]): void {
    for (const event of events) {
      if (event.event === "rewound") this.since = Math.min(this.since, event.moves);
      if (event.event === "reacted") this.react(event.seat, event.reaction);
    }
    void this.refresh();
  }

  private react(seat: number, reaction: Reaction): void {
    this.shown += 1;
    const shown = { seat, reaction, key: this.shown };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), 4000);
  }
}
