/**
 * One HTTP/2 exchange over an open connection, under the bounds of `http.ts`.
 * @module
 */
import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2 } from "node:http2";
import { Duplex } from "node:stream";
import { type Connection, DialError } from "../../dial.ts";
import {
  headerOf,
  type HttpRequest,
  type HttpResponse,
  MAX_HEADER_BYTES,
  requestFields,
  tooLarge,
  valueText,
} from "./http.ts";
import { ReceivedBody } from "./body.ts";

const MAX_INTERIM = 8;

/** The connection's own error takes precedence over the one that HTTP/2 derives from it. */
function brokenStream(cause: unknown): DialError {
  if (cause instanceof DialError) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DialError("unreachable", `Cannot read the answer as HTTP/2: ${why}`, { cause });
}

/** What has arrived on a stream. */
interface Arrived {
  /** Of the final answer. */
  head: Pick<HttpResponse, "status" | "headers"> | null;
  readonly body: ReceivedBody;
  /** Whether there is as much of the body as is read. */
  isFull: boolean;
}

/** Says that nothing more comes, and why; without a reason that is the stream's own end. The first call counts. */
type End = (error?: unknown) => void;

/** The connection as a Duplex for node:http2. It reads only on demand, so the connection's own bounds hold. */
function wireOf(connection: Pick<Connection, "read" | "write" | "close">, end: End): Duplex {
  const ended = (wire: Duplex, error: unknown): void => {
    // By then everything before it has been read, and its events have been delivered.
    setImmediate(() => {
      end(error);
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
function collect(stream: ClientHttp2Stream, maxBytes: number, end: End): Arrived {
  const arrived: Arrived = { head: null, body: new ReceivedBody(maxBytes), isFull: false };
  let interim = 0;
  stream.on("headers", () => {
    if (++interim > MAX_INTERIM) end(brokenStream("interim answers without end"));
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
    if (size > MAX_HEADER_BYTES) return end(tooLarge());
    if (interim > MAX_INTERIM) return;
    arrived.head = { status: Number(fields[":status"]), headers };
    // It may come after the first bytes of the body.
    arrived.body.coding = headerOf(headers, "content-encoding") ?? "";
  });
  stream.on("data", (bytes: Uint8Array) => {
    arrived.isFull = !arrived.body.add(bytes);
    if (arrived.isFull) end();
  });
  // A session that breaks ends its streams as if they were complete.
  stream.on("end", () => {
    const cut = stream.session === undefined || stream.session.destroyed;
    end(cut ? brokenStream("the connection ended") : undefined);
  });
  stream.on("error", (error) => end(brokenStream(error)));
  stream.on("close", () => end(brokenStream("the stream ended")));
  return arrived;
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
  maxBytes: number = 65_536,
): Promise<HttpResponse> {
  const { url } = request;
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  const wire = wireOf(connection, end);
  wire.on("error", end);
  const session: ClientHttp2Session = connectHttp2(url.origin, {
    createConnection: () => wire,
    // By bytes: an entry of a header list counts 32 more than its text (RFC 9113 section 6.5.2).
    maxHeaderListPairs: Math.ceil(MAX_HEADER_BYTES / 32),
    settings: { enablePush: false, maxHeaderListSize: MAX_HEADER_BYTES },
  });
  session.on("error", (error) => end(brokenStream(error)));
  let arrived: Arrived, error: unknown;
  try {
    const stream = session.request({
      ":method": "GET",
      ":scheme": "https",
      ":authority": url.host,
      ":path": `${url.pathname}${url.search}`,
      ...Object.fromEntries(requestFields(request).map(([name, value]) => [name.toLowerCase(), value])),
    }, { endStream: true });
    arrived = collect(stream, maxBytes, end);
    error = await ended;
  } finally {
    session.destroy();
    wire.destroy();
  }
  const { head, body, isFull } = arrived;
  if (head === null) throw error ?? brokenStream("no answer");
  // What arrived before the connection broke, or before the deadline, is a result; an abort is not such a break.
  if (error !== undefined && !(error instanceof DialError)) throw error;
  const { bytes, isCut } = await body.decoded();
  return { ...head, body: bytes, truncated: isFull || error !== undefined || isCut };
}
