import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DialError } from "../../../lib/dial.ts";
import { ANY_CHARACTER } from "../../any_character.ts";
import { suiteParts } from "../../../lib/observe/web/certificate.ts";
import { pageText } from "../../../lib/page/charset.ts";
import { exchange } from "../../../lib/observe/web/http.ts";
import { refreshTarget } from "../../../lib/page/html.ts";
import { onwardOf } from "../../../lib/observe/web/onward.ts";
import { Page } from "../../../lib/page/page.ts";

const suites: [name: string, keyExchange: string, cipher: string, mac: string | null][] = [
  ["TLS_AES_256_GCM_SHA384", "", "AES_256_GCM", null],
  ["TLS_CHACHA20_POLY1305_SHA256", "", "CHACHA20_POLY1305", null],
  ["ECDHE-RSA-AES128-GCM-SHA256", "ECDHE_RSA", "AES_128_GCM", null],
  ["ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE_ECDSA", "CHACHA20_POLY1305", null],
  ["DHE-RSA-AES256-SHA", "DHE_RSA", "AES_256_CBC", "HMAC-SHA1"],
  ["AES128-SHA256", "RSA", "AES_128_CBC", "HMAC-SHA256"],
  ["TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "ECDHE_RSA", "AES_128_GCM", null],
];
test.each(suites)("suite %s", (name, keyExchange, cipher, mac) => {
  expect(suiteParts(name)).toEqual({ keyExchange, cipher, mac });
});

const refreshes: [content: string, target: string | null][] = [
  ["0;url=/b", "/b"],
  ["0; URL = '/b' ", "/b"],
  ["  2 , /b", "/b"],
  ['0.5;url="/b', "/b"],
  // Browsers want a number first.
  [";url=/b", null],
  [".5;url=/b", "/b"],
  ["5", null],
  ["300", null],
  ["300;url=/b", null],
  ["0;url=", null],
  ["", null],
];
test.each(refreshes)("refresh %j", (content, target) => expect(refreshTarget(content)).toBe(target));

test("deep nesting and long runs are read in bounded time", async () => {
  for (
    const html of [
      "<div>".repeat(200_000),
      "<".repeat(500_000),
      "<script>" + "location".repeat(50_000) + "</script>",
      "<script>" + "window.".repeat(50_000) + "</script>",
      "<meta http-equiv=refresh content='" + " ".repeat(200_000) + "'>",
      "<a " + "x=y ".repeat(50_000) + ">",
    ]
  ) {
    // Without a word that may lead on, nothing would be parsed.
    expect(onwardOf(new Page("<!--location-->" + html))).toEqual({
      redirect: null,
      frames: [],
      framed: false,
    });
    await setTimeout(0); // The runner's own limit must have a chance to end what would take minutes.
  }
});

test("any bytes give a response or a DialError", async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "HTTP/1.1 200 OK\r\n",
      "HTTP/1.0 301 x\r\n",
      "HTTP/1.1 100 x\r\n\r\n",
      "Transfer-Encoding: chunked\r\n",
      "Content-Encoding: gzip\r\n",
      "Content-Encoding: br\r\n",
      "Content-Encoding: deflate\r\n",
      "Content-Length: 5\r\n",
      "\r\n",
      "5\r\nhello\r\n",
      "0\r\n\r\n",
      "\x1f\x8b\x08",
    ),
    fc.string({ unit: ANY_CHARACTER, maxLength: 20 }),
  );
  await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
    const chunks: (Uint8Array | null)[] = pieces.map((p) => new Uint8Array(Buffer.from(p, "latin1")));
    const connection = {
      write: () => Promise.resolve(),
      read: () => Promise.resolve(chunks.shift() ?? null),
    };
    try {
      const response = await exchange(connection, { url: new URL("http://a.test/"), userAgent: "x" });
      expect(response.status).toBeGreaterThanOrEqual(200);
    } catch (error) {
      if (!(error instanceof DialError)) throw error;
    }
  }));
});

test("any text is some page", () => {
  fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER }), fc.uint8Array(), (text, bytes) => {
    onwardOf(new Page(text));
    expect(typeof pageText(bytes, text)).toBe("string");
  }));
  expect(pageText(new Uint8Array([0xe9, 0x61]), null)).toBe("éa");
  expect(pageText(Buffer.from("<meta charset=shift_jis>\x83A", "latin1"), "text/html")).toContain("ア");
  // What is read as ASCII is no UTF-16; browsers show such a page, so it must not hide here.
  expect(pageText(Buffer.from("<meta charset=utf-16le>sign in, é"), "text/html")).toContain("sign in, é");
  expect(pageText(Buffer.from("h\0i\0"), "text/html; charset=utf-16le")).toBe("hi");
});
