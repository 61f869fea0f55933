import { parseIp } from "../ip.ts";
import { canonicalHost, parseAllowList, refusedAddress, refusedName } from "./policy.ts";

const NOTHING = parseAllowList([]);

/**
 * Why a URL must not be fetched, judged by its text alone; null when it may be. The addresses that a name
 * resolves to are judged by the dialer.
 *
 * Source: WHATWG URL for the spellings of addresses.
 *
 * @param url Absolute URL.
 * @example
 * ```ts
 * import { refusedUrl } from "./url.ts";
 * console.assert(refusedUrl("http://0x7f.1/") !== null && refusedUrl("file:///etc/passwd") !== null);
 * console.assert(refusedUrl("https://example.com/") === null);
 * ```
 */
export function refusedUrl(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null) return "no URL";
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return `scheme ${parsed.protocol}`;
  const host = canonicalHost(parsed.hostname);
  const port = parsed.port === "" ? (parsed.protocol === "https:" ? 443 : 80) : Number(parsed.port);
  const name = refusedName(host, port, NOTHING);
  if (name !== null) return name;
  // A name stands for any public address here: what is left to judge is the port.
  const ip = parseIp(host) === null ? "1.1.1.1" : host;
  return refusedAddress(host, ip, port, "web", NOTHING, new Set());
}
