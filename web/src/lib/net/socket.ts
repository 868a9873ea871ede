/**
 * The line to a table: orders out, events in. It comes back by itself when it breaks, goes on after the
 * last event it has, and sends again what was not answered; an order has an id, so it is followed once.
 */

import type { FromServer, Logged, Order, Presence, ToServer } from "../api";
import { Refusal } from "./http";

/** How the line is. `barred`: the server won't have it, and coming back would not help. */
export type Line = "joining" | "joined" | "lost" | "barred";

/** Who listens. */
export type Listener = {
  online: (line: Line) => void;
  onwelcome: (seats: number[], version: number) => void;
  onevents: (events: Logged[]) => void;
  onpresence: (presence: Presence) => void;
};

/** What a line needs of a WebSocket, so that tests can hand it one of their own. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

type Waiting = { message: ToServer; done: () => void; fail: (refusal: Refusal) => void };

/** The code with which a server says that the client made a mistake. */
const MISTAKE = 1008;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often to ask whether the server is there, and how long to wait for the answer. */
const PING_EVERY = 20_000;
const PATIENCE = 8000;

export class TableLine {
  /** The number of the last event. */
  have = 0;
  private wire: Wire | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private isOpen = false;
  private isOver = false;
  private orders = 0;
  private readonly sender = crypto.randomUUID().slice(0, 8);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connect: () => Wire,
    private readonly tokens: () => string[],
    private readonly lang: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Says what a seat wants. Kept until it is answered, however often the line breaks. */
  order(order: Order, seat: number): Promise<void> {
    this.orders += 1;
    const id = `${this.sender}-${this.orders}`;
    const message: ToServer = { type: "order", id, seat, ...order };
    return new Promise((done, fail) => {
      this.waiting.set(id, { message, done, fail });
      if (this.isOpen) this.say(message);
    });
  }

  /** Comes back at once, with the tokens and the language there are by now. */
  reopen(): void {
    if (this.isOver) return;
    this.drop();
    this.open();
  }

  /** Hangs up for good. */
  close(): void {
    this.isOver = true;
    this.drop();
  }

  private open(): void {
    this.listener.online("joining");
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => this.say({ type: "hello", have: this.have, tokens: this.tokens(), lang: this.lang() });
    wire.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer);
    wire.onclose = ({ code }) => this.lose(code);
  }

  private hear(message: FromServer): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "welcome":
        this.isOpen = true;
        this.wait = FIRST_WAIT;
        this.listener.online("joined");
        this.listener.onwelcome(message.seats, message.version);
        for (const { message } of this.waiting.values()) this.say(message);
        this.later(PING_EVERY, () => this.ping());
        break;
      case "events":
        this.have = message.events.at(-1)?.version ?? this.have;
        this.listener.onevents(message.events);
        break;
      case "presence":
        this.listener.onpresence(message);
        break;
      case "ack":
        this.answered(message.id)?.done();
        break;
      case "refused":
        this.answered(message.id)?.fail(new Refusal(message));
        break;
      case "pong":
        break;
    }
  }

  private answered(id: string | null | undefined): Waiting | undefined {
    const waiting = this.waiting.get(id ?? "");
    this.waiting.delete(id ?? "");
    return waiting;
  }

  private lose(code: number): void {
    this.drop();
    if (code === MISTAKE) {
      this.isOver = true;
      this.listener.online("barred");
      return;
    }
    this.listener.online("lost");
    this.later(this.wait * (0.75 + Math.random() / 2), () => this.open());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private ping(): void {
    this.say({ type: "ping" });
    this.silence = setTimeout(() => this.lose(0), PATIENCE);
    this.later(PING_EVERY, () => this.ping());
  }

  private say(message: ToServer): void {
    this.wire?.send(JSON.stringify(message));
  }

  private later(after: number, what: () => void): void {
    this.timers.push(setTimeout(what, after));
  }

  private drop(): void {
    this.isOpen = false;
    [...this.timers, this.silence].forEach(clearTimeout);
    this.timers = [];
    const wire = this.wire;
    this.wire = undefined;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

/** A WebSocket to a table. */
export function socketTo(table: string): Wire {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
}
