import { Buffer } from "node:buffer";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import process from "node:process";
import { startPauses } from "./pauses_client.ts";
import { full } from "./scale.ts";
import { onDeno } from "./server.ts";

/** Processor time for which the thread may be held, milliseconds; without a guard it is 260 to 4,600. */
const MAX_PAUSE_MS = !full ? 200 : onDeno ? 100 : 50;
const MAX_RSS = 600 << 20;
const CONNECTIONS = 100;
/** Node makes all requests of a connection's packet up to its limit of resets before it closes the connection. */
const RESETTING = 20;
const FLOOD_BYTES = 32 << 10;

/** What the names of the floods have that run. */
const ONLY = process.env["FLOODS"] ?? "";

/** What one connection does; the flood is over when all are closed. */
type Flood = (socket: Socket) => void;

const GET = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
const POST = "POST /v1/match HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

const repeated = (piece: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(FLOOD_BYTES / piece.length) }, () => piece));

/** Sends all, reads what comes, and leaves when it is sent. */
const sends = (...pieces: (string | Buffer)[]): Flood => (socket) => {
  socket.resume();
  for (const piece of pieces) socket.write(piece);
  socket.end();
};
/** The same, and reads nothing: the server has to end it. */
const sendsDeaf = (...pieces: (string | Buffer)[]): Flood => (socket) => {
  socket.pause();
  for (const piece of pieces) socket.write(piece);
  // Only a socket that is read learns that it was closed.
  setTimeout(() => socket.resume(), 1_000);
  socket.end();
};
/** Sends, then a piece each second until the server closes. */
const trickles = (start: string, piece: string): Flood => (socket) => {
  socket.resume().write(start);
  const timer = setInterval(() => socket.write(piece), 1_000);
  socket.on("close", () => clearInterval(timer));
};

/** A frame of HTTP/2 (RFC 9113 section 4.1). */
function frame(type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}
const SETTINGS = frame(4, 0, 0);
/** `GET / HTTP/2` in HPACK's static table: method, scheme, path (RFC 7541 appendix A). */
const HEADERS = Uint8Array.of(0x82, 0x86, 0x84);
/** Requests of streams 1, 3, 5 …, each followed by another frame. */
const requests = (count: number, flags: number, then: (stream: number) => Buffer): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, (_, i) => [frame(1, flags, 2 * i + 1, HEADERS), then(2 * i + 1)]).flat(),
  );
const http2 = (...frames: Buffer[]): Flood => sends(PREFACE, SETTINGS, ...frames);

const FLOODS: Record<string, Flood> = {
  "nothing": () => {},
  "headers, one a second": trickles(GET, "X-A: b\r\n"),
  "headers, one a second, after a whole request": trickles(`${GET}\r\n${GET}`, "X-A: b\r\n"),
  "a body, one byte a second": trickles(`${POST}Content-Length: 10000\r\n\r\n`, " "),
  "chunks, one a second": trickles(`${POST}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"),
  "requests that come together": sends(repeated(Buffer.from(`${GET}\r\n`))),
  "the same, and no answer is read": sendsDeaf(repeated(Buffer.from(`${GET}\r\n`))),
  "a header without an end": sends(`${GET}X-Long: `, Buffer.alloc(FLOOD_BYTES, "a")),
  "many headers": sends(GET, repeated(Buffer.from("a: b\r\n"))),
  "chunks of one byte": sends(
    `${POST}Transfer-Encoding: chunked\r\n\r\n`,
    repeated(Buffer.from("1\r\n \r\n")),
  ),
  "a chunk's extension without an end": sends(
    `${POST}Transfer-Encoding: chunked\r\n\r\n1;a=`,
    Buffer.alloc(FLOOD_BYTES, "a"),
  ),
  "a chunk of 2^64 bytes": sends(`${POST}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n`),
  "trailers without an end": sends(
    `${POST}Transfer-Encoding: chunked\r\n\r\n0\r\n`,
    repeated(Buffer.from("a: b\r\n")),
  ),
  "upgrades to WebSocket, then junk": sends(
    `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    Buffer.alloc(FLOOD_BYTES, 0x81),
  ),
  "upgrades to h2c": sends(
    repeated(
      Buffer.from(`${GET}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n\r\n`),
    ),
  ),
  "tunnels": sends("CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n", Buffer.alloc(FLOOD_BYTES)),
  "HTTP/2: settings": http2(repeated(frame(4, 0, 0, new Uint8Array([0, 4, 0, 0, 255, 255])))),
  "HTTP/2: pings": http2(repeated(frame(6, 0, 0, new Uint8Array(8)))),
  "HTTP/2: pings whose answers nobody reads": sendsDeaf(
    PREFACE,
    SETTINGS,
    repeated(frame(6, 0, 0, new Uint8Array(8))),
  ),
  "HTTP/2: priorities": http2(repeated(frame(2, 0, 1, new Uint8Array(5)))),
  "HTTP/2: window updates": http2(repeated(frame(8, 0, 0, Uint8Array.of(0, 0, 0, 1)))),
  "HTTP/2: empty data": http2(frame(1, 4, 1, HEADERS), repeated(frame(0, 0, 1))),
  "HTTP/2: continuations": http2(frame(1, 0, 1, HEADERS), repeated(frame(9, 0, 1, Uint8Array.of(0x82)))),
  "HTTP/2: requests that are reset at once": http2(
    requests(1_000, 5, (stream) => frame(3, 0, stream, Uint8Array.of(0, 0, 0, 8))),
  ),
  "HTTP/2: requests without an end": http2(requests(1_000, 4, () => Buffer.alloc(0))),
  "HTTP/2: unknown frames": http2(repeated(frame(200, 0, 0))),
};

test("no flood holds the thread, the memory or the door", { timeout: 600_000 }, async () => {
  const { port, pause, stop } = await startPauses("60", "0.0.0.0");
  const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  try {
    await health();
    await pause();
    const bad: Record<string, object> = {};
    for (const [name, flood] of Object.entries(FLOODS)) {
      if (!name.includes(ONLY)) continue;
      const closed = Array.from({ length: name.includes("reset") ? RESETTING : CONNECTIONS }, async () => {
        const socket = connect(port, "127.0.0.1").on("error", () => {});
        flood(socket);
        if (!socket.closed) await once(socket, "close").catch(() => {});
      });
      await Promise.all([...closed, health().then((status) => expect([name, status]).toEqual([name, 200]))]);
      const { longest, rss } = await pause();
      if (longest > MAX_PAUSE_MS || rss > MAX_RSS) bad[name] = { longest, rss: rss >> 20 };
      console.log(name, longest, rss >> 20);
    }
    expect(bad).toEqual({});
  } finally {
    await stop();
  }
});
