/**
 * The host of a table on this device: it executes orders, draws from a secret of its own as a server does, lets bots
 * move, watches the clock, and keeps what happens.
 */

import type { Hint, Logged, Order, Reaction, Settings, TableView } from "../api";
import { engine } from "../engine/engine";
import type { BotTurn } from "../engine/schemas";
import { loadStored } from "../local-storage";
import { ApiError } from "../net/api-error";
import { Backoff } from "../net/backoff";
import type { Entry } from "../net/lists";
import type { Listener } from "../net/socket";
import type { LocalPlayer } from "../net/tables";
import { randomHex } from "../random";
import { noteResult } from "../skill";
import { deviceTime } from "../time";
import { lang } from "../words/words.svelte";
import { ifFree, whenFree } from "./lock";
import type { StoredTable } from "./store";
import { keepTable, storedTable } from "./store";
import { Thinkers } from "./thinkers";

/** How the ids of tables on this device begin; those of a server have no hyphen. */
const PREFIX = "local-";

/** How long a turn of a bot takes at least, in milliseconds: people could not follow otherwise. */
const PACE = 800;

/** The longest time that a timer of a browser can wait for. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How late a timer may be, in milliseconds, before it is certain that the device slept. */
const LATE = 5000;

/** Whether a table is on this device. */
export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Makes a table on this device, seats everybody and starts. Its name is the answer. */
export async function makeLocalTable(settings: Settings, players: LocalPlayer[]): Promise<string> {
  const [id, secret, now] = [PREFIX + randomHex(6), randomHex(32), deviceTime()];
  const { table, events } = engine().call("host", { id, settings, secret, now });
  const order = (seat: number, order: Order): void => {
    events.push(...engine().call("order", { table, seat, order, now }).events);
  };
  try {
    for (const { seat, name } of players) order(seat, { order: "sit", name });
    order(players[0]?.seat ?? 0, { order: "start" });
    const stored = { id, secret, changedAt: now, entry: entryOf(summary(table)) };
    await keepTable(stored, events);
  } finally {
    engine().call("forget", { table });
  }
  return id;
}

/** A table as the list of tables shows it. */
function entryOf({ id, settings, stage, seats, awaited, ended }: TableView): Entry {
  const mine = seats.flatMap(({ place }, seat) => (place.kind === "person" ? [seat] : []));
  const winners = ended?.winners ?? [];
  return { id, game: settings.game, stage, seats, awaited: awaited ?? undefined, mine, winners };
}

function summary(table: number): TableView {
  return engine().call("summary", { table, from: { now: deviceTime() } });
}

