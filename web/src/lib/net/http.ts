/** Asks the server. */

import type { Problem } from "../api";
import { lang } from "../words/words.svelte";

/** Why something was not done: a sentence for people, and the rule that forbids it, if one does. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

type Method = "GET" | "POST" | "DELETE";

type RequestOptions = { token?: string | undefined; body?: unknown; signal?: AbortSignal };

/** The answer to a question. Whatever stands in its way is an `ApiError`. */
export async function ask<T>(method: Method, path: string, more: RequestOptions = {}): Promise<T> {
  const response = await request(method, path, more);
  return (await response.json()) as T;
}

/** The same for an answer that is plain text. */
export async function askText(method: Method, path: string, more: RequestOptions = {}): Promise<string> {
  return (await request(method, path, more)).text();
}

/** The same for an answer that is a file. */
export async function askFile(method: Method, path: string, more: RequestOptions = {}): Promise<Blob> {
  return (await request(method, path, more)).blob();
}

async function request(method: Method, path: string, { token, body, signal }: RequestOptions): Promise<Response> {
  const headers = new Headers({ "Accept-Language": lang() });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  const response = await fetch(path, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError({ code: "unreachable", text: "" });
  });
  if (!response.ok) throw new ApiError(await problem(response));
  return response;
}

async function problem(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: `http-${response.status}`, text: "" };
  }
}
