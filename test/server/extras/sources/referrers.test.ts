import { expect, test } from "vitest";
import { quietHosts } from "../../../../server/extras/sources/brands.ts";
import { Referrers } from "../../../../server/extras/sources/web_log.ts";

const request = (address: string, referrer: string, path = "/") => ({ address, referrer, path });
const address = (n: number): string => `${1 + (n >> 16) % 200}.${(n >> 8) & 255}.${n & 255}.9`;

test("24,000 forged referrers displace no host that several networks or files name", () => {
  const referrers = new Referrers(() => false);
  for (let n = 0; n < 12_000; n++) referrers.add(request("203.0.113.5", `https://f${n}.one-sender.com/`));
  expect(referrers.ranked()).toHaveLength(20);
  for (let n = 0; n < 12_000; n++) {
    referrers.add(request(address(n), `https://forged-${n}.com/`));
    // A copy that comes in the midst of it.
    if (n === 11_000) referrers.add(request("198.51.100.1", "https://copy-a.com/", "/logo.svg?v=3"));
    if (n % 3_000 === 0) referrers.add(request(address(n * 7), "https://copy-b.com/login?for=someone"));
  }
  const [first, second] = referrers.ranked();
  expect(new Set([first!.host, second!.host])).toEqual(new Set(["copy-a.com", "copy-b.com"]));
  expect(referrers.ranked().length).toBeLessThanOrEqual(5_000);
  expect([referrers.unlikely, referrers.invalid]).toEqual([11_980 + 7_022, 0]);
});

test("a host is kept once, without query, by a page that was named", () => {
  const referrers = new Referrers(() => false);
  for (let n = 0; n < 30; n++) {
    referrers.add(request(address(n), `https://COPY.com/kit/?victim=${n}`, `/a${n}.png`));
  }
  const [only, ...rest] = referrers.ranked();
  expect(rest).toEqual([]);
  expect(only).toMatchObject({
    host: "copy.com",
    page: "https://copy.com/kit/",
  });
  expect([only!.networks.size, only!.files.size]).toEqual([8, 8]);
});

test("what is no page of a public host is counted, each once: apps send the same with every request", () => {
  const referrers = new Referrers(() => false);
  const odd = [
    "android-app://com.example/",
    "https://a.example:8443/",
    "http://10.0.0.1/",
    "nonsense",
    "https://localhost/",
  ];
  for (const referrer of [...odd, ...odd, "android-app://com.example/a"]) {
    referrers.add(request("198.51.100.1", referrer));
  }
  expect([referrers.ranked(), referrers.invalid]).toEqual([[], odd.length]);
});

test("a page of one's own at a port is no name that nobody looked at", () => {
  const referrers = new Referrers(quietHosts(["kestrel-bank.com"]));
  referrers.add(request("198.51.100.1", "https://kestrel-bank.com:8443/", "/logo.svg"));
  referrers.add(request("198.51.100.1", "https://copy.example:8443/", "/logo.svg"));
  expect([referrers.ranked(), referrers.invalid]).toEqual([[], 1]);
});

test("own hosts, archives and translators are quiet; those that only look like them are not", () => {
  const quiet = quietHosts(["kestrel-bank.com", "*.kestrel.example"]);
  const hosts = {
    "www.kestrel-bank.com": true,
    "a.kestrel.example": true,
    "web.archive.org": true,
    "www.google.co.uk": true,
    "kestrel--bank-com.translate.goog": true,
    "www-kestrel--bank-com.translate.goog": true,
    "copy-example.translate.goog": false,
    "notkestrel-bank.com": false,
    "google.com.copy.example": false,
    "web-archive.org": false,
  };
  expect(Object.fromEntries(Object.keys(hosts).map((host) => [host, quiet(host)]))).toEqual(hosts);
});

test("clients that a log writes as host names are told apart", () => {
  const referrers = new Referrers(() => false);
  for (let n = 0; n < 30; n++) referrers.add(request(`host-${n}.isp.net`, `https://copy${n}.com/`));
  expect([referrers.ranked().length, referrers.unlikely]).toEqual([30, 0]);
});
