import { readFileSync } from "node:fs";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { SCHEMAS } from "../../../server/http/schemas.ts";
import { ANSWER_SCHEMAS_FILE, answerSchemas } from "../../tools/answer_schemas.ts";

test("the schemas of answers are those of their types: else run node test/tools/answer_schemas.ts", () => {
  expect(readFileSync(ANSWER_SCHEMAS_FILE, "utf8")).toBe(answerSchemas());
}, 60_000);

test("a schema refuses what its type does not have, and takes what it has", () => {
  const schema = SCHEMAS["WatchShare"]!;
  const link = { id: "1", path: "/#shared/x", expires_at: "2026-11-26T14:00:00.000Z" };
  expect(parse(schema, link)).toEqual(link);
  for (const wrong of [{ ...link, secret: "x" }, { ...link, id: 1 }, { ...link, expires_at: "tomorrow" }]) {
    expect(() => parse(schema, wrong)).toThrow();
  }
  expect(() => parse(SCHEMAS["WatchCount"]!, { count: 1.5 })).toThrow();
  expect(() => parse(SCHEMAS["WatchCount"]!, { count: -1 })).toThrow();
});
