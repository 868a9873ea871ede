/** Asks the server. */

import type { Problem } from "../api";
import { lang } from "../words/words.svelte";
import { ApiError } from "./api-error";
import { Backoff } from "./backoff";
import { wait } from "./waiting.svelte";

/** How often a request is sent again that the server had no time for. */
const MOST_RETRIES = 3;
/** How long the page waits for the server by itself, in milliseconds; whoever is at the page decides about more. */
const LONGEST_WAIT = 20_000;

type Method = "GET" | "POST" | "DELETE";

/** `within`: after how many milliseconds an answer is given up. */
type RequestOptions = { token?: string | undefined; body?: unknown; within?: number };

/** The answer to a question. Whatever stands in its way is an `ApiError`. */
export function ask<T>(method: Method, path: string, more: RequestOptions = {}): Promise<T> {
  return request(method, path, more, async (response) => (await response.json()) as T);
}

/** The same for an answer that is plain text. */
export function askText(method: Method, path: string, more: RequestOptions = {}): Promise<string> {
  return request(method, path, more, (response) => response.text());
}

/** The same for an answer that is a file. */
export function askFile(method: Method, path: string, more: RequestOptions = {}): Promise<Blob> {
  return request(method, path, more, (response) => response.blob());
}

/** Sends a request, and sends it again as long as the server asks for a little patience. */
async function request<T>(
  method: Method,
  path: string,
  more: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const backoff = new Backoff();
  for (let retries = MOST_RETRIES; ; retries -= 1) {
    try {
      return await send(method, path, more, read);
    } catch (error) {
      const pause = retries > 0 ? pauseAfter(error, backoff) : undefined;
      if (pause === undefined) throw error;
      await wait(pause);
    }
  }
}

/** How long to wait before a request is sent again, in milliseconds; never where that would help nobody. */
function pauseAfter(error: unknown, backoff: Backoff): number | undefined {
  if (!(error instanceof ApiError) || !error.isTooMany) return undefined;
  const { retryAfter = 0 } = error;
  // Not at the very moment that others were told as well.
  return retryAfter > LONGEST_WAIT ? undefined : retryAfter + backoff.next();
}

async function send<T>(
  method: Method,
  path: string,
  { token, body, within }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers = new Headers({ "Accept-Language": lang() });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (within !== undefined) init.signal = AbortSignal.timeout(within);
  try {
    const response = await fetch(path, init);
    if (!response.ok) throw await refusal(response);
    // An answer may also break off in the middle.
    return await read(response);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ code: "unreachable", text: "" }, true);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const isTemporary = response.status === 408 || response.status === 429 || response.status >= 500;
  return new ApiError(await problem(response), isTemporary, retryAfter(response), response.status === 429);
}

/** What the server says of the next attempt: so many seconds, or a date. */
function retryAfter({ headers }: Response): number | undefined {
  const said = headers.get("Retry-After");
  if (said === null) return undefined;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

async function problem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: `http-${response.status}`, text: "" };
  }
}
