import type { ParsedDomain } from "../domain.ts";
import type { Permutation, PermutationKind } from "../model.ts";
import { KINDS } from "./kinds/kinds.ts";
import type { Name } from "./name.ts";
import type { Settings } from "./options.ts";
import { byKind } from "./rank/by_kind.ts";
import { type Pricing, shippedPrices } from "./rank/cost.ts";
import { ranked } from "./rank/ranked.ts";

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
