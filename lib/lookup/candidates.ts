import { plural } from "../plural.ts";
import { type ParsedDomain, parseDomain, splitName } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { Permutation } from "../model.ts";
import type { PermuteOptions } from "../permute/mod.ts";
import { toAscii } from "../permute/punycode.ts";
import { loaded } from "./loaded.ts";
import type { LookupOptions } from "./options.ts";
import { nextSlice } from "./pace.ts";

/** A candidate: the name to query, and the name on the wire. */
export interface Candidate {
  /** A-labels. */
  name: string;
  /** The name in Unicode, and its kind. */
  permutation: Permutation;
  /** Whether somebody saw it: it was given, or is in a certificate. Others are guesses. */
  isSeen: boolean;
}

/** Candidates, generated on demand: the first is examined before the last is generated. Can be iterated again. */
export interface Candidates {
  /** Upper bound of their number, which is usually reached; it grows with what the search finds. */
  readonly expected: number;
  /** Searches certificates for more, where there is an index: once, before the first is taken. */
  search(signal?: AbortSignal): Promise<void>;
  /** Starts with the first. */
  [Symbol.iterator](): IterableIterator<Candidate>;
}

/** Options of a lookup, with the signal that ends the search. */
type SliceOptions = Omit<LookupOptions, "signal"> & { signal: AbortSignal | undefined };

/** Makes permutations, the best first. */
export type Permute = (
  domain: ParsedDomain,
  options: PermuteOptions & { readonly budget: number },
) => Iterable<Permutation>;

const DEFAULT_PERMUTATIONS = 10_000;
/** Permutations that names in certificates are compared with, whatever the limit. */
const MAX_COMPARED = 25_000;
/** Candidates that are generated without a pause for other work. */
export const SLICE = 128;
/** Most candidates from certificates, on top of the permutations. */
const MAX_FROM_CERTIFICATES = 1_000;
/** Longest search for names in certificates, milliseconds; then the lookup starts with the names found so far. */
const CERTIFICATES_MS = 5_000;

/**
 * Returns the candidates of a lookup in the order of work: the caller's own names, names in certificates,
 * permutations. Each name comes once.
 */
export function makeCandidates(
  original: ParsedDomain,
  options: LookupOptions,
  permute: Permute,
): Candidates {
  const { limit = DEFAULT_PERMUTATIONS, onNotice } = options;
  const names = givenOf(options.names ?? []);
  let isNoticed = false;
  // Iterating again notices the same names.
  const notice = (message: string) => {
    if (!isNoticed) onNotice?.({ code: "invalid_names", message });
    isNoticed = true;
  };
  const given = (used: Set<string>) => givenNames(original, names, used, options.guesses, notice);
  if (options.permutations === false) {
    return {
      expected: names.count,
      search: () => Promise.resolve(),
      [Symbol.iterator]: () => given(new Set<string>()),
    };
  }
  const permutations = (budget: number) => permute(original, { ...options.permute, budget });
  let seen: ReadonlySet<string> = new Set();
  let certified: Candidate[] = [];
  return {
    get expected() {
      return names.count + certified.length + limit;
    },
    async search(signal = options.signal) {
      const own = { ...options, signal };
      seen = new Set(await namesInCertificates(original, own, limit));
      if (seen.size === 0) return;
      certified = await certifiedOnly(new Set(seen), given, permutations(MAX_COMPARED), limit, own);
    },
    *[Symbol.iterator]() {
      const used = new Set<string>();
      yield* given(used);
      for (const candidate of certified) {
        if (used.has(candidate.name)) continue;
        used.add(candidate.name);
        yield candidate;
      }
      // Those that were given count too: a watch gives what it knows, and must not look further each time.
      for (const permutation of permutations(limit)) {
        const name = toAscii(permutation.domain.fqdn);
        if (!used.has(name)) yield { name, permutation, isSeen: seen.has(name) };
      }
    },
  };
}

/**
 * The names in certificates that are neither given nor among the permutations of the lookup. A name with a certificate
 * probably exists, so it comes before the permutations, unless it is one of those. Where one of the likeliest permutations
 * has a certificate it has its kind as a permutation, whatever the limit.
 *
 * @param likeliest Permutations that names in certificates are compared with, more than the limit.
 */
