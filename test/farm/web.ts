/**
 * Web servers that misbehave, one way each. Every one respects back-pressure: what floods does so as fast as it is read.
 * @module
 */
import type { Socket } from "node:net";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";

/** What a server does with a connection once a request has arrived. */
export type Misdeed = (socket: Socket, path: string) => void;

const OK = "HTTP/1.1 200 OK\r\nServer: farm\r\nContent-Type: text/html\r\n";

/** Writes pieces for as long as somebody reads them. */
function flood(socket: Socket, piece: () => string | Uint8Array): void {
  const more = (): void => {
    while (!socket.destroyed) if (!socket.write(piece())) return void socket.once("drain", more);
  };
  more();
}

/** Writes a piece now and then, for ever. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 100);
  socket.on("close", () => clearInterval(timer));
}

const lazily = <T>(make: () => T): () => T => {
  let made: T | undefined;
  return () => made ??= make();
};
const plain = lazily(() => Buffer.alloc(64 * 1024 * 1024, "<p>bomb</p>"));
const gzip = lazily(() => gzipSync(plain(), { level: 9 }));
const nested = lazily(() => gzipSync(gzip()));
const brotli = lazily(() => brotliCompressSync(plain()));
// Not every runtime has it.
const zstd = lazily(() => typeof zstdCompressSync === "function" ? zstdCompressSync(plain()) : gzip());

function bomb(coding: string, bytes: () => Uint8Array): Misdeed {
  return (socket) => {
    socket.write(`${OK}Content-Encoding: ${coding}\r\nContent-Length: ${bytes().length}\r\n\r\n`);
    socket.end(bytes());
  };
}

function redirect(to: (path: string) => string): Misdeed {
  return (socket, path) =>
    socket.end(`HTTP/1.1 302 Found\r\nLocation: ${to(path)}\r\nContent-Length: 0\r\n\r\n`);
}

function page(html: (path: string) => string): Misdeed {
  return (socket, path) => socket.end(`${OK}Connection: close\r\n\r\n${html(path)}`);
}

/** What honest servers show. */
export const HONEST: Misdeed = page(() => "<!doctype html><title>Honest</title><h1>A page like others</h1>");

/** Misdeeds by name; the name stands in the host names of their servers. */
export const MISDEEDS: Readonly<Record<string, Misdeed>> = {
  "drip-header": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nX: ");
    drip(socket, "a");
  },
  "drip-body": (socket) => {
    socket.write(`${OK}Content-Length: 100000\r\n\r\n`);
    drip(socket, "b");
  },
  "endless-headers": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    flood(socket, () => `X-${"h".repeat(200)}: ${"v".repeat(2_000)}\r\n`);
  },
  "endless-line": (socket) => flood(socket, () => "H".repeat(16_384)),
  "endless-interim": (socket) => flood(socket, () => "HTTP/1.1 100 Continue\r\n\r\n"),
  "endless-extension": (socket) => {
    socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n5`);
    flood(socket, () => `;${"e".repeat(4_000)}=1`);
  },
  "endless-chunks": (socket) => {
    socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`);
    flood(socket, () => "1\r\nx\r\n".repeat(500));
  },
  "endless-trailers": (socket) => {
    socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`);
    flood(socket, () => "T: t\r\n".repeat(500));
  },
  "bomb-gzip": bomb("gzip", gzip),
  "bomb-nested": bomb("gzip, gzip", nested),
  "bomb-brotli": bomb("br", brotli),
  "bomb-zstd": bomb("zstd", zstd),
  "length-and-chunks": (socket) =>
    socket.end(
      `${OK}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\nGET / HTTP/1.1\r\n`,
    ),
  "hundred-megabytes": (socket) => {
    socket.write(`${OK}Content-Length: 104857600\r\n\r\n`);
    flood(socket, () => plain().subarray(0, 65_536));
  },
  "million-tags": page(() => "<div>".repeat(1_000_000)),
  "million-attributes": page(() => `<a ${"x=y ".repeat(1_000_000)}>`),
  "many-frames": page((path) => `<iframe src="${path}x"></iframe>`.repeat(1_000)),
  "redirect-loop": redirect((path) => `${path}a`),
  "redirect-private": redirect(() => "http://169.254.169.254/latest/meta-data/"),
  "redirect-file": redirect(() => "file:///etc/passwd"),
  "redirect-long": redirect(() => `/${"l".repeat(12_000)}`),
  "refresh-loop": page((path) => `<meta http-equiv=refresh content="0;url=${path}r">`),
  "no-http": (socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n"),
  reset: (socket) => socket.resetAndDestroy(),
  silence: () => {},
};
