import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Order, TableView } from "../api";
import { ApiError } from "../net/api-error";
import { LinkKeeper } from "./links";

// The engine makes a link of a link and a number; here one can see of which.
vi.mock("../engine/engine", () => ({
  engine: () => ({
    call: (_: string, { link, before }: { link: string; before: number }) => ({ link: `${link}-${before}` }),
  }),
}));

type Seat = { name: string | null; commitment: string | null; links: number };

function tableOf(seats: Seat[], rest: object = {}): TableView {
  return { stage: "waiting", commitment: "host", awaited_links: [], seats, ...rest } as unknown as TableView;
}

const sitting: Seat = { name: "Ada", commitment: null, links: 0 };
const free: Seat = { name: null, commitment: null, links: 0 };

describe("what a device adds to draws", () => {
  let orders: { order: Order; seat: number }[] = [];
  const order = (order: Order, seat: number): Promise<void> => {
    orders.push({ order, seat });
    return Promise.resolve();
  };
  const committed = (at: number): string => {
    const said = orders[at]?.order;
    return said?.order === "commit" ? said.commitment : "";
  };

  beforeEach(() => {
    orders = [];
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
  });

  it("is committed to once, by who sits and plays from here", () => {
    const keeper = new LinkKeeper("t", order);
    keeper.tend(tableOf([free, sitting, sitting]), [0, 1]);
    keeper.tend(tableOf([free, sitting, sitting]), [0, 1]);
    expect(orders.map(({ order, seat }) => [order.order, seat])).toEqual([["commit", 1]]);
    // Who stands up and sits down again commits to something else.
    keeper.tend(tableOf([free, free, sitting]), [1]);
    keeper.tend(tableOf([free, sitting, sitting]), [1]);
    expect(orders).toHaveLength(2);
    expect(committed(1)).not.toBe(committed(0));
  });

  it("is told when the table waits for it, also after the page was reloaded", () => {
    new LinkKeeper("t", order).tend(tableOf([sitting]), [0]);
    const commitment = committed(0);
    const waiting = (links: number): TableView => tableOf([{ ...sitting, commitment, links }], { awaited_links: [0] });
    const keeper = new LinkKeeper("t", order);
    keeper.tend(waiting(0), [0]);
    keeper.tend(waiting(0), [0]);
    keeper.tend(waiting(1), [0]);
    const last = commitment.replace(/-4096$/, "");
    expect(orders.slice(1)).toEqual([
      { order: { order: "reveal", link: `${last}-4095` }, seat: 0 },
      { order: { order: "reveal", link: `${last}-4094` }, seat: 0 },
    ]);
    expect(keeper.kept(waiting(2))).toEqual([{ seat: 0, host: "host", commitment, last, links: 4096 }]);
  });

  it("is nothing where another device committed, or the host goes on without", async () => {
    const other = { ...sitting, commitment: "other" };
    new LinkKeeper("t", order).tend(tableOf([other], { awaited_links: [0] }), [0]);
    expect(orders).toEqual([]);
    const refuse = vi.fn(() => Promise.reject(new ApiError({ code: "refused", text: "too late" })));
    new LinkKeeper("t", refuse).tend(tableOf([sitting]), [0]);
    await Promise.resolve();
    expect(refuse).toHaveBeenCalledOnce();
  });
});
