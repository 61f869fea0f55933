import { type Connection, type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import { exchange, type HttpRequest, type HttpResponse, MAX_HEADER_BYTES, webTarget } from "./http.ts";
import { exchangeHttp2 } from "./http2.ts";
import { Cookie, CookieJar as Jar } from "tough-cookie";

const MAX_COOKIES = 50;
/** Characters of a name and its value; longer ones are ignored (RFC 6265bis section 5.6). */
const MAX_COOKIE = 4_096;
/** Characters of a Cookie field. */
const MAX_FIELD = 8_192;
/** Expiry of what is deleted. */
const LONG_AGO = new Date(0);

/**
 * The cookies of one visit: many pages are shown only to a client that sends back the cookie of a redirect. Stores at
 * most 50, for one visit. Expiry is judged by the response's own Date field, since a visit takes seconds: what matters
 * is whether a cookie is being deleted.
 *
 * Source: RFC 6265 sections 5.1 to 5.4.
 *
 * @example
 * ```ts
 * import { CookieJar } from "./request.ts";
 * const jar = new CookieJar();
 * jar.store(new URL("https://a.test/"), [["set-cookie", "seen=1; Path=/; Secure"]]);
 * console.assert(jar.fieldFor(new URL("https://a.test/b")) === "seen=1");
 * console.assert(jar.fieldFor(new URL("http://a.test/b")) === null);
 * ```
 */
export class CookieJar {
  readonly #jar = new Jar(undefined, { looseMode: true });
  /** Those that are stored, by domain, path and name. */
  readonly #stored = new Set<string>();

  /**
   * Stores the cookies of a response, in place of older ones of the same name, domain and path.
   *
   * @param url Where the response came from.
   * @param headers Its fields, names in lower case.
   */
  store(url: URL, headers: readonly (readonly [name: string, value: string])[]): void {
    const date = Date.parse(headers.find(([name]) => name === "date")?.[1] ?? "") || 0;
    for (const [name, value] of headers) {
      if (name !== "set-cookie") continue;
      const cookie = Cookie.parse(value.slice(0, 2 * MAX_COOKIE), { loose: true });
      if (cookie === undefined || cookie.key.length + cookie.value.length > MAX_COOKIE) continue;
      const { maxAge, expires } = cookie;
      const isExpired = typeof maxAge === "number"
        ? maxAge <= 0
        : expires instanceof Date && +expires <= date;
      cookie.maxAge = null;
      this.#put(cookie, url, isExpired ? LONG_AGO : "Infinity");
      if (this.#stored.size > MAX_COOKIES) this.#put(cookie, url, LONG_AGO);
    }
  }

  #put(cookie: Cookie, url: URL, expires: Cookie["expires"]): void {
    cookie.expires = expires;
    const stored = this.#jar.setCookieSync(cookie, url.href, { ignoreError: true });
    if (stored === undefined) return;
    const id = `${stored.domain} ${stored.path} ${stored.key}`;
    if (expires === LONG_AGO) this.#stored.delete(id);
    else this.#stored.add(id);
  }

  /** The Cookie field of a request, longest paths first; null when there is nothing to send. */
  fieldFor(url: URL): string | null {
    let field = "";
    for (const cookie of this.#jar.getCookiesSync(url.href)) {
      const next = `${field === "" ? "" : "; "}${cookie.cookieString()}`;
      if (field.length + next.length <= MAX_FIELD) field += next;
    }
    return field === "" ? null : field;
  }
}

/** The answer to one request. */
export interface Answer {
  response: HttpResponse;
  /** The address that gave it. */
  address: string;
}

/** A request through the dialer. */
export interface WebRequest extends HttpRequest {
  /** Addresses of the host, when they are known. @default resolved by the dialer */
  addresses?: readonly string[] | undefined;
  /** Called after each handshake, even when no answer follows. */
  onTls?: (tls: TlsInfo) => void;
}

/** Statuses with which servers ask for another version of HTTP (RFC 9110 sections 15.5.22 and 15.6.6). */
const OTHER_VERSION: ReadonlySet<number> = new Set([426, 505]);

/**
 * Whether a handshake failed because the server has no protocol in common (RFC 7301 section 3.2): OpenSSL and
 * rustls word it differently.
 */
function isProtocolMismatch(error: DialError): boolean {
  const { code, message } = (error.cause ?? {}) as { code?: unknown; message?: unknown };
  return /NO_?APPLICATION_?PROTOCOL/i.test(`${code} ${message}`.replaceAll(" ", "_"));
}

/**
 * Requests one document over a new connection, with HTTP/1.1. Where an https server refuses that protocol in the
 * handshake, answers with something other than HTTP/1.1, closes without an answer, or answers 426 or 505, it tries
 * HTTP/2 over a second connection.
 *
 * @param net The dialer.
 * @param request What to request.
 * @param maxBytes Bytes of the decoded body that are read.
 * @param signal Ends it.
 * @throws {DialError} When there is no answer; the signal's reason when it aborts.
 */
export async function requestPage(
  net: Dialer,
  request: WebRequest,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Answer> {
  const { url, addresses, onTls } = request;
  const secure = url.protocol === "https:";
  let connected = false;
  const ask = async (
    alpn: "http/1.1" | "h2",
    by: (connection: Connection) => Promise<HttpResponse>,
  ): Promise<Answer> => {
    connected = false;
    const connection = await net.connect({
      ...webTarget(url, { alpn: [alpn] }),
      // Header, body as sent, and what the kernel had buffered.
      maxBytes: maxBytes + 262_144 + MAX_HEADER_BYTES,
      label: request.referrer === undefined ? url.href : `${url.href} from ${request.referrer}`,
      ...(addresses === undefined ? {} : { addresses }),
    }, signal);
    connected = true;
    try {
      if (connection.tls !== null) onTls?.(connection.tls);
      return { response: await by(connection), address: connection.address };
    } finally {
      connection.close();
    }
  };
  let first: Answer | DialError;
  try {
    first = await ask("http/1.1", (connection) => exchange(connection, request, maxBytes));
    if (!secure || !OTHER_VERSION.has(first.response.status)) return first;
  } catch (error) {
    if (!secure || signal.aborted || !(error instanceof DialError)) throw error;
    const other = connected ? error.reason === "unreachable" : isProtocolMismatch(error);
    if (!other) throw error;
    first = error;
  }
  try {
    return await ask("h2", (connection) => {
      connected = connection.tls?.alpn === "h2";
      if (!connected) throw new DialError("unreachable", "Cannot use HTTP/2 here");
      return exchangeHttp2(connection, request, maxBytes);
    });
  } catch (error) {
    if (signal.aborted || !(error instanceof DialError) || error.reason === "deadline") throw error;
    if (!(first instanceof DialError)) return first;
    throw connected ? error : first;
  }
}
