import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from "node:http";
import {
  createSecureServer,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import { type AddressInfo, createServer as createNetServer, type Server, type Socket } from "node:net";
import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import { streamOf } from "../answer.ts";
import { rawProblem } from "../app.ts";
import type { RequestInput } from "../request.ts";
import { Connections } from "./connections.ts";
import type { Handler, Listener, ListenOptions } from "./listen.ts";

/** First bytes of HTTP/2 with prior knowledge (RFC 9113 section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
/** Bytes of a header with the request line, whose path alone may be 32 KiB. */
const MOST_HEADER = 48 * 1024;
const HTTP1 = {
  // Refused above, with a body that says why.
  requireHostHeader: false,
  maxHeaderSize: MOST_HEADER,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
};
/** Time a connection has to say whether it speaks HTTP/1.1 or HTTP/2. */
const HELLO_MS = 10_000;
/** Answers of that size go in one write. */
const WHOLE_BYTES = 64 * 1024;
/** While the listener closes: kept-alive connections become idle one by one. */
const IDLE_CHECK_MS = 50;

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/** Serves with node:http and node:http2: HTTP/1.1 and HTTP/2 on one port, with and without TLS. */
export async function listenNode(handler: Handler, options: ListenOptions): Promise<Listener> {
  const connections = new Connections(options.connections);
  const answer = (req: Incoming, res: Outgoing) => {
    const refusal = refusalOf(req);
    if (refusal !== null) return refuseRequest(req, refusal, options.now());
    const ended = connections.request(req.socket ?? null);
    respond(handler, req, res, options, ended).catch(() => res.destroy());
  };
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
    socket.end(rawProblem(status, detail, options.now()));
  };
  const http2Options = { settings: { maxConcurrentStreams: 128, maxHeaderListSize: MOST_HEADER } };
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
    closeIdle = () => (secure as unknown as Partial<HttpServer>).closeIdleConnections?.();
    server = secure;
  } else {
    const http1 = createServer(HTTP1, answer);
    http1.on("clientError", refuse as never);
    // Expectations that nobody knows are passed over (RFC 9110 section 10.1.1), as by Deno.
    http1.on("checkExpectation", answer);
    // It never listens itself; without this it would enforce no timeouts and know no idle connections.
    http1.emit("listening");
    closeIdle = () => http1.close();
    const http2 = createHttp2Server(http2Options, answer);
    http2.on("checkExpectation", answer);
    http2.on("sessionError", () => {});
    http2.on("session", track);
    server = createNetServer({ noDelay: true }, (socket) => sniff(socket, http1, http2));
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
      // Streams under way go on; the connection ends after them.
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

/** What is wrong with how a request is framed, which the parser lets pass; null when nothing is. */
function refusalOf(req: Incoming): [400 | 505, string] | null {
  if ("stream" in req) return null;
  const { httpVersion, headers } = req;
  // RFC 9113 section 3.4: HTTP/2 begins with its preface.
  if (!httpVersion.startsWith("1.")) return [505, `A request line cannot ask for HTTP/${httpVersion}`];
  if (httpVersion === "1.0" && headers["transfer-encoding"] !== undefined) {
    // RFC 9112 section 6.1: the sender or something between has framed the message wrongly.
    return [400, "HTTP/1.0 has no Transfer-Encoding"];
  }
  return null;
}

/** Refuses a request of HTTP/1 and closes its connection: where the next one would begin is not known. */
function refuseRequest(req: Incoming, [status, detail]: [400 | 505, string], now: number): void {
  req.socket.end(rawProblem(status, detail, now));
}

function sniff(socket: Socket, http1: NodeJS.EventEmitter, http2: NodeJS.EventEmitter): void {
  // Refused before it came here.
  if (socket.destroyed) return;
  let head = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), HELLO_MS);
  socket.on("close", () => clearTimeout(timer));
  // Read, not streamed: a flowing socket would lose what is put back before a session of HTTP/2 takes it over.
  const onReadable = () => {
    for (let bytes: Buffer | null; (bytes = socket.read()) !== null;) head = Buffer.concat([head, bytes]);
    const known = Math.min(head.length, PREFACE.length);
    const same = head.subarray(0, known).equals(PREFACE.subarray(0, known));
    if (head.length === 0 || (same && head.length < PREFACE.length)) return;
    clearTimeout(timer);
    socket.off("readable", onReadable);
    socket.unshift(head);
    (same ? http2 : http1).emit("connection", socket);
  };
  socket.on("readable", onReadable);
}

