/** Ways to play: with a mouse, with a finger, with keys alone. */

import type { Page } from "@playwright/test";

import type { Fit, Seen, Table } from "../pages/table";

/** What hands do at a table. */
export type Hands = {
  place(fit: Fit): Promise<void>;
  /** Takes one of the pieces offered, by its move and its number. */
  claim(move: string, number: number): Promise<void>;
  /** Presses a button under the board: by its name. */
  press(button: "No piece" | "Roll the dice" | "Stop"): Promise<void>;
  confirm(): Promise<void>;
};

export function mouse(table: Table): Hands {
  return {
    place: ({ at }) => table.page.mouse.click(at.x, at.y),
    claim: (move) => table.piece(move).locator("image, .ring").first().click(),
    press: (button) => table.action(button).click(),
    confirm: () => table.action("Confirm").click(),
  };
}

export function finger(table: Table): Hands {
  return {
    place: ({ at }) => table.page.touchscreen.tap(at.x, at.y),
    claim: (move) => table.piece(move).locator("image, .ring").first().tap(),
    press: (button) => table.action(button).tap(),
    confirm: () => table.action("Confirm").tap(),
  };
}

export function keys({ page: { keyboard } }: Table): Hands {
  return {
    place: async () => {
      await keyboard.press("n");
      await keyboard.press("Enter");
    },
    claim: (_, number) => keyboard.press(String(number)),
    press: () => keyboard.press("Enter"),
    confirm: () => keyboard.press("Enter"),
  };
}

/** Moves or zooms a board with the mouse, or leaves it as it is, for so many steps, each of a frame or more. */
export async function moveAround(page: Page, hand: "still" | "pan" | "zoom", steps: number): Promise<void> {
  const { mouse } = page;
  await mouse.move(500, 450);
  if (hand === "pan") await mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    if (hand === "pan") await mouse.move(500 + 100 * Math.sin(step / 10), 450 + 60 * Math.sin(step / 15));
    else if (hand === "zoom") await mouse.wheel(0, step % 30 < 15 ? 40 : -40);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  if (hand === "pan") await mouse.up();
}

/** Plays until the table is over, like somebody who knows what is allowed and nothing else; how many turns it took. */
export async function playOn(table: Table, hands: Hands): Promise<number> {
  let turns = 0;
  // A tap is heard a little after it was made, so something new must be seen before the next.
  for (let seen = await table.ready(); seen.stage !== "over"; seen = await table.ready(seen)) {
    await step(seen, turns, hands);
    if (seen.stage === "confirm") turns += 1;
  }
  return turns;
}

async function step({ stage, fits, pieces }: Seen, turns: number, hands: Hands): Promise<void> {
  const fit = fits[turns % Math.max(fits.length, 1)];
  const piece = pieces[0];
  switch (stage) {
    case "place":
      if (fit) await hands.place(fit);
      break;
    case "claim":
      await (piece ? hands.claim(piece, 1) : hands.press("No piece"));
      break;
    case "throw":
      await hands.press("Roll the dice");
      break;
    case "build":
      await (fit && fits.length < 12 ? hands.place(fit) : hands.press("Stop"));
      break;
    default:
      await hands.confirm();
  }
}
