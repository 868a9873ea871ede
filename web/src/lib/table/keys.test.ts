import { beforeEach, expect, test } from "vitest";

import { takesKeys } from "./keys";

beforeEach(() => {
  document.body.innerHTML = `
    <div role="application" id="board"><button id="claim"></button></div>
    <section id="dock"><button id="confirm"></button><input id="name" /></section>
    <section data-reading id="words"><button id="place"></button></section>`;
});

function at(id: string): Element | null {
  return document.getElementById(id);
}

test("the board and all that is not read take single keys", () => {
  for (const id of ["board", "claim", "confirm"]) expect(takesKeys(at(id), true), id).toBe(true);
  expect(takesKeys(document.body, true)).toBe(true);
});

test("what is read or written in keeps its keys", () => {
  for (const id of ["name", "words", "place"]) expect(takesKeys(at(id), true), id).toBe(false);
});

test("where single keys are not wanted, the board alone takes them", () => {
  for (const id of ["board", "claim"]) expect(takesKeys(at(id), false), id).toBe(true);
  for (const id of ["confirm", "place"]) expect(takesKeys(at(id), false), id).toBe(false);
  expect(takesKeys(document.body, false)).toBe(false);
});
