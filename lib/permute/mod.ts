/**
 * Look-alikes of a domain name, the likeliest to be squatted first.
 * @module
 */
import type { Domain, Permutation } from "../model.ts";
import { makeNames } from "./make.ts";
import { nameOf } from "./name.ts";
import { type PermuteOptions, settingsOf } from "./options.ts";

export { type PermuteOptions, suffixFault, wordFault } from "./options.ts";
export { PERMUTATION_KINDS, type PermutationKind } from "../model.ts";
export { KIND_TITLES } from "./data/kinds.ts";

/**
 * Yields look-alikes of a name: valid, registrable under a real suffix, none twice, never the name itself.
 *
 * Of a host, the registrable name counts. Best first means in descending order of the rate that a model trained on
 * real squats gives; equal input gives equal output. Lazy: names are generated as they are read. The options are
 * checked at the call.
 * Source: the kinds' own files; the order: lib/permute/README.md.
 *
 * @param domain A host name, or a domain as on the wire.
 * @throws {SquatError} `invalid_domain` for an unusable name, `invalid_parameter` for an option's value.
 * @throws {SquatError} `invalid_parameter` when an option is unknown or the object is not a domain.
 * @example
 * ```ts
 * import { permute } from "./mod.ts";
 * const omissions = [...permute("abc.com", { kinds: ["Omission"] })];
 * console.assert(omissions.map((p) => p.domain.fqdn).sort().join(" ") === "ab.com ac.com bc.com");
 * ```
 */
export function permute(domain: Domain | string, options: PermuteOptions = {}): Generator<Permutation> {
  const name = nameOf(domain);
  return oneByOne(makeNames(name, settingsOf(options, name)));
}

function* oneByOne(lists: Iterable<readonly Permutation[]>): Generator<Permutation> {
  for (const list of lists) for (const each of list) yield each;
}
