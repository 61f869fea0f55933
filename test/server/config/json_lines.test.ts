import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonLines } from "../../../server/config/json_lines.ts";

const TEXT = `{
  "port": 1,
  "channels": { "a": "x,{\\"}",
    "b": "y" },
  "brands": [
    {
      "name": "K",
      "domains": [
        "a.com", 7,
        null
      ]
    }, {
      "name": "L"
    }, {}
  ]
}`;

test.each([
  [["port"], 2],
  [["channels", "a"], 3],
  [["channels", "b"], 4],
  [["brands"], 5],
  [["brands", 0], 6],
  [["brands", 0, "domains", 1], 9],
  [["brands", 0, "domains", 2], 10],
  [["brands", 1], 12],
  [["brands", 1, "name"], 13],
  [["brands", 2, "name"], 14],
  [["nothing"], 1],
])("%j is in line %i", (path, line) => {
  expect(jsonLines(TEXT).lineOf(path)).toBe(line);
});

test("a member that its object has twice is found; the same name elsewhere is not", () => {
  expect(jsonLines(TEXT).twice).toBeNull();
  expect(jsonLines('{"a": {"b": 1}, "b": [{"c": 1,\n"c": 2}]}').twice).toEqual({
    path: ["b", 0, "c"],
    line: 2,
  });
});

test("every member of any JSON has the line where it stands", () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
    const { lineOf, twice } = jsonLines(JSON.stringify(value, null, 1));
    expect(twice).toBeNull();
    let line = 2;
    for (const [name, member] of Object.entries(value)) {
      expect(lineOf([name])).toBe(line);
      line += JSON.stringify(member, null, 1).split("\n").length;
    }
  }));
});
