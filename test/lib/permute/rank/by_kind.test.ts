import { expect, test } from "vitest";
import { apply } from "../../../../lib/permute/kinds/kind.ts";
import { KINDS } from "../../../../lib/permute/kinds/kinds.ts";
import { labelOf, under } from "../../../../lib/permute/rank/edits.ts";
import { suffixes, suffixOf } from "../../../../lib/permute/rank/suffixes.ts";
import type { Permutation } from "../../../../lib/model.ts";
import { permute, type PermuteOptions } from "../../../../lib/permute/mod.ts";
import { nameOf } from "../../../../lib/permute/name.ts";
import { settingsOf } from "../../../../lib/permute/options.ts";

/** Every edit of every kind under every suffix of it; of names that are made twice the first. */
function plainly(text: string, options: PermuteOptions): string[] {
  const name = nameOf(text);
  const settings = settingsOf({ order: "kind", ...options }, name);
  const out = new Map<string, string>();
  for (const kind of KINDS.filter((each) => settings.kinds.has(each.kind))) {
    const own = kind.suffixes?.(name, settings) ?? [name.tld];
    for (const edit of kind.edits(name, settings)) {
      const made = apply(name.label, edit);
      // The name as it is under another suffix is for one kind alone.
      const label = made === name.label && kind.kind !== "Tld" ? null : labelOf(made, kind.kind);
      for (const suffix of settings.combine ? settings.tlds ?? suffixes() : own) {
        const fqdn = `${made}.${suffix}`;
        const taken: Permutation[] = [];
        if (label !== null) under(suffixOf(suffix), [label], taken, name, settings);
        if (taken.length > 0 && fqdn !== name.registrable && !out.has(fqdn)) {
          out.set(fqdn, `${kind.kind} ${fqdn}`);
        }
      }
    }
  }
  return [...out.values()];
}

const tlds = ["com", "net", "uk", "co.uk"];
test.each<[string, PermuteOptions]>([
  ["paypal.com", {}],
  ["bbc.co.uk", {}],
  ["aab.com", { words: ["zebra", "x"], keywords: ["kestrel"] }],
  ["münchen.de", { idn: "any" }],
  ["uk.net", { tlds }],
  ["a-b.com", { tlds, combine: true }],
  ["bbc.co.uk", { tlds, combine: true }],
  ["bbc.de", { tlds, combine: true, kinds: ["Tld", "FauxTld", "Addition", "Transposition"] }],
  ["bbc.co.uk", { kinds: ["Tld"], combine: true }],
])("kind by kind: each edit under each suffix, once, in order: %s %j", (name, options) => {
  const wanted = plainly(name, options);
  const made = Array.from(
    permute(name, { ...options, order: "kind" }),
    ({ kind, domain }) => `${kind} ${domain.fqdn}`,
  );
  const wrong = made.findIndex((each, i) => each !== wanted[i]);
  if (wrong >= 0) expect(made.slice(wrong, wrong + 3)).toEqual(wanted.slice(wrong, wrong + 3));
  expect(made.length).toBe(wanted.length);
});
