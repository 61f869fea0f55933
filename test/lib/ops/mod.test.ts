import { expect, test } from "vitest";
import type { StreamMessage } from "../../../mod.ts";
import type { MergedLookup } from "../../../lib/lines/mod.ts";
import { csvColumns, csvOf } from "../../../lib/lines/csv.ts";
import { mergeOf } from "../../../lib/lines/merge.ts";
import { contactsOf } from "../../../lib/lookup/contacts.ts";
import { OPS } from "../../../lib/ops/mod.ts";
import { type AnyOp, maybe, type Op } from "../../../lib/ops/op.ts";

interface Colour {
  colour: string;
}

/** An op that only this test knows: all that the project has to know of it stands here. */
const colour: Op<"Colour", Colour, { page_colour: Colour }, { visit: unknown }> = {
  op: "Colour",
  summary: "The colour of the page",
  plans: ["squat"],
  observes: ["visit"],
  merge: "page_colour",
  columns: { colour: ({ page_colour }) => page_colour?.colour ?? "" },
  run: async (see) => maybe(await see.visit() === null ? null : { colour: "red" }),
};
const WITH: readonly AnyOp[] = [...OPS, colour];

const permutation = {
  domain: { fqdn: "exmple.com", tld: "com", domain: "exmple" },
  kind: "Omission",
} as const;
const line = { permutation, op: "Colour", data: { colour: "=red" } } as unknown as StreamMessage;

test("an op of one file is merged and has its CSV column", () => {
  const merged: MergedLookup = {};
  mergeOf(WITH)(merged, line);
  expect(merged["exmple.com"]).toEqual({ permutation, page_colour: { colour: "=red" } });
  expect(csvOf(merged, csvColumns(WITH))).toMatch(/,colour\r\nexmple\.com,.*,'=red\r\n$/);
});

test("an op that a list lacks is unmodeled, and no op of the list is", () => {
  const merged: MergedLookup = {};
  mergeOf(OPS)(merged, line);
  expect(merged["exmple.com"]?.unmodeled_operations).toEqual({ Colour: [{ colour: "=red" }] });
  for (const { op, merge } of OPS as readonly AnyOp[]) {
    const into: MergedLookup = {};
    const data = op === "GeoIp" ? { ip: "::1" } : op === "IpEnumeration" ? ["::1"] : { a: ["::1"] };
    mergeOf(OPS)(into, { permutation, op, data } as unknown as StreamMessage);
    const { permutation: _, ...rest } = into["exmple.com"]!;
    if (typeof merge === "string") expect([op, rest]).toEqual([op, { [merge]: data }]);
    else expect([op, Object.keys(rest).length]).toEqual([op, 1]);
  }
});

test("ops: one of each name, of each column and observation that there is, with words for people", () => {
  const names = OPS.map(({ op }) => op);
  expect(new Set(names).size).toBe(names.length);
  const columns = csvColumns(OPS).map(([name]) => name);
  expect(new Set(columns).size).toBe(columns.length);
  for (const op of OPS as readonly AnyOp[]) {
    const { summary, plans } = op;
    expect(() => contactsOf(op)).not.toThrow();
    expect([summary, plans.join()].every((each) => each !== "")).toBe(true);
    expect(summary).not.toMatch(/\.$/);
  }
});
