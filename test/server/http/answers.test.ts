import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fits } from "../fits.ts";
import { ANSWER_SCHEMAS_FILE, LINE_SCHEMAS_FILE, schemaFiles } from "../../tools/answer_schemas.ts";

test("schemas are those of their types: else run node test/tools/answer_schemas.ts", () => {
  const { answers, lines } = schemaFiles();
  expect(readFileSync(ANSWER_SCHEMAS_FILE, "utf8")).toBe(answers);
  expect(readFileSync(LINE_SCHEMAS_FILE, "utf8")).toBe(lines);
}, 60_000);

test("a line and what is merged of it are refused where a payload is not of its type", () => {
  const domain = { fqdn: "exmple.com", tld: "com", domain: "exmple" };
  const line = { permutation: { domain, kind: "Omission" }, op: "Dns", data: { a: ["192.0.2.1"] } };
  for (const schema of ["StreamMessage", "ExtendedStreamMessage"]) {
    expect(fits(schema, line)).toEqual(line);
    expect(() => fits(schema, { ...line, data: { a: [1] } })).toThrow();
    expect(() => fits(schema, { ...line, data: null })).toThrow();
    expect(fits(schema, { ...line, op: "HttpBanner", data: null })).toBeDefined();
  }
  const unanswered = { ...line, data: { ...line.data, unanswered: ["b"] } };
  expect(fits("StreamMessage", unanswered)).toEqual(unanswered);
  expect(() => fits("ExtendedStreamMessage", unanswered)).toThrow();
  expect(() => fits("MergedName", { dns_a: [1] })).toThrow();
});

test("a schema refuses what its type does not have, and takes what it has", () => {
  const link = { id: "1", path: "/#shared/x", expires_at: "2026-11-26T14:00:00.000Z" };
  expect(fits("WatchShare", link)).toEqual(link);
  for (const wrong of [{ ...link, secret: "x" }, { ...link, id: 1 }, { ...link, expires_at: "tomorrow" }]) {
    expect(() => fits("WatchShare", wrong)).toThrow();
  }
  expect(() => fits("WatchCount", { count: 1.5 })).toThrow();
  expect(() => fits("WatchCount", { count: -1 })).toThrow();
});
