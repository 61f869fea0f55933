/**
 * Certstream's streams over WebSocket (RFC 6455): entries of logs as they are proven and stored.
 * @module
 */
import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type AddressInfo, createServer as createNetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { SquatError } from "../../lib/errors.ts";
import {
  CertstreamChains,
  type CertstreamUpdate,
  certstreamUpdate,
  liteUpdate,
  type LogEntry,
  type LogIo,
  type NamedLog,
} from "../../lib/ct/log/mod.ts";
import { Held } from "../auth/held.ts";
import { feedFromOutside, type Pieces, readInPieces } from "../io/http_pieces.ts";
import { Patterns } from "./patterns.ts";

/** Bytes buffered for the clients of one owner, in equal shares. A slow client misses messages; the follower does not wait. */
const MOST_BUFFERED_BYTES = 16 << 20;
/** Most clients at a time, of all owners and of one. */
const MOST_CLIENTS = 1_000;
const MOST_CLIENTS_OF_OWNER = 50;
/** Brands that one client, and all clients of one owner, may match. */
const MOST_BRANDS_OF_CLIENT = 50;
const MOST_BRANDS_OF_OWNER = 200;
const HEARTBEAT_MS = 30_000;
/** Bytes that a client may send between two heartbeats: pings, of which each is answered. */
const MOST_SENT_BYTES = 4_096;
/** Milliseconds between checks that the keys of clients are still valid. */
const RECHECK_MS = 1_000;
/** How long the follower waits for an issuer's certificate at most. */
const ISSUER_MS = 5_000;

/** Connections that are no stream yet, or were refused and stay: the oldest goes when there are more. */
const MOST_WAITING_CLIENTS = 100;
const HTTP = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

const FULL = "/full-stream";

/** The streams by path: the same paths as certstream-server-go. */
const STREAMS: Readonly<Record<string, (update: CertstreamUpdate) => unknown>> = {
  "/": liteUpdate,
  "/certstream": liteUpdate,
  [FULL]: (update) => update,
  "/domains-only": ({ data }) => ({ message_type: "dns_entries", data: data.leaf_cert.all_domains }),
};

/** A client that was let in. */
export interface CertstreamClient {
  /** Owner of its key. */
  readonly owner: string;
  /** Whether the key is still valid. */
  isGood(): Promise<boolean>;
}

/** Returns the client that sends a request, or why it is refused. */
export type CertstreamDoor = (
  request: IncomingMessage,
) => Promise<CertstreamClient | { status: number; detail: string }>;