export class LocalHost {
  /** The number of the table in the engine. */
  private table: number | undefined;
  private stored: StoredTable | undefined;
  private events: Logged[] = [];
  private readonly thinkers: Thinkers;
  private isClosed = false;
  private isThinking = false;
  private readonly backoff = new Backoff();
  /** Lets another tab have the table. */
  private release: () => void = () => undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  /** What is written, one thing after the other. */
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.thinkers = new Thinkers(id);
    void this.openAlone();
  }

  /** Executes what a seat wants. */
  order(order: Order, seat: number): Promise<void> {
    return this.run((table) => engine().call("order", { table, seat, order, now: deviceTime() }).events);
  }

  /** Shows a feeling. */
  react(reaction: Reaction, seat: number): void {
    this.listener.onreaction(seat, reaction);
  }

  /** What a good player would do here. */
  hint(): Promise<Hint> {
    return this.thinkers.hint(this.events, lang());
  }

  reopen(): void {
    this.welcome();
  }

  restart(): void {
    this.listener.onevents(this.events, undefined);
  }

  close(): void {
    this.isClosed = true;
    this.release();
    this.thinkers.stop();
    clearTimeout(this.alarm);
    if (this.table !== undefined) engine().call("forget", { table: this.table });
    this.table = undefined;
  }

  /** Opens the table when no other tab has it. */
  private async openAlone(): Promise<void> {
    if ((await ifFree(this.id, () => this.stayOpen())) || this.isClosed) return;
    this.listener.onstate("elsewhere");
    await whenFree(this.id, () => this.stayOpen());
  }

  /** Opens the table, until it is closed and all of it is kept: whoever has it next must find all of it. */
  private async stayOpen(): Promise<void> {
    if (this.isClosed) return;
    await this.open();
    if (!this.isClosed) await new Promise<void>((released) => (this.release = released));
    await this.writing;
  }

  private async open(): Promise<void> {
    const found = await storedTable(this.id);
    if (this.isClosed) return;
    if (!found) {
      this.listener.onfailure?.(new ApiError({ code: "no-table", text: "" }));
      return;
    }
    const { table, events } = found;
    [this.stored, this.events] = [table, events];
    try {
      this.table = engine().call("resume", { id: this.id, secret: table.secret, events }).table;
    } catch (error) {
      // What is kept was damaged, or is of a version that this one can't read.
      if (!(error instanceof ApiError)) throw error;
      this.listener.onfailure?.(error);
      return;
    }
    this.listener.onstate("connected");
    this.listener.onevents(events, undefined);
    this.welcome();
    // Nobody's time has run while the table was not open.
    await this.run((table) => engine().call("reopen", { table, now: deviceTime() }).events);
  }

  private welcome(): void {
    if (!this.stored) return;
    const { mine, seats } = this.stored.entry;
    this.listener.onpresence({ seats: seats.map((_, seat) => (mine.includes(seat) ? 1 : 0)), watching: 0 });
    this.listener.ontime(deviceTime());
    this.listener.onwelcome(mine);
  }

  /** Does something with the table, then tells and keeps what happened. A refusal is thrown. */
  // oxlint-disable-next-line require-await -- what is refused must reject, not throw
  private async run(execute: (table: number) => Logged[]): Promise<void> {
    if (this.table === undefined) return;
    const events = execute(this.table);
    if (events.length > 0) {
      this.events = [...this.events, ...events];
      this.listener.onevents(events, undefined);
      this.keep(events);
    }
    this.goOn();
  }

  private keep(events: Logged[]): void {
    if (!this.stored || this.table === undefined) return;
    const entry = entryOf(summary(this.table));
    if (entry.stage === "over" && this.stored.entry.stage !== "over") noteResult(entry);
    this.stored = { ...this.stored, changedAt: deviceTime(), entry };
    const { stored } = this;
    this.writing = this.writing.then(async () => {
      if (!(await keepTable(stored, events))) this.listener.onunkept?.();
    });
  }

  /** Lets a bot move if one is to, and looks at the clock again when it has run down. */
  private goOn(): void {
    if (this.table === undefined) return;
    const { is_bot_awaited, deadline } = summary(this.table);
    clearTimeout(this.alarm);
    if (is_bot_awaited && !this.isThinking) void this.moveBot();
    if (deadline != null) this.alarm = setTimeout(() => this.lookAtClock(deadline), wait(deadline));
  }

  private lookAtClock(deadline: number): void {
    const now = deviceTime();
    // Time in which the device slept is nobody's.
    const request = now - deadline > LATE ? "reopen" : "timeout";
    void this.run((table) => engine().call(request, { table, now }).events);
  }

  private async moveBot(): Promise<void> {
    const bot = this.table !== undefined && engine().call("awaited_bot", { table: this.table });
    if (!bot) return;
    const { seat, is_search } = bot;
    this.isThinking = true;
    const version = this.events.at(-1)?.version;
    const turns = await this.think(is_search);
    this.isThinking = false;
    if (this.isClosed) return;
    // If something happened meanwhile, and the person may even be back: think again.
    const isStale = this.events.at(-1)?.version !== version;
    if (isStale || !turns) this.goOn();
    else await this.run((table) => engine().call("bot_turn", { table, seat, turns, now: deviceTime() }).events);
  }

  /** The turns that the bot has thought of; nothing if it could not be fetched, which may be otherwise later. */
  private async think(isSearch: boolean): Promise<BotTurn[] | undefined> {
    try {
      const [turns] = await Promise.all([this.thinkers.turns(this.events, isSearch), pause()]);
      this.backoff.reset();
      this.listener.onstate("connected");
      return turns;
    } catch {
      this.listener.onstate("lost");
      await new Promise((waited) => setTimeout(waited, this.backoff.next()));
      return undefined;
    }
  }
}

function wait(deadline: number): number {
  return Math.min(Math.max(deadline - deviceTime(), 0) + 1, LONGEST_TIMER);
}

/** The time that a bot's turn takes at least. */
function pause(): Promise<void> {
  const chosen = loadStored("bot-pace");
  return new Promise((done) => setTimeout(done, typeof chosen === "number" ? chosen : PACE));
}
