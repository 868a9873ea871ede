/**
 * A table as it is being played: it follows the events of its host, which is the server or this device, and shows what
 * they come to. What is ordered here is shown at once, and taken back if the host refuses it.
 */

import type { Hint, Logged, Order, Presence, Reaction, Seated, Seen, TableView } from "../api";
import { engine } from "../engine/engine";
import { Mirror } from "../engine/mirror";
import type { Viewpoint } from "../engine/requests";
import type { Description, Verified } from "../engine/schemas";
import { LocalHost, isLocal } from "../local/host";
import { Attempt } from "../net/attempt.svelte";
import { ApiError } from "../net/api-error";
import { ask } from "../net/http";
import { forgetTable, storeSeat, storedSeats } from "../net/seat-store";
import type { ConnectionState, Listener } from "../net/socket";
import { TableSocket, socketTo } from "../net/socket";
import { inNextFrame } from "../next-frame";
import type { Scene, Step } from "../scene";
import { deviceTime } from "../time";
import { lang, say } from "../words/words.svelte";
import { LinkKeeper } from "./links";
import { keptSteps, keptTiles, newSteps } from "./story";

/** A feeling that somebody showed. */
export type Shown = { seat: number; reaction: Reaction; key: number };

export class LiveTable {
  connection = $state<ConnectionState>("connecting");
  /** Seats, clocks, questions: everything but the game. */
  table = $state.raw<TableView>();
  scene = $state.raw<Scene>();
  /** All that happened in the game, from its beginning. */
  story = $state.raw<Step[]>([]);
  /** When something happened last, by the time of the host. */
  changedAt = 0;
  /** What happened since the scene before this one, to be shown as it happens. */
  news = $state.raw<Step[]>([]);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** The seats that are played from here. */
  mine = $state.raw<number[]>([]);
  reactions = $state.raw<Shown[]>([]);
  /** Why the last order was not followed. */
  error = $state.raw<ApiError>();
  /** Whether the table can't be shown at all, and why. */
  failure = $state.raw<ApiError>();
  /** Whether the game will be forgotten when the page is closed, because this device keeps nothing. */
  isUnkept = $state(false);
  /** When the host will delete the table if nothing happens there any more, where that is known. */
  expiresAt = $state<number>();
  /** Whether whoever made the table has made us stand up. */
  isRemoved = $state(false);
  /** Whether an order is under way. */
  isBusy = $state(false);
  /** By how much the clock of the host is ahead of ours. */
  ahead = $state(0);

  private readonly host: TableSocket | LocalHost;
  private readonly links: LinkKeeper;
  private mirror: Mirror | undefined;
  private since = 0;
  /** Whether the story is told from its beginning, so that nothing in it is news. */
  private isRetold = true;
  /** When the host bade us welcome, by its clock. */
  private welcomedAt = 0;
  /** Whether all events were got again, because what was known here was not what the host knows. */
  private isRestarted = false;
  private shown = 0;
  /** Whether the table is shown in the next frame. */
  private isShownSoon = false;

  constructor(readonly id: string) {
    const listener: Listener = {
      onstate: (state) => this.connected(state),
      onreset: () => this.forget(),
      ontime: (now) => (this.ahead = now - deviceTime()),
      onwelcome: (seats, expiresAt) => this.welcome(seats, expiresAt),
      onevents: (events, hash) => this.hear(events, hash),
      onpresence: (presence) => (this.presence = presence),
      onreaction: (seat, reaction) => this.showReaction(seat, reaction),
      onfailure: (failure) => (this.failure = failure),
      onunkept: () => (this.isUnkept = true),
    };
    this.host = isLocal(id)
      ? new LocalHost(id, listener)
      : new TableSocket(
          () => socketTo(id),
          () => storedSeats(id).map(({ token }) => token),
          lang,
          listener,
        );
    this.links = new LinkKeeper(id, (order, seat) => this.host.order(order, seat));
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
    this.host.reopen();
  }

