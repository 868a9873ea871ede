/** The real server, as a program of its own with a store of its own. */

import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { expect } from "@playwright/test";

/** The program. `cargo xtask test` says where it has built it. */
export const PROGRAM = resolve(process.env["BASTIDE_PROGRAM"] ?? "../target/debug/bastide");

/** Robots play faster than people may, so only some servers have limits. */
export type Limits = "none" | "usual";

export class Server {
  private child: ChildProcess | undefined;
  private port = 0;

  private constructor(
    private readonly data: string,
    private readonly limits: Limits,
  ) {}

  /** Starts a server with an empty store, on a port that is free. */
  static async start(limits: Limits = "none"): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), "bastide-e2e-")), limits);
    await server.run();
    await server.expectPage();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Pulls the plug: no good-bye, no tidying up. */
  async crash(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Starts again with the same store, at the same address. */
  async run(): Promise<void> {
    const limits = this.limits === "none" ? ["--requests", "0", "--orders", "0", "--waiting-tables", "0"] : [];
    const args = [
      "serve",
      "--lang",
      "en",
      "--log",
      "warn",
      "--bot-pace",
      "0",
      "--listen",
      `127.0.0.1:${this.port}`,
      "--data",
      this.data,
      ...limits,
    ];
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "inherit"], env: environment() });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (!port) continue;
      this.port = Number(port);
      return;
    }
    throw new Error(`${PROGRAM} did not say where it listens`);
  }

  /** Ends the server and puts its store away. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Waits until all pictures are drawn: from then on pages know them by addresses at which they never change. */
  async hasDrawn(): Promise<void> {
    const isDrawn = async (): Promise<boolean> => !(await (await fetch(this.url)).text()).includes('"/pictures/0"');
    await expect.poll(isDrawn).toBe(true);
  }

  /** Asks the server, as a program would. */
  async ask<T>(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Without the page every test would wait to its end. */
  private async expectPage(): Promise<void> {
    const page = await (await fetch(this.url)).text();
    if (!page.includes('<script type="module"')) throw new Error(`${PROGRAM} has no page: build it first`);
  }

  private async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

/** The environment without what is meant for the tests: the server would take it for options. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("BASTIDE_")));
}

/** What the program prints. */
export function bastide(...args: string[]): string {
  return execFileSync(PROGRAM, args, { encoding: "utf8" });
}
