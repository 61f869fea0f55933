import { expect, test } from "vitest";
import { plainLine, visible } from "../../../lib/page/hidden_text.ts";

/** Marks that steer a terminal, turn a line around, or show nothing. */
const MARKS = [
  ..."\u0000\u0007\u001b\r\n\t\u007f\u0085\u009b\u00ad\u061c\u180e\u200b\u200d\u200e\u2028\u2029\u202e\u2060\u2066\u2069",
  ..."\ufeff\ufff9\ufffe\u{e0001}\u{e0041}\u{1ffff}",
  "\ud83d",
  "\udc00",
];

test("no mark of a stranger stays, and what people read does", () => {
  for (const mark of MARKS) {
    expect(plainLine(`a${mark}${mark}b`)).toBe("a b");
    expect(visible(`a${mark}b`)).toMatch(/^a(?:\\u[0-9a-f]{4}){1,2}b$/);
  }
  const text = "Käse 日本 ไทย e\u0301 😀 \u{20000}";
  expect([plainLine(text), visible(text)]).toEqual([text, text]);
});

test("escaped as JSON escapes: a JSON text means the same", () => {
  const value = { a: `"\\${MARKS.join("x")}` };
  expect(JSON.parse(visible(JSON.stringify(value)))).toEqual(value);
});

test("some stay where a text may have them", () => {
  expect(visible("a\tb\nc\u001b\n", "\t\n")).toBe("a\tb\nc\\u001b\n");
});
