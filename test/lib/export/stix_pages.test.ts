import { expect, test } from "vitest";
import {
  type ExportOptions,
  type Finding,
  findingOf,
  findingsOf,
  type MergedName,
  Packed,
  packedFindings,
  type Stix,
  stixObjects,
  type StixPlace,
} from "../../../lib/export/mod.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

const OPTIONS = { brand: BRAND, at: AT };
const START: StixPlace = { finding: 0, object: 0 };
const pause = () => Promise.resolve();

async function read(
  findings: Iterable<Finding>,
  size: number,
  options: ExportOptions = OPTIONS,
): Promise<Stix[]> {
  const all: Stix[] = [];
  let place: StixPlace | null = START;
  while (place !== null) {
    const from: StixPlace = place;
    place = null;
    let left = size;
    for await (const [object, after] of stixObjects(findings, options, from, pause)) {
      all.push(object);
      if (--left > 0) continue;
      place = after;
      break;
    }
  }
  return all;
}

test.each([1, 7, 1_000_000])("pages of %i objects are together what a bundle has", async (size) => {
  const { findings } = await packedFindings(lookupLines(), BRAND);
  const whole = await Array.fromAsync(stixObjects(findings, OPTIONS), ([object]) => object);
  expect(await read(findings, size)).toEqual(whole);
});

test("what the first of several owned and other names share comes with the first that is not owned", async () => {
  const { findings: all, ...rest } = await findingsOf(lookupLines(), BRAND);
  expect(rest.incomplete).toBe("");
  const owned = new Set(all.slice(0, all.length >> 1).map(({ fqdn }) => fqdn));
  const { findings } = await packedFindings(lookupLines(), BRAND);
  const whole = await Array.fromAsync(stixObjects(findings, { ...OPTIONS, owned }), ([object]) => object);
  expect(await read(findings, 5, { ...OPTIONS, owned })).toEqual(whole);
});

test("look-alikes that lead to one page share its object: each id is there once", async () => {
  const lines = lookupLines().map((line) =>
    line.op === "RedirectChain" && line.data !== null
      ? {
        ...line,
        data: [...line.data, { url: "https://shared.example/in", kind: "Http" as const, status: 302 }],
      }
      : line
  );
  const { findings } = await packedFindings(lines, BRAND);
  const whole = await Array.fromAsync(stixObjects(findings, OPTIONS), ([object]) => object);
  expect(whole.filter(({ type, value }) => type === "url" && value === "https://shared.example/in"))
    .toHaveLength(1);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  expect(await read(findings, 7)).toEqual(whole);
});

test("a lookup without look-alikes has the brand alone", async () => {
  expect((await read([], 1)).map(({ type }) => type)).toEqual(["identity"]);
});

test("a page reads the look-alikes before it once, and makes none of their objects", async () => {
  let reads = 0;
  const texts = Array.from({ length: 3_000 }, (_, n) => `kestrelbank${n}.com`);
  const findings = new Packed(texts, (fqdn) => {
    reads++;
    return findingOf(fqdn, { dns_a: ["192.0.2.1"] } as unknown as MergedName);
  });
  // The brand, one address, then name, infrastructure, indicator and three relationships of each.
  expect(await Array.fromAsync(stixObjects(findings, OPTIONS))).toHaveLength(2 + 3_000 * 6);
  expect(reads).toBe(3_000);
  for await (const [object, after] of stixObjects(findings, OPTIONS, { finding: 2_998, object: 6 })) {
    expect([object.type, after]).toEqual(["domain-name", { finding: 2_999, object: 1 }]);
    break;
  }
  expect(reads).toBe(6_000);
});

test("names are had without what is known of them, whatever is in them", async () => {
  const { findings, fqdns } = await packedFindings(
    ['a",{"b', 'a\\",b', "\u2028", "plain.com"].map((fqdn) => ({
      permutation: { domain: { fqdn, tld: "com", domain: "x" }, kind: "Addition" as const },
      op: "HttpBanner" as const,
      data: "nginx",
    })),
    BRAND,
  );
  expect([...fqdns]).toEqual([...findings].map(({ fqdn }) => fqdn));
});
