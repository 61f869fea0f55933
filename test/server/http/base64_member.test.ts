import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Base64Member } from "../../../server/http/base64_member.ts";

const MOST = { rest: 1_000, file: 3_000 };

/** Reads a text in pieces of that size. */
function read(text: string, size: number) {
  const member = new Base64Member("file", MOST.rest, MOST.file);
  const bytes = Buffer.from(text);
  let decoded = "";
  for (let at = 0; at < bytes.length; at += size) {
    decoded += Buffer.from(member.push(bytes.subarray(at, at + size))).toString("hex");
  }
  const { json, hasFile } = member.end();
  return { json: Buffer.from(json).toString(), file: hasFile ? decoded : undefined };
}
const SIZES = [1, 2, 3, 5, 7, 64, 100_000];

test("a file is read as JSON and Base64 say, wherever its pieces are cut", () => {
  for (const length of [0, 1, 2, 3, 4, 700]) {
    const bytes = randomBytes(length);
    const base64 = bytes.toString("base64");
    const spellings = [
      base64,
      base64.replace(/=+$/, ""),
      base64.replaceAll("/", "\\/"),
      base64.replaceAll("+", "\\u002b").replaceAll("/", "\\u002F"),
    ];
    for (const spelling of spellings) {
      for (const size of SIZES) {
        const { json, file } = read(` {"a":{"file":"}{"},"file" :\n"${spelling}","b":"\\""}`, size);
        expect(JSON.parse(json)).toEqual({ a: { file: "}{" }, file: "", b: '"' });
        expect([spelling, size, file]).toEqual([spelling, size, bytes.toString("hex")]);
      }
    }
  }
});

test("only the member of that name, of the outermost object, is a file", () => {
  for (
    const text of [
      '{"files":"QUJD"}',
      '{"a":"file","b":"QUJD"}',
      '{"a":{"file":"QUJD"}}',
      '[{"file":"QUJD"}]',
      '{"file":["QUJD"]}',
      '{"file":{"file":"QUJD"}}',
      '{"\\u0066ile":"QUJD"}',
      '{"a\\"file":"QUJD"}',
      '{"file":null}',
      "{}",
    ]
  ) {
    for (const size of SIZES) {
      expect(read(text, size)).toEqual({ json: text, file: undefined });
    }
  }
});

test("what is no JSON stays none", () => {
  for (
    const text of [
      '{"file":"QUJD"',
      '{"file":"QUJD',
      '{"file""QUJD"}',
      '{"file":"QUJD""QUJD"}',
      '"file":"QUJD"',
    ]
  ) {
    for (const size of SIZES) expect(() => JSON.parse(read(text, size).json)).toThrow();
  }
});

test("what is no Base64, too large or there twice is refused with the member's name", () => {
  const refusals: Record<string, RegExp> = {
    '{"file":"QUJ*"}': /^Cannot use file: give base64$/,
    '{"file":"QUJDQ"}': /give base64/,
    '{"file":"QQ==QUJD"}': /give base64/,
    '{"file":"QU-D"}': /give base64/,
    '{"file":"QUJD\\n"}': /give base64/,
    '{"file":"QUJD\\u0100"}': /give base64/,
    '{"file":"QUJD\\"}': /give base64/,
    '{"file":"QUJD","file":"QUJD"}': /^Cannot use file twice/,
    [`{"file":"${"A".repeat(4_004)}"}`]: /^The file in file is larger than 3000 bytes$/,
    [`{"file":"QUJD","a":"${"a".repeat(1_000)}"}`]: /^The body without file is larger than 1000 bytes$/,
  };
  for (const [text, message] of Object.entries(refusals)) {
    for (const size of SIZES) expect(() => read(text, size), `${text.slice(0, 30)} ${size}`).toThrow(message);
  }
});
