import { expect, test } from "vitest";
import {
  type Check,
  checked,
  contact,
  httpUrl,
  integer,
  listOf,
  oneOf,
  serverAddress,
  text,
  userAgent,
  yesOrNo,
} from "../../server/checks.ts";

const CASES: [string, Check<unknown>, accepted: Record<string, unknown>, refused: string[]][] = [
  ["integer", integer(1, 10), { 1: 1, 10: 10, "007": 7 }, ["0", "11", "", "-1", "1.5", "1e1", " 1", "٣"]],
  ["integer, large", integer(0, Number.MAX_SAFE_INTEGER), { 9007199254740991: 9007199254740991 }, [
    "9007199254740992",
    "1".repeat(40),
  ]],
  ["yesOrNo", yesOrNo(), { true: true, false: false }, ["1", "TRUE", "", "toString"]],
  ["yesOrNo with digits", yesOrNo({ digits: true }), { 1: true, 0: false, true: true }, ["2"]],
  ["oneOf", oneOf(["a", "b", "c"]), { a: "a" }, ["A", "", "ab"]],
  ["text", text(), { "a b": "a b", "": "" }, ["a\nb", "a\0"]],
  ["httpUrl", httpUrl(), { "https://example.com/a?b": "https://example.com/a?b" }, [
    "example.com",
    "ftp://example.com",
    "https://",
    "https://a b",
    "https://exämple.com",
  ]],
  ["httpUrl of an origin", httpUrl({ origin: true }), { "http://[::1]:80": "http://[::1]:80" }, [
    "https://example.com/",
    "https://example.com/a",
    "https://u@example.com",
  ]],
  ["contact", contact, { "mailto:a@b.example": "mailto:a@b.example" }, ["a b@c.example", "x(y)", "ab", ""]],
  ["userAgent", userAgent, { "A/1 (b)": "A/1 (b)" }, ["", " a", "a ", "é", "a\r\nb: c"]],
  ["serverAddress", serverAddress, {
    "1.1.1.1": "1.1.1.1",
    "127.0.0.1:5353": "127.0.0.1:5353",
    "::1": "::1",
    "[::1]:53": "[::1]:53",
  }, ["1.1.1", "localhost", "1.1.1.1:0", "1.1.1.1:65536", "[1.1.1.1]:53", "::g", ""]],
  ["listOf", listOf(integer(1, 3)), { "1, 2": [1, 2], "1,": [1] }, ["", ",", "1,4"]],
];

test.each(CASES)("%s", (_, check, accepted, refused) => {
  for (const [given, value] of Object.entries(accepted)) expect(check.parse(given)).toEqual(value);
  for (const given of refused) expect([given, check.parse(given)]).toEqual([given, undefined]);
});

test("a refusal says what it was given for, the value and what to give", () => {
  expect(() => checked("--port", "x\n", integer(0, 65_535))).toThrow(
    'Cannot use --port "x\\n": give a whole number from 0 to 65535',
  );
  expect(() => checked("limit", "9".repeat(500), integer(1, 10, "names"))).toThrow(
    /^Cannot use limit "9{119}…: give a whole number of names from 1 to 10$/,
  );
  expect(checked("limit", "7", integer(1, 10))).toBe(7);
});
