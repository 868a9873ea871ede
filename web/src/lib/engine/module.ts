/**
 * Code of the server, compiled to WebAssembly. It is asked and answers in JSON, has no clock but ours and no randomness but
 * what it is given.
 */

import type { Problem } from "../api";
import { ApiError } from "../net/api-error";
import type { Answers, Asks, Names } from "./requests";

/** What a module exports: texts go in and out through its memory. */
type Exports = {
  memory: WebAssembly.Memory;
  allocate: (length: number) => number;
  call: (at: number, length: number) => number;
  release: (at: number) => void;
};

const IMPORTS: WebAssembly.Imports = { env: { now_ms: () => performance.now() } };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A module that understands such requests and answers with such replies. */
export class Module<Request extends { do: string }, Reply extends object> {
  private constructor(private readonly exports: Exports) {}

  /** Loads a module and compiles it. */
  static async load<Request extends { do: string }, Reply extends object>(
    source: Response | PromiseLike<Response>,
  ): Promise<Module<Request, Reply>> {
    const { instance } = await WebAssembly.instantiateStreaming(source, IMPORTS);
    return new Module<Request, Reply>(instance.exports as Exports);
  }

  /** The answer to a request. What is refused is thrown, with the sentence that says why. */
  call<Name extends Names<Request>>(name: Name, request: Asks<Request, Name>): Answers<Reply, Name> {
    const reply = JSON.parse(this.ask(JSON.stringify({ do: name, ...request }))) as
      | { problem: Problem }
      | Record<Name, Answers<Reply, Name>>;
    if ("problem" in reply) throw new ApiError(reply.problem);
    return reply[name];
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
