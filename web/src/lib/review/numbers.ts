/** Numbers of a review as they are written in the language that is spoken. */

import type { Unit } from "../engine/schemas";
import { number, say } from "../words/words.svelte";

/** By how much something has changed what is expected, with its sign. */
export function change(value: number, unit: Unit, digits = 1): string {
  // The sign that is as wide as a plus; browsers write a hyphen in some languages.
  const written = number(value, { ...decimals(digits), signDisplay: "exceptZero" }).replace("-", "−");
  return unit === "percent" ? say("web-review-percent", { number: written }) : written;
}

/** What is expected: by how much one is ahead, with its sign, or a chance, which has none. */
export function expectation(value: number, unit: Unit): string {
  return unit === "percent" ? amount(value, unit) : change(value, unit);
}

/** How much was lost, or how much there is. */
export function amount(value: number, unit: Unit, digits = 1): string {
  const written = number(value, decimals(digits));
  return unit === "percent" ? say("web-review-percent", { number: written }) : written;
}

/** How sure a number is: its standard error, where it is known. */
export function plusMinus(error: number | null | undefined, unit: Unit, digits = 1): string {
  return error == null ? "" : `±${amount(error, unit, digits)}`;
}

/** A chance to win, in whole parts of a hundred. */
export function chance(value: number): string {
  return say("web-review-percent", { number: number(value, { maximumFractionDigits: 0 }) });
}

function decimals(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
