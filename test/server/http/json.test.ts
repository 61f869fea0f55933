import { expect, test } from "vitest";
import * as v from "valibot";
import { MAX_JSON_PARTS, parseJson, readBody } from "../../../server/http/bodies.ts";

import { bearer, testService } from "../service.ts";
const bytes = (text: string) => new TextEncoder().encode(text);
/** An array with that many parts: its bracket, a comma before each entry but the first. */
const withParts = (parts: number) => bytes(`[1${",1".repeat(parts - 1)}]`);

test("as many parts as are allowed, and one more", () => {
  expect(parseJson(withParts(MAX_JSON_PARTS))).toHaveLength(MAX_JSON_PARTS);
  expect(() => parseJson(withParts(MAX_JSON_PARTS + 1))).toThrow(
    "more than 32768 members, entries and texts: send fewer at a time",
  );
});

test("what stands in a text is no part, whatever escapes stand before a quote", () => {
  const long = ['"', "\\", '\\"', "[".repeat(100_000), ",:{".repeat(50_000), "\\".repeat(9), "é"];
  for (const text of [...long, long.join('"')]) {
    const value = { [text]: text, last: "\\" };
    expect(parseJson(bytes(JSON.stringify(value)))).toEqual(value);
  }
});

test("every kind of part counts, also in what is no JSON", () => {
  for (const part of ["[", "{", ",", ":", '""', '{"a":']) {
    expect(() => parseJson(bytes(part.repeat(40_000))), part).toThrow("more than 32768");
  }
  for (const text of ["", "{", '"', '"\\"', "[1,]", "nul"]) {
    expect(() => parseJson(bytes(text)), text).toThrow("not valid JSON");
  }
  expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow("not valid JSON in UTF-8");
});

test("a body of brackets is refused before it is parsed, at each door that takes large ones", async () => {
  const { handle, key } = testService();
  const auth = { ...bearer(await key()), "content-type": "application/json" };
  for (
    const [path, body] of [
      ["/v1/match", `{"names":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`],
      ["/v1/match", `{"names":["a.com"]${Array.from({ length: 40_000 }, (_, i) => `,"k${i}":1`).join("")}}`],
    ] as const
  ) {
    const response = await handle(
      new Request(`http://x${path}`, { method: "POST", headers: auth, body }),
    );
    expect([path, response.status, await response.text()]).toEqual([
      path,
      400,
      expect.stringContaining("more than 32768"),
    ]);
  }
});

const BODY = v.strictObject({
  owner: v.string(),
  kind: v.exactOptional(v.picklist(["setup", "link"])),
  many: v.exactOptional(v.array(v.strictObject({ n: v.pipe(v.number(), v.integer()) }))),
  own: v.exactOptional(v.pipe(v.string(), v.maxLength(2, "give at most 2 characters"))),
  text: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(3))),
  hours: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(9))),
});

test.each([
  [{}, "Cannot use the body: it needs owner"],
  [7, "Cannot use the body: give an object"],
  [[], "Cannot use the body: give an object"],
  [{ owner: 7 }, "Cannot use owner: give a string in quotes"],
  [{ owner: null }, "Cannot use owner: give a string in quotes"],
  [{ owner: "a", ownr: "s3cret" }, "Cannot use ownr: there is no such member, leave it out"],
  [{ owner: "a", kind: "s3cret" }, 'Cannot use kind: give one of "setup", "link"'],
  [{ owner: "a", many: {} }, "Cannot use many: give an array"],
  [{ owner: "a", many: [{ n: 1 }, {}] }, "Cannot use the body: it needs many.1.n"],
  [{ owner: "a", many: [{ n: "1" }] }, "Cannot use many.0.n: give a number"],
  [{ owner: "a", many: [{ n: 1.5 }] }, "Cannot use many.0.n: give a whole number"],
  [{ owner: "a", own: "s3cret" }, "Cannot use own: give at most 2 characters"],
  [{ owner: "a", text: "" }, "Cannot use text: give at least 1 character"],
  [{ owner: "a", text: "s3cret" }, "Cannot use text: give at most 3 characters"],
  [{ owner: "a", hours: 0 }, "Cannot use hours: give at least 1"],
  [{ owner: "a", hours: 10 }, "Cannot use hours: give at most 9"],
])("%j is refused with what to give in its place, and without the value", async (content, message) => {
  const request = new Request("http://x", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(content),
  });
  await expect(readBody(request, BODY)).rejects.toMatchObject({ code: "invalid_parameter", message });
});

test("a body with a Content-Encoding is refused: nothing decodes it", async () => {
  const body = (coding: string) =>
    readBody(
      new Request("http://x", {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": coding },
        body: '{"owner":"a"}',
      }),
      BODY,
    );
  expect(await body("identity")).toEqual({ owner: "a" });
  await expect(body("gzip")).rejects.toMatchObject({
    status: 415,
    message: 'Cannot decode the body\'s Content-Encoding "gzip": send it without one',
  });
});
