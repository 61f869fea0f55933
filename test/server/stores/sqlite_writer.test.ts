import { expect, test } from "vitest";
import { mustLast } from "../../../server/stores/sqlite_writer.ts";

test("all but the lines of an unfinished result is on the disk before it is acknowledged", () => {
  const call = (part: "keys" | "usage" | "results", method: string, ...args: unknown[]) =>
    mustLast({ id: 0, part, method, args });
  expect(call("results", "begin", {})).toBe(false);
  expect(call("results", "append", "uuid", {})).toBe(false);
  expect(call("results", "append", "uuid", {}, undefined)).toBe(false);
  expect(call("results", "append", "uuid", {}, { expires_at: 1, names: 1 })).toBe(true);
  expect(call("results", "extend", "uuid", 1)).toBe(true);
  expect(call("results", "remove", "uuid")).toBe(true);
  expect(call("keys", "revoke", "id", 1)).toBe(true);
  expect(call("usage", "add", [])).toBe(true);
});
