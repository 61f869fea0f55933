import type { ParsedDomain } from "../domain.ts";
import type { Permutation, PermutationKind } from "../model.ts";
import { apply, type Kind } from "./kinds/kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";
import { type Pricing, shippedPrices } from "./rank/cost.ts";
import { labelOf, under } from "./rank/look_alike.ts";
import { ranked } from "./rank/ranked.ts";
import { suffixes as allSuffixes, suffixOf } from "./rank/suffixes.ts";

/** Yields look-alikes in batches, ranked by prices. @default the shipped prices */
export function* makeNames(name: Name, settings: Settings, pricing?: Pricing): Generator<Permutation[]> {
  let left = settings.budget;
  if (left <= 0) return;
  const kinds = KINDS.filter((k) => settings.kinds.has(k.kind));
  const given = new Set<string>();
  for (const made of supplied(name, settings)) {
    if (given.has(made.domain.fqdn)) continue;
    given.add(made.domain.fqdn);
    yield [made];
    if (--left <= 0) return;
  }
  const lists = settings.order === "kind"
    ? byKind(name, kinds, settings)
    : ranked(name, kinds, settings, pricing ?? shippedPrices());
  for (const list of lists) {
    const fresh = given.size === 0 ? list : list.filter((made) => !given.has(made.domain.fqdn));
    yield fresh.length > left ? fresh.slice(0, left) : fresh;
    left -= fresh.length;
    if (left <= 0) return;
  }
}

/** Yields the names that the caller supplied, without the original's own hosts. */
function* supplied(name: Name, settings: Settings): Generator<Permutation> {
  const lists: [PermutationKind, readonly ParsedDomain[]][] = [
    ["UserContext", settings.names],
    ["CertificateTransparency", settings.certificateNames],
  ];
  for (const [kind, names] of lists) {
    if (!settings.kinds.has(kind)) continue;
    for (const { fqdn, tld, domain, registrable } of names) {
      if (registrable !== name.registrable) yield { domain: { fqdn, tld, domain }, kind };
    }
  }
}

/** Yields names kind by kind, in the order of the kinds and of their edits; each name once, never the name itself. */
function* byKind(name: Name, kinds: readonly Kind[], settings: Settings): Generator<Permutation[]> {
  const seen = new Set<string>([name.label]);
  for (const kind of kinds) {
    const suffixes = settings.combine
      ? settings.tlds ?? allSuffixes()
      : kind.suffixes?.(name, settings) ?? [name.tld];
    const all = suffixes.map(suffixOf);
    for (const edit of kind.edits(name, settings)) {
      const text = apply(name.label, edit);
      const known = seen.has(text);
      // An earlier kind already made this label under the name's own suffix: only kinds with other suffixes continue.
      if (kind.kind !== "Tld" && known && (settings.combine || kind.suffixes === undefined)) continue;
      seen.add(text);
      const label = labelOf(text, kind.kind);
      if (label === null) continue;
      const out: Permutation[] = [];
      for (const suffix of all) {
        if (!known || suffix.text !== name.tld) under(suffix, [label], out, name, settings);
      }
      yield out;
    }
  }
}
