/**
 * Proxies on loopback, honest and not: what real ones do is in `real_proxies.ts`.
 * @module
 */
import { connect, type Socket } from "node:net";
import { listen, type Listening } from "../lib/net/world.ts";

/** A running proxy. */
export interface FarmProxy extends Listening {
  /** `host:port` of each requested tunnel. */
  readonly tunnels: string[];
  /** Value of Proxy-Authorization of each request. */
  readonly credentials: (string | undefined)[];
}

/** Settings of an honest proxy. */
export interface FarmProxyOptions {
  /**
   * Ports of loopback that stand for the internet, by `host:port`, by `:port`, or `*` for all. @default none: the proxy
   * connects to the requested target
   */
  behind?: Readonly<Record<string, number>>;
}

function relay(client: Socket, host: string, port: number, onOpen: () => void): void {
  let isOpen = false;
  const server = connect(port, host, () => {
    isOpen = true;
    onOpen();
    client.pipe(server).pipe(client);
  });
  server.on("error", () => {
    if (isOpen) client.destroy();
    else client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  client.on("error", () => server.destroy());
  client.on("close", () => server.destroy());
  server.on("close", () => isOpen && client.destroy());
}

/** Starts an HTTP proxy behind which an internet of loopback servers lies. */
export async function startHttpProxy({ behind }: FarmProxyOptions = {}): Promise<FarmProxy> {
  const tunnels: string[] = [];
  const credentials: (string | undefined)[] = [];
  const listening = await listen((socket) => {
    let head = "";
    socket.on("data", function read(chunk: Uint8Array) {
      head += String.fromCharCode(...chunk);
      if (!head.includes("\r\n\r\n")) return;
      socket.off("data", read);
      const authority = /^CONNECT (\S+) HTTP\/1\.1\r\nHost: \1\r\n/.exec(head)?.[1];
      credentials.push(/\r\nProxy-Authorization: (.*)\r\n/.exec(head)?.[1]);
      if (authority === undefined) return void socket.end("HTTP/1.1 400 No\r\n\r\n");
      tunnels.push(authority);
      const [host, target] = authority.split(":") as [string, string];
      const port = behind === undefined
        ? Number(target)
        : behind[authority] ?? behind[`:${target}`] ?? behind["*"];
      if (port === undefined) return void socket.end("HTTP/1.1 503 Nobody\r\n\r\n");
      relay(socket, behind === undefined ? host : "127.0.0.1", port, () => {
        socket.write("HTTP/1.1 200 Connection established\r\nVia: farm\r\n\r\n");
      });
    });
  });
  return Object.assign(Object.create(listening), { tunnels, credentials, close: () => listening.close() });
}

/** What a proxy answers that opens no tunnel, and what is made of it. */
export const CONNECT_ANSWERS: readonly [name: string, answer: string, reason: string, why: string][] = [
  ["407", "HTTP/1.1 407 Sign in\r\n\r\n", "proxy", "it requires a user name and password (407)"],
  [
    "403",
    "HTTP/1.0 403 Forbidden\r\nContent-Length: 2\r\n\r\nno",
    "proxy",
    "it does not open tunnels to port 80 (403)",
  ],
  ["405", "HTTP/1.1 405 No\r\n\r\n", "proxy", "it does not open tunnels to port 80 (405)"],
  ["502", "HTTP/1.1 502 Bad Gateway\r\n\r\n", "unreachable", "it cannot connect there (502)"],
  ["504", "HTTP/1.1 504\r\n\r\n", "unreachable", "it cannot connect there (504)"],
  [
    "a redirect",
    "HTTP/1.1 302 Portal\r\nLocation: http://portal.test/\r\n\r\n",
    "proxy",
    "it does not answer as an HTTP proxy",
  ],
  ["another protocol", "220 mail ESMTP\r\n\r\n", "proxy", "it does not answer as an HTTP proxy"],
  [
    "a header without end",
    `HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(5_000)}`,
    "proxy",
    "its answer is too long",
  ],
  [
    "nothing",
    "",
    "proxy",
    "it closed the connection without an answer, as a SOCKS5 proxy does: then give socks5://",
  ],
  [
    "a SOCKS5 proxy",
    "\x05\xff",
    "proxy",
    "it answers as a SOCKS5 proxy, not as an HTTP proxy: give socks5:// in place of http://",
  ],
  ["half a header", "HTTP/1.1 200 OK\r\nX", "proxy", "it closed the connection"],
];

/** As {@link CONNECT_ANSWERS}, for SOCKS. */
export const SOCKS_ANSWERS: readonly [name: string, answer: number[], reason: string, why: string][] = [
  [
    "an HTTP proxy",
    [...new TextEncoder().encode("HTTP/1.1 400 Bad Request\r\n\r\n")],
    "proxy",
    "it answers as an HTTP proxy, not as a SOCKS5 proxy: give http:// in place of socks5://",
  ],
  ["another version", [4, 0], "proxy", "it does not answer as a SOCKS5 proxy"],
  ["no method in common", [5, 255], "proxy", "it requires a user name and password"],
  ["a rule", [5, 0, 5, 2, 0, 1, 0, 0, 0, 0, 0, 0], "proxy", "it does not open connections to port 80 (2)"],
  ["no host", [5, 0, 5, 4, 0, 1, 0, 0, 0, 0, 0, 0], "unreachable", "it cannot reach that host (4)"],
  [
    "a refused connection",
    [5, 0, 5, 5, 0, 1, 0, 0, 0, 0, 0, 0],
    "unreachable",
    "the connection was refused (5)",
  ],
  ["a code of its own", [5, 0, 5, 200, 0, 1, 0, 0, 0, 0, 0, 0], "proxy", "to port 80 (200)"],
  ["half a reply", [5, 0, 5, 0, 0], "proxy", "it closed the connection"],
];
