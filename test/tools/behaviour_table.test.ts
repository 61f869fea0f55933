import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { KINDS, tableInReadme, TABLES } from "../farm/behaviour_table.ts";

/** Cells, whatever their padding. */
const cells = (table: string) =>
  table.split("\n").filter((line) => !/^\| -/.test(line)).map((line) =>
    line.split("|").map((cell) => cell.trim())
  );

test.each(["behaviours", "gates"] as const)(
  "the table of %s in test/README.md: node test/farm/behaviour_table.ts",
  (name) => {
    expect(cells(tableInReadme(name))).toEqual(cells(TABLES[name]()));
  },
);

test("each behaviour has a name of its own, and what is not complete is said", () => {
  for (const { kind, behaviours, test } of KINDS) {
    expect(new Set(behaviours.map(({ name }) => name)).size, kind).toBe(behaviours.length);
    expect(behaviours.filter(({ outcome, said }) => outcome === "loud" && said === "")).toEqual([]);
    expect(existsSync(new URL(`../${test}`, import.meta.url)), test).toBe(true);
  }
});
