import { formatIp, parseIp } from "../../lib/ip.ts";

/** The first bytes of an IPv4-mapped address (RFC 4291 section 2.5.5.2), as text. */
const MAPPED = "0,0,0,0,0,0,0,0,0,0,255,255";

/**
 * Returns the client that a request is attributed to: the peer, or the client named by the trusted proxies. An IPv6
 * /64 counts as one client (RFC 6177 section 2: a site has at least that).
 *
 * @param peer Address of the connection.
 * @param forwarded The header X-Forwarded-For; only the part that trusted proxies added counts.
 * @param proxies How many proxies of the operator's own are in front.
 */
export function callerNetwork(peer: string, forwarded: string | null, proxies: number): string {
  const hops = (forwarded ?? "").split(",").map((each) => each.trim()).filter((each) => each !== "");
  const address = proxies === 0 ? peer : hops.at(-proxies) ?? hops[0] ?? peer;
  return network(address.slice(0, 100));
}

/** An IPv4 address as it is, the /64 of an IPv6 address with all four groups, or `unknown`. */
function network(address: string): string {
  const bytes = parseIp(address.replace(/%.*$/, "").replace(/^\[|\]$/g, ""));
  if (bytes === null) return "unknown";
  if (bytes.length === 4) return formatIp(bytes)!;
  if (bytes.subarray(0, 12).join() === MAPPED) return formatIp(bytes.subarray(12))!;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [0, 2, 4, 6].map((at) => view.getUint16(at).toString(16)).join(":") + "::/64";
}