  /** Sits down at a table that is open to everybody. */
  join(name: string): Promise<void> {
    return this.attempt(async () => {
      const { seat, token } = await ask<Seated>("POST", `/api/tables/${this.id}/join`, { body: { name } });
      storeSeat(this.id, { seat, token });
      this.host.reopen();
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
    this.host.reopen();
  }

  /** Says everything again in the language that is spoken by now. */
  translate(): void {
    this.forgetStory();
    this.show();
    this.host.reopen();
  }

  /** What a good player would do here. */
  hint(): Promise<Hint> {
    if (this.host instanceof LocalHost) return this.host.hint();
    const mine = storedSeats(this.id).find(({ seat }) => seat === this.acting) ?? storedSeats(this.id)[0];
    return ask<Hint>("GET", `/api/tables/${this.id}/hint?lang=${lang()}`, { token: mine?.token });
  }

  /** The record of the game so far. */
  record(): string | undefined {
    return this.mirror?.record();
  }

  /** Draws everything again from the secret that the end revealed, and looks for what this device added. What is not proved is thrown. */
  proved(): Verified | undefined {
    const record = this.record();
    if (record === undefined || !this.table) return undefined;
    return engine().call("verify", { lang: lang(), record, kept: this.links.kept(this.table) });
  }

  /** The game in words. */
  describe(): Description | undefined {
    return this.mirror?.describe(lang());
  }

  /** The position of the game. */
  position(): string | undefined {
    return this.mirror?.position();
  }

  /** Shows a feeling to whoever is there. */
  react(reaction: Reaction): void {
    const seat = this.acting ?? this.mine[0];
    if (seat !== undefined) this.host.react(reaction, seat);
  }

  /** Says what a seat wants, one thing after the other; whether all was done. Why not is in `error`. */
  async want(wanted: Order | Order[], seat = this.acting ?? this.mine[0]): Promise<boolean> {
    if (seat === undefined || !this.mirror) return false;
    const orders = [wanted].flat();
    this.error = undefined;
    this.isBusy = true;
    try {
      this.show(this.mirror.foretold(seat, orders, this.viewpoint()));
      await Promise.all(orders.map((order) => this.host.order(order, seat)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      // What was shown as done has not happened.
      this.forgetStory();
    } finally {
      this.isBusy = false;
      this.show();
    }
    return this.error === undefined;
  }

  leave(): void {
    this.host.close();
    this.mirror?.forget();
    this.mirror = undefined;
  }

  private connected(state: ConnectionState): void {
    this.connection = state;
    // Perhaps there is no such table; a socket can't say so.
    if (state === "lost" && !this.table) void this.explain();
  }

  /** Finds out why a table can't be followed. */
  private async explain(): Promise<void> {
    try {
      await ask("GET", `/api/tables/${this.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTemporary) this.fail(error);
    }
  }

  private welcome(seats: number[], expiresAt: number | undefined): void {
    this.mine = seats;
    [this.welcomedAt, this.expiresAt] = [deviceTime() + this.ahead, expiresAt];
    const [first, ...others] = storedSeats(this.id);
    if (first && others.length === 0) storeSeat(this.id, { ...first, seat: seats[0] });
    this.tendLinks();
    this.show();
  }

  private hear(events: Logged[], hash: string | undefined): void {
    if (!this.follow(events)) {
      if (!this.startOver()) this.fail(new ApiError({ code: "mirror", text: say("web-outdated") }));
      return;
    }
    if (hash !== undefined && this.isElsewhere(hash)) return;
    // Something happened, so that the table is kept for longer: until when is told when one comes back.
    if (events.some(({ at }) => at > this.welcomedAt)) this.expiresAt = undefined;
    this.changedAt = events.at(-1)?.at ?? this.changedAt;
    const isNews = this.table !== undefined;
    for (const event of events) {
      if (isNews && event.event === "removed" && this.mine.includes(event.seat)) this.standUp();
      if (event.event === "rewound") this.since = Math.min(this.since, event.moves);
    }
    this.tendLinks();
    // What was ordered is shown already; its events come one by one, and are not shown half done.
    if (!this.isBusy) this.showSoon();
  }

  /** What opened our seats opens them no more; we may go on watching. */
  private standUp(): void {
    forgetTable(this.id);
    this.isRemoved = true;
    this.host.reopen();
  }

  /** Follows events; whether they fit. */
  private follow(events: Logged[]): boolean {
    try {
      if (this.mirror) this.mirror.apply(events);
      else this.mirror = Mirror.of(this.id, events);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  /** Whether the host has come to another state, and all events are being got again for that. */
  private isElsewhere(hash: string): boolean {
    const isSame = this.mirror?.hash() === hash;
    if (!isSame && this.startOver()) return true;
    // A host whose hash is another even so has another version of the program; what it tells is followed all the same.
    this.isRestarted = !isSame;
    return false;
  }

  /** Gets all events again, unless that was done already and did not help; whether it is. */
  private startOver(): boolean {
    if (this.isRestarted) return false;
    this.isRestarted = true;
    this.forget();
    this.host.restart();
    return true;
  }

  /** Forgets what happened; all of it is told again. */
  private forget(): void {
    this.mirror?.forget();
    this.mirror = undefined;
    this.forgetStory();
  }

  /** A table on this device is drawn for by the device alone; to another it adds something of its own. */
  private tendLinks(): void {
    if (this.host instanceof LocalHost || !this.mirror) return;
    this.links.tend(this.mirror.summary(this.viewpoint()), this.mine);
  }

  private fail(failure: ApiError): void {
    this.failure = failure;
    this.leave();
  }

  private viewpoint(): Viewpoint {
    const { mine, since, presence } = this;
    return { you: mine, since, lang: lang(), now: deviceTime() + this.ahead, presence };
  }

  /** Shows the table as it stands in the next frame, and once for all that has happened until then; the first time at once. */
  private showSoon(): void {
    if (!this.table) {
      this.show();
    } else if (!this.isShownSoon) {
      this.isShownSoon = true;
      inNextFrame(() => {
        if (this.isShownSoon && !this.isBusy) this.show();
      });
    }
  }

  /** Shows the table as it stands, or as it will. */
  private show(seen: Seen | undefined = this.mirror?.seen(this.viewpoint())): void {
    this.isShownSoon = false;
    if (!seen) return;
    const { scene, ...table } = seen;
    const { since } = this;
    this.table = table;
    if (!scene) return;
    const [known, isRetold] = [this.story, this.isRetold];
    this.isRetold = false;
    this.story = [...keptSteps(known, since), ...scene.story];
    this.news = isRetold ? [] : newSteps(scene.story, known);
    // What is not confirmed may be taken back, so it is told again.
    this.since = table.confirmed;
    this.scene = { ...scene, tiles: keptTiles(this.scene?.tiles ?? [], scene.tiles) };
  }

  private forgetStory(): void {
    this.since = 0;
    this.story = [];
    this.isRetold = true;
  }

  private showReaction(seat: number, reaction: Reaction): void {
    this.shown += 1;
    const shown = { seat, reaction, key: this.shown };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), 4000);
  }
}
