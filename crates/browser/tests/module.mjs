// The modules in WebAssembly answer as the same code does on this machine: `node --test module.mjs`, with the folder of the
// modules in BASTIDE_MODULES and that of what `scenarios.rs` wrote in BASTIDE_SCENARIOS.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** What each module has to answer, by its name. */
const SCENARIOS = { bastide: "engine.jsonl", pictures: "pictures.jsonl" };

/** A module, and how it is asked. */
async function load(name) {
  const bytes = readFileSync(`${process.env.BASTIDE_MODULES}/${name}.wasm`);
  const env = { now_ms: () => performance.now() };
  const { instance } = await WebAssembly.instantiate(bytes, { env });
  const { memory, allocate, call, release } = instance.exports;
  return (request) => {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const address = allocate(text.length);
    new Uint8Array(memory.buffer, address, text.length).set(text);
    const answer = call(address, text.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const told = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
    release(answer);
    return told;
  };
}

for (const [name, file] of Object.entries(SCENARIOS)) {
  test(`every answer of ${name} is the same as on this machine`, async () => {
    const ask = await load(name);
    const lines = readFileSync(`${process.env.BASTIDE_SCENARIOS}/${file}`, "utf8").trimEnd().split("\n");
    for (const line of lines) {
      const { request, hash } = JSON.parse(line);
      const answer = ask(request);
      const found = createHash("sha256").update(answer).digest("hex");
      assert.equal(found, hash, `${JSON.stringify(request)}: ${answer.slice(0, 300)}`);
    }
  });
}

test("bots think for as long as they may", async () => {
  const ask = await load("bastide");
  const ok = (request) => {
    const answer = JSON.parse(ask(request));
    assert.ok(request.do in answer, JSON.stringify(answer));
    return answer[request.do];
  };
  const seats = [{ kind: "person" }, { kind: "bot", level: "master" }];
  const settings = { game: "winter", seats, starts: { seat: 1 } };
  const { table } = ok({ do: "host", id: "a", settings, secret: "07".repeat(32), now: 0 });
  const order = (wanted) => ok({ do: "order", table, seat: 0, order: wanted, now: 1 });
  order({ order: "sit", name: "Ada" });
  order({ order: "start" });
  const think = (millis) => ok({ do: "think", table, seed: 1, limit: { millis } });
  const visits = ({ turn }) => turn.considered.reduce((sum, way) => sum + way.visits, 0);
  // What all thinking needs is worked out once.
  think(1);
  const { seat, turn } = think(200);
  assert.ok(visits({ turn }) > 2 * visits(think(2)));
  const { events } = ok({ do: "bot_turn", table, seat, turns: [turn], now: 2 });
  assert.equal(events.filter(({ event }) => event === "played").length, turn.moves.length);
});
