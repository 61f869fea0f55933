import { expect, test } from "vitest";
import { CookieJar } from "../../../../lib/observe/web/request.ts";

/** What is sent to `to` after `from` has set the cookies. */
function sent(from: string, cookies: string[], to: string, date?: string): string | null {
  const jar = new CookieJar();
  jar.store(new URL(from), [
    ...(date === undefined ? [] : [["date", date] as const]),
    ...cookies.map((cookie) => ["set-cookie", cookie] as const),
  ]);
  return jar.fieldFor(new URL(to));
}

test.each<[set: string, from: string, to: string, sent: string | null]>([
  ["a=1", "https://a.com/", "https://a.com/b", "a=1"],
  ["a=1", "https://a.com/", "https://www.a.com/", null],
  ["a=1; Domain=a.com", "https://a.com/", "https://www.a.com/", "a=1"],
  ["a=1; domain=.A.com", "https://www.a.com/", "https://a.com/", "a=1"],
  ["a=1; Domain=com", "https://a.com/", "https://b.com/", null],
  ["a=1; Domain=co.uk", "https://a.co.uk/", "https://b.co.uk/", null],
  ["a=1; Domain=b.com", "https://a.com/", "https://b.com/", null],
  ["a=1; Domain=a.com", "https://nota.com/", "https://a.com/", null],
  ["a=1; Domain=1.1", "http://127.0.1.1/", "http://10.0.1.1/", null],
  ["a=1; Secure", "https://a.com/", "http://a.com/", null],
  ["a=1; Path=/b", "https://a.com/", "https://a.com/bc", null],
  ["a=1; Path=/b", "https://a.com/", "https://a.com/b/c", "a=1"],
  ["a=1", "https://a.com/b/c", "https://a.com/b/d", "a=1"],
  ["a=1", "https://a.com/b/c", "https://a.com/", null],
  ["=1", "https://a.com/", "https://a.com/", "1"],
  ["1", "https://a.com/", "https://a.com/", "1"],
  ["a=1; Max-Age=0", "https://a.com/", "https://a.com/", null],
  ["a=1; Max-Age=9; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "https://a.com/", "https://a.com/", "a=1"],
  ["a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "https://a.com/", "https://a.com/", null],
  ["a=\x01", "https://a.com/", "https://a.com/", null],
  [`a=${"x".repeat(4_096)}`, "https://a.com/", "https://a.com/", null],
])("%j of %s for %s", (set, from, to, expected) => expect(sent(from, [set], to)).toBe(expected));

test("expiry is judged by the response's own date", () => {
  const cookie = "a=1; Expires=Sun, 22 Nov 2026 10:00:00 GMT";
  const at = (hour: string) =>
    sent("https://a.com/", [cookie], "https://a.com/", `Sun, 22 Nov 2026 ${hour} GMT`);
  expect([at("09:00:00"), at("11:00:00")]).toEqual(["a=1", null]);
});

test("a cookie replaces its namesake and may delete it; longer paths come first", () => {
  const url = "https://a.com/b/c";
  expect(sent(url, ["a=1", "a=2"], url)).toBe("a=2");
  expect(sent(url, ["a=1", "a=; Max-Age=-1"], url)).toBeNull();
  expect(sent(url, ["a=1; Path=/", "b=2; Path=/b"], url)).toBe("b=2; a=1");
});

test("fifty cookies and 8 KiB at most", () => {
  const many = Array.from({ length: 99 }, (_, i) => `c${i}=1`);
  expect(sent("https://a.com/", many, "https://a.com/")?.split("; ").length).toBe(50);
  const changed = [
    ...many.slice(0, 50),
    "c7=2",
    "c8=; Max-Age=0",
    "c9=; Max-Age=0",
    "late=1",
    "gone=1; Max-Age=0",
  ];
  const left = sent("https://a.com/", changed, "https://a.com/")!.split("; ");
  expect(left.length).toBe(49);
  expect(left).toEqual(expect.arrayContaining(["c7=2", "late=1"]));
  const large = Array.from({ length: 9 }, (_, i) => `c${i}=${"x".repeat(4_000)}`);
  expect(sent("https://a.com/", large, "https://a.com/")!.length).toBeLessThanOrEqual(8_192);
});
