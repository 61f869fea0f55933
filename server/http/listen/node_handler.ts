import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { type Answer, streamOf } from "../../wire/answer.ts";
import { rawProblem } from "../app.ts";
import { uuidV7 } from "../../units/ids.ts";
import { problemAnswer } from "../problem.ts";
import type { RequestInput } from "../../wire/request.ts";
import { SquatError } from "../../../lib/errors.ts";
import { FilePace, type Handler, WRITE_STALL_MS } from "./listen.ts";

/** Streams that a connection of HTTP/2 may have at a time before a request of it had a key, and from then on. */
export const FIRST_STREAMS = 20, KEYED_STREAMS = 128;
/** Bytes of answers that one connection of HTTP/2 may have waiting for its reader; the next request waits for room. */
const MAX_WAITING_BYTES = 256 * 1024;
/** What an answer counts as while it is made. */
const UNKNOWN_BYTES = 16 * 1024;

/**
 * The answers of the connections of HTTP/2 of this process that are made or wait for their readers. A reader who opens a
 * hundred streams and takes nothing would otherwise have a hundred pages in this memory. Answers that are streamed count
 * only until they begin: they are made at their reader's pace.
 */
const WAITING_ANSWERS = new WeakMap<object, { bytes: number; waiting: (() => void)[] }>();

/**
 * Resolves when a connection has room for one more answer, with what notes how many bytes of it wait for the reader: 0
 * when the answer has ended, or is made as it is read.
 */
async function admitAnswer(connection: object): Promise<(bytes: number) => void> {
  const own = WAITING_ANSWERS.get(connection) ?? { bytes: 0, waiting: [] };
  WAITING_ANSWERS.set(connection, own);
  while (own.bytes >= MAX_WAITING_BYTES) await new Promise<void>((resolve) => own.waiting.push(resolve));
  let counted = 0;
  const count = (bytes: number): void => {
    own.bytes += bytes - counted;
    counted = bytes;
    if (own.bytes < MAX_WAITING_BYTES) { for (const wake of own.waiting.splice(0)) wake(); }
  };
  count(UNKNOWN_BYTES);
  return count;
}

/** Answers of that size go in one write. */
const WHOLE_BYTES = 64 * 1024;

/** What is read of a body that nobody wants, before its connection is closed: the largest one that a route takes. */
const MAX_DROPPED = 32 << 20;
/** Milliseconds for all of it, and for one pause of its sender. */
const DROP_MS = 10_000, DROP_PAUSE_MS = 1_000;

/** A request of node:http or node:http2. */
export type Incoming = IncomingMessage | Http2ServerRequest;
/** Its response. */
export type Outgoing = ServerResponse | Http2ServerResponse;

/** Options of the request listener. */
export interface NodeHandlerOptions {
  /** Milliseconds after which a stalled reader is disconnected. @default 60000 */
  writeStallMs?: number;
  /** Called with each request. The returned function is called once, when the response has ended. @default none */
  onRequest?: (req: Incoming) => () => void;
  /**
   * Whether the connection of a request is reserved for health checks and metrics; others get 503 there.
   * @default none is
   */
  isReserved?: (req: Incoming) => boolean;
}

/** The answer while all connections are busy. */
const OPERATOR_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Returns a service as a request listener of node:http and node:http2, which Express and others take too. When the
 * client disconnects, the work stops; bytes are produced at the client's pace.
 *
 * A framework that passes a third argument, as Express does, gets back what is not the service's: the listener calls it
 * for paths that no route has, and the next handler answers.
 *
 * @param service What answers.
 * @example
 * ```ts
 * import { createServer } from "node:http";
 * import { createService, nodeHandler } from "../../mod.ts";
 * const service = await createService({ store: "memory:", demo: true });
 * const server = createServer(nodeHandler(service));
 * server.close();
 * await service.close();
 * ```
 */
