import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer } from "../api";
import type { Line, Wire } from "./socket";
import { TableLine } from "./socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
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

describe("a line to a table", () => {
  let wires: FakeWire[];
  let lines: Line[];
  let line: TableLine;
  const last = (): FakeWire => wires.at(-1) as FakeWire;
  const welcome: FromServer = { type: "welcome", table: "t", version: 7, seats: [0] };

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, lines] = [[], []];
    const connect = (): Wire => {
      wires.push(new FakeWire());
      return last();
    };
    const listener = {
      online: (own: Line) => lines.push(own),
      onwelcome: vi.fn(),
      onevents: vi.fn(),
      onpresence: vi.fn(),
    };
    line = new TableLine(
      connect,
      () => ["token"],
      () => "fr",
      listener,
    );
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  it("says hello with what it has and who it is", () => {
    last().open();
    expect(last().said).toEqual([{ type: "hello", have: 0, tokens: ["token"], lang: "fr" }]);
  });

  it("comes back after the last event it has, and says again what was not answered", async () => {
    last().open();
    last().tell(welcome);
    last().tell({ type: "events", events: [{ event: "reopened", version: 8, at: 0 }] });
    const done = line.order({ order: "confirm" }, 0);
    const first = last();
    const sent = first.said.at(-1);
    expect(sent).toMatchObject({ type: "order", order: "confirm", seat: 0 });
    first.break(1012);
    expect(lines.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires.length).toBe(2);
    last().open();
    expect(last().said[0]).toMatchObject({ have: 8 });
    last().tell(welcome);
    expect(last().said.at(-1)).toEqual(sent);
    last().tell({ type: "ack", id: String(sent?.["id"]), version: 9 });
    await done;
    expect(lines.at(-1)).toBe("joined");
  });

  it("tells why an order was refused", async () => {
    last().open();
    last().tell(welcome);
    const refused = line.order({ order: "confirm" }, 0);
    const id = String(last().said.at(-1)?.["id"]);
    last().tell({ type: "refused", id, code: "refused", text: "Not yet.", rule: "W-10" });
    await expect(refused).rejects.toMatchObject({ problem: { text: "Not yet.", rule: "W-10" } });
  });

  it("does not come back where it is not wanted", async () => {
    last().break(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([wires.length, lines.at(-1)]).toEqual([1, "barred"]);
  });

  it("notices a server that has fallen silent", async () => {
    last().open();
    last().tell(welcome);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().said.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(lines.at(-1)).toBe("lost");
  });
});
