import { expect, test } from "vitest";
import { readConfig } from "../server/config/mod.ts";
import { DOORS } from "../server/sources/doors.ts";
import { limitCells, limitRows } from "./limit_rows.ts";

/** The rows of the table of limits, by resource. */
const limitOf = (resource: string): string => {
  const named = limitRows.find((row) => row.resource.includes(resource))?.resource;
  expect([resource, named]).toEqual([resource, expect.any(String)]);
  return limitRows.filter((row) => row.resource === named).map(({ limit }) => limit).join("; ");
};

/** Settings that are limits, by their row. */
const SETTINGS = {
  rate_limit: "requests a minute",
  owner_rate_limit: "requests a minute",
  streams: "lookups at a time",
  capacity: "lookups at a time",
  owner_work: "computing",
  owner_disk: "disk",
  connections: "connections",
} as const;

test("every row says whose limit it is, and what the refusal says", () => {
  expect(limitCells.length).toBeGreaterThan(25);
  for (const [i, cells] of limitCells.entries()) {
    expect([cells[0], cells.length]).toEqual([cells[0], 4]);
    for (const cell of cells.slice(i > 0 ? 1 : 0)) expect([cells[0], cell !== ""]).toEqual([cells[0], true]);
  }
});

test("the table names each setting that is a limit, with its default", () => {
  const config = readConfig({});
  for (const [name, resource] of Object.entries(SETTINGS)) {
    const limit = limitOf(resource);
    const value = config[name as keyof typeof SETTINGS].toLocaleString("en");
    expect([name, limit, new RegExp(`\\b${value}\\b`).test(limit)]).toEqual([name, limit, true]);
  }
  // A setting that is a limit of owners and is not in the table.
  const limits = Object.keys(config).filter((name) => /^owner_|rate_limit$/.test(name));
  expect(limits.filter((name) => !(name in SETTINGS))).toEqual([]);
});

test("the table names what each door takes of an owner", () => {
  const ownerBudget = (door: "by_hand" | "canary") => DOORS[door].ownerBudget.toLocaleString("en");
  expect(limitOf("given by hand")).toContain(`${ownerBudget("by_hand")} a day`);
  expect(limitOf("canary reports")).toContain(`${ownerBudget("canary")} a day`);
});
