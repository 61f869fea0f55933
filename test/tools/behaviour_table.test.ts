import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { behaviourTable, KINDS, tableInReadme } from "../farm/behaviour_table.ts";

/** Cells, whatever their padding. */
const cells = (table: string) =>
  table.split("\n").filter((line) => !/^\| -/.test(line)).map((line) =>
    line.split("|").map((cell) => cell.trim())
  );

test("the table of behaviours in test/README.md is that of the farm: node test/farm/behaviour_table.ts", () => {
  expect(cells(tableInReadme())).toEqual(cells(behaviourTable()));
});

test("each behaviour has a name of its own, and what is not complete is said", () => {
  for (const { kind, behaviours, test } of KINDS) {
    expect(new Set(behaviours.map(({ name }) => name)).size, kind).toBe(behaviours.length);
    expect(behaviours.filter(({ outcome, said }) => outcome === "loud" && said === "")).toEqual([]);
    expect(existsSync(new URL(`../${test}`, import.meta.url)), test).toBe(true);
  }
});