/** How streams are served. */
export interface CertstreamOptions {
  /** Where to listen. */
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Decides on every request, upgrades included. */
  readonly door: CertstreamDoor;
  /** Bytes that may wait for the clients of an owner, in equal shares. @default 16 MiB */
  readonly mostWaiting?: number;
  /** How tiled logs are asked for the certificates of issuers. @default their chains stay empty */
  readonly io?: LogIo;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

/** Streams that are served. */
export type Certstream = Awaited<ReturnType<typeof serveCertstream>>;

interface Subscriber {
  readonly socket: WebSocket;
  readonly path: string;
  readonly owner: string;
  readonly client: CertstreamClient;
  /** What it matches; all when there are none. */
  readonly brands: readonly string[];
  /** Bytes that came from it since the last heartbeat. */
  sent: number;
}

/**
 * Serves certstream's streams: `/` and `/certstream` (no DER), `/full-stream`, `/domains-only`; with `?match=BRAND` only
 * certificates with a name that imitates one. `/example.json` is the newest message, `/stats.json` what was missed.
 * Chains are looked for while somebody reads `/full-stream`, and for the last entry of a batch: it may be the example.
 */
export async function serveCertstream(options: CertstreamOptions) {
  const clients = new Clients(options);
  const http = createServer(HTTP, (request, response) => void clients.answer(request, response));
  http.on("upgrade", (request, socket, head) => void clients.connect(request, socket, head));
  feedFromOutside(http);
  const server = createNetServer({ noDelay: true }, (socket) => {
    clients.admit(socket);
    socket.setTimeout(HTTP.headersTimeout, () => socket.destroy());
    socket.once("readable", () => {
      socket.setTimeout(0);
      http.emit("connection", socket);
      clients.read(socket);
    });
  });
  const recheck = setInterval(() => clients.recheck(), RECHECK_MS);
  const heartbeat = setInterval(() => clients.heartbeat(), HEARTBEAT_MS);
  const { host, port } = options;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    /** Where, as `ws://127.0.0.1:4000/`. */
    url: `ws://${host.includes(":") ? `[${host}]` : host}:${bound}/`,
    /** Clients now, and messages that slow ones missed since the start. */
    counts: () => clients.counts(),
    /** Sends entries to all clients. Resolves when all are queued; never waits for a client. */
    send: (log: NamedLog, entries: readonly LogEntry[]): Promise<void> => clients.send(log, entries),
    /** Closes every connection. */
    async close(): Promise<void> {
      clearInterval(heartbeat);
      clearInterval(recheck);
      clients.close();
      http.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A connection that is no stream. */
interface Reading extends Pieces {
  /** Requests that are not answered yet. */
  active: number;
}

/** The clients of a server, and what they are sent. */
class Clients {
  readonly #door: CertstreamDoor;
  readonly #mostWaiting: number;
  readonly #now: () => number;
  readonly #chains: CertstreamChains;
  readonly #patterns = new Patterns();
  readonly #subscribers = new Set<Subscriber>();
  /** How many are of each owner. */
  readonly #ofOwner = new Held();
  /** Connections that are no stream, the oldest first. */
  readonly #waiting = new Set<Duplex>();
  readonly #readings = new WeakMap<Duplex, Reading>();
  /** Messages of clients are ignored. */
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024, perMessageDeflate: false });
  #newest: CertstreamUpdate | null = null;
  #dropped = 0;

  constructor({ io, door, mostWaiting = MOST_BUFFERED_BYTES, now = Date.now }: CertstreamOptions) {
    this.#door = door;
    this.#mostWaiting = mostWaiting;
    this.#now = now;
    this.#chains = new CertstreamChains(io === undefined ? null : impatient(io), now);
  }

  counts(): { clients: number; dropped: number } {
    return { clients: this.#subscribers.size, dropped: this.#dropped };
  }

  /** Lets a connection in; it has to become a stream before others need its place. */
  admit(socket: Socket): void {
    this.#waiting.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => this.#waiting.delete(socket));
    if (this.#waiting.size > MOST_WAITING_CLIENTS) this.#waiting.values().next().value!.destroy();
  }

  /** Reads a connection that the server has got as its requests are answered. */
  read(socket: Socket): void {
    const reading: Reading = { active: 0, ...readInPieces(socket, () => reading.active > 1) };
    this.#readings.set(socket, reading);
  }

  /** Answers a request that is no WebSocket. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reading = this.#readings.get(request.socket);
    if (reading !== undefined) {
      reading.active++;
      response.on("close", () => {
        reading.active--;
        reading.goOn();
      });
    }
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body) + "\n");
    };
    const passed = await this.#door(request);
    if ("status" in passed) return send(passed.status, { detail: passed.detail });
    const path = request.url?.split("?", 1)[0];
    const shown = path === "/stats.json" ? this.counts() : path === "/example.json" ? this.#newest : null;
    if (shown === null) send(404, { detail: "Connect a WebSocket to /, /full-stream or /domains-only" });
    else send(200, shown);
  }

  /** Lets a client in, or says why not. */
  async connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    this.#readings.get(request.socket)?.release();
    socket.on("error", () => socket.destroy());
    const refuse = (status: number, detail: string) =>
      void socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: ${
          Buffer.byteLength(detail) + 1
        }\r\nconnection: close\r\n\r\n${detail}\n`,
      );
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (url === null) return refuse(400, "The path cannot be read as a URL");
    const { pathname, searchParams } = url;
    const passed = await this.#door(request);
    if ("status" in passed) return refuse(passed.status, passed.detail);
    if (!Object.hasOwn(STREAMS, pathname)) return refuse(404, "There is no such stream");
    const { owner } = passed;
    const brands = brandsIn(searchParams);
    const refusal = clientRefusal(owner, brands, [...this.#subscribers]);
    if (refusal !== null) return refuse(...refusal);
    let unfollow: () => void;
    try {
      unfollow = this.#patterns.follow(brands);
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      return refuse(error.code === "over_capacity" ? 503 : 400, error.message);
    }
    socket.once("close", unfollow);
    if (socket.destroyed) return unfollow();
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const subscriber = { socket: webSocket, path: pathname, owner, client: passed, brands, sent: 0 };
      socket.on("data", ({ length }: Buffer) => {
        subscriber.sent += length;
        if (subscriber.sent > MOST_SENT_BYTES) webSocket.terminate();
      });
      this.#waiting.delete(socket);
      this.#subscribers.add(subscriber);
      const leave = this.#ofOwner.take(owner);
      webSocket.on("close", () => {
        this.#subscribers.delete(subscriber);
        leave();
      });
      webSocket.on("error", () => webSocket.terminate());
    });
  }

  /** Ends the connections of clients whose key is no longer valid. */
  recheck(): void {
    for (const { socket, client } of this.#subscribers) {
      // A store that cannot be read for a moment revokes nothing.
      client.isGood().then((isGood) => isGood || socket.terminate(), () => {});
    }
  }

  heartbeat(): void {
    const text = JSON.stringify({ message_type: "heartbeat", timestamp: this.#now() / 1_000 });
    for (const subscriber of this.#subscribers) {
      subscriber.sent = 0;
      this.#deliver(subscriber, text);
    }
  }

  async send(log: NamedLog, entries: readonly LogEntry[]): Promise<void> {
    // Without a client only the newest message is built, as the example.
    for (const entry of this.#subscribers.size === 0 ? entries.slice(-1) : entries) {
      const update = certstreamUpdate(entry, log, this.#now());
      if (update === null) continue;
      const imitated = this.#patterns.imitated(update.data.leaf_cert.all_domains);
      const readers = [...this.#subscribers].filter(({ brands }) =>
        brands.length === 0 || brands.some((brand) => imitated.has(brand))
      );
      if (readers.some(({ path }) => path === FULL) || entry === entries.at(-1)) {
        update.data.chain = await this.#chains.chainOf(entry, log);
      }
      this.#newest = update;
      const texts = new Map<string, string>();
      for (const subscriber of readers) {
        let text = texts.get(subscriber.path);
        if (text === undefined) {
          text = JSON.stringify(STREAMS[subscriber.path]!(update));
          texts.set(subscriber.path, text);
        }
        this.#deliver(subscriber, text);
      }
    }
  }

  close(): void {
    for (const { socket } of this.#subscribers) socket.terminate();
    for (const socket of this.#waiting) socket.destroy();
  }

  #deliver({ socket, owner }: Subscriber, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    const most = this.#mostWaiting / this.#ofOwner.of(owner);
    if (socket.bufferedAmount + text.length > most) this.#dropped++;
    else socket.send(text);
  }
}

function impatient(io: LogIo): LogIo {
  return {
    ...io,
    fetch(url, init) {
      const patience = AbortSignal.timeout(ISSUER_MS);
      const signal = init.signal === undefined ? patience : AbortSignal.any([patience, init.signal]);
      return io.fetch(url, { ...init, signal });
    },
  };
}

/** Returns the brands that a client matches, each once. */
function brandsIn(parameters: URLSearchParams): string[] {
  const all = parameters.getAll("match").flatMap((list) => list.split(","));
  return [...new Set(all.map((brand) => brand.toLowerCase()))];
}

/** Returns why an owner gets no further client; null when it does. */
function clientRefusal(
  owner: string,
  brands: readonly string[],
  subscribers: readonly Subscriber[],
): [status: number, detail: string] | null {
  if (brands.length > MOST_BRANDS_OF_CLIENT) {
    return [400, `${brands.length} brands to match are too many: give at most ${MOST_BRANDS_OF_CLIENT}`];
  }
  if (subscribers.length >= MOST_CLIENTS) return [503, "All places are taken: try again later"];
  const own = subscribers.filter((each) => each.owner === owner);
  if (own.length >= MOST_CLIENTS_OF_OWNER) {
    return [429, `All ${MOST_CLIENTS_OF_OWNER} places of this owner are taken: close a connection`];
  }
  const followed = new Set([...brands, ...own.flatMap((each) => each.brands)]);
  if (followed.size > MOST_BRANDS_OF_OWNER) {
    return [
      429,
      `The clients of this owner match ${MOST_BRANDS_OF_OWNER} brands at most: close a connection`,
    ];
  }
  return null;
}
