/**
 * Returns whom a request is counted as coming from: the peer, or what the nearest trusted proxies say of theirs.
 * One network is one caller, which for IPv6 is a /64 (RFC 6177 section 2: a site has at least that).
 *
 * @param peer Address of the connection.
 * @param forwarded The header X-Forwarded-For, which only proxies can be believed.
 * @param proxies How many proxies of the operator's own are in front.
 */
export function callerNetwork(peer: string, forwarded: string | null, proxies: number): string {
  const told = (forwarded ?? "").split(",").map((each) => each.trim()).filter((each) => each !== "");
  const address = proxies === 0 ? peer : told.at(-proxies) ?? told[0] ?? peer;
  return network(address.slice(0, 100));
}

function network(address: string): string {
  const bare = address.replace(/%.*$/, "").replace(/^\[|\]$/g, "");
  const four = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.[1];
  if (four !== undefined) return four;
  const url = URL.canParse(`http://[${bare}]`) ? new URL(`http://[${bare}]`) : null;
  if (url === null) return "unknown";
  const [head = "", tail] = url.hostname.slice(1, -1).split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill("0"), ...back].slice(0, 4).join(":") + "::/64";
}