async function certifiedOnly(
  names: Set<string>,
  given: (used: Set<string>) => Iterable<Candidate>,
  likeliest: Iterable<Permutation>,
  limit: number,
  options: SliceOptions,
): Promise<Candidate[]> {
  for (const { name } of given(new Set())) names.delete(name);
  const kinds = new Map<string, Permutation>();
  let made = 0;
  for (const permutation of likeliest) {
    if (++made % SLICE === 0) await nextSlice(options);
    const name = toAscii(permutation.domain.fqdn);
    if (!names.has(name)) continue;
    if (made <= limit) names.delete(name);
    else kinds.set(name, permutation);
  }
  return Array.from(names, (name) => {
    const { fqdn, tld, domain } = parseDomain(name);
    const permutation = kinds.get(name) ?? { domain: { fqdn, tld, domain }, kind: "CertificateTransparency" };
    return { name, permutation, isSeen: true };
  });
}

/** The caller's own names, which may be iterated again, and how many there are. */
type GivenNames = Iterable<string | Permutation> & { readonly count: number };

/** An iterable with a length is not copied: it may be long. */
function givenOf(names: Iterable<string | Permutation> & { readonly length?: number }): GivenNames {
  const list = names.length === undefined ? [...names] : names;
  return { count: list.length!, [Symbol.iterator]: () => list[Symbol.iterator]() };
}

/** The text of a given name; what is neither a text nor a permutation is left for the parser to refuse. */
function givenText(name: string | Permutation): string {
  return (name as Partial<Permutation> | null)?.domain?.fqdn ?? name as string;
}

/** The caller's own names, each once; adds them to `used`. Invalid ones are reported in one notice. */
function* givenNames(
  original: ParsedDomain,
  names: Iterable<string | Permutation>,
  used: Set<string>,
  guesses: ReadonlySet<Permutation> | undefined,
  notice: (message: string) => void,
): Generator<Candidate> {
  const brand = toAscii(original.registrable);
  let invalid = 0;
  let first = "";
  for (const name of names) {
    try {
      const { fqdn, tld, domain, ascii } = parseDomain(givenText(name));
      if (ascii === brand || used.has(ascii)) continue;
      used.add(ascii);
      const permutation = typeof name === "string"
        ? { domain: { fqdn, tld, domain }, kind: "UserContext" } as const
        : name;
      yield { name: ascii, permutation, isSeen: guesses?.has(permutation) !== true };
    } catch (error) {
      if (!(error instanceof SquatError)) throw error;
      if (invalid++ === 0) first = error.message;
    }
  }
  if (invalid > 0) {
    notice(`${invalid} of the given names ${plural(invalid, "is", "are")} left out; the first: ${first}`);
  }
}

/** Names in certificates that imitate the original; none unless the plan is squat and there is an index. */
async function namesInCertificates(
  original: ParsedDomain,
  options: SliceOptions,
  limit: number,
): Promise<string[]> {
  const { io, plan = "squat", permute: permuteOptions } = options;
  if (io === undefined || io.ct === null || plan !== "squat") return [];
  if (permuteOptions?.kinds !== undefined && !permuteOptions.kinds.includes("CertificateTransparency")) {
    return [];
  }
  const until = io.now() + CERTIFICATES_MS;
  const most = Math.min(limit, MAX_FROM_CERTIFICATES);
  // Loaded by those who have an index.
  const { imitationsOf } = await loaded(import("../ct/lookalike.ts"));
  return await imitationsOf(io.ct.index(), original.registrable, most, async () => {
    await nextSlice(options);
    return io.now() < until;
  });
}

/** Returns the guesses among candidates that stand at a host below a registrable name, and these hosts. */
export function guessesAtHosts(candidates: readonly Candidate[]): { names: string[]; hosts: string[] } {
  const names = candidates.flatMap(({ name, isSeen }) =>
    isSeen || splitName(name).registrable === name ? [] : name
  );
  return { names, hosts: [...new Set(names.map((name) => name.slice(name.indexOf(".") + 1)))] };
}
