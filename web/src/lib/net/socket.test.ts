import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer, Reaction } from "../api";
import type { ConnectionState, WebSocketLike } from "./socket";
import { TableSocket } from "./socket";

class FakeSocket implements WebSocketLike {
  onopen: WebSocketLike["onopen"] = null;
  onmessage: WebSocketLike["onmessage"] = null;
  onclose: WebSocketLike["onclose"] = null;
  readonly said: Record<string, unknown>[] = [];
  close = vi.fn();

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  tell(message: FromServer): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  break(code: number): void {
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

describe("the socket of a table", () => {
  let sockets: FakeSocket[];
  let states: ConnectionState[];
  let socket: TableSocket;
  let onreaction: ReturnType<typeof vi.fn<(seat: number, reaction: Reaction) => void>>;
  let onreset: ReturnType<typeof vi.fn<() => void>>;
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  const welcome: FromServer = { type: "welcome", table: "t", version: 7, seats: [0], now: 0 };

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, states] = [[], []];
    onreaction = vi.fn<(seat: number, reaction: Reaction) => void>();
    onreset = vi.fn<() => void>();
    const connect = (): WebSocketLike => {
      sockets.push(new FakeSocket());
      return last();
    };
    const listener = {
      onstate: (state: ConnectionState) => states.push(state),
      ontime: vi.fn(),
      onwelcome: vi.fn(),
      onevents: vi.fn(),
      onpresence: vi.fn(),
      onreaction,
      onreset,
    };
    socket = new TableSocket(
      connect,
      () => ["token"],
      () => "fr",
      listener,
    );
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("says hello with what it has and who it is", () => {
    last().open();
    expect(last().said).toEqual([{ type: "hello", have: 0, has_diverged: false, tokens: ["token"], lang: "fr" }]);
  });

  it("comes back after the last event it has, and says again what was not answered", async () => {
    last().open();
    last().tell(welcome);
    last().tell({ type: "events", events: [{ event: "reopened", version: 8, at: 0 }] });
    const done = socket.order({ order: "confirm" }, 0);
    const first = last();
    const sent = first.said.at(-1);
    expect(sent).toMatchObject({ type: "order", order: "confirm", seat: 0 });
    first.break(1012);
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets.length).toBe(2);
    last().open();
    expect(last().said[0]).toMatchObject({ have: 8 });
    last().tell(welcome);
    expect(last().said.at(-1)).toEqual(sent);
    last().tell({ type: "ack", id: String(sent?.["id"]), version: 9 });
    last().tell({ type: "events", events: [{ event: "reopened", version: 9, at: 0 }] });
    await done;
    expect(states.at(-1)).toBe("connected");
  });

  it("is done with an order when what it caused has come", async () => {
    last().open();
    last().tell(welcome);
    const isDone = vi.fn();
    void socket.order({ order: "confirm" }, 0).then(() => isDone());
    const id = String(last().said.at(-1)?.["id"]);
    last().tell({ type: "ack", id, version: 8 });
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).not.toHaveBeenCalled();
    last().tell({ type: "events", events: [{ event: "reopened", version: 8, at: 0 }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toHaveBeenCalled();
  });

  it("gets all anew when it has diverged, and says so once", () => {
    last().open();
    last().tell(welcome);
    last().tell({ type: "events", events: [{ event: "reopened", version: 8, at: 0 }] });
    socket.restart();
    last().open();
    expect(last().said).toMatchObject([{ type: "hello", have: 0, has_diverged: true }]);
    socket.reopen();
    last().open();
    expect(last().said).toMatchObject([{ type: "hello", has_diverged: false }]);
  });

  it("starts over when the server was put back to an earlier state", async () => {
    last().open();
    last().tell(welcome);
    last().tell({ type: "events", events: [{ event: "reopened", version: 8, at: 0 }] });
    void socket.order({ order: "confirm" }, 0);
    const sent = last().said.at(-1);
    last().tell({ type: "ack", id: String(sent?.["id"]), version: 9 });
    last().break(1012);
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    expect(onreset).not.toHaveBeenCalled();
    last().tell({ ...welcome, version: 3 });
    expect(onreset).toHaveBeenCalled();
    expect(last().said.at(-1)).toEqual(sent);
    last().tell({ type: "events", events: [{ event: "reopened", version: 1, at: 0 }] });
    expect(socket.have).toBe(1);
  });

  it("shows feelings, and hears of those of others", () => {
    socket.react("ouch", 0);
    last().open();
    last().tell(welcome);
    expect(last().said.at(-1)).toMatchObject({ type: "hello" });
    socket.react("thanks", 0);
    expect(last().said.at(-1)).toEqual({ type: "react", seat: 0, reaction: "thanks" });
    last().tell({ type: "reaction", seat: 1, reaction: "hello" });
    expect(onreaction).toHaveBeenCalledWith(1, "hello");
  });

  it("tells why an order was refused", async () => {
    last().open();
    last().tell(welcome);
    const refused = socket.order({ order: "confirm" }, 0);
    const id = String(last().said.at(-1)?.["id"]);
    last().tell({ type: "refused", id, code: "refused", text: "Not yet.", rule: "W-10" });
    await expect(refused).rejects.toMatchObject({ problem: { text: "Not yet.", rule: "W-10" } });
  });

  it("does not come back where it is not wanted", async () => {
    last().break(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sockets.length, states.at(-1)]).toEqual([1, "rejected"]);
  });

  it("notices a server that has fallen silent", async () => {
    last().open();
    last().tell(welcome);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().said.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states.at(-1)).toBe("lost");
  });
});
