/**
 * How fast the page is, in figures: `npm run page-speed`, or `cargo xtask page-speed`, which builds a server for it. What a
 * machine does besides gets in the way, so each is measured some times and the median told.
 */

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

import type { Logged, Settings } from "../src/lib/api";
import { Module } from "../src/lib/engine/module";
import type { Asked, Reply } from "../src/lib/engine/schemas";
import type { Question, Reply as Answer } from "../src/lib/local/thinker.worker";
import { Home } from "./pages/home";
import { clickLatency, codeOf, framesWhile, median, noteStart, partBelow, slowDown, startOf } from "./support/measure";
import { moveAround } from "./support/hands";
import { latestScoringTurns, playTurn, watchTurn } from "./support/scoring";
import { GAMES, record } from "./support/records";
import { PROGRAM } from "./support/server";
import { PERSON, positionAmid } from "./support/tables";
import { expect, test } from "./support/test";

const ROUNDS = 5;
/** How long a bot thinks, in milliseconds: as long as at a table. */
const THINK = 1000;
/** How many steps the mouse makes while effects are watched: a little longer than they last. */
const EFFECTS = 110;
/** A deep review takes no longer, in milliseconds, also beside other programs. */
const LONGEST_REVIEW = 300_000;

test.describe.configure({ mode: "serial" });
test.use({ serviceWorkers: "allow" });

const figures: [what: string, figure: string][] = [];

// oxlint-disable-next-line no-console -- it is what this is for
test.afterAll(() => console.table(Object.fromEntries(figures)));

test("how soon the page can be used", async ({ visit }) => {
  const [first, later, code]: number[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await visit();
    await visitor.page.addInitScript(noteStart);
    for (const times of [first, later]) {
      await visitor.open("/");
      await expect(new Home(visitor.page).start).toBeVisible();
      times?.push(await startOf(visitor.page));
      if (times === first) code?.push(await codeOf(visitor.page));
      await visitor.installed();
    }
  }
  figures.push(["first visit, until it can be used", millis(median(first ?? []))]);
  figures.push(["first visit, bytes of code", `${median(code ?? [])}`]);
  figures.push(["later visit, until it can be used", millis(median(later ?? []))]);
});

test("how a click and the thinking of a bot are felt", async ({ ada, home, table }) => {
  await ada.open("/");
  await home.choose("Winter Edition");
  await home.level("Master");
  await home.play();
  const [clicks, frames]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await table.wants("place");
    clicks.push(await clickLatency(ada.page, () => table.placeAnywhere()));
    await table.wants("claim", "confirm");
    const thinking = await framesWhile(ada.page, async () => {
      await table.finishTurn();
      await table.wants("place");
    });
    frames.push(...thinking);
  }
  frames.sort((one, other) => one - other);
  figures.push(["from a click to its tile", millis(median(clicks))]);
  figures.push(["frames while the master thinks, median", millis(median(frames))]);
  figures.push(["the slowest of 20", millis(frames[Math.floor(frames.length * 0.95)] ?? NaN)]);
  figures.push(["the slowest", millis(frames.at(-1) ?? NaN)]);
});

test.describe("frames with all effects on a full board, on a processor four times slower", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const hand of ["still", "pan", "zoom"] as const) {
    test(hand, async ({ visit, server }) => {
      const frames: number[] = [];
      await server.hasDrawn();
      const turns = await latestScoringTurns(server, "winter", ROUNDS);
      for (const turn of turns) {
        const visitor = await visit();
        await watchTurn(visitor, turn);
        await slowDown(visitor.page, 4);
        const watched = await framesWhile(visitor.page, async () => {
          await playTurn(server, turn);
          await moveAround(visitor.page, hand, EFFECTS);
        });
        frames.push(...watched);
        await visitor.page.close();
      }
      frames.sort((one, other) => one - other);
      figures.push([`effects, ${hand}: tiles on the board`, turns.map(({ tiles }) => tiles).join(", ")]);
      figures.push([
        `effects, ${hand}: the slowest of 20 frames`,
        millis(frames[Math.floor(frames.length * 0.95)] ?? NaN),
      ]);
      figures.push([`effects, ${hand}: frames under 20 ms`, ratio(partBelow(frames, 20), 1)]);
    });
  }
});

for (const game of ["winter", "hunters-2020", "kids"] as const) {
  test(`how long a review of ${game} takes`, async ({ ada, replay, review }) => {
    test.setTimeout(LONGEST_REVIEW);
    await ada.open("/replay");
    await replay.paste(record(game));
    const start = performance.now();
    const passed = (): string => millis(performance.now() - start);
    await replay.button("Review").click();
    await expect(review.headline).toBeVisible();
    figures.push([`${game}: first numbers of a review`, passed()]);
    await expect(review.panel.getByText("Looking deeper")).toBeVisible();
    figures.push([`${game}: a first review`, passed()]);
    await expect(review.panel).toHaveAttribute("aria-busy", "false", { timeout: LONGEST_REVIEW });
    figures.push([`${game}: a deep review`, passed()]);
  });
}

