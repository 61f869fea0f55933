import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fits } from "../fits.ts";
import { ANSWER_SCHEMAS_FILE, answerSchemas } from "../../tools/answer_schemas.ts";

test("the schemas of answers are those of their types: else run node test/tools/answer_schemas.ts", () => {
  expect(readFileSync(ANSWER_SCHEMAS_FILE, "utf8")).toBe(answerSchemas());
}, 60_000);

test("a schema refuses what its type does not have, and takes what it has", () => {
  const link = { id: "1", path: "/#shared/x", expires_at: "2026-11-26T14:00:00.000Z" };
  expect(fits("WatchShare", link)).toEqual(link);
  for (const wrong of [{ ...link, secret: "x" }, { ...link, id: 1 }, { ...link, expires_at: "tomorrow" }]) {
    expect(() => fits("WatchShare", wrong)).toThrow();
  }
  expect(() => fits("WatchCount", { count: 1.5 })).toThrow();
  expect(() => fits("WatchCount", { count: -1 })).toThrow();
});
