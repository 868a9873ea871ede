/** Confetti: where each flake is at any time, as parts of the screen. */

/** A piece of paper: from where and how it is thrown, what it looks like. */
export type Flake = {
  x: number;
  /** Parts of the screen a second, to the right and upwards. */
  speed: { x: number; y: number };
  /** When it is thrown, in seconds. */
  delay: number;
  /** In pixels. */
  size: number;
  /** Radians a second. */
  spin: number;
  /** Which of the colours. */
  paint: number;
};

/** How fast paper comes to fall, and how fast it falls at the most, in parts of the screen. */
const GRAVITY = 1.5;
const FALL = 0.42;
/** From where it is thrown. */
const HEIGHT = 0.78;
/** How soon air slows it down: what is left of its speed after a second. */
const DRAG = 0.16;

/** So many flakes from both sides of the screen; `random` is asked for numbers below one. */
export function burst(count: number, paints: number, random: () => number): Flake[] {
  return Array.from({ length: count }, (_, index): Flake => {
    const isLeft = index % 2 === 0;
    const speed = { x: (0.25 + random() * 0.95) * (isLeft ? 1 : -1), y: 1 + random() * 0.9 };
    return {
      x: isLeft ? 0 : 1,
      speed,
      delay: random() * 0.5,
      size: 9 + random() * 8,
      spin: (random() - 0.5) * 12,
      paint: index % paints,
    };
  });
}

/** Where a flake is after some seconds, how it is turned, and how broad it is seen. */
export function flakeAt(flake: Flake, seconds: number): { x: number; y: number; angle: number; breadth: number } {
  const time = Math.max(seconds - flake.delay, 0);
  // Thrown, it slows down; after that it sinks, faster until the air carries it.
  const thrown = (1 - DRAG ** time) / -Math.log(DRAG);
  const sinking = time < FALL / GRAVITY ? (GRAVITY * time * time) / 2 : FALL * (time - FALL / GRAVITY / 2);
  return {
    x: flake.x + flake.speed.x * thrown,
    y: HEIGHT - flake.speed.y * thrown + sinking,
    angle: flake.spin * time * 0.6,
    breadth: Math.cos(flake.spin * time),
  };
}
