import { expect, test } from "vitest";
import type { Permutation } from "../../../mod.ts";
import { permute } from "../../../mod.ts";
import { toAscii } from "../../../lib/permute/punycode.ts";
import { NameSet } from "../../../lib/name_set.ts";
import { Permuted } from "../../../lib/lookup/permuted.ts";

const LIMIT = 3_000;

function permuted(excluded: readonly string[] = []) {
  const excluding = new NameSet();
  for (const name of excluded) excluding.add(toAscii(name));
  let sources = 0;
  const make = (): Iterator<Permutation> => {
    sources++;
    return permute("kestrelbank.com", { budget: LIMIT + excluding.size });
  };
  return { source: new Permuted(make, excluding, LIMIT), sources: () => sources };
}

const NAMES: readonly string[] = Array.from(
  permute("kestrelbank.com", { budget: LIMIT }),
  ({ domain }) => domain.fqdn,
);

function take(source: Permuted, count: number): string[] {
  const names: string[] = [];
  for (let next; names.length < count && (next = source.next()).done !== true;) {
    names.push(next.value.permutation.domain.fqdn);
  }
  return names;
}

test("a source that falls asleep at any moment gives the same candidates, each once", async () => {
  const { source, sources } = permuted();
  const names: string[] = [];
  const pause = () => Promise.resolve();
  source.sleep();
  for (const [i, count] of [1, 5, 300, 3, 700, 256, 1, 900, LIMIT].entries()) {
    if (i % 2 === 0) await source.wake(pause);
    names.push(...take(source, count));
    source.sleep();
    source.sleep();
  }
  expect(names).toEqual(NAMES);
  // Naps in which what was made ahead lasted cost no source.
  expect(sources()).toBeLessThan(9);
  expect([source.next().done, source.next().done]).toEqual([true, true]);
});

test("while asleep it has no source; a few candidates are there at once", () => {
  const { source, sources } = permuted();
  take(source, 10);
  source.sleep();
  expect(take(source, 128)).toEqual(NAMES.slice(10, 138));
  expect(sources()).toBe(1);
  expect(take(source, 1)).toEqual(NAMES.slice(138, 139));
  expect(sources()).toBe(2);
});

test("waking pauses for other work, and comes back where it was", async () => {
  const { source } = permuted();
  take(source, 2_500);
  source.sleep();
  take(source, 128);
  let pauses = 0;
  await source.wake(() => Promise.resolve(void pauses++));
  expect([pauses, take(source, 3)]).toEqual([1, NAMES.slice(2_628, 2_631)]);
});

test("excluded names do not come, asleep or awake, and others take their places", () => {
  const excluded = NAMES.filter((_, i) => i % 3 === 0);
  const { source } = permuted(excluded);
  const names = take(source, 500);
  source.sleep();
  names.push(...take(source, LIMIT));
  expect(names).toHaveLength(LIMIT);
  expect(new Set(names).size).toBe(LIMIT);
  expect(names.filter((name) => excluded.includes(name))).toEqual([]);
  expect(names.slice(0, 1_000)).toEqual(NAMES.filter((_, i) => i % 3 !== 0).slice(0, 1_000));
});
