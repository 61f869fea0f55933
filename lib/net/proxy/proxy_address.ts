import { Buffer } from "node:buffer";
import { SquatError } from "../../errors.ts";

/** Address and credentials of a proxy. */
export interface ProxyAddress {
  /** CONNECT over TCP, CONNECT over TLS, or SOCKS version 5. */
  readonly scheme: "http" | "https" | "socks5";
  /** Host name or address, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** Credentials; null where the URL has no user name. */
  readonly credentials: { readonly username: string; readonly password: string } | null;
  /** The URL without credentials, for messages. */
  readonly label: string;
}

/** What to give for a proxy: follows the word "give" in messages. */
const PROXY_EXPECTS =
  "http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT, with USER:PASSWORD@ before HOST if the proxy requires it";

const PORTS = { http: 80, https: 443, socks5: 1080 } as const;

/** RFC 1929 section 2: one byte holds the length. */
const MAX_SOCKS_FIELD = 255;

/**
 * Reads the URL of a proxy. Percent-encoding in user name and password is decoded.
 *
 * @throws {SquatError} `invalid_parameter`. The message never has the URL's credentials.
 * @example
 * ```ts
 * import { parseProxy } from "./proxy_address.ts";
 * console.assert(parseProxy("socks5://ann:x@127.0.0.1").label === "socks5://127.0.0.1:1080");
 * ```
 */
export function parseProxy(text: string): ProxyAddress {
  const fail = (why: string): never => {
    throw new SquatError("invalid_parameter", `Cannot use the proxy: ${why}; give ${PROXY_EXPECTS}`);
  };
  if (/^socks(?:4a?|5h)?:/i.test(text)) {
    fail(
      /^socks5h:/i.test(text)
        ? "names are resolved here, never by the proxy, so that every address can be checked"
        : "only version 5 of SOCKS is supported",
    );
  }
  const [, scheme] = /^(https?|socks5):\/\//i.exec(text) ?? [];
  if (scheme === undefined) return fail("its scheme is not known");
  // `URL` has its special rules for http schemes only: all schemes are parsed as http.
  const asHttp = `http://${text.slice(scheme.length + 3)}`;
  if (!URL.canParse(asHttp)) return fail("it is not a URL");
  const { username, password, hostname, pathname, search, hash } = new URL(asHttp);
  if (pathname !== "/" || search !== "" || hash !== "") fail("it has a path");
  // URL drops the default port of http.
  const [, digits] = /^[^/?#]*:(\d+)\/?$/.exec(asHttp.slice("http://".length).replace(/^[^/]*@/, "")) ?? [];
  const kind = scheme.toLowerCase() as ProxyAddress["scheme"];
  const port = digits === undefined ? PORTS[kind] : Number(digits);
  if (port === 0) fail("it has port 0");
  return {
    scheme: kind,
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port,
    credentials: username === "" ? null : readCredentials(username, password, kind, fail),
    label: `${kind}://${hostname}:${port}`,
  };
}

function readCredentials(
  username: string,
  password: string,
  scheme: ProxyAddress["scheme"],
  fail: (why: string) => never,
): ProxyAddress["credentials"] {
  let decoded: { username: string; password: string };
  try {
    decoded = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return fail("its credentials are not percent-encoded UTF-8");
  }
  const lengths = Object.values(decoded).map((field) => Buffer.byteLength(field));
  if (scheme === "socks5" && lengths.some((bytes) => bytes === 0 || bytes > MAX_SOCKS_FIELD)) {
    fail(`SOCKS takes a user name and a password of 1 to ${MAX_SOCKS_FIELD} bytes`);
  }
  // RFC 7617 section 2.
  if (scheme !== "socks5" && decoded.username.includes(":")) fail("a user name cannot have a colon");
  return decoded;
}

/** A proxy answered and opened no connection. */
export class ProxyRefusal extends Error {
  /** Whether the proxy refuses, or the host at the tunnel's end does not answer. */
  readonly by: "proxy" | "destination";

  /**
   * Makes one.
   *
   * @param by Who refuses.
   * @param why The reason in words.
   * @param code Its status or reply code. @default none
   */
  constructor(by: "proxy" | "destination", why: string, code?: number) {
    super(code === undefined ? why : `${why} (${code})`);
    this.name = "ProxyRefusal";
    this.by = by;
  }
}
