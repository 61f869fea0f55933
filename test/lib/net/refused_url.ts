import { parseIp } from "../../../lib/ip.ts";
import { canonicalHost, parseAllowList, refusedAddress, refusedName } from "../../../lib/net/policy.ts";

const NOTHING = parseAllowList([]);

/**
 * Why the dialer refuses what a URL names, by the rules that it asks itself; null when it does not. A name stands for
 * any public address.
 */
export function refusedUrl(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null) return "no URL";
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return `scheme ${parsed.protocol}`;
  const host = canonicalHost(parsed.hostname);
  const port = parsed.port === "" ? (parsed.protocol === "https:" ? 443 : 80) : Number(parsed.port);
  const name = refusedName(host, port, NOTHING);
  if (name !== null) return name;
  const ip = parseIp(host) === null ? "1.1.1.1" : host;
  return refusedAddress(host, ip, port, "web", NOTHING, new Set());
}
