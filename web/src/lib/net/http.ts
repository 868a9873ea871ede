/** Asks the server. */

import type { Problem } from "../api";
import { lang } from "../words/words.svelte";
import { ApiError } from "./api-error";

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

async function request<T>(
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
  return new ApiError(await problem(response), isTemporary, retryAfter(response));
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
