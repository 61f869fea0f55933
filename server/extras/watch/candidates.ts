import { namesToAsk, type WatchState } from "./lib/mod.ts";
import { parseDomain, type Permutation, type PermutationKind, permute } from "../../../mod.ts";

/** A name as a candidate of a lookup; none when it is not a valid name. */
export function candidateOf(name: string, kind: PermutationKind): Permutation[] {
  try {
    const { fqdn, tld, domain } = parseDomain(name);
    return [{ domain: { fqdn, tld, domain }, kind }];
  } catch {
    return [];
  }
}

/** The names of a state, as candidates of the next lookup. Each has the kind it was found by. */
export function brandCandidates(state: WatchState | undefined): Permutation[] {
  if (state === undefined) return [];
  return namesToAsk(state).flatMap((name) => candidateOf(name, state.names[name]?.kind ?? "UserContext"));
}

/** Permutations that are made without a pause for other work. */
const SLICE = 128;

/**
 * Gives names the kind that every lookup of the domain gives them: that of the permutation, where they are one of the
 * likeliest, however they were found.
 *
 * @param words The brand's words.
 * @param pause Is awaited from time to time.
 */
export async function asLookedUp(
  domain: string,
  names: readonly Permutation[],
  words: readonly string[],
  pause: () => Promise<void>,
): Promise<Permutation[]> {
  const kinds = new Map<string, PermutationKind>();
  const left = new Set(names.map((each) => each.domain.fqdn));
  let made = 0;
  if (left.size > 0) {
    for (const { domain: { fqdn }, kind } of permute(domain, { words })) {
      if (left.delete(fqdn)) kinds.set(fqdn, kind);
      if (left.size === 0) break;
      if (++made % SLICE === 0) await pause();
    }
  }
  return names.map((each) => ({ ...each, kind: kinds.get(each.domain.fqdn) ?? each.kind }));
}
