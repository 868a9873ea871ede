/**
 * The games themselves: the code of the server, compiled to WebAssembly. It is asked and answers in JSON, has no clock
 * but ours and no randomness but what it is given.
 */

import { ApiError } from "../net/api-error";
import address from "./bastide.wasm?url";
import type { Answered, Requests } from "./requests";

/** What the module exports: texts go in and out through its memory. */
type Exports = {
  memory: WebAssembly.Memory;
  allocate: (length: number) => number;
  call: (at: number, length: number) => number;
  release: (at: number) => void;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  private constructor(private readonly exports: Exports) {}

  /** Loads and compiles it. */
  static async load(): Promise<Engine> {
    const source = await WebAssembly.instantiateStreaming(fetch(address), Engine.imports);
    return new Engine(source.instance.exports as Exports);
  }

  /** The engine from the bytes of its module. */
  static async from(bytes: BufferSource): Promise<Engine> {
    const source = await WebAssembly.instantiate(bytes, Engine.imports);
    return new Engine(source.instance.exports as Exports);
  }

  private static readonly imports: WebAssembly.Imports = { env: { now_ms: () => performance.now() } };

  /** The answer to a request. What is refused is thrown, with the sentence that says why. */
  call<Name extends keyof Requests>(name: Name, request: Requests[Name]["asks"]): Requests[Name]["answers"] {
    const { ok, problem } = JSON.parse(this.ask(JSON.stringify({ do: name, ...request }))) as Answered<Name>;
    if (problem !== undefined) throw new ApiError(problem);
    return ok;
  }

  private ask(request: string): string {
    const { memory, allocate, call, release } = this.exports;
    const bytes = encoder.encode(request);
    const at = allocate(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = call(at, bytes.length);
    // The memory may have grown meanwhile, so it is looked up again.
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, answer + 4, length));
    release(answer);
    return text;
  }
}

let loaded: Engine | undefined;

/** Loads the engine of this page. Nothing else is shown before, so that everybody else finds it there. */
export async function loadEngine(): Promise<void> {
  loaded ??= await Engine.load();
}

/** Uses an engine that was loaded otherwise. */
export function useEngine(engine: Engine): void {
  loaded = engine;
}

/** The engine of this page. */
export function engine(): Engine {
  if (!loaded) throw new Error("the engine is not loaded");
  return loaded;
}
