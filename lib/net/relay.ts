import { createServer, type Socket } from "node:net";
import { type Connection, type Dialer, DialError } from "../dial.ts";
import { formatIp } from "../ip.ts";

/** Bounds of a relay. */
export interface RelayOptions {
  /** Bytes that may come in over all of its connections. @default 16 MiB */
  maxBytes?: number;
  /** Connections it opens in its life. @default 256 */
  maxConnections?: number;
}

/** A running relay. */
export interface Relay {
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Bytes that came in so far. */
  readonly bytes: number;
  /** `host:port` of what the rules did not let out, in the order asked for; the first hundred. */
  readonly refused: readonly string[];
  /** Ends it and its connections. */
  close(): Promise<void>;
}

const VERSION = 5;
/** RFC 1928 section 6. */
const REPLY = { succeeded: 0, notAllowed: 2, unreachable: 4, command: 7 } as const;
const MAX_NOTED = 100;

/** Takes bytes from a socket in the sizes that a protocol asks for. */
class Taker {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array(0);

  constructor(socket: Socket) {
    this.#chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  }

  /** That many bytes; null when the peer ends before. */
  async take(length: number): Promise<Uint8Array | null> {
    while (this.#held.length < length) {
      const { value, done } = await this.#chunks.next();
      if (done === true) return null;
      const joined = new Uint8Array(this.#held.length + value.length);
      joined.set(this.#held);
      joined.set(value, this.#held.length);
      this.#held = joined;
    }
    const taken = this.#held.slice(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** Whatever is there next; null at the end. */
  async rest(): Promise<Uint8Array | null> {
    if (this.#held.length > 0) return await this.take(this.#held.length);
    const { value, done } = await this.#chunks.next();
    return done === true ? null : value;
  }
}

/** The host and port that a SOCKS client wants; null when it breaks off or wants something else. */
async function wanted(taker: Taker): Promise<{ command: number; host: string; port: number } | null> {
  const greeting = await taker.take(4);
  if (greeting === null || greeting[0] !== VERSION) return null;
  const kind = greeting[3];
  let host: string;
  if (kind === 1 || kind === 4) {
    const bytes = await taker.take(kind === 1 ? 4 : 16);
    if (bytes === null) return null;
    host = formatIp(bytes) as string;
  } else if (kind === 3) {
    const length = (await taker.take(1))?.[0];
    const bytes = length === undefined ? null : await taker.take(length);
    if (bytes === null) return null;
    host = new TextDecoder("latin1").decode(bytes);
  } else return null;
  const port = await taker.take(2);
  if (port === null) return null;
  return { command: greeting[1] as number, host, port: (port[0] as number) << 8 | (port[1] as number) };
}

/** Resolves when the socket takes more, or has ended. */
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

/**
 * Starts a SOCKS5 server on 127.0.0.1 that connects by the dialer and by nothing else: for programs that bring a
 * network of their own, such as browsers. Names come unresolved and are resolved, judged and pinned by the
 * dialer; only ports of the web are dialled; whatever the rules forbid is answered "not allowed by ruleset".
 *
 * Source: RFC 1928, CONNECT without authentication. Bytes go through as they are, so every protocol over TCP
 * is under the same rules.
 *
 * @param dialer The way out.
 * @param signal Ends it with all of its connections.
 * @param options Bounds.
 */
export async function startRelay(
  dialer: Dialer,
  signal: AbortSignal,
  options: RelayOptions = {},
): Promise<Relay> {
  const { maxBytes = 16 * 1024 * 1024, maxConnections = 256 } = options;
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
  const outward = async (connection: Connection, taker: Taker): Promise<void> => {
    for (let chunk = await taker.rest(); chunk !== null; chunk = await taker.rest()) {
      await connection.write(chunk);
    }
  };
  const serve = async (socket: Socket): Promise<void> => {
    const taker = new Taker(socket);
    const hello = await taker.take(2);
    if (hello === null || hello[0] !== VERSION || await taker.take(hello[1] as number) === null) return;
    socket.write(Uint8Array.of(VERSION, 0));
    const target = await wanted(taker);
    if (target === null) return;
    const { command, host, port } = target;
    const reply = (code: number): void => {
      socket.write(Uint8Array.of(VERSION, code, 0, 1, 0, 0, 0, 0, 0, 0));
    };
    if (command !== 1) return reply(REPLY.command);
    if (++connections > maxConnections || bytes > maxBytes) return reply(REPLY.notAllowed);
    // A signal for each: platforms warn at eleven listeners on one.
    const own = new AbortController();
    socket.once("close", () => own.abort(new DialError("unreachable", "Cannot go on: nobody is interested")));
    if (socket.destroyed) return;
    let connection: Connection;
    try {
      connection = await dialer.connect({ host, port, purpose: "web", maxBytes }, own.signal);
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
      const forbidden = error.reason === "refused";
      if (forbidden && refused.length < MAX_NOTED) refused.push(`${host}:${port}`);
      return reply(forbidden ? REPLY.notAllowed : REPLY.unreachable);
    }
    reply(REPLY.succeeded);
    outward(connection, taker).catch(() => connection.close());
    await inward(connection, socket).finally(() => connection.close());
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    // What breaks here is one connection of a page: the page hears of it by the end of the socket.
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
    get bytes() {
      return bytes;
    },
    refused,
    close: stop,
  };
}
