import { expect, test } from "vitest";
import { lookup, planLookup } from "../../../mod.ts";
import { planWork } from "../../../lib/lookup/plan.ts";

test("an analysis with a brand is the study of one of its look-alikes", async () => {
  const { imitated, candidates } = await planWork("késtrelbank.com", {
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
  const { imitated, candidates } = await planWork("login.kestrelbank.com", {
    plan: "analyze",
    brand: "kestrelbank.com",
  });
  expect(imitated).toBe(null);
  expect([...candidates].map(({ permutation }) => permutation.kind)).toEqual(["Unknown"]);
});

test("a brand is for analyses, and is a domain", async () => {
  const lines = lookup("kestrelbank.com", { brand: "kestrelbank.com" });
  await expect(lines.next()).rejects.toThrow("only analyze compares one host with a brand");
  await expect(planWork("a.com", { plan: "analyze", brand: ".." })).rejects.toThrow("Cannot use");
});
