import { expect, test } from "vitest";
import type { DialError } from "../../../../lib/dial.ts";
import { exchange, headerOf, type HttpRequest } from "../../../../lib/observe/web/http.ts";

/** The result of a response, whole or in single octets, and the request that was sent. */
async function got(text: string, maxBytes?: number, request: Partial<HttpRequest> = {}) {
  const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
  const found: unknown[] = [];
  let sent = "";
  for (const pieces of [[bytes], Array.from(bytes, (b) => Uint8Array.of(b))]) {
    const chunks = pieces.values();
    const connection = {
      write: (data: Uint8Array | string) => Promise.resolve(void (sent = String(data))),
      read: () => Promise.resolve(chunks.next().value ?? null),
    };
    const url = new URL("http://a.test:81/x?y#z");
    found.push(
      await exchange(connection, { url, userAgent: "agent", ...request }, maxBytes).then(
        ({ status, headers, body, truncated }) => ({
          status,
          headers,
          text: new TextDecoder().decode(body),
          truncated,
        }),
        (error: DialError) => error.reason,
      ),
    );
  }
  expect(found[1]).toEqual(found[0]);
  return { found: found[0], sent };
}
const OK = "HTTP/1.1 200 OK\r\n";

test("a request says where, who, and what it takes", async () => {
  const common = "GET /x?y HTTP/1.1\r\nHost: a.test:81\r\nUser-Agent: agent\r\n";
  const rest = "Accept-Language: en\r\nAccept-Encoding: gzip, br\r\n";
  expect((await got(`${OK}\r\n`)).sent)
    .toBe(`${common}Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n${rest}Connection: close\r\n\r\n`);
  expect((await got(`${OK}\r\n`, undefined, { accept: "a/b", authorization: "Basic x" })).sent)
    .toBe(`${common}Accept: a/b\r\n${rest}Authorization: Basic x\r\nConnection: close\r\n\r\n`);
});

