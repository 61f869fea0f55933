import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fits } from "../fits.ts";
import { schemaFiles } from "../../tools/answer_schemas.ts";

test("schemas are those of their types: else run node test/tools/answer_schemas.ts", () => {
  for (const [path, text] of schemaFiles()) expect(readFileSync(path, "utf8"), path).toBe(text);
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
  const saved = { id: "1", role: "viewer", made_by: "ann", created_at: "2026-11-26T14:00:00.000Z" };
  const invitation = { ...saved, expires_at: "2026-11-26T15:00:00.000Z", path: "/#x" };
  expect(fits("NewInvitation", invitation)).toEqual(invitation);
  for (const wrong of [{ secret: "x" }, { id: 1 }, { expires_at: "tomorrow" }]) {
    expect(() => fits("NewInvitation", { ...invitation, ...wrong })).toThrow();
  }
  expect(() => fits("WatchCount", { count: 1.5 })).toThrow();
  expect(() => fits("WatchCount", { count: -1 })).toThrow();
});
