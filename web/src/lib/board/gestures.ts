/** What fingers, mouse and wheel do on a board: move it, zoom it, tap it, hold it, point at it, drag something on it. */

import type { Point } from "./geometry";
import type { View } from "./view.svelte";

/** Something on the board that is being dragged. All points are on the board. */
export type Grip = {
  move: (to: Point) => void;
  /** It is let go where it was moved to, or left as it was. */
  drop: () => void;
  cancel: () => void;
};

/** What is told to whoever listens. All points are on the board. */
export type BoardEvents = {
  ontap?: ((at: Point) => void) | undefined;
  /** A finger rests on it. */
  onhold?: ((at: Point) => void) | undefined;
  /** The mouse is over it, or over nothing any more. */
  onpoint?: ((at: Point | undefined) => void) | undefined;
  /** The wheel turned over it; true if that was meant for something there, so that nothing is zoomed. */
  onwheel?: ((at: Point, steps: number) => boolean) | undefined;
  /** A pointer begins to drag from there: what it takes hold of, or nothing, so that the board is moved. */
  ongrab?: ((from: Point) => Grip | undefined) | undefined;
  /** Two fingers tapped, or the other button of the mouse. */
  onother?: (() => void) | undefined;
};

/** How far a pointer may stray before a tap becomes a move, in pixels. */
const STRAY = 7;
/** How long a finger rests before that is a hold, in milliseconds. */
const HOLD = 450;

/** Listens to an element that shows a board. `heard` is asked each time, so it may change. */
export function listen(element: HTMLElement, view: View, heard: () => BoardEvents): () => void {
  const hands = new Gestures(element, view, heard);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener("pointerdown", (event) => hands.down(event), { signal });
  element.addEventListener("pointermove", (event) => hands.move(event), { signal });
  element.addEventListener("pointerup", (event) => hands.up(event, true), { signal });
  element.addEventListener("pointercancel", (event) => hands.up(event, false), { signal });
  element.addEventListener("pointerleave", () => heard().onpoint?.(undefined), { signal });
  element.addEventListener("wheel", (event) => hands.wheel(event), { signal, passive: false });
  element.addEventListener("contextmenu", (event) => hands.other(event), { signal });
  return () => listening.abort();
}

class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private isTap = false;
  private isPair = false;
  private isDragging = false;
  private grip: Grip | undefined;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly view: View,
    private readonly heard: () => BoardEvents,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = this.on(event);
    this.pointers.set(event.pointerId, at);
    clearTimeout(this.hold);
    if (this.pointers.size === 1) {
      this.start = at;
      // What lies on the board and can be pressed hears of it itself.
      this.isTap = !isPressable(event.target);
      [this.isPair, this.isDragging] = [false, false];
      if (event.pointerType !== "mouse") this.hold = setTimeout(() => this.held(at), HOLD);
    } else {
      this.isPair = this.isTap;
      [this.isTap, this.isDragging] = [false, true];
      this.grip?.cancel();
      this.grip = undefined;
    }
  }

  move(event: PointerEvent): void {
    const at = this.on(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.heard().onpoint?.(this.view.boardPoint(at));
      return;
    }
    if (this.pointers.size === 1) {
      if (!this.isDragging && distance(at, this.start) <= STRAY) return;
      if (!this.isDragging) this.drag(event);
      if (this.grip) this.grip.move(this.view.boardPoint(at));
      else this.view.pan(at.x - before.x, at.y - before.y);
    } else {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.pinch(before, at, other);
    }
    this.pointers.set(event.pointerId, at);
  }

  up(event: PointerEvent, isDone: boolean): void {
    clearTimeout(this.hold);
    if (!this.pointers.delete(event.pointerId)) return;
    const { grip } = this;
    this.grip = undefined;
    if (!isDone) grip?.cancel();
    else if (grip) grip.drop();
    if (this.pointers.size > 0 || !isDone || grip) return;
    if (this.isTap) this.heard().ontap?.(this.view.boardPoint(this.on(event)));
    else if (this.isPair) this.heard().onother?.();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.on(event);
    const isTaken = !event.ctrlKey && this.heard().onwheel?.(this.view.boardPoint(at), Math.sign(event.deltaY));
    if (!isTaken) this.view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at);
  }

  other(event: Event): void {
    event.preventDefault();
    // A finger that rests opens the same menu; that is a hold here.
    if (this.pointers.size === 0) this.heard().onother?.();
  }

  private held(at: Point): void {
    this.isTap = false;
    this.heard().onhold?.(this.view.boardPoint(at));
  }

  private drag(event: PointerEvent): void {
    clearTimeout(this.hold);
    [this.isTap, this.isDragging] = [false, true];
    this.grip = this.heard().ongrab?.(this.view.boardPoint(this.start));
    this.element.setPointerCapture(event.pointerId);
  }

  private pinch(before: Point, at: Point, other: Point): void {
    const factor = distance(at, other) / Math.max(distance(before, other), 1);
    if (Math.abs(distance(at, other) - distance(before, other)) > 2) this.isPair = false;
    const centre = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.view.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.view.zoom(factor, centre);
  }

  private on(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

/** Whether something on the board can be pressed itself. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=button], [role=presentation], button") !== null;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
