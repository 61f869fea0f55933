import { once } from "node:events";
import { createServer as createHttp1Server, type Server as Http1Server } from "node:http";
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from "node:http2";
import {
  type AddressInfo,
  connect,
  createServer as createNetServer,
  type Server,
  type Socket,
} from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { Buffer } from "node:buffer";
import { feedFromOutside } from "../../io/http_pieces.ts";
import { rawProblem } from "../app.ts";
import { Connections } from "./connections.ts";
import type { Handler, Listener, ListenOptions } from "./listen.ts";
import { FIRST_STREAMS, nodeHandler } from "./node_handler.ts";

/** Milliseconds between two looks, and within which a connection to this process has to arrive. */
const LOOK_MS = 2_000;

/**
 * Listens again when a server accepts nothing any more. Under Deno 2.9 one that could not accept a connection, for want
 * of file descriptors, never accepts another, and says nothing: it is seen by a connection from here.
 *
 * @returns What stops it.
 */
function keepAccepting(server: Server, host: string): () => void {
  const { port } = server.address() as AddressInfo;
  let probe: Socket | undefined;
  const end = () => {
    probe?.destroy();
    probe = undefined;
  };
  server.prependListener("connection", (socket: Socket) => {
    if (probe === undefined || socket.remotePort !== probe.localPort) return;
    socket.destroy();
    end();
  });
  const timer = setInterval(() => {
    if (probe !== undefined) {
      end();
      server.close();
      server.listen(port, host);
    }
    // While there are no descriptors, neither look nor listener can be opened.
    probe = connect(port, host).on("error", end);
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    end();
  };
}

/** First bytes of HTTP/2 with prior knowledge (RFC 9113 section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
/** Maximum bytes of a header with its request line, whose path alone may take 32 KiB. */
const MAX_HEADER = 48 * 1024;
const HTTP1 = {
  // Refused above, with a body that says why.
  requireHostHeader: false,
  maxHeaderSize: MAX_HEADER,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};
/** Streams of HTTP/2 that a client may reset at once, and a second after that; then its connection is closed. */
const MAX_RESETS = { streamResetBurst: 100, streamResetRate: 10 };
/** Time a connection has to say whether it speaks HTTP/1.1 or HTTP/2. */
const HELLO_MS = 10_000;
/** Interval of closing idle connections during shutdown, milliseconds. */
const IDLE_CHECK_MS = 50;
const ON_DENO = "Deno" in globalThis;

type RequestListener = ReturnType<typeof nodeHandler>;

/**
 * Serves with node:http and node:http2, with limits on connections: HTTP/1.1 and HTTP/2 on one port, with TLS (ALPN) and
 * without (h2c by prior knowledge). On Deno HTTP/1.1 only.
 */
export async function listenNode(handle: Handler, options: ListenOptions): Promise<Listener> {
  const connections = new Connections(options.connections);
  const { tls } = options;
  const answer = nodeHandler({ handle }, {
    ...options,
    onRequest: (req) => connections.request(req.socket ?? null),
    isReserved: (req) => connections.isReserved(req.socket ?? null),
  });
  const http1 = http1Server(answer);
  const sessions = new Set<ServerHttp2Session>();
  // Under Deno 2.9 a server of node:http2 corrupts its memory, without any attack.
  const http2 = ON_DENO ? null : http2Server(answer, sessions);
  const serve = (socket: Socket, isHttp2: boolean) => {
    if (isHttp2 && http2 === null) return refuse(socket, 505, "This server speaks HTTP/1.1 only");
    (isHttp2 ? http2! : http1).emit("connection", socket);
    if (!isHttp2) connections.paceHttp1(socket);
  };
  const server: Server = tls === undefined
    ? createNetServer({ noDelay: true }, (socket) => sniff(socket, serve))
    : createTlsServer(
      { ...tls, noDelay: true, ALPNProtocols: http2 === null ? ["http/1.1"] : ["h2", "http/1.1"] },
      (socket) => serve(socket, socket.alpnProtocol === "h2"),
    );
  server.prependListener("connection", (socket: Socket) => connections.admit(socket));
  server.listen(options.port, options.host);
  await once(server, "listening");
  const stopLooking = ON_DENO ? keepAccepting(server, options.host) : () => {};
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections.size,
    async close(graceMs) {
      stopLooking();
      const closed = once(server, "close");
      server.close();
      // Open streams finish; then the connection ends.
      for (const session of sessions) session.close();
      http1.close();
      const idle = setInterval(() => http1.close(), IDLE_CHECK_MS);
      const timer = setTimeout(() => connections.destroyAll(), graceMs);
      await closed;
      connections.close();
      clearInterval(idle);
      clearTimeout(timer);
    },
  };
}

/** A server that gets its connections from another. */
function http1Server(answer: RequestListener): Http1Server {
  const server = createHttp1Server(HTTP1, answer);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    if (error.code === "HPE_HEADER_OVERFLOW") {
      return refuse(socket, 431, `The header is larger than ${MAX_HEADER / 1024} KiB`);
    }
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
      return refuse(socket, 408, "The request did not come in time");
    }
    refuse(socket, 400, "This is not a valid HTTP request");
  });
  // Unknown expectations are ignored (RFC 9110 section 10.1.1).
  server.on("checkExpectation", answer);
  feedFromOutside(server);
  return server;
}

/** A server that gets its connections from another, and adds its sessions while they are open. */
function http2Server(answer: RequestListener, sessions: Set<ServerHttp2Session>): Http2Server {
  const settings = { maxConcurrentStreams: FIRST_STREAMS, maxHeaderListSize: MAX_HEADER };
  const server = createHttp2Server({ settings, ...MAX_RESETS }, answer);
  server.on("checkExpectation", answer);
  server.on("sessionError", () => {});
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  return server;
}

/** Answers in HTTP/1.1, and closes the connection. */
function refuse(socket: Socket, ...why: Parameters<typeof rawProblem>): void {
  socket.end(rawProblem(...why));
}

/** Tells by its first bytes whether a connection speaks HTTP/2. */
function sniff(socket: Socket, serve: (socket: Socket, isHttp2: boolean) => void): void {
  // Refused before it came here.
  if (socket.destroyed) return;
  let head = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), HELLO_MS);
  socket.on("close", () => clearTimeout(timer));
  // Read in paused mode: a flowing socket would lose the bytes that are unshifted for the HTTP/2 session.
  const onReadable = () => {
    for (let bytes: Buffer | null; (bytes = socket.read()) !== null;) head = Buffer.concat([head, bytes]);
    const known = Math.min(head.length, PREFACE.length);
    const same = head.subarray(0, known).equals(PREFACE.subarray(0, known));
    if (head.length === 0 || (same && head.length < PREFACE.length)) return;
    clearTimeout(timer);
    socket.off("readable", onReadable);
    socket.unshift(head);
    serve(socket, same);
  };
  socket.on("readable", onReadable);
}
