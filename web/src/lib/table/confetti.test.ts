import { expect, it } from "vitest";

import { burst, flakeAt } from "./confetti";

it("confetti rises into the screen from both sides and has fallen out of it in the end", () => {
  for (const flake of burst(40, 3, () => 0.5)) {
    expect([0, 1]).toContain(flakeAt(flake, 0).x);
    const high = flakeAt(flake, flake.delay + 0.8);
    expect(high.y).toBeLessThan(0.6);
    expect(high.x).toBeGreaterThan(0);
    expect(high.x).toBeLessThan(1);
    expect(flakeAt(flake, 4.5).y).toBeGreaterThan(1);
  }
});
