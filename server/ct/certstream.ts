/**
 * Certstream's streams over WebSocket (RFC 6455): entries of logs as they are proven and stored.
 * @module
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { SquatError } from "../../lib/errors.ts";
import { lookalikes } from "../../lib/ct/mod.ts";
import {
  CertstreamChains,
  type CertstreamUpdate,
  certstreamUpdate,
  liteUpdate,
  type LogEntry,
  type LogIo,
  type NamedLog,
} from "../../lib/ct/log/mod.ts";

/** Bytes buffered for one client. A slower client misses messages; the follower does not wait. */
const MOST_WAITING = 4 << 20;
/** Most clients at a time. */
const MOST_CLIENTS = 1_000;
/** Brands that one client may match. */
const MOST_BRANDS = 50;
const HEARTBEAT_MS = 30_000;
/** How long the follower waits for an issuer's certificate at most. */
const ISSUER_MS = 5_000;

const FULL = "/full-stream";

/** The streams by path: the same paths as certstream-server-go. */
const STREAMS: Readonly<Record<string, (update: CertstreamUpdate) => unknown>> = {
  "/": liteUpdate,
  "/certstream": liteUpdate,
  [FULL]: (update) => update,
  "/domains-only": ({ data }) => ({ message_type: "dns_entries", data: data.leaf_cert.all_domains }),
};

/** How streams are served. */
export interface CertstreamOptions {
  /** Where to listen. */
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Bytes that may wait for a client. @default 4 MiB */
  readonly mostWaiting?: number;
  /** How tiled logs are asked for the certificates of issuers. @default their chains stay empty */
  readonly io?: LogIo;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

/** Streams that are served. */
export interface Certstream {
  /** Where, as `ws://127.0.0.1:4000/`. */
  readonly url: string;
  /** Clients now, and messages that slow ones missed since the start. */
  counts(): { clients: number; dropped: number };
  /** Sends entries to all clients. Resolves when all are queued; never waits for a client. */
  send(log: NamedLog, entries: readonly LogEntry[]): Promise<void>;
  /** Closes every connection. */
  close(): Promise<void>;
}

interface Subscriber {
  readonly socket: WebSocket;
  readonly path: string;
  readonly wants: (update: CertstreamUpdate) => boolean;
}

/**
 * Serves certstream's streams: `/` and `/certstream` (no DER), `/full-stream`, `/domains-only`; with `?match=BRAND` only
 * certificates with a name that imitates one. `/example.json` is the newest message, `/stats.json` what was missed.
 * Chains are looked for while somebody reads `/full-stream`, and for the last entry of a batch: it may be the example.
 */
export async function serveCertstream(options: CertstreamOptions): Promise<Certstream> {
  const { host, port, io, mostWaiting = MOST_WAITING, now = Date.now } = options;
  const chains = new CertstreamChains(io === undefined ? null : impatient(io), now);
  const subscribers = new Set<Subscriber>();
  let newest: CertstreamUpdate | null = null;
  let dropped = 0;
  const counts = () => ({ clients: subscribers.size, dropped });

  const server = createServer((request, response) => {
    const shown = request.url === "/stats.json"
      ? counts()
      : request.url === "/example.json"
      ? newest
      : undefined;
    response.writeHead(shown == null ? 404 : 200, { "content-type": "application/json" });
    response.end(
      JSON.stringify(shown ?? { detail: "Connect a WebSocket to /, /full-stream or /domains-only" }) + "\n",
    );
  });
  // Messages of clients are ignored.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024, perMessageDeflate: false });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const refuse = (status: string, detail: string) =>
      void socket.end(`HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(detail)}\r\n\r\n${detail}`);
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (url === null) return refuse("400 Bad Request", "The path cannot be read as a URL\n");
    const { pathname, searchParams } = url;
    if (!Object.hasOwn(STREAMS, pathname)) return refuse("404 Not Found", "There is no such stream\n");
    if (subscribers.size >= MOST_CLIENTS) return refuse("503 Service Unavailable", "All places are taken\n");
    let wants;
    try {
      wants = filterOf(searchParams.getAll("match"));
    } catch (error) {
      return refuse("400 Bad Request", `${(error as Error).message}\n`);
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const subscriber = { socket: webSocket, path: pathname, wants };
      subscribers.add(subscriber);
      webSocket.on("close", () => subscribers.delete(subscriber));
      webSocket.on("error", () => webSocket.terminate());
    });
  });

  const deliver = ({ socket }: Subscriber, text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount + text.length > mostWaiting) dropped++;
    else socket.send(text);
  };
  const heartbeat = setInterval(() => {
    const text = JSON.stringify({ message_type: "heartbeat", timestamp: now() / 1_000 });
    for (const subscriber of subscribers) deliver(subscriber, text);
  }, HEARTBEAT_MS);

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `ws://${host.includes(":") ? `[${host}]` : host}:${bound}/`,
    counts,
    async send(log, entries) {
      // Without a client only the newest message is built, as the example.
      for (const entry of subscribers.size === 0 ? entries.slice(-1) : entries) {
        const update = certstreamUpdate(entry, log, now());
        if (update === null) continue;
        const readers = [...subscribers].filter(({ wants }) => wants(update));
        if (readers.some(({ path }) => path === FULL) || entry === entries.at(-1)) {
          update.data.chain = await chains.chainOf(entry, log);
        }
        newest = update;
        const texts = new Map<string, string>();
        for (const subscriber of readers) {
          let text = texts.get(subscriber.path);
          if (text === undefined) {
            text = JSON.stringify(STREAMS[subscriber.path]!(update));
            texts.set(subscriber.path, text);
          }
          deliver(subscriber, text);
        }
      }
    },
    async close() {
      clearInterval(heartbeat);
      for (const { socket } of subscribers) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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

/**
 * Returns the filter of a client.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter`.
 */
function filterOf(brands: readonly string[]): Subscriber["wants"] {
  if (brands.length === 0) return () => true;
  const domains = brands.flatMap((list) => list.split(","));
  if (domains.length > MOST_BRANDS) {
    throw new SquatError(
      "invalid_parameter",
      `${domains.length} brands to match are too many: give at most ${MOST_BRANDS}`,
    );
  }
  const all = domains.map(lookalikes);
  return ({ data }) =>
    data.leaf_cert.all_domains.some((name) => all.some(({ imitation }) => imitation(name) !== null));
}
