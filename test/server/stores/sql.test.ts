import { expect, test } from "vitest";
import { insertion, raw, replacement, sql } from "../../../server/stores/sql.ts";

test("values of a statement are its parameters, also those of its parts", () => {
  const hostile = "'; DROP TABLE keys; --";
  expect(sql`SELECT * FROM keys WHERE owner = ${hostile}`).toEqual([
    "SELECT * FROM keys WHERE owner = $1",
    [hostile],
  ]);
  const due = sql`at <= ${1} AND name = ${"a"}`;
  expect(sql`UPDATE ${raw("found")} SET at = ${2} WHERE ${due} AND NOT (${due}) LIMIT ${3}`).toEqual([
    "UPDATE found SET at = $1 WHERE at <= $2 AND name = $3 AND NOT (at <= $4 AND name = $5) LIMIT $6",
    [2, 1, "a", 1, "a", 3],
  ]);
});

test("a row is its columns and their values, and may replace the one of its key", () => {
  const again = sql`ON CONFLICT (name) DO UPDATE SET at = excluded.at + ${5} RETURNING at`;
  expect(insertion("found", { name: "a", at: 1 }, again)).toEqual([
    "INSERT INTO found (name, at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET at = excluded.at + $3 RETURNING at",
    ["a", 1, 5],
  ]);
  expect(replacement("found", "name, kind", { name: "a", kind: "Tld", at: 1 })).toEqual([
    "INSERT INTO found (name, kind, at) VALUES ($1, $2, $3) ON CONFLICT (name, kind) DO UPDATE SET at = excluded.at",
    ["a", "Tld", 1],
  ]);
});
