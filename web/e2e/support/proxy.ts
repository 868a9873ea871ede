/** Stands between a browser and a server, and can pretend that there is a new version of the program. */

import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export class Proxy {
  private version = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {
    server.on("request", (request, response) => void this.forward(request, response));
  }

  static async start(target: string): Promise<Proxy> {
    const proxy = new Proxy(createServer(), target);
    proxy.server.listen(0, "127.0.0.1");
    await once(proxy.server, "listening");
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on there is a new version. */
  publish(): void {
    this.version += 1;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  /** Only what is read: nothing is sent to a server in the tests for which this is. */
  private async forward({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.target + url);
    const content = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    for (const name of ["content-type", "content-security-policy", "cache-control"])
      response.setHeader(name, answer.headers.get(name) ?? "");
    // A service worker is new if any byte of it is.
    response.end(url === "/service-worker.js" ? `${content.toString()}\n// ${this.version}\n` : content);
  }
}
