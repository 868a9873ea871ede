import { afterEach, describe, expect, it, vi } from "vitest";

import { View, toPixels } from "./view.svelte";

function view(): View {
  const view = new View();
  [view.width, view.height] = [1000, 600];
  return view;
}

afterEach(() => vi.unstubAllGlobals());

describe("the view of a board", () => {
  it.each([1, 1.25, 1.5, 2, 3])("lays tiles on whole pixels of a device that has %s of them to one", (ratio) => {
    vi.stubGlobal("devicePixelRatio", ratio);
    const board = view();
    for (const factor of [0.731, 0.57, 1.37]) {
      board.zoom(factor, { x: 101.3, y: 77.7 });
      expect(fromWhole(board.scale * 100 * ratio)).toBeLessThan(1e-6);
      board.pan(3.33, -1.21);
      expect(fromWhole(toPixels(board.x) * ratio) + fromWhole(toPixels(board.y) * ratio)).toBeLessThan(1e-6);
    }
  });

  it("shows all of a box between the panels", () => {
    const board = view();
    board.insets = { top: 50, right: 300, bottom: 50, left: 0 };
    board.fit({ left: -500, top: -100, width: 1400, height: 300 });
    expect(board.scale).toBeCloseTo(0.5);
    expect(board.screenPoint({ x: -500, y: 50 })).toEqual({ x: 0, y: 300 });
    expect(board.isMoved).toBe(false);
  });

  it("does not blow up a single tile", () => {
    const board = view();
    board.fit({ left: 0, top: 0, width: 100, height: 100 });
    expect(board.scale).toBeCloseTo(1.32);
  });

  it("zooms around the point that is pointed at", () => {
    const board = view();
    const at = { x: 250, y: 130 };
    const before = board.boardPoint(at);
    board.zoom(2, at);
    expect(board.boardPoint(at)).toEqual(before);
    expect(board.scale).toBe(2);
    for (let step = 0; step < 100; step += 1) board.zoom(0.999, at);
    expect(board.scale).toBeCloseTo(1.8);
    board.zoom(1e6, at);
    expect(board.scale).toBeCloseTo(4.2);
  });

  it("points from its edge at what is out of sight", () => {
    const board = view();
    board.insets = { top: 50, right: 0, bottom: 0, left: 0 };
    expect(board.towards({ x: 500, y: 300 })).toBeUndefined();
    expect(board.towards({ x: 2000, y: 300 })).toEqual({ x: 970, y: 300, angle: 0 });
    expect(board.towards({ x: 500, y: 40 })).toEqual({ x: 500, y: 80, angle: -Math.PI / 2 });
  });

  it("moves no more than needed to show a cell", () => {
    const board = view();
    board.reveal({ left: 0, top: 0, width: 100, height: 100 });
    expect([board.x, board.y]).toEqual([0, 0]);
    board.reveal({ left: 950, top: -30, width: 100, height: 100 });
    expect([board.x, board.y]).toEqual([-50, 30]);
  });

  it("looks at a small tile closely for a while", () => {
    const board = view();
    board.zoom(0.3);
    const before = [board.x, board.y, board.scale];
    board.lookClosely({ left: 300, top: 200, width: 100, height: 100 });
    expect(board.scale).toBeCloseTo(1.32);
    expect(board.screenPoint({ x: 350, y: 250 })).toEqual({ x: 500, y: 300 });
    board.stepBack();
    expect([board.x, board.y, board.scale]).toEqual(before);
    expect(board.isMoved).toBe(true);
  });
});

/** How far a number is from a whole one. */
function fromWhole(value: number): number {
  return Math.abs(value - Math.round(value));
}
