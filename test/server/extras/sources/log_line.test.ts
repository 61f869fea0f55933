import { expect, test } from "vitest";
import { MAX_LINE, requestOf } from "../../../../server/extras/sources/web_log.ts";

const REFERRER = "https://copy.example/login";

test.each<[string, string]>([
  [
    "combined",
    `198.51.100.7 - - [24/Nov/2026:04:00:00 +0000] "GET /logo.png HTTP/1.1" 200 12 "${REFERRER}" "Mozilla \\"5\\""`,
  ],
  [
    "combined with a user of two words and a virtual host",
    `www.example.com:443 198.51.100.7 - a b [24/Nov/2026:04:00:00 +0000] "GET /logo.png HTTP/2.0" 200 12 "${REFERRER}" "M" "-"`,
  ],
  [
    "nginx JSON",
    JSON.stringify({ remote_addr: "198.51.100.7", request_uri: "/logo.png", http_referer: REFERRER }),
  ],
  [
    "JSON with the whole request line",
    JSON.stringify({ remote_addr: "198.51.100.7", request: "GET /logo.png HTTP/1.1", referer: REFERRER }),
  ],
  [
    "Caddy",
    JSON.stringify({
      level: "info",
      request: { remote_ip: "198.51.100.7", uri: "/logo.png", headers: { Referer: [REFERRER] } },
    }),
  ],
  [
    "Traefik",
    JSON.stringify({ ClientHost: "198.51.100.7", RequestPath: "/logo.png", request_Referer: REFERRER }),
  ],
])("%s", (_, line) => {
  expect(requestOf(line)).toEqual({ address: "198.51.100.7", path: "/logo.png", referrer: REFERRER });
});

test("no referrer is none, and a line of another format is said to be so", () => {
  expect(
    requestOf('198.51.100.7 - - [24/Nov/2026:04:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "M"')?.referrer,
  )
    .toBe("");
  for (
    const line of [
      "one two three",
      "#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent) cs(Referer)",
      `2026-11-24 04:00:00 198.51.100.7 GET /logo.png 200 Mozilla/5+(X) ${REFERRER}`,
      "{",
      "{}",
      '{"request":null}',
      '{"request":{"headers":null}}',
      "[",
      '198.51.100.7 - - [now] "GET / HTTP/1.1" 200 12',
      `{"a":"${"x".repeat(70_000)}"}`,
      '[1] "'.repeat(10_000),
    ]
  ) expect([line.slice(0, 50), requestOf(line)]).toEqual([line.slice(0, 50), undefined]);
  expect(requestOf("")).toBeNull();
});

test.each([
  ['"' + '\\"'.repeat(500_000)],
  ['"a" ' + '"\\'.repeat(500_000)],
  ['"'.repeat(1_000_000)],
  [`"GET / HTTP/1.1" ${"\\".repeat(1_000_000)}`],
])("time grows only with the length of a line: %#", (quoted) => {
  // Longer than a line may be, so that what is not linear does not end. Parts after the third are not read.
  const whole = `198.51.100.7 - - [24/Nov/2026:04:00:00 +0000] ${quoted}`;
  for (let at = 0; at < whole.length; at += MAX_LINE - 100) {
    requestOf(
      `198.51.100.7 - - [24/Nov/2026:04:00:00 +0000] ${quoted.slice(at, at + MAX_LINE - 100)}`,
    );
  }
  expect(requestOf(whole)).toBeUndefined();
});

test("a line that was cut within its last part has the parts before it", () => {
  const line =
    `198.51.100.7 - - [24/Nov/2026:04:00:00 +0000] "GET /a HTTP/1.1" 200 12 "${REFERRER}" "Mozilla \\"5`;
  expect(requestOf(line)).toEqual({ address: "198.51.100.7", path: "/a", referrer: REFERRER });
});
