/**
 * Look-alikes of a domain name, the likeliest to be squatted first.
 * @module
 */
import type { Domain, Permutation, PermutationKind } from "../model.ts";
import type { ParsedDomain } from "../domain.ts";
import { byKind } from "./rank/by_kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import { type Name, nameOf } from "./name.ts";
import { oneByOne } from "./rank/one_by_one.ts";
import { type PermuteOptions, type Settings, settingsOf } from "./options.ts";
import { ranked } from "./rank/ranked.ts";

export { DEFAULT_BUDGET, type PermuteOptions } from "./options.ts";
export { type Domain, type Permutation, PERMUTATION_KINDS, type PermutationKind } from "../model.ts";
export { type Keyboard, KEYBOARDS } from "./kinds/keyboards.ts";

/**
 * Yields look-alikes of a name: valid, registrable under a real suffix, none twice, never the name itself.
 *
 * A host below the registrable name stands for its registrable name. Best first, every candidate comes before all
 * that a model learnt from real squats gives a lower rate; equal input gives equal output. Names supplied by the
 * caller come first. Lazy: leaving the loop leaves the rest unmade. The options are checked at the call.
 * Source: the kinds' own files; the order: lib/permute/README.md.
 *
 * @param domain A host name, or a domain as it stands on the wire.
 * @throws {SquatError} `invalid_domain` for an unusable name, `invalid_parameter` for an option's value.
 * @throws {TypeError} When an option is unknown or the object is no domain.
 * @example
 * ```ts
 * import { permute } from "./mod.ts";
 * const omissions = [...permute("abc.com", { kinds: ["Omission"], order: "kind" })];
 * console.assert(omissions.map((p) => p.domain.fqdn).join(" ") === "bc.com ac.com ab.com");
 * ```
 */
export function permute(domain: Domain | string, options: PermuteOptions = {}): Generator<Permutation> {
  const name = nameOf(domain);
  return oneByOne(make(name, settingsOf(options, name)));
}

/** Yields the names, some at a time. */
function* make(name: Name, settings: Settings): Generator<Permutation[]> {
  let left = settings.limit;
  if (left <= 0) return;
  const kinds = KINDS.filter((k) => settings.kinds.has(k.kind));
  const given = new Set<string>();
  for (const made of supplied(name, settings)) {
    if (given.has(made.domain.fqdn)) continue;
    given.add(made.domain.fqdn);
    yield [made];
    if (--left <= 0) return;
  }
  const lists = settings.order === "kind" ? byKind(name, kinds, settings) : ranked(name, kinds, settings);
  for (const list of lists) {
    const fresh = given.size === 0 ? list : list.filter((made) => !given.has(made.domain.fqdn));
    yield fresh.length > left ? fresh.slice(0, left) : fresh;
    left -= fresh.length;
    if (left <= 0) return;
  }
}

/** Names the caller brought: the original's own hosts are left out. */
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