export function nodeHandler(
  service: { readonly handle: Handler },
  options: NodeHandlerOptions = {},
): (req: Incoming, res: Outgoing, next?: () => void) => void {
  const { writeStallMs = WRITE_STALL_MS, onRequest, isReserved } = options;
  return (req, res, next) => {
    // The rest of a packet with many requests, after which the connection was closed.
    if (req.socket?.destroyed === true) return;
    if (next !== undefined && service.handle.has?.(req.url ?? "") === false) return next();
    const refusal = framingFault(req);
    // The connection is closed, because the start of the next request is unknown.
    if (refusal !== null) return void req.socket.end(rawProblem(...refusal));
    const ended = onRequest?.(req) ?? (() => {});
    const isBusy = isReserved?.(req) === true && !OPERATOR_PATHS.has(req.url?.split("?", 1)[0] ?? "");
    const handle = isBusy ? () => Promise.resolve(refuseBusy()) : service.handle;
    respond(handle, req, res, writeStallMs, ended).catch(() => breakOff(res));
  };
}

/** Framing errors that Node's parser accepts; null for none. */
function framingFault(req: Incoming): [400 | 505, string] | null {
  if ("stream" in req) return null;
  const { httpVersion, headers } = req;
  // RFC 9113 section 3.4: HTTP/2 begins with its preface.
  if (!httpVersion.startsWith("1.")) return [505, `A request line cannot ask for HTTP/${httpVersion}`];
  if (httpVersion === "1.0" && headers["transfer-encoding"] !== undefined) {
    // RFC 9112 section 6.1: the sender or an intermediary has framed the message wrongly.
    return [400, "HTTP/1.0 has no Transfer-Encoding"];
  }
  return null;
}

function refuseBusy(): Answer {
  const error = new SquatError("over_capacity", "All connections of this server are busy: try again later");
  return problemAnswer(error, uuidV7(Date.now()));
}

/** Ends an incomplete body such that no client takes it for complete (RFC 9112 section 8, RFC 9113 8.1). */
function breakOff(res: Outgoing): void {
  if ("stream" in res) res.stream?.close(constants.NGHTTP2_INTERNAL_ERROR);
  else res.destroy();
}

async function respond(
  handler: Handler,
  req: Incoming,
  res: Outgoing,
  writeStallMs: number,
  ended: () => void,
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
    // Everything was written: there is nothing to stop, and an exception costs as much as everything else here.
    if (written) return;
    // An answer in preparation has no stream to cancel.
    controller?.abort();
    reading.reader?.cancel(new DOMException("The reader left", "AbortError")).catch(() => {});
  };
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** Writes the end of the answer, which its reader has to take. */
  const finish = (last?: string | Uint8Array) => {
    written = true;
    stall = setTimeout(() => disconnect(res), writeStallMs);
    (res as ServerResponse).end(last);
  };
  res.on("close", () => {
    clearTimeout(stall);
    ended();
    leave();
  });
  res.on("error", leave);
  // One after the other: an answer to a later request of the connection could not leave before those to earlier ones.
  const isBehind = req.httpVersionMajor === 1 && res.socket === null;
  if (isBehind) await new Promise((resolve) => res.once("socket", resolve));
  // Others come between the requests of a packet; a client that sends and resets at once is seen before its work starts.
  if (isBehind || req.httpVersionMajor === 2) await new Promise((resolve) => setImmediate(resolve));
  if (left) return;
  const session = (res as Http2ServerResponse).stream?.session;
  const count = session === undefined ? undefined : await admitAnswer(session);
  if (left) return count?.(0);
  res.on("close", () => count?.(0));
  const { status, headers, body } = await handler(request, () => req.socket?.remoteAddress ?? "");
  // Only what a key asked for says how much is left of its limit.
  if (
    headers["x-ratelimit-limit"] !== undefined &&
    session?.localSettings.maxConcurrentStreams === FIRST_STREAMS
  ) {
    session.settings({ maxConcurrentStreams: KEYED_STREAMS });
  }
  count?.(body === null || body instanceof ReadableStream || left ? 0 : body.length);
  // Writing the head to a closed stream throws; then the work behind the body must stop.
  if (left) return void (body instanceof ReadableStream && await body.cancel());
  // An unread request body is not waited for. HTTP/2 has no such header (RFC 9113 section 8.2.2).
  if (req.httpVersionMajor === 1 && !req.complete) headers["connection"] = "close";
  // Both response classes have this method; their types differ.
  (res as ServerResponse).writeHead(status, headers);
  if (body === null) return finish();
  if (!(body instanceof ReadableStream) && body.length <= WHOLE_BYTES) {
    // The head goes with it, in one write.
    if (req.complete || request.body === null) return finish(body);
    written = true;
    (res as ServerResponse).write(body);
    await drop(req, res);
    return finish();
  }
  (res as ServerResponse).flushHeaders?.();
  const reader = reading.reader = streamOf(body).getReader();
  const write = writer(res, writeStallMs);
  const pace = new FilePace(headers, writeStallMs);
  for (;;) {
    const { done, value } = await reader.read();
    if (left) return;
    if (done) return finish();
    const startedAt = performance.now();
    if (await write(value) && !pace.isTooSlow(value.length, performance.now() - startedAt)) continue;
    disconnect(res);
    return leave();
  }
}

