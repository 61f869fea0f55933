import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import { createSecureServer, createServer as createHttp2Server, type ServerHttp2Session } from "node:http2";
import { type AddressInfo, createServer as createNetServer, type Server, type Socket } from "node:net";
import { Buffer } from "node:buffer";
import { rawProblem } from "../app.ts";
import { Connections } from "./connections.ts";
import type { Handler, Listener, ListenOptions } from "./listen.ts";
import { nodeHandler } from "./node_handler.ts";

/** First bytes of HTTP/2 with prior knowledge (RFC 9113 section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
/** Maximum bytes of a header with its request line, whose path alone may take 32 KiB. */
const MOST_HEADER = 48 * 1024;
const HTTP1 = {
  // Refused above, with a body that says why.
  requireHostHeader: false,
  maxHeaderSize: MOST_HEADER,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
};
/** Requests of HTTP/2 that a connection may have open. */
const MOST_STREAMS = 128;
/** Time a connection has to say whether it speaks HTTP/1.1 or HTTP/2. */
const HELLO_MS = 10_000;
/** Interval of closing idle connections during shutdown, milliseconds. */
const IDLE_CHECK_MS = 50;

/** Serves with node:http and node:http2: HTTP/1.1 and HTTP/2 on one port, with and without TLS. */
export async function listenNode(handler: Handler, options: ListenOptions): Promise<Listener> {
  const connections = new Connections(options.connections);
  const { now = Date.now } = options;
  const answer = nodeHandler({ handle: handler }, {
    ...options,
    onRequest: (req) => connections.request(req.socket ?? null),
    isReserved: (req) => connections.isReserved(req.socket ?? null),
  });
  const sessions = new Set<ServerHttp2Session>();
  const track = (session: ServerHttp2Session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  };
  const refuse = (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const [status, detail] = error.code === "HPE_HEADER_OVERFLOW"
      ? [431, `The header is larger than ${MOST_HEADER / 1024} KiB`] as const
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? [408, "The request did not come in time"] as const
      : [400, "This is not a valid HTTP request"] as const;
    socket.end(rawProblem(status, detail, now()));
  };
  const http2Options = { settings: { maxConcurrentStreams: MOST_STREAMS, maxHeaderListSize: MOST_HEADER } };
  let server: Server;
  let closeIdle = () => {};
  if (options.tls !== undefined) {
    const secure = createSecureServer(
      { ...http2Options, ...HTTP1, ...options.tls, allowHTTP1: true },
      answer,
    );
    secure.on("clientError", refuse as never);
    secure.on("checkExpectation", answer);
    secure.on("sessionError", () => {});
    secure.on("session", track);
    secure.on("secureConnection", (socket) => {
      if (socket.alpnProtocol !== "h2") connections.paceHttp1(socket);
    });
    closeIdle = () => (secure as unknown as Partial<HttpServer>).closeIdleConnections?.();
    server = secure;
  } else {
    const http1 = createServer(HTTP1, answer);
    http1.on("clientError", refuse as never);
    // Unknown expectations are ignored (RFC 9110 section 10.1.1), as by Deno.
    http1.on("checkExpectation", answer);
    // This server does not listen itself; without this it enforces no timeouts and tracks no idle connections.
    http1.emit("listening");
    closeIdle = () => http1.close();
    const http2 = createHttp2Server(http2Options, answer);
    http2.on("checkExpectation", answer);
    http2.on("sessionError", () => {});
    http2.on("session", track);
    server = createNetServer({ noDelay: true }, (socket) =>
      sniff(socket, (isHttp2) => {
        (isHttp2 ? http2 : http1).emit("connection", socket);
        if (!isHttp2) connections.paceHttp1(socket);
      }));
  }
  server.prependListener("connection", (socket: Socket) => connections.admit(socket));
  server.listen(options.port, options.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections.size,
    async close(graceMs) {
      const closed = once(server, "close");
      server.close();
      // Open streams finish; then the connection ends.
      for (const session of sessions) session.close();
      closeIdle();
      const idle = setInterval(closeIdle, IDLE_CHECK_MS);
      const timer = setTimeout(() => connections.destroyAll(), graceMs);
      await closed;
      connections.close();
      clearInterval(idle);
      clearTimeout(timer);
    },
  };
}

/** Tells by its first bytes whether a connection speaks HTTP/2. */
function sniff(socket: Socket, serve: (isHttp2: boolean) => void): void {
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
    serve(same);
  };
  socket.on("readable", onReadable);
}
