import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type Socket } from "node:net";
import { type Connection, type Dialer, DialError } from "../dial.ts";

/** Bounds of a relay. */
export interface RelayOptions {
  /** Bytes that may come in over all of its connections. @default 16 MiB */
  maxBytes?: number;
}

/** A running relay. */
export interface Relay {
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Credentials of its client; new for each relay. */
  readonly credentials: { username: string; password: string };
  /** Bytes that came in so far. */
  readonly bytes: number;
  /** `host:port` of blocked requests, in order; the first hundred. */
  readonly refused: readonly string[];
  /** Closes it and its connections. */
  close(): Promise<void>;
}

/** Connections that a relay opens in its life. */
const MOST_CONNECTIONS = 256;
/** Maximum number of blocked requests that are listed. */
const MAX_NOTED = 100;
/** Maximum bytes of a request's head: four times Node's own limit. */
const MAX_HEAD = 65_536;

/** Reads the parts of a protocol from a socket. */
class RequestReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  }

  /** A request's head without its empty line, one character a byte; null when there is none in 64 KiB. */
  async head(): Promise<string | null> {
    for (;;) {
      const end = this.#buffer.indexOf("\r\n\r\n");
      if (end > MAX_HEAD) return null;
      if (end >= 0) {
        const head = this.#buffer.toString("latin1", 0, end);
        this.#buffer = this.#buffer.subarray(end + 4);
        return head;
      }
      if (this.#buffer.length > MAX_HEAD) return null;
      const { value, done } = await this.#chunks.next();
      if (done === true) return null;
      this.#buffer = Buffer.concat([this.#buffer, value]);
    }
  }

  /** The next bytes; null at the end. */
  async rest(): Promise<Uint8Array | null> {
    if (this.#buffer.length > 0) {
      const held = this.#buffer;
      this.#buffer = Buffer.alloc(0);
      return held;
    }
    const { value, done } = await this.#chunks.next();
    return done === true ? null : value;
  }
}

/** A request to the proxy. */
interface ProxyRequest {
  /** CONNECT, whose bytes go through as they are. */
  tunnel: boolean;
  host: string;
  port: number;
  /** The request to forward, if it is not a tunnel. */
  forwarded: string;
  /** Bytes of its body. */
  length: number;
  /** Value of Proxy-Authorization. */
  credentials: string;
}

/** Reads the head of a request to a proxy (RFC 9112 sections 3.2.2 and 3.2.3); null when it is not one. */
function readRequest(head: string): ProxyRequest | null {
  const [first = "", ...lines] = head.split("\r\n");
  const [, method, target] = /^([A-Z]{1,20}) (\S{1,8192}) HTTP\/1\.1$/.exec(first) ?? [];
  if (method === undefined || target === undefined) return null;
  const fields = lines.map((line) => /^([!#$%&'*+.^_`|~\w-]+):(.*)$/.exec(line));
  if (fields.includes(null)) return null;
  const valueOf = (name: string): string =>
    fields.find((field) => field![1]!.toLowerCase() === name)?.[2]?.trim() ?? "";
  const tunnel = method === "CONNECT";
  const url = `http://${tunnel ? target : target.slice("http://".length)}`;
  if (!URL.canParse(url) || (!tunnel && !target.startsWith("http://"))) return null;
  const { hostname, pathname, search } = new URL(url);
  const port = Number(/:(\d{1,5})$/.exec(url.split("/")[2]!)?.[1] ?? 80);
  const length = valueOf("content-length") || "0";
  // A body without a length could hide a second request.
  if (!/^\d{1,9}$/.test(length) || valueOf("transfer-encoding") !== "") return null;
  const onward = fields.filter((field) =>
    !/^(?:proxy-.*|connection|keep-alive|te|upgrade)$/i.test(field![1]!)
  )
    .map((field) => `${field![1]}: ${field![2]!.trim()}\r\n`).join("");
  return {
    tunnel,
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port,
    forwarded: `${method} ${pathname}${search} HTTP/1.1\r\n${onward}Connection: close\r\n\r\n`,
    length: Number(length),
    credentials: valueOf("proxy-authorization"),
  };
}

/** Resolves when the socket is writable, or has ended. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      socket.off("drain", go);
      socket.off("close", go);
      resolve();
    };
    socket.on("drain", go);
    socket.on("close", go);
  });
}

/** The answer to a request without the relay's credentials. */
const WITHOUT_CREDENTIALS = 'HTTP/1.1 407 Credentials\r\nProxy-Authenticate: Basic realm="relay"\r\n' +
  "Content-Length: 0\r\nConnection: close\r\n\r\n";

/** Sends what a client still sends, `most` bytes at most: one that sends more is disconnected. */
async function passOn(
  connection: Connection,
  reader: RequestReader,
  most: number,
  socket: Socket,
): Promise<void> {
  let left = most;
  for (let chunk = await reader.rest(); chunk !== null; chunk = await reader.rest()) {
    if (chunk.length > left) {
      socket.destroy();
      return;
    }
    left -= chunk.length;
    await connection.write(chunk);
  }
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
 * @param options Bounds.
 */
export async function startRelay(
  dialer: Dialer,
  signal: AbortSignal,
  options: RelayOptions = {},
): Promise<Relay> {
  const { maxBytes = 16 * 1024 * 1024 } = options;
  const { credentials, wanted } = newCredentials();
  const sockets = new Set<Socket>();
  const refused: string[] = [];
  let bytes = 0;
  let connections = 0;

  const inward = async (connection: Connection, socket: Socket): Promise<void> => {
    for (let chunk = await connection.read(); chunk !== null; chunk = await connection.read()) {
      bytes += chunk.length;
      if (bytes > maxBytes || socket.destroyed) return;
      if (!socket.write(chunk)) await drained(socket);
    }
  };
  const serve = async (socket: Socket): Promise<void> => {
    const reader = new RequestReader(socket);
    const head = await reader.head();
    const request = head === null ? null : readRequest(head);
    if (request === null) return;
    const { tunnel, host, port } = request;
    if (!timingSafeEqual(digest(request.credentials), wanted)) {
      socket.write(WITHOUT_CREDENTIALS);
      return;
    }
    // Without a tunnel, an answer of the proxy would look like the page's: the connection is closed instead.
    const no = (status: string): void => void (tunnel && socket.write(`HTTP/1.1 ${status}\r\n\r\n`));
    if (++connections > MOST_CONNECTIONS || bytes > maxBytes) return no("429 Too much");
    // One signal each: runtimes warn at eleven listeners on one.
    const own = new AbortController();
    socket.once(
      "close",
      () => own.abort(new DialError("unreachable", "Cannot continue: the client has gone")),
    );
    if (socket.destroyed) return;
    let connection: Connection;
    try {
      connection = await dialer.connect({ host, port, purpose: "web", maxBytes }, own.signal);
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
      const forbidden = error.reason === "refused";
      if (forbidden && refused.length < MAX_NOTED) refused.push(`${host}:${port}`);
      return no(forbidden ? "403 Forbidden" : "502 Unreachable");
    }
    if (tunnel) socket.write("HTTP/1.1 200 Connected\r\n\r\n");
    else await connection.write(Buffer.from(request.forwarded, "latin1"));
    passOn(connection, reader, tunnel ? Infinity : request.length, socket).catch(() => connection.close());
    await inward(connection, socket).finally(() => connection.close());
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    // Only one connection of a page broke: the page sees the end of the socket.
    serve(socket).catch(() => {}).finally(() => socket.end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
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
    get bytes() {
      return bytes;
    },
    refused,
    close: stop,
  };
}
