import { describe, expect, it } from "vitest";

import { View } from "./view.svelte";

function view(): View {
  const view = new View();
  [view.width, view.height] = [1000, 600];
  return view;
}

describe("the view of a board", () => {
  it("shows all of a box between the panels", () => {
    const own = view();
    own.insets = { top: 50, right: 300, bottom: 50, left: 0 };
    own.fit({ left: -500, top: -100, width: 1400, height: 300 });
    expect(own.scale).toBeCloseTo(0.5);
    expect(own.screenPoint({ x: -500, y: 50 })).toEqual({ x: 0, y: 300 });
    expect(own.isMoved).toBe(false);
  });

  it("does not blow up a single tile", () => {
    const own = view();
    own.fit({ left: 0, top: 0, width: 100, height: 100 });
    expect(own.scale).toBeCloseTo(1.32);
  });

  it("zooms around the point that is pointed at", () => {
    const own = view();
    const at = { x: 250, y: 130 };
    const before = own.boardPoint(at);
    own.zoom(2, at);
    expect(own.boardPoint(at)).toEqual(before);
    expect(own.scale).toBe(2);
    for (let step = 0; step < 100; step += 1) own.zoom(0.999, at);
    expect(own.scale).toBeCloseTo(1.8);
    own.zoom(1e6, at);
    expect(own.scale).toBeCloseTo(4.2);
  });

  it("moves no more than needed to show a cell", () => {
    const own = view();
    own.reveal({ left: 0, top: 0, width: 100, height: 100 });
    expect([own.x, own.y]).toEqual([0, 0]);
    own.reveal({ left: 950, top: -30, width: 100, height: 100 });
    expect([own.x, own.y]).toEqual([-50, 30]);
  });

  it("looks at a small tile closely for a while", () => {
    const own = view();
    own.zoom(0.3);
    const before = [own.x, own.y, own.scale];
    own.lookClosely({ left: 300, top: 200, width: 100, height: 100 });
    expect(own.scale).toBeCloseTo(1.32);
    expect(own.screenPoint({ x: 350, y: 250 })).toEqual({ x: 500, y: 300 });
    own.stepBack();
    expect([own.x, own.y, own.scale]).toEqual(before);
    expect(own.isMoved).toBe(true);
  });
});
