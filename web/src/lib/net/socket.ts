/**
 * The socket of a table: orders out, events in. It reconnects by itself, goes on after the last event it
 * has, and sends again what was not answered; an order has an id, so it is followed once.
 */

import type { FromServer, Logged, Order, Presence, Reaction, ToServer } from "../api";
import { randomHex } from "../random";
import { ApiError } from "./api-error";
import { Backoff } from "./backoff";

/**
 * How the connection is. `rejected`: the server won't have it, and trying again would not help. `elsewhere`: the table is
 * on this device, and open in another tab.
 */
export type ConnectionState = "connecting" | "connected" | "lost" | "rejected" | "elsewhere";

/** Who listens. */
export type Listener = {
  onstate: (state: ConnectionState) => void;
  /** The host was put back to an earlier state: all events come again, from the first. */
  onreset?: () => void;
  /** What time it is at the host. */
  ontime: (now: number) => void;
  /** The seats that are played from here, and when the host will delete the table, where that is known. */
  onwelcome: (seats: number[], expiresAt?: number) => void;
  /** What happened, and the hash of the state that it led to, where that is told. */
  onevents: (events: Logged[], hash: string | undefined) => void;
  onpresence: (presence: Presence) => void;
  onreaction: (seat: number, reaction: Reaction) => void;
  /** The table can't be shown at all. */
  onfailure?: (failure: ApiError) => void;
  /** What happened will be forgotten when the page is closed. */
  onunkept?: () => void;
};

/** What is used of a WebSocket, so that tests can pass a fake. */
export type WebSocketLike = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** An order without an answer; with the last event that it caused, one whose events have not all come. */
type Waiting = { message: ToServer; until?: number; done: () => void; fail: (error: ApiError) => void };

/** The code with which a server says that the client made a mistake. */
const MISTAKE = 1008;
/** How often to ask whether the server is there, and how long to wait for the answer. */
const PING_EVERY = 20_000;
const PATIENCE = 8000;

export class TableSocket {
  /** The number of the last event. */
  have = 0;
  private socket: WebSocketLike | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly backoff = new Backoff();
  private isOpen = false;
  private isOver = false;
  private hasDiverged = false;
  private orders = 0;
  private readonly sender = randomHex(4);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connect: () => WebSocketLike,
    private readonly tokens: () => string[],
    private readonly lang: () => string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /**
   * Says what a seat wants; done when what it caused has come. Kept until it is answered, however often the connection
   * breaks.
   */
  order(order: Order, seat: number): Promise<void> {
    this.orders += 1;
    const id = `${this.sender}-${this.orders}`;
    const message: ToServer = { type: "order", id, seat, ...order };
    return new Promise((done, fail) => {
      this.waiting.set(id, { message, done, fail });
      if (this.isOpen) this.say(message);
    });
  }

  /** Shows a feeling to whoever is connected. Nobody waits for it, and without a connection it is lost. */
  react(reaction: Reaction, seat: number): void {
    if (this.isOpen) this.say({ type: "react", seat, reaction });
  }

  /** Reconnects at once, with the tokens and the language there are by now. */
  reopen(): void {
    if (this.isOver) return;
    this.drop();
    this.open();
  }

  /** Gets all events again, from the first: what is known here is not what the server knows. */
  restart(): void {
    this.have = 0;
    this.hasDiverged = true;
    this.reopen();
  }

  /** Closes the connection for good. */
  close(): void {
    this.isOver = true;
    this.drop();
  }

  private open(): void {
    this.listener.onstate("connecting");
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => this.lose(code);
  }

  private greet(): void {
    const { have, hasDiverged: has_diverged } = this;
    this.say({ type: "hello", have, has_diverged, tokens: this.tokens(), lang: this.lang() });
    this.hasDiverged = false;
  }

  private hear(message: FromServer): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "welcome":
        if (message.version < this.have) this.reset();
        this.isOpen = true;
        this.backoff.reset();
        this.listener.onstate("connected");
        this.listener.ontime(message.now);
        this.listener.onwelcome(message.seats, message.expires_at ?? undefined);
        for (const { message, until } of this.waiting.values()) if (until === undefined) this.say(message);
        this.later(PING_EVERY, () => this.ping());
        break;
      case "events":
        this.have = message.events.at(-1)?.version ?? this.have;
        this.listener.onevents(message.events, message.hash ?? undefined);
        this.settle();
        break;
      case "presence":
        this.listener.onpresence(message);
        break;
      case "reaction":
        this.listener.onreaction(message.seat, message.reaction);
        break;
      case "ack":
        this.acknowledge(message.id ?? "", message.version);
        break;
      case "refused":
        this.waiting.get(message.id ?? "")?.fail(new ApiError(message));
        this.waiting.delete(message.id ?? "");
        break;
      case "pong":
        // Where the host did not run for a while, its time is another now.
        this.listener.ontime(message.now);
        break;
    }
  }

  /** What is known here has not happened at the host; what was acknowledged meanwhile is said again. */
  private reset(): void {
    this.have = 0;
    for (const waiting of this.waiting.values()) delete waiting.until;
    this.listener.onreset?.();
  }

  private acknowledge(id: string, version: number): void {
    const waiting = this.waiting.get(id);
    if (waiting) waiting.until = version;
    this.settle();
  }

  /** Orders whose events have all come are done. */
  private settle(): void {
    for (const [id, { until, done }] of this.waiting) {
      if (until === undefined || until > this.have) continue;
      this.waiting.delete(id);
      done();
    }
  }

  private lose(code: number): void {
    this.drop();
    if (code === MISTAKE) {
      this.isOver = true;
      this.listener.onstate("rejected");
      return;
    }
    this.listener.onstate("lost");
    this.later(this.backoff.next(), () => this.open());
  }

  private ping(): void {
    this.say({ type: "ping" });
    this.silence = setTimeout(() => this.lose(0), PATIENCE);
    this.later(PING_EVERY, () => this.ping());
  }

  private say(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private later(after: number, what: () => void): void {
    this.timers.push(setTimeout(what, after));
  }

  private drop(): void {
    this.isOpen = false;
    [...this.timers, this.silence].forEach(clearTimeout);
    this.timers = [];
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A WebSocket to a table. */
export function socketTo(table: string): WebSocketLike {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
}
