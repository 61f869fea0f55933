import { type Connection, type Dialer, DialError, type TlsInfo } from "../../dial.ts";
import {
  exchange,
  type HttpLimits,
  type HttpRequest,
  type HttpResponse,
  MAX_HEADER_BYTES,
  webTarget,
} from "./http.ts";
import { exchangeHttp2 } from "./http2.ts";

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
 * @param limits Bounds of the response.
 * @param signal Ends it.
 * @throws {DialError} When there is no answer; the signal's reason when it aborts.
 */
export async function requestPage(
  net: Dialer,
  request: WebRequest,
  limits: Required<Pick<HttpLimits, "bodyBytes">>,
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
      maxBytes: limits.bodyBytes + 262_144 + MAX_HEADER_BYTES,
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
    first = await ask("http/1.1", (connection) => exchange(connection, request, limits));
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
      return exchangeHttp2(connection, request, limits);
    });
  } catch (error) {
    if (signal.aborted || !(error instanceof DialError) || error.reason === "deadline") throw error;
    if (!(first instanceof DialError)) return first;
    throw connected ? error : first;
  }
}
