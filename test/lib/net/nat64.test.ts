import { expect, test } from "vitest";
import type { DialError } from "../../../lib/dial.ts";
import { parseIp, parseRange } from "../../../lib/ip.ts";
import { embedded, Nat64, synthesized } from "../../../lib/net/nat64.ts";
import { calm, scriptedDns, worldIo } from "./world.ts";

/** RFC 6052 section 2.4, with prefixes of the global space in place of 2001:db8::/32. */
const EXAMPLES: [prefix: string, ipv4: string, address: string][] = [
  ["2a01:db8::/32", "192.0.2.33", "2a01:db8:c000:221::"],
  ["2a01:db8:100::/40", "192.0.2.33", "2a01:db8:1c0:2:21::"],
  ["2a01:db8:122::/48", "192.0.2.33", "2a01:db8:122:c000:2:2100::"],
  ["2a01:db8:122:300::/56", "192.0.2.33", "2a01:db8:122:3c0:0:221::"],
  ["2a01:db8:122:344::/64", "192.0.2.33", "2a01:db8:122:344:c0:2:2100:0"],
  ["2a01:db8:122:344::/96", "192.0.2.33", "2a01:db8:122:344::c000:221"],
  ["64:ff9b::/96", "192.0.2.33", "64:ff9b::c000:221"],
];

test.each(EXAMPLES)("%s translates %s as RFC 6052 says, and back", (prefix, ipv4, address) => {
  const range = parseRange(prefix)!;
  expect(synthesized(parseIp(ipv4)!, range)).toBe(address);
  expect(embedded(parseIp(address)!, range)).toEqual(parseIp(ipv4));
  expect(embedded(parseIp("2606:4700::1111")!, range)).toBeNull();
});

test.each(EXAMPLES)("%s is discovered, with one query", async (prefix) => {
  const range = parseRange(prefix)!;
  const AAAA = ["192.0.0.170", "192.0.0.171"].map((ip) => synthesized(parseIp(ip)!, range));
  const dns = scriptedDns({ "ipv4only.arpa": { AAAA } });
  const nat64 = new Nat64(dns);
  await nat64.prefixes();
  expect(await nat64.prefixes()).toEqual([range]);
  expect(dns.queries).toEqual(["ipv4only.arpa AAAA"]);
});

test.each([
  ["an address of no translator", "2606:4700::1111"],
  ["a private prefix", "fd00::c000:aa"],
  ["loopback", "::c000:aa"],
  ["mapped addresses", "::ffff:192.0.0.170"],
])("%s is no prefix", async (_, address) => {
  expect(await new Nat64(scriptedDns({ "ipv4only.arpa": { AAAA: [address] } })).prefixes()).toEqual([]);
});

test("a resolver that fails leaves a network without a translator", async () => {
  const dns = { ...scriptedDns({}), query: () => Promise.reject(new Error("closed")) };
  expect(await new Nat64(dns).prefixes()).toEqual([]);
});

test("what stands for a private address behind a NAT64 is refused", async () => {
  const prefix = "2a01:db8:122:344::/96";
  const inside = (ip: string) => synthesized(parseIp(ip)!, parseRange(prefix)!);
  const zone = {
    "ipv4only.arpa": { AAAA: [inside("192.0.0.170")] },
    "loopback.test": { AAAA: [inside("127.0.0.1")] },
    "private.test": { AAAA: [inside("10.1.2.3")] },
    "metadata.test": { AAAA: [inside("169.254.169.254")] },
    "known.test": { AAAA: ["64:ff9b::7f00:1"] },
  };
  const { net } = worldIo(zone, { connectMs: 1 });
  const refusal = (host: string) =>
    net.connect({ host, port: 80, purpose: "web" }, calm()).then(String, (error: DialError) => error.message);
  for (
    const [host, ip] of [["loopback", "127.0.0.1"], ["private", "10.1.2.3"], ["metadata", "169.254.169.254"]]
  ) {
    expect(await refusal(`${host}.test`)).toMatch(
      `${ip} behind this network's NAT64 is an address that is not`,
    );
  }
  expect(await refusal(`[${inside("192.168.0.1")}]`)).toMatch("192.168.0.1 behind this network's NAT64");
  for (const host of ["known.test", "[64:ff9b::7f00:1]", "[64:ff9b::101:101]"]) {
    expect(await refusal(host)).toMatch("an address that is not on the internet");
  }
});