for (const game of GAMES) {
  test(`how long ${game} takes to be shown and told`, async ({ server }) => {
    const engine = await loadEngine();
    const from = await positionAmid(server, game, 0.7);
    const settings: Settings = { game, seats: [PERSON, PERSON], from, aids: "learning" };
    const { table } = engine.call("host", { id: "local-1", settings, secret: "07".repeat(32), now: 0 });
    for (const [seat, name] of ["Ada", "Ben"].entries())
      engine.call("order", { table, seat, order: { order: "sit", name }, now: 0 });
    engine.call("order", { table, seat: 0, order: { order: "start" }, now: 0 });
    const seen = timed(() => engine.call("seen", { table, from: { now: 0, since: 0 } }));
    const told = timed(() => engine.call("describe", { table }));
    figures.push([`${game}: a table as it is seen`, seen]);
    figures.push([`${game}: the same in words`, told]);
  });
}

for (const game of ["winter", "hunters-2020", "kids"]) {
  test(`how much a bot finds out in ${game}`, async ({ ada }) => {
    await ada.open("/");
    const { events, position } = await botsTurn(game);
    const inPage = (of: number): Promise<number> =>
      ada.page.evaluate(simulations, { address: workerAddress(), events, of, millis: THINK });
    const [native, one, two]: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      native?.push(nativeSimulations(position));
      one?.push(await inPage(1));
      two?.push(await inPage(2));
    }
    const [program, single, double] = [native, one, two].map((all) => median(all ?? []));
    figures.push([`${game}, simulations a second: the program`, `${program}`]);
    figures.push([`${game}: the page, one worker`, `${single} (${ratio(single, program)})`]);
    figures.push([`${game}: the page, two workers`, `${double} (${ratio(double, single)} of one)`]);
  });
}

/** The events of a table at which the master is to place the first tile, and the position of its game. */
async function botsTurn(game: string): Promise<{ events: Logged[]; position: string }> {
  const engine = await loadEngine();
  const settings: Settings = {
    game,
    seats: [{ kind: "person" }, { kind: "bot", level: "master" }],
    starts: { seat: 1 },
  };
  const { table, events } = engine.call("host", { id: "local-1", settings, secret: "07".repeat(32), now: 0 });
  for (const order of [{ order: "sit", name: "Ada" }, { order: "start" }] as const)
    events.push(...engine.call("order", { table, seat: 0, order, now: 0 }).events);
  return { events, position: engine.call("position", { table }).position };
}

/** The module that the page has, outside of a browser. */
function loadEngine(): Promise<Module<Asked, Reply>> {
  const bytes = readFileSync(new URL("../src/lib/engine/bastide.wasm", import.meta.url));
  return Module.load<Asked, Reply>(new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
}

/** How long an answer takes, and how long it is. */
function timed(answer: () => object): string {
  const times = Array.from({ length: 4 * ROUNDS }, () => {
    const start = performance.now();
    answer();
    return performance.now() - start;
  });
  return `${millis(median(times))}, ${Math.round(JSON.stringify(answer()).length / 1000)} KB`;
}

/** How many simulations the program makes in the time that a bot has, in one thread. */
function nativeSimulations(position: string): number {
  const requests = [
    { op: "load", position },
    { op: "choose", bot: "master", ms: THINK },
  ];
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const lines = execFileSync(PROGRAM, ["protocol"], { input, encoding: "utf8" }).trim().split("\n");
  return (JSON.parse(lines[1] ?? "") as { ok: { simulations: number } }).ok.simulations;
}

/** Where the page has the code of its workers. */
function workerAddress(): string {
  const files = readdirSync(new URL("../dist/assets/", import.meta.url));
  return `/assets/${files.find((file) => file.startsWith("thinker.worker-") && file.endsWith(".js"))}`;
}

type Job = { address: string; events: Logged[]; of: number; millis: number };

/** How many simulations so many workers make together in that time; in the page. */
async function simulations({ address, events, of, millis }: Job): Promise<number> {
  const workers = Array.from({ length: of }, () => new Worker(address, { type: "module" }));
  const ask = (worker: Worker, question: Question): Promise<Answer> =>
    new Promise((answered) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
      worker.postMessage(question);
    });
  const question = (index: number, events: Logged[], millis: number): Question => ({
    want: "turn",
    table: "local-1",
    seed: 1,
    events,
    millis,
    part: { index, of },
  });
  // All have loaded before any is measured.
  await Promise.all(workers.map((worker, index) => ask(worker, question(index, events, 1))));
  const answers = await Promise.all(workers.map((worker, index) => ask(worker, question(index, [], millis))));
  for (const worker of workers) worker.terminate();
  const ways = answers.flatMap((answer) => ("thought" in answer ? (answer.thought?.turn.considered ?? []) : []));
  return ways.reduce((sum, { visits }) => sum + visits, 0);
}

function millis(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function ratio(part: number | undefined, whole: number | undefined): string {
  return `${Math.round((100 * (part ?? NaN)) / (whole ?? NaN))} %`;
}
