import { namesToAsk, type WatchState } from "../../lib/watch/mod.ts";
import { lookalikes } from "../../lib/ct/mod.ts";
import { parseDomain, type Permutation, type PermutationKind } from "../../mod.ts";
import type { FoundName } from "../stores/watch.ts";

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

/**
 * Returns a function that finds the domain which a name from a certificate or feed imitates; it returns null when there
 * is none.
 */
export function imitationFinder(domains: readonly string[]): (name: string) => FoundName | null {
  const finders = domains.map((domain) => ({ domain, ...lookalikes(domain) }));
  return (text) => {
    const name = text.replace(/^\*\./, "");
    for (const { domain, imitation } of finders) {
      const found = imitation(name);
      if (found !== null) return { domain, name, kind: found.kind };
    }
    return null;
  };
}
