/**
 * One HTTP/2 exchange over an open connection, under the bounds of `http.ts`.
 * @module
 */
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from "node:http2";
import { Duplex } from "node:stream";
import { type Connection, DialError } from "../../dial.ts";
import {
  headerOf,
  type HttpLimits,
  type HttpRequest,
  type HttpResponse,
  requestFields,
  valueText,
} from "./http.ts";
import { Inflater } from "./inflate.ts";

const MAX_INTERIM = 8;

/** The connection's own error takes precedence over the one that HTTP/2 derives from it. */
function brokenStream(cause: unknown): DialError {
  if (cause instanceof DialError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DialError("unreachable", `Cannot read the answer as HTTP/2: ${why}`, { cause });
}

/** What has arrived on a stream, and a way to wait for more. */
class Arrivals {
  /** Of the final answer. */
  head: Pick<HttpResponse, "status" | "headers"> | null = null;
  /** Bytes of the body that are not read yet. */
  readonly chunks: Uint8Array[] = [];
  /** Why nothing more comes: `end` is the stream's own. */
  ended: "end" | { error: unknown } | null = null;
  #wake = (): void => {};

  /** Wakes whoever waits for more. */
  notify(): void {
    this.#wake();
  }

  /** Nothing more comes. The first reason counts. */
  end(reason: "end" | { error: unknown }): void {
    this.ended ??= reason;
    this.#wake();
  }

  /** Resolves when something came. One call at a time, and only when nothing is there. */
  more(): Promise<void> {
    return new Promise((resolve) => this.#wake = resolve);
  }
}

/** The connection as a Duplex for node:http2. It reads only on demand, so the connection's own bounds hold. */
function wireOf(connection: Pick<Connection, "read" | "write" | "close">, arrivals: Arrivals): Duplex {
  const ended = (wire: Duplex, error: unknown): void => {
    // By then everything before it has been read, and its events have been delivered.
    setImmediate(() => {
      arrivals.end({ error });
      wire.destroy();
    });
  };
  return new Duplex({
    read() {
      connection.read().then((bytes) => {
        if (bytes === null) ended(this, brokenStream("the connection ended"));
        else this.push(bytes);
      }, (error) => ended(this, error));
    },
    write(chunk: Uint8Array, _encoding, done) {
      connection.write(chunk).then(() => done(), done);
    },
    destroy(error, done) {
      connection.close();
      done(error);
    },
  });
}

/** Collects what arrives on a stream; interim answers are skipped. */
function collect(stream: ClientHttp2Stream, arrivals: Arrivals, limits: Required<HttpLimits>): void {
  let interim = 0;
  stream.on("headers", () => {
    if (++interim > MAX_INTERIM) arrivals.end({ error: brokenStream("interim answers without end") });
  });
  stream.on("response", (fields, _flags, raw?: string[]) => {
    const flat = raw ??
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().flatMap((each) => [name, String(each)])
      );
    const headers: [string, string][] = [];
    let size = 0;
    for (let i = 0; i + 1 < flat.length; i += 2) {
      const [name, value] = [flat[i]!, flat[i + 1]!];
      size += name.length + value.length;
      if (!name.startsWith(":")) headers.push([name, valueText(value.trim())]);
    }
    if (size > limits.headerBytes || headers.length > limits.headerLines) {
      arrivals.end({ error: new DialError("too_much", "Cannot read a header so large") });
    }
    if (arrivals.ended !== null) return;
    arrivals.head = { status: Number(fields[":status"]), headers };
    arrivals.notify();
  });
  stream.on("data", (bytes: Uint8Array) => {
    arrivals.chunks.push(bytes);
    arrivals.notify();
  });
  // A session that breaks ends its streams as if they were complete.
  stream.on("end", () => {
    const cut = stream.session === undefined || stream.session.destroyed;
    arrivals.end(cut ? { error: brokenStream("the connection ended") } : "end");
  });
  stream.on("error", (error) => arrivals.end({ error: brokenStream(error) }));
  stream.on("close", () => arrivals.end({ error: brokenStream("the stream ended") }));
}

/**
 * Sends a GET request over HTTP/2 and reads the response, with the bounds of `exchange`. Server push is disabled. The
 * connection is closed afterwards.
 *
 * Source: RFC 9113.
 *
 * @param connection One on which ALPN chose `h2`.
 * @throws {DialError} As `exchange`.
 */
export async function exchangeHttp2(
  connection: Pick<Connection, "read" | "write" | "close">,
  request: HttpRequest,
  limits: HttpLimits = {},
): Promise<HttpResponse> {
  const bounds = { bodyBytes: 65_536, headerBytes: 65_536, headerLines: 200, ...limits };
  const { url } = request;
  const arrivals = new Arrivals();
  const wire = wireOf(connection, arrivals);
  wire.on("error", (error) => arrivals.end({ error }));
  const session: ClientHttp2Session = connectHttp2(url.origin, {
    createConnection: () => wire,
    maxHeaderListPairs: bounds.headerLines + 1,
    settings: { enablePush: false, maxHeaderListSize: bounds.headerBytes },
  });
  session.on("error", (error) => arrivals.end({ error: brokenStream(error) }));
  try {
    const stream = session.request({
      ":method": "GET",
      ":scheme": "https",
      ":authority": url.host,
      ":path": `${url.pathname}${url.search}`,
      ...Object.fromEntries(requestFields(request).map(([name, value]) => [name.toLowerCase(), value])),
    }, { endStream: true });
    collect(stream, arrivals, bounds);
    while (arrivals.head === null && arrivals.ended === null) await arrivals.more();
    const { head } = arrivals;
    if (head === null) throw streamError(arrivals.ended) ?? brokenStream("no answer");
    const inflater = new Inflater(headerOf(head.headers, "content-encoding") ?? "", bounds.bodyBytes);
    let hasRoom = true;
    while (hasRoom) {
      const bytes = arrivals.chunks.shift();
      if (bytes !== undefined) hasRoom = await inflater.push(bytes);
      else if (arrivals.ended !== null) break;
      else await arrivals.more();
    }
    // What arrived before the connection broke, or before the deadline, is a result; an abort is not such a break.
    const error = hasRoom ? streamError(arrivals.ended) : undefined;
    if (error !== undefined && !(error instanceof DialError)) throw error;
    const body = await inflater.end();
    return { ...head, body, truncated: !hasRoom || error !== undefined || inflater.cut };
  } finally {
    session.destroy();
    wire.destroy();
  }
}

/** Why nothing more came: a DialError, or the reason of an abort. Undefined for the stream's own end. */
function streamError(ended: Arrivals["ended"]): unknown {
  return ended === null || ended === "end" ? undefined : ended.error;
}