async function respond(
  handler: Handler,
  req: Incoming,
  res: Outgoing,
  options: ListenOptions,
  ended: (reset: boolean) => void,
): Promise<void> {
  let left = false;
  let written = false;
  let controller: AbortController | undefined;
  const signal = () => {
    controller ??= new AbortController();
    if (left) controller.abort();
    return controller.signal;
  };
  const request = new IncomingRequest(req, signal);
  const reading: { reader?: ReadableStreamDefaultReader<Uint8Array> } = {};
  const leave = () => {
    left = true;
    // All was written: there is nothing to stop, and an exception costs as much as all else here.
    if (written) return;
    // An answer that is still being made has no stream to cancel.
    controller?.abort();
    reading.reader?.cancel(new DOMException("The reader left", "AbortError")).catch(() => {});
  };
  res.on("close", () => {
    ended(!written);
    leave();
  });
  res.on("error", leave);
  // A client that sends and resets at once is noticed before the work for it starts.
  if (req.httpVersionMajor === 2) await new Promise((resolve) => setImmediate(resolve));
  if (left) return;
  const { status, headers, body } = await handler(request, () => req.socket?.remoteAddress ?? "");
  // Writing the head to a stream that is gone throws; the work behind the body must not go on for that.
  if (left) return void (body instanceof ReadableStream && await body.cancel());
  // A body that nobody read is not waited for. HTTP/2 has no such header (RFC 9113 section 8.2.2).
  if (req.httpVersionMajor === 1 && !req.complete) headers["connection"] = "close";
  // The two response classes have this one call in common, which their types do not say.
  (res as ServerResponse).writeHead(status, headers);
  if (body === null) {
    written = true;
    return void res.end();
  }
  if (!(body instanceof ReadableStream) && body.length <= WHOLE_BYTES) {
    // The head goes with it, in one write.
    written = true;
    return void res.end(body);
  }
  (res as ServerResponse).flushHeaders?.();
  const reader = reading.reader = streamOf(body).getReader();
  const write = writer(res, options.writeStallMs);
  for (;;) {
    const { done, value } = await reader.read();
    if (left) return;
    if (done) {
      written = true;
      return void res.end();
    }
    if (await write(value)) continue;
    // A stalled TLS peer that was killed is never noticed otherwise.
    (res as Http2ServerResponse).stream?.session?.destroy();
    res.socket?.destroy();
    return leave();
  }
}

/**
 * Returns what writes a piece and resolves once the connection took it, or closed: whatever a platform would keep,
 * a slow reader has one piece waiting. False when the peer took nothing for that many milliseconds.
 */
function writer(res: Outgoing, stallMs: number): (bytes: Uint8Array) => Promise<boolean> {
  let settle = (_: boolean) => {};
  const taken = () => settle(true);
  // Between pieces it settles what is settled; the next piece starts it again.
  const timer = setTimeout(() => settle(false), stallMs);
  res.on("close", () => {
    clearTimeout(timer);
    settle(true);
  });
  return (bytes) =>
    new Promise<boolean>((resolve) => {
      settle = resolve;
      timer.refresh();
      (res as ServerResponse).write(bytes, taken);
    });
}

/**
 * The URL of a request, as it was asked for: paths that proxies in front take for different ones must not become the
 * same here. HTTP/2 has it as bytes, of which some clients make UTF-8.
 */
function urlOf(target: string): string {
  const text = /[\x80-\xff]/.test(target) ? Buffer.from(target, "latin1").toString() : target;
  if (text.startsWith("/")) return `http://localhost${text}`;
  // What a client says of the host decides nothing here.
  return `http://localhost/${text.replace(/^https?:\/\/[^/?#]*\/?/i, "")}`;
}

/** Of a request, what is used: a Request costs a third of what answering it does. */
class IncomingRequest implements RequestInput {
  readonly method: string;
  readonly url: string;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly headers: RequestInput["headers"];
  readonly hostless: boolean;
  readonly #signal: () => AbortSignal;

  constructor(req: Incoming, signal: () => AbortSignal) {
    this.method = req.method ?? "GET";
    this.url = urlOf(req.url ?? "/");
    this.headers = new IncomingHeaders(req);
    this.hostless = req.httpVersion === "1.1" && req.headers.host === undefined;
    this.#signal = signal;
    const bodied = this.method === "POST" || this.method === "PUT";
    this.body = bodied ? Readable.toWeb(req) as unknown as ReadableStream<Uint8Array> : null;
  }

  /** Made when it is asked for. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}

/** RequestInput for by names in lower case. */
class IncomingHeaders {
  readonly #values: NodeJS.Dict<string | string[]>;
  readonly #raw: readonly string[];

  constructor({ headers, rawHeaders }: Incoming) {
    this.#values = headers;
    this.#raw = rawHeaders;
  }

  get(name: string): string | null {
    const value = this.#values[name];
    if (value === undefined) return null;
    // Of two, the platform keeps the first; a proxy in front may have looked at the other.
    if (name === "authorization" || name === "host") return this.#all(name).join(", ");
    return Array.isArray(value) ? value.join(", ") : value;
  }

  #all(name: string): string[] {
    const values: string[] = [];
    for (let i = 0; i < this.#raw.length; i += 2) {
      const found = this.#raw[i]!;
      // Most differ in length already.
      if (found.length === name.length && found.toLowerCase() === name) values.push(this.#raw[i + 1]!);
    }
    return values;
  }
}
