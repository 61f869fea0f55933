import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { type Connection, type Dialer, DialError } from "../dial.ts";

/** A running relay. */
export interface Relay {
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Credentials of its client; new for each relay. */
  readonly credentials: { username: string; password: string };
  /** Closes it and its connections. */
  close(): Promise<void>;
}

/** Connections that a relay opens in its life. */
const MAX_CONNECTIONS = 256;
/** Maximum bytes of a request's head: four times Node's own limit. */
const MAX_HEAD = 65_536;

/** Fields of a request that are meant for the proxy. */
const FOR_PROXY = /^(?:proxy-.*|connection|keep-alive|te|upgrade)$/i;

/** Where a request to a proxy goes (RFC 9112 sections 3.2.2 and 3.2.3); null when it is not one. */
function targetOf({ url = "", headers, httpVersion }: IncomingMessage, isTunnel: boolean): URL | null {
  // A body without a length could hide a second request.
  if (httpVersion !== "1.1" || headers["transfer-encoding"] !== undefined) return null;
  return isTunnel || url.startsWith("http://") ? URL.parse(isTunnel ? `http://${url}` : url) : null;
}

/** The port that is written in a target; 80 for none. */
function portOf(url: string): number {
  return Number(/^(?:http:\/\/)?[^/]*:(\d{1,5})(?:\/|$)/.exec(url)?.[1] ?? 80);
}

/** The head of the request to forward. */
function forwardedHead({ method, rawHeaders }: IncomingMessage, { pathname, search }: URL): Uint8Array {
  let head = `${method} ${pathname}${search} HTTP/1.1\r\n`;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (!FOR_PROXY.test(rawHeaders[i]!)) head += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  }
  return Buffer.from(`${head}Connection: close\r\n\r\n`, "latin1");
}

/** The answer to a request without the relay's credentials. */
const WITHOUT_CREDENTIALS = 'HTTP/1.1 407 Credentials\r\nProxy-Authenticate: Basic realm="relay"\r\n' +
  "Content-Length: 0\r\nConnection: close\r\n\r\n";

/** Sends what a client still sends. Its stream is left open when the connection breaks: an answer may be on its way. */
async function passOn(connection: Connection, client: AsyncIterable<Uint8Array>): Promise<void> {
  const chunks = client[Symbol.asyncIterator]();
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    await connection.write(next.value);
  }
}

/** A server that answers requests to a proxy on their sockets; a second request on one ends it. */
function proxyServer(
  sockets: Set<Socket>,
  answer: (request: IncomingMessage, socket: Socket, isTunnel: boolean) => Promise<void>,
): Server {
  const served = new WeakSet<Socket>();
  const begin = (request: IncomingMessage, socket: Socket, isTunnel: boolean): void => {
    if (served.has(socket)) return void socket.destroy();
    served.add(socket);
    // Only one connection of a page broke: the page sees the end of the socket.
    answer(request, socket, isTunnel).catch(() => {}).finally(() => socket.end());
  };
  const server = createServer({ maxHeaderSize: MAX_HEAD, requireHostHeader: false });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  server.on("request", (request) => begin(request, request.socket, false));
  server.on("connect", (request, socket, head) => {
    socket.unshift(head);
    begin(request, socket as Socket, true);
  });
  server.on("clientError", (_, socket) => socket.destroy());
  return server;
}

/** Credentials of a relay, and the hash of the field that proves them. */
function newCredentials(): { credentials: Relay["credentials"]; wanted: Uint8Array } {
  const credentials = { username: "relay", password: randomBytes(24).toString("base64url") };
  const pair = Buffer.from(`${credentials.username}:${credentials.password}`).toString("base64");
  return { credentials, wanted: digest(`Basic ${pair}`) };
}

const digest = (text: string): Uint8Array => createHash("sha256").update(text).digest();

/**
 * Starts an HTTP proxy on 127.0.0.1 that connects through the dialer only: for programs with a network stack of their
 * own, such as browsers. The dialer resolves, checks and pins names; only web ports are allowed. Requests without the
 * relay's credentials are refused, so other programs on this machine cannot use it.
 *
 * Source: RFC 9110 sections 7.7, 9.3.6 and 11.7. CONNECT is a tunnel, whose bytes go through as they are. On any
 * other connection one request is forwarded, without the headers for the proxy; a client that sends another one is
 * disconnected and has to open a new connection.
 *
 * @param dialer Opens the connections.
 * @param signal Closes it with all of its connections.
 * @param maxBytes Bytes that may come in over all of its connections.
 */
export async function startRelay(dialer: Dialer, signal: AbortSignal, maxBytes: number): Promise<Relay> {
  const { credentials, wanted } = newCredentials();
  const sockets = new Set<Socket>();
  let bytes = 0;
  let connections = 0;

  async function* inward(connection: Connection): AsyncGenerator<Uint8Array> {
    for (let chunk = await connection.read(); chunk !== null; chunk = await connection.read()) {
      bytes += chunk.length;
      if (bytes > maxBytes) return;
      yield chunk;
    }
  }
  /** Answers one request. */
  const serve = async (request: IncomingMessage, socket: Socket, isTunnel: boolean): Promise<void> => {
    const url = targetOf(request, isTunnel);
    if (url === null) return;
    if (!timingSafeEqual(digest(request.headers["proxy-authorization"] ?? ""), wanted)) {
      socket.write(WITHOUT_CREDENTIALS);
      return;
    }
    // Without a tunnel, an answer of the proxy would look like the page's: the connection is closed instead.
    const no = (status: string): void => void (isTunnel && socket.write(`HTTP/1.1 ${status}\r\n\r\n`));
    if (++connections > MAX_CONNECTIONS || bytes > maxBytes) return no("429 Too much");
    // One signal each: runtimes warn at eleven listeners on one.
    const own = new AbortController();
    socket.once(
      "close",
      () => own.abort(new DialError("unreachable", "Cannot continue: the client has gone")),
    );
    if (socket.destroyed) return;
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1"), port = portOf(request.url!);
    let connection: Connection;
    try {
      connection = await dialer.connect({ host, port, purpose: "web", maxBytes }, own.signal);
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
      return no(error.reason === "refused" ? "403 Forbidden" : "502 Unreachable");
    }
    if (isTunnel) socket.write("HTTP/1.1 200 Connected\r\n\r\n");
    else await connection.write(forwardedHead(request, url));
    passOn(connection, isTunnel ? socket : request).catch(() => connection.close());
    await pipeline(inward(connection), socket, { end: false }).finally(() => connection.close());
  };
  const server = proxyServer(sockets, serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = (): Promise<void> => {
    signal.removeEventListener("abort", stop);
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) await stop();
  return {
    port: (server.address() as { port: number } | null)?.port ?? 0,
    credentials,
    close: stop,
  };
}