test.each<[what: string, answer: string, outcome: unknown]>([
  [
    "fields: case, white space, folds, octets, and lines that are none",
    `${OK}A: 1 \r\n  2\r\nb :\t3\r\nnone\r\n: x\r\nC: \xc3\xa9\r\nD: \xe9\r\nE: a\0b\r\n\r\n`,
    {
      status: 200,
      headers: [["a", "1 2"], ["b", "3"], ["c", "é"], ["d", "é"], ["e", "a b"]],
      text: "",
      truncated: false,
    },
  ],
  ["a length", `${OK}Content-Length: 2\r\n\r\nhello`, { text: "he", truncated: false }],
  ["a length that is not reached", `${OK}Content-Length: 9\r\n\r\nhello`, { text: "hello", truncated: true }],
  ["a length that is none", `${OK}Content-Length: 2x\r\n\r\nhello`, { text: "hello", truncated: false }],
  ["chunks", `${OK}Transfer-Encoding: gzip, Chunked \r\n\r\n2;x=y\r\nhe\r\n03 \r\nllo\r\n0\r\n\r\nmore`, {
    text: "hello",
    truncated: false,
  }],
  ["chunks without end", `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n`, {
    text: "he",
    truncated: true,
  }],
  ["a chunk longer than it says", `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`, {
    text: "he",
    truncated: true,
  }],
  ["a chunk that says nothing", `${OK}Transfer-Encoding: chunked\r\n\r\nx5\r\nhello`, {
    text: "",
    truncated: true,
  }],
  [
    "chunked in the second field, with zeros before a size",
    `${OK}Transfer-Encoding: x\r\nTransfer-Encoding: chunked, y\r\n\r\n${"0".repeat(20)}2\r\nhi\r\n0\r\n\r\n`,
    {
      text: "hi",
      truncated: false,
    },
  ],
  ["204", "HTTP/1.1 204 x\r\n\r\nhello", { status: 204, text: "", truncated: false }],
  ["304", "HTTP/1.0 304\r\nContent-Length: 9\r\n\r\n", { status: 304, text: "", truncated: false }],
  ["five hundred interim answers", "HTTP/1.1 103 x\r\nA: b\r\n\r\n".repeat(500) + `${OK}\r\nhi`, {
    status: 200,
    headers: [],
    text: "hi",
  }],
  ["interim answers without end", "HTTP/1.1 100 x\r\n\r\n".repeat(1_001) + `${OK}\r\nhi`, "unreachable"],
  ["a protocol that was not requested", "HTTP/1.1 101 x\r\n\r\n" + `${OK}\r\nhi`, {
    status: 200,
    text: "hi",
  }],
  // As Chromium reads them.
  ...[
    ["HTTP/2 200 OK", 200],
    ["HTTP/1.2 200 OK", 200],
    ["http/1.0 200 OK", 200],
    ["HTTP/1.1 200", 200],
    ["HTTP/1.1 0200 OK", 200],
    ["HTTP/1.1\t200\tOK", 200],
    ["HTTP/1.1   200OK", 200],
    ["HTTP/1.1 OK", 200],
    ["HTTP/1.1", 200],
    ["HTTP 403 No", 403],
    ["HTTP/1.1 999 Denied", 999],
    ["HTTP/1.1 2000 OK", 2000],
    ["HTTP/1.1 600 OK", 600],
    ["HTTP/1.1 099 OK", 99],
    ["xHTTP/1.1 200 OK", 200],
    ["\r\n\r\nHTTP/1.1 200 OK", 200],
    [`HTTP/1.1 200 ${"x".repeat(200_000)}`, 200],
  ].map(([line, status]) =>
    [
      `the status line ${JSON.stringify(line).slice(0, 30)}`,
      `${line}\nA: b\n\nhi`,
      { status, headers: [["a", "b"]], text: "hi", truncated: false },
    ] as [string, string, unknown]
  ),
  ["six bytes before it", "xxxxxxHTTP/1.1 200 OK\r\n\r\n", "unreachable"],
  ["the greeting of another protocol", "ICY 200 OK\r\n\r\n<p>", "unreachable"],
  ["HTTP/0.9", "<!doctype html>\r\n<p>hi", { status: 200, headers: [], text: "<!doctype html>\r\n<p>hi" }],
  ["a page after an interim answer without a head", "HTTP/1.1 100 x\r\n\r\n<p>hi", "unreachable"],
  ["nothing", "", "unreachable"],
  ["an end in the header", `${OK}A: b\r\n`, "unreachable"],
])("an answer with %s", async (_, answer, outcome) => {
  const { found } = await got(answer);
  if (typeof outcome === "string") expect(found).toBe(outcome);
  else expect(found).toMatchObject(outcome as Record<string, unknown>);
});

test("HTTP/0.9 is not read over TLS: the server speaks something else", async () => {
  expect((await got("<p>hi", undefined, { url: new URL("https://a.test/") })).found).toBe("unreachable");
});

test("a header has so many octets, as in browsers, a body what is wanted", async () => {
  const lines = (n: number) => `${OK}${"a: b\r\n".repeat(n)}\r\n`;
  expect((await got(lines(20_000))).found).toMatchObject({ status: 200 });
  expect((await got(`${OK}a: ${"b".repeat(260_000)}\r\n\r\nhi`)).found).toMatchObject({ text: "hi" });
  expect((await got(`${OK}a: ${"b".repeat(262_144)}\r\n\r\nhi`)).found).toBe("too_much");
  expect((await got(lines(60_000))).found).toBe("too_much");
  expect((await got(lines(43_690))).found).toMatchObject({ status: 200 });
  expect((await got(lines(43_691))).found).toBe("too_much");
  expect((await got(`${OK}\r\nhello`, 4)).found).toMatchObject({
    text: "hell",
    truncated: true,
  });
});

test("the first field of a name is its value", () => {
  const headers: [string, string][] = [["a", "1"], ["b", "2"], ["a", "3"]];
  expect([headerOf(headers, "a"), headerOf(headers, "b"), headerOf(headers, "c")]).toEqual(["1", "2", null]);
});
