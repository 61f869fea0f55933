import fc from "fast-check";
import { isIP } from "node:net";
import { expect, test } from "vitest";
import { formatIp, inRange, parseIp, parseRange } from "../../../lib/ip.ts";
import { isBlockedAddress, networkOf } from "../../../lib/net/address.ts";
import { canonicalHost, parseAllowList, refusedAddress, refusedName } from "../../../lib/net/policy.ts";
import { vectorCases, withVectors } from "../../shared.ts";
import { refusedUrl } from "./refused_url.ts";

withVectors("ssrf-addresses.json")("every address of the shared vectors", () => {
  const wrong = vectorCases("ssrf-addresses.json")
    .filter((c) => c.verdict !== "either" && isBlockedAddress(c.address) !== (c.verdict === "block"))
    .map((c) => c.address);
  expect(wrong).toEqual([]);
});

withVectors("ssrf-urls.json")("every URL of the shared vectors", () => {
  const wrong = vectorCases("ssrf-urls.json")
    .filter((c) => (refusedUrl(c.url) !== null) !== (c.verdict === "block")).map((c) => c.url);
  expect(wrong).toEqual([]);
});

// IANA's special-purpose registries, written out: first and last of what is not on the internet.
test.each([
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["168.63.129.16", "168.63.129.16"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "255.255.255.255"],
  ["::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["3ffe::", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
])("nothing from %s to %s is connected to", (first, last) => {
  expect([isBlockedAddress(first), isBlockedAddress(last)]).toEqual([true, true]);
});
test.each([
  ...[
    "1.0.0.0",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
  ],
  ...["168.63.129.15", "168.63.129.17", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0"],
  ...[
    "191.255.255.255",
    "192.0.1.0",
    "192.0.3.0",
    "192.88.98.255",
    "192.88.100.0",
    "192.167.255.255",
    "192.169.0.0",
  ],
  ...["198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0"],
  ...[
    "223.255.255.255",
    "2000::",
    "2001:200::",
    "2001:db7::",
    "2001:db9::",
    "2003::",
    "3ffd::",
    "3fff:1000::",
  ],
])("%s is on the internet", (ip) => expect(isBlockedAddress(ip)).toBe(false));

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

test.each([
  "10.0.0.0/33",
  "::/129",
  "10.0.0.0/",
  "10.0.0.0/08",
  "x/10.0.0.0/8",
  "10.0.0.0/8/8",
  "10.0.0.0/8x",
  "",
])(
  "%j is no range",
  (text) => expect(parseRange(text)).toBeNull(),
);

test("a range holds the addresses whose first bits are its own, and none of the other family", () => {
  const bitsOf = (bytes: Uint8Array): string =>
    Array.from(bytes, (b) => b.toString(2).padStart(8, "0")).join("");
  for (const length of [4, 16]) {
    const address = fc.uint8Array({ minLength: length, maxLength: length });
    // One bit of difference, at any place, is what a wrong mask forgives.
    fc.assert(
      fc.property(address, fc.nat(8 * length), fc.nat(8 * length - 1), (bytes, bits, place) => {
        const other = bytes.slice();
        other[place >> 3]! ^= 128 >> (place & 7);
        const range = parseRange(`${formatIp(bytes)}/${bits}`)!;
        expect(inRange(bytes, range)).toBe(true);
        expect(inRange(other, range)).toBe(bitsOf(other).slice(0, bits) === bitsOf(bytes).slice(0, bits));
        expect(inRange(bytes.slice(0, length === 4 ? 3 : 4), range)).toBe(false);
      }),
      { numRuns: 300 },
    );
  }
  expect(inRange(parseIp("32.1.1.1")!, parseRange("2000::/3")!)).toBe(false);
  expect(inRange(parseIp("2001::")!, parseRange("32.1.0.0/16")!)).toBe(false);
});

test("a limit is shared by a /24, or a /48", () => {
  expect(networkOf("192.0.2.77")).toBe("192.0.2");
  expect(networkOf("2001:db8:1:2::3")).toBe("32.1.13.184.0.1");
  expect(networkOf("2001:db8:1:ffff::")).toBe(networkOf("2001:db8:1:2::3"));
  expect(networkOf("unknown")).toBe("unknown");
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
  expect(allow.name("10.1.2.3", 1)).toBe(false);
  expect(allow.address("a.test", "nonsense", 25)).toBe(false);
  const edges = parseAllowList(["1.1.1.1:1", "1.1.1.1:65535"]);
  expect([0, 1, 65_535].map((port) => edges.address("a.test", "1.1.1.1", port))).toEqual([false, true, true]);
});

test.each([
  ...[
    "",
    "a b",
    "1.2.3.4/40",
    "1.2.3.4:0",
    "1.2.3.4:65536",
    "a.test:0",
    "[::1",
    "http://x/",
    "x[::1]",
    "[::1]x",
    "x[::1]:80",
  ],
  ...["[::1]:000080", "1.2.3.4:000080", "a.test:80x", "-a.test", "a_b"],
])("%j is no entry of an allow list", (bad) => {
  expect(() => parseAllowList([bad])).toThrow(RangeError);
});

test.each([
  ["EXAMPLE.Com.", "example.com"],
  ["[2001:DB8:0:0::1]", "2001:db8::1"],
  ["::FFFF:7f00:1", "::ffff:127.0.0.1"],
  ["1.1.1.1.", "1.1.1.1"],
  ["x[::1]", "x[::1]"],
  ["[::1]x", "[::1]x"],
  ["a.b..", "a.b."],
])("the host %j is compared as %j", (host, canonical) => expect(canonicalHost(host)).toBe(canonical));

test("a purpose has its ports and no others, unless the allow list says so", () => {
  const none = parseAllowList([]);
  const ports = [22, 25, 26, 43, 44, 80, 81, 443, 444, 8080];
  const open = (purpose: "web" | "mail" | "whois", allow = none) =>
    ports.filter((port) => refusedAddress("a.test", "1.1.1.1", port, purpose, allow, new Set()) === null);
  expect([open("web"), open("mail"), open("whois")]).toEqual([[80, 443], [25], [43]]);
  expect(open("mail", parseAllowList(["1.1.1.1:8080", "a.test:22"]))).toEqual([22, 25, 8080]);
});

test.each<[host: string, refusal: RegExp | null]>([
  ["", /no host name/],
  [`${"a".repeat(63)}.`.repeat(3) + "a".repeat(61), null],
  [`${"a".repeat(63)}.`.repeat(3) + "a".repeat(62), /no host name/],
  [`${"a".repeat(64)}.com`, /no host name/],
  ["a..com", /no host name/],
  ["a b.com", /no host name/],
  ["a.com/", /no host name/],
  ["_dmarc.a.com", null],
  ["a.local", /nearby/],
  ["local", /nearby/],
  ["notlocal.com", null],
  ["a.notlocal", null],
  ["printer", /one label/],
  ["1.2.3", /unusual/],
  ["a.0x7f", /unusual/],
  ["a.0x7g", null],
  ["1.2.3.4", null],
  ["1.2.com", null],
])("may %j be contacted? %s", (host, refusal) => {
  const found = refusedName(host, 80, parseAllowList([]));
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toMatch(refusal);
  expect(refusedName("printer", 80, parseAllowList(["printer:80"]))).toBeNull();
  expect(refusedName("printer", 81, parseAllowList(["printer:80"]))).toMatch(/one label/);
});

test("an address of this machine is refused, on the internet or not", () => {
  const none = parseAllowList([]);
  const own = new Set(["1.1.1.1"]);
  expect(refusedAddress("a.test", "1.1.1.1", 443, "web", none, own)).toMatch(/this machine/);
  expect(refusedAddress("a.test", "1.1.1.2", 443, "web", none, own)).toBeNull();
  expect(refusedAddress("a.test", "1.1.1.1", 443, "web", parseAllowList(["1.1.1.1"]), own)).toBeNull();
  expect(refusedAddress("a.test", "1.1.1.2", 443, "mail", none, own)).toMatch(/port 443/);
});
