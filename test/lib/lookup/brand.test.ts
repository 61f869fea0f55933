import { expect, test } from "vitest";
import { lookup, permute, planLookup } from "../../../mod.ts";
import type { LookupOptions } from "../../../lib/lookup/mod.ts";
import { checkLookup, planWork } from "../../../lib/lookup/plan.ts";

const planned = (name: string, options: LookupOptions) =>
  planWork(checkLookup(name, options), options, permute);

test("an analysis with a brand is the study of one of its look-alikes", async () => {
  const { imitated, candidates } = await planned("késtrelbank.com", {
    plan: "analyze",
    brand: "www.kestrelbank.com",
  });
  expect(imitated?.registrable).toBe("kestrelbank.com");
  expect([...candidates].map(({ permutation }) => permutation.kind)).toEqual(["Homoglyph"]);
  const visited = async (brand?: string) =>
    (await planLookup("kestre1bank.com", { plan: "analyze", ...brand === undefined ? {} : { brand } }))
      .questions.filter(({ hosts }) => hosts.includes("kestrelbank.com")).length;
  expect([await visited(), await visited("kestrelbank.com")]).toEqual([0, 1]);
});

test("a host is not compared with its own site", async () => {
  const { imitated, candidates } = await planned("login.kestrelbank.com", {
    plan: "analyze",
    brand: "kestrelbank.com",
  });
  expect(imitated).toBe(null);
  expect([...candidates].map(({ permutation }) => permutation.kind)).toEqual(["Unknown"]);
});

test("a brand is for analyses, and is a domain", () => {
  expect(() => lookup("kestrelbank.com", { brand: "kestrelbank.com" })).toThrow(
    "only analyze compares one host with a brand",
  );
  expect(() => lookup("a.com", { plan: "analyze", brand: ".." })).toThrow("Cannot use");
});
