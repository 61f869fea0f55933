/**
 * One HTTP/1.1 exchange over an open connection, bounded in every direction.
 * @module
 */
import { Buffer } from "node:buffer";
import { type Connection, DialError, type DialTarget, type TlsTarget } from "../../dial.ts";
import { ReceivedBody } from "./body.ts";
import { ConnectionReader } from "../../connection_reader.ts";
import { checkArgument } from "../../argument.ts";

/** A response, as far as it was read. */
export interface HttpResponse {
  /** Status code. */
  status: number;
  /** Header fields in order, names in lower case, values without white space at their ends. */
  headers: [name: string, value: string][];
  /** Decoded body, at most as many bytes as asked for. */
  body: Uint8Array;
  /** Whether there was more, or the body ended early. */
  truncated: boolean;
}

/** A request. */
export interface HttpRequest {
  /** Absolute URL, http or https. */
  url: URL;
  /** Product and contact. */
  userAgent: string;
  /** The Accept field. @default `text/html` first */
  accept?: string;
  /** Value of the Authorization field. @default none */
  authorization?: string;
  /** Value of the Cookie field. @default none */
  cookie?: string;
  /** Value of the Referer field. @default none */
  referrer?: string;
  /** Further fields; they replace the usual ones of the same name. @default none */
  fields?: readonly (readonly [name: string, value: string])[];
  /** Bytes to send with POST, and their media type. @default GET */
  post?: { body: Uint8Array; contentType: string };
}

/** Bytes of the header lines of one response that browsers read: Chromium's kMaxHeaderBufSize. */
export const MAX_HEADER_BYTES = 262_144;

/** The error for an answer that cannot be read: there is a server, but what it says is not HTTP, or too large. */
export class UnreadableError extends DialError {}

/** The error for an answer that is not HTTP. */
function broken(what: string): UnreadableError {
  return new UnreadableError("unreachable", `Cannot read the answer as HTTP: ${what}`);
}

/** The error for a header beyond the limit. */
export function tooLarge(): UnreadableError {
  return new UnreadableError("too_much", `Cannot read a header of more than ${MAX_HEADER_BYTES} bytes`);
}

/** The value of the first header field of a name; null when there is none. */
export function headerOf(headers: readonly [string, string][], name: string): string | null {
  return headers.find(([n]) => n === name)?.[1] ?? null;
}

/** Statuses that browsers follow a Location of; of the others, such as 300 and 305, they show the page. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Where an answer redirects to, as written; null where it does not. */
export function redirectOf({ status, headers }: Pick<HttpResponse, "status" | "headers">): string | null {
  return REDIRECTS.has(status) ? headerOf(headers, "location") || null : null;
}

/** A URL without credentials and fragment, as it is requested; null for other schemes than HTTP's. */
export function fetchableUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = url.password = url.hash = "";
  return url;
}

/** The media type and the bytes of a `data:` URL (RFC 2397); null for any other text. */
export function dataOf(url: string): { type: string; bytes: Uint8Array } | null {
  const [, type, written = ""] = /^data:([^,]{0,200}),(.*)$/i.exec(URL.parse(url)?.href ?? "") ?? [];
  if (type === undefined) return null;
  const octets = written.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const plain = type.replace(/;\s*base64\s*$/i, "");
  return { type: plain, bytes: new Uint8Array(Buffer.from(octets, plain === type ? "latin1" : "base64")) };
}

/** What the dialer connects to for an http or https URL. */
export function webTarget(url: URL, tls: TlsTarget): DialTarget {
  const isSecure = url.protocol === "https:";
  const port = Number(url.port || (isSecure ? 443 : 80));
  return { host: url.hostname, port, purpose: "web", tls: isSecure ? tls : null };
}

/** The fields of a request that do not depend on the version of HTTP. */
export function requestFields(request: HttpRequest): (readonly [name: string, value: string])[] {
  const { fields = [] } = request;
  const replaced = new Set(fields.map(([name]) => name.toLowerCase()));
  const usual: [name: string, value: string][] = [
    ["User-Agent", request.userAgent],
    ["Accept", request.accept ?? "text/html,application/xhtml+xml,*/*;q=0.8"],
    ["Accept-Language", "en"],
    ["Accept-Encoding", "gzip, br"],
    ...optional("Authorization", request.authorization),
    ...optional("Cookie", request.cookie),
    ...optional("Referer", request.referrer),
  ];
  return [...usual.filter(([name]) => !replaced.has(name.toLowerCase())), ...fields];
}

