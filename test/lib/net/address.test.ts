import fc from "fast-check";
import { isIP } from "node:net";
import { expect, test } from "vitest";
import { formatIp, parseIp } from "../../../lib/ip.ts";
import { isBlockedAddress, networkOf, parseRange } from "../../../lib/net/address.ts";
import { parseAllowList, refusedAddress } from "../../../lib/net/policy.ts";
import { vectorCases } from "../../shared.ts";
import { refusedUrl } from "./refused_url.ts";

test("every address of the shared vectors", () => {
  const wrong = vectorCases("ssrf-addresses.json")
    .filter((c) => c.verdict !== "either" && isBlockedAddress(c.address) !== (c.verdict === "block"))
    .map((c) => c.address);
  expect(wrong).toEqual([]);
});

test("every URL of the shared vectors", () => {
  const wrong = vectorCases("ssrf-urls.json")
    .filter((c) => (refusedUrl(c.url) !== null) !== (c.verdict === "block")).map((c) => c.url);
  expect(wrong).toEqual([]);
});

const urls: [url: string, refused: boolean][] = [
  ["http://example.com:8080/", true],
  ["https://[2606:4700::1111]/", false],
  ["https://[64:ff9b::1.1.1.1]/", true],
  ["http://1.1.1.1.:80/", false],
  ["http://printer/", true],
  ["http://foo.localhost/", true],
  ["http://router.home.arpa/", true],
  ["http://localhost.example.com/", false],
  ["http://%31%32%37.0.0.1/", true],
  ["ws://example.com/", true],
  ["//example.com/", true],
  ["", true],
];
test.each(urls)("%s", (url, refused) => expect(refusedUrl(url) !== null).toBe(refused));

const texts: [text: string, canonical: string | null][] = [
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
  ["2001:db8::1:0:0:1", "2001:db8::1:0:0:1"],
  ["::ffff:c000:201", "::ffff:192.0.2.1"],
  ["64:ff9b::192.0.2.1", "64:ff9b::c000:201"],
  ["1::", "1::"],
  ["::", "::"],
  ["1::2::3", null],
  ["1:2:3:4:5:6:7::8", null],
  ["1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"],
  ["::1.2.3", null],
  ["1.2.3.4:", null],
  ["01.2.3.4", null],
  ["1.2.3.256", null],
  ["fe80::1%eth0", null],
  [":::", null],
  [":1", null],
];
test.each(texts)("address %s is %s", (text, canonical) => {
  const bytes = parseIp(text);
  expect(bytes === null ? null : formatIp(bytes)).toBe(canonical);
});

test("addresses survive, and the runtime agrees about what is one", () => {
  fc.assert(fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (text) => {
    const bytes = parseIp(text);
    expect(bytes?.length ?? 0).toBe(
      ({ 0: 0, 4: 4, 6: 16 } as Record<number, number>)[isIP(text.replace(/%.*/, "%"))],
    );
    if (bytes !== null) expect(parseIp(formatIp(bytes) as string)).toEqual(bytes);
    else expect(isBlockedAddress(text)).toBe(true);
  }));
});

test("ranges and networks", () => {
  expect(parseRange("10.0.0.0/33")).toBeNull();
  expect(parseRange("10.0.0.0/")).toBeNull();
  expect(networkOf("2001:db8:1:2::3")).toBe(networkOf("2001:db8:1:ffff::"));
  expect(networkOf("192.0.2.1")).not.toBe(networkOf("192.0.3.1"));
});

test("allow list", () => {
  const allow = parseAllowList(["127.0.0.0/8:8080", "[::1]:25", "Mail.Internal", "10.1.2.3", "fd00::/8"]);
  expect(allow.address("a.test", "127.9.9.9", 8080)).toBe(true);
  expect(allow.address("a.test", "127.9.9.9", 80)).toBe(false);
  expect(allow.address("a.test", "::1", 25)).toBe(true);
  expect(allow.address("a.test", "::1", 26)).toBe(false);
  expect(allow.address("a.test", "fd12::1", 443)).toBe(true);
  expect(allow.address("a.test", "10.1.2.3", 1)).toBe(true);
  expect(allow.name("mail.internal", 25)).toBe(true);
  expect(allow.name("127.0.0.1", 8080)).toBe(false);
  for (const bad of ["", "a b", "1.2.3.4/40", "1.2.3.4:0", "1.2.3.4:99999", "[::1", "http://x/"]) {
    expect(() => parseAllowList([bad])).toThrow(RangeError);
  }
});

test("an address of this machine is refused, on the internet or not", () => {
  const none = parseAllowList([]);
  const own = new Set(["1.1.1.1"]);
  expect(refusedAddress("a.test", "1.1.1.1", 443, "web", none, own)).toMatch(/this machine/);
  expect(refusedAddress("a.test", "1.1.1.2", 443, "web", none, own)).toBeNull();
  expect(refusedAddress("a.test", "1.1.1.1", 443, "web", parseAllowList(["1.1.1.1"]), own)).toBeNull();
  expect(refusedAddress("a.test", "1.1.1.2", 443, "mail", none, own)).toMatch(/port 443/);
});