/** Closes the connection of a reader who takes nothing. */
function disconnect(res: Outgoing): void {
  // Otherwise a killed peer of a stalled TLS connection is not detected.
  (res as Http2ServerResponse).stream?.session?.destroy();
  res.socket?.destroy();
}

/**
 * Reads the rest of a body that nobody wants, whose answer is written: to close the connection before it would make the
 * peer's system discard the answer (RFC 9112 section 9.6). Resolves at the end of the body, and when there is too much
 * of it or the sender pauses.
 */
function drop(req: Incoming, res: Outgoing): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      clearTimeout(pause);
      clearTimeout(whole);
      req.pause();
      resolve();
    };
    const pause = setTimeout(end, DROP_PAUSE_MS), whole = setTimeout(end, DROP_MS);
    req.on("data", (data: Uint8Array) => {
      pause.refresh();
      if ((bytes += data.length) > MAX_DROPPED) end();
    }).on("end", end).on("error", end).resume();
    res.on("close", end);
  });
}

/**
 * The body of a request at its reader's pace. Whoever cancels it leaves the rest unread: to destroy the request, as
 * `Readable.toWeb` does, would close the connection before the answer.
 */
function bodyStream(req: Incoming): ReadableStream<Uint8Array> {
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(out) {
      const onData = (data: Uint8Array) => {
        out.enqueue(data);
        if ((out.desiredSize ?? 0) <= 0) req.pause();
      };
      const onEnd = () => (end(), out.close());
      const onClose = (error?: Error) => {
        end();
        out.error(error ?? new DOMException("The sender left", "AbortError"));
      };
      end = () => {
        req.pause().off("data", onData).off("end", onEnd).off("error", onClose).off("close", onClose);
        // What breaks off later is nobody's any more.
        req.on("error", () => {});
      };
      // It flows when the first piece is wanted.
      req.pause().on("data", onData).on("end", onEnd).on("error", onClose).on("close", onClose);
    },
    pull: () => void req.resume(),
    cancel: () => end(),
  }, { highWaterMark: 0 });
}

/**
 * Returns a function that writes a piece and resolves once the connection has accepted it, or closed: at most one
 * piece is buffered for a slow reader. Resolves with false when the peer stalled for that many milliseconds.
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
 * The URL of a request exactly as sent: two paths that a proxy distinguishes must not become one here. In HTTP/2 some
 * clients send UTF-8 in it.
 */
function urlOf(target: string): string {
  const text = /[\x80-\xff]/.test(target) ? Buffer.from(target, "latin1").toString() : target;
  if (text.startsWith("/")) return `http://localhost${text}`;
  // The client's Host has no effect here.
  return `http://localhost/${text.replace(/^https?:\/\/[^/?#]*\/?/i, "")}`;
}

/** The used parts of a request: creating a `Request` costs a third of answering it. */
class IncomingRequest implements RequestInput {
  readonly method: string;
  readonly url: string;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly headers: RequestInput["headers"];
  readonly authority: string | undefined;
  readonly hostless: boolean;
  readonly #signal: () => AbortSignal;

  constructor(req: Incoming, signal: () => AbortSignal) {
    this.method = req.method ?? "GET";
    this.url = urlOf(req.url ?? "/");
    this.headers = new IncomingHeaders(req);
    this.authority = req.headers[":authority"] as string | undefined;
    this.hostless = req.httpVersion === "1.1" && req.headers.host === undefined;
    this.#signal = signal;
    const bodied = this.method === "POST" || this.method === "PUT";
    this.body = bodied ? bodyStream(req) : null;
  }

  /** Created on first use. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}

/** The headers of a request, looked up by names in lower case. */
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
    // Of two, the runtime takes the first; a proxy in front may have used the other.
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