function optional(name: string, value: string | undefined): [name: string, value: string][] {
  return value === undefined ? [] : [[name, value]];
}

/** Interim responses that are skipped; browsers set no limit, and the bytes of a connection are bounded. */
const MAX_INTERIM = 1_000;

/** Header values are bytes: UTF-8 where they are valid UTF-8, else Latin-1 (RFC 9110 section 5.5). */
export function valueText(latin1: string): string {
  if (!/[\u0080-\u00ff]/.test(latin1)) return latin1;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(latin1, (c) => c.charCodeAt(0)));
  } catch {
    return latin1;
  }
}

/** Bytes before "HTTP" that browsers skip. */
const MAX_SLOP = 4;
/** A status line as browsers read it: any version, white space and zeros, no reason, no code for 200. */
const STATUS_LINE = /^HTTP(?:\/\d{0,3}(?:\.\d{0,3})?)?\s*(\d{0,9})/i;

/**
 * The status code of a response, its line taken; null where it has no status line but starts as a page does: HTTP/0.9, which
 * browsers still read.
 */
async function statusOf(reader: ConnectionReader, mayBePage: boolean): Promise<number | null> {
  const start = new TextDecoder("latin1").decode(await reader.peek(MAX_SLOP + 4));
  if (start === "") throw broken("the connection ended before it");
  const slop = start.toLowerCase().indexOf("http");
  if (slop < 0) {
    if (mayBePage && /^(?:\xef\xbb\xbf)?\s*</.test(start)) return null;
    throw broken("no status line");
  }
  if (slop > 0) await reader.exactly(slop);
  const code = STATUS_LINE.exec(await headerLine(reader) ?? "")?.[1];
  if (code === undefined) throw broken("no status line");
  return code === "" ? 200 : Number(code);
}

/** The next line of a header of which so many bytes were read. */
async function headerLine(reader: ConnectionReader, bytes: number = 0): Promise<string | null> {
  try {
    // With the carriage return of the line that ends it.
    return await reader.line(MAX_HEADER_BYTES - bytes + 1);
  } catch (error) {
    throw error instanceof DialError && error.reason === "too_much" ? tooLarge() : error;
  }
}

type Head = Pick<HttpResponse, "status" | "headers">;

async function head(reader: ConnectionReader, mayBePage: boolean): Promise<Head> {
  const status = await statusOf(reader, mayBePage);
  const headers: [string, string][] = [];
  if (status === null) return { status: 200, headers };
  for (let bytes = 0;;) {
    const read = await headerLine(reader, bytes);
    if (read === null) throw broken("it ends in its header");
    // RFC 9110 section 5.5: CR and NUL in a field are dangerous; each becomes a space.
    const line = read.replace(/[\r\0]/g, " ");
    if (line === "") return { status, headers };
    // Its end counts: header lines of one byte are no way to be many.
    bytes += line.length + 2;
    if (bytes > MAX_HEADER_BYTES) throw tooLarge();
    const last = headers[headers.length - 1];
    if (/^[ \t]/.test(line) && last !== undefined) last[1] = `${last[1]} ${valueText(line.trim())}`.trim();
    else {
      const colon = line.indexOf(":");
      // Servers send lines that are not fields; browsers ignore them.
      if (colon > 0) {
        headers.push([line.slice(0, colon).trim().toLowerCase(), valueText(line.slice(colon + 1).trim())]);
      }
    }
  }
}

/** Whether the body comes in chunks: browsers look for the word in any of the fields. */
const isChunked = (headers: readonly (readonly [string, string])[]): boolean =>
  headers.some(([name, value]) => name === "transfer-encoding" && /(?:^|,)\s*chunked\s*(?:,|$)/i.test(value));

/**
 * The body's bytes as sent, framed by chunks, a length or the end (RFC 9112 section 6.3). Ends early when the
 * connection breaks.
 */
async function* bodyBytes(
  reader: ConnectionReader,
  headers: readonly [string, string][],
  state: { complete: boolean },
): AsyncGenerator<Uint8Array> {
  if (isChunked(headers)) {
    while (true) {
      // Extensions are part of the line, and the line is bounded.
      const size = /^([0-9a-f]{1,32})\s*(?:;.*)?$/i.exec(await reader.line(4096) ?? "")?.[1];
      if (size === undefined) return;
      let left = parseInt(size, 16);
      if (left === 0) break; // Trailers are of no use here.
      while (left > 0) {
        const bytes = await reader.some(left);
        if (bytes === null) return;
        left -= bytes.length;
        yield bytes;
      }
      if (await reader.line(16) !== "") return;
    }
    state.complete = true;
    return;
  }
  const length = headerOf(headers, "content-length");
  let left = length !== null && /^[0-9]{1,15}$/.test(length) ? Number(length) : Infinity;
  while (left > 0) {
    const bytes = await reader.some(left);
    if (bytes === null) break;
    left -= bytes.length;
    yield bytes;
  }
  state.complete = left === 0 || left === Infinity;
}

/**
 * Sends a request, GET unless it has something to post, and reads the response: up to 1,000 interim responses are skipped,
 * the header is bounded, `maxBytes` of the body are decoded (gzip, br, deflate), and the rest is left unread. The
 * connection cannot be used again.
 *
 * Source: RFC 9110, RFC 9112.
 *
 * @throws {DialError} When the connection breaks before the end of the header, or the answer is not HTTP, or too large.
 * An incomplete body is `truncated`.
 * @example
 * ```ts
 * import { exchange } from "./http.ts";
 * const chunks = [new TextEncoder().encode("HTTP/1.1 200 OK\r\nServer: x\r\n\r\nhi"), null];
 * const connection = { write: () => Promise.resolve(), read: () => Promise.resolve(chunks.shift() ?? null) };
 * const response = await exchange(connection, { url: new URL("http://a.test/"), userAgent: "x" });
 * console.assert(response.status === 200 && response.body.length === 2);
 * ```
 */
export async function exchange(
  connection: Pick<Connection, "read" | "write">,
  request: HttpRequest,
  maxBytes: number = 65_536,
): Promise<HttpResponse> {
  const { url } = request;
  const { post } = request;
  const fields = requestFields(request);
  if (post !== undefined) {
    fields.push(["Content-Type", post.contentType], ["Content-Length", String(post.body.length)]);
  }
  if (fields.some(([name, value]) => /[\r\n\0]/.test(name + value))) {
    throw new RangeError("A field of a request cannot hold line breaks");
  }
  await connection.write(
    `${post === undefined ? "GET" : "POST"} ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n` +
      fields.map(([name, value]) => `${name}: ${value}\r\n`).join("") +
      "Connection: close\r\n\r\n",
  );
  if (post !== undefined) await connection.write(post.body);
  const reader = new ConnectionReader(connection);
  let { status, headers } = await head(reader, url.protocol === "http:");
  // 101 too: nobody asked for another protocol, so the answer follows.
  for (let interim = 0; status >= 100 && status < 200; interim++) {
    if (interim === MAX_INTERIM) throw broken("interim answers without end");
    ({ status, headers } = await head(reader, false));
  }
  if (status === 204 || status === 304) return { status, headers, body: new Uint8Array(0), truncated: false };
  const state = { complete: false };
  const received = new ReceivedBody(maxBytes);
  received.coding = headers.filter(([name]) => name === "content-encoding").map(([, value]) => value).join();
  try {
    for await (const bytes of bodyBytes(reader, headers, state)) if (!received.add(bytes)) break;
  } catch (error) {
    // What arrived before the connection broke, or before the deadline, is a result; an abort is not such a break.
    if (!(error instanceof DialError)) throw error;
  }
  const { bytes: body, isCut } = await received.decoded();
  return { status, headers, body, truncated: !state.complete || isCut };
}

/** For registries and other APIs: `deadringer (+https://example.com/scans)`. */
export function productAgent(contact: string | undefined): string {
  if (contact !== undefined) checkArgument(contact, "text", "the contact of productAgent");
  return contact === undefined || contact === "" ? "deadringer" : `deadringer (+${contact})`;
}

/** For pages, in the usual form of browsers and crawlers, unless the caller sets one. */
export function browserAgent({ contact, userAgent }: { contact?: string; userAgent?: string }): string {
  if (userAgent !== undefined) return userAgent;
  const added = contact === undefined || contact === "" ? "" : `; +${contact}`;
  return `Mozilla/5.0 (compatible; deadringer${added})`;
}
