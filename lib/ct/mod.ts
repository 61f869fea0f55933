/**
 * Search of names found in certificate transparency.
 * @module
 */
import { checkArgument } from "../argument.ts";
import { splitName } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { CTSearchResult, SearchResultLabels } from "../model.ts";
import { toAscii } from "../permute/punycode.ts";
import { type NameFacts, type NameIndex, type NameMatcher, searchNames } from "./index/name_index.ts";
import { checkWork } from "./regex/automaton.ts";
import { indexedName } from "./index/name_text.ts";
import { compilePattern, mayMatchAscii, type PatternKind } from "./regex/pattern.ts";

export {
  findNames,
  memoryIndex,
  type NameFacts,
  type NameIndex,
  type NameMatcher,
  type RemoteIndex,
  searchNames,
  type SegmentIndex,
} from "./index/name_index.ts";
import { CALLBACK, checkOptions, FLAG, type OptionChecks, SIGNAL } from "../options.ts";
export type { CertificateNames } from "../io.ts";
export type { CTSearchResult } from "../model.ts";
export { compileSearch } from "./regex/pattern.ts";
export type { Automaton } from "./regex/automaton.ts";

/** The part of a name that a pattern is matched against. */
export type SearchField = "name" | "registrable_domain" | "subdomain" | "tld";

const DEFAULT_LIMIT = 100;

/** How much of what a search finds is returned. */
export interface CtBounds {
  /** Maximum number of results, 1 to 1,000. @default 100 */
  limit?: number;
  /** Whether names seen only in precertificates count. @default false */
  include_precert?: boolean;
}

/** What is searched. */
export interface CtQuery extends CtBounds {
  /** At most 1,000 characters; case does not count. */
  pattern: string;
  /** How the pattern is read; other kinds by {@link CtSearchOptions.kinds}. @default "regex" */
  kind?: string;
  /** What the pattern is matched against. @default "name" */
  field?: SearchField;
}

/** How a search runs. */
export interface CtSearchOptions {
  /** Called about every 10 ms of work; a server does other work here. */
  pause?: () => Promise<void>;
  /** Stops the search at the next pause. */
  signal?: AbortSignal;
  /** Ends the search at the next pause with what it has found; the search fails when it has found nothing. */
  patience?: AbortSignal;
  /** More kinds of patterns by name, such as `lookalike`; they match whole names. */
  kinds?: Readonly<Record<string, (pattern: string) => NameMatcher>>;
}

/** What a search found. */
export interface CtSearchAnswer {
  /** In the order of names read from their last character. */
  results: CTSearchResult[];
  /** Whether more names match than were returned. */
  hasMore: boolean;
}

const QUERY: OptionChecks<CtQuery> = {
  pattern: true,
  kind: true,
  field: true,
  limit: true,
  include_precert: FLAG,
};
const SEARCH_OPTIONS: OptionChecks<CtSearchOptions> = {
  pause: CALLBACK,
  signal: SIGNAL,
  patience: true,
  kinds: true,
};

const PATTERN_KINDS: readonly string[] = ["regex", "exact", "contains", "prefix", "suffix", "wildcard"];
const SEARCH_FIELDS: readonly string[] = ["name", "registrable_domain", "subdomain", "tld"];

/** Returns the parts of a name, as A-labels. Source: Public Suffix List, ICANN section. */
function searchLabels(name: string): SearchResultLabels {
  const { suffix, registrable, subdomain } = splitName(name);
  return {
    tld: suffix,
    etld1: registrable ?? name,
    domain: registrable === null ? name : registrable.slice(0, registrable.length - suffix.length - 1),
    registrable_domain: registrable,
    subdomain,
  };
}

function fieldOf(name: string, field: SearchField): string | null {
  if (field === "name") return name;
  const { suffix, registrable, subdomain } = splitName(name);
  return field === "tld" ? suffix : field === "subdomain" ? subdomain : registrable;
}

/**
 * Returns a matcher of exactly the names that a query is for.
 *
 * @throws {SquatError} `invalid_pattern`, or `invalid_parameter` for an unknown kind or field.
 */
export function nameMatcher(query: CtQuery, kinds: CtSearchOptions["kinds"] = {}): NameMatcher {
  const { kind = "regex", field = "name" } = query;
  if (!SEARCH_FIELDS.includes(field)) {
    throw new SquatError(
      "invalid_parameter",
      `Cannot search field ${JSON.stringify(field)}: use ${SEARCH_FIELDS.join(", ")}`,
    );
  }
  if (Object.hasOwn(kinds, kind)) return kinds[kind]!(query.pattern);
  if (!PATTERN_KINDS.includes(kind)) {
    const known = [...PATTERN_KINDS, ...Object.keys(kinds)].join(", ");
    throw new SquatError("invalid_parameter", `Cannot search by kind ${JSON.stringify(kind)}: use ${known}`);
  }
  const pattern = inALabels(query.pattern, kind);
  if (field === "name") {
    const { need, automaton } = compilePattern(pattern, kind as PatternKind);
    return { need, automaton };
  }
  const exact = compilePattern(pattern, kind as PatternKind);
  const loose = compilePattern(pattern, kind as PatternKind, true);
  return {
    need: loose.need,
    automaton: loose.automaton,
    test: (name) => {
      const part = fieldOf(name, field);
      checkWork(exact.automaton);
      return part !== null && exact.test(part);
    },
  };
}

/** A pattern with its whole labels as A-labels: names in certificates have no others, and would never match. */
function inALabels(pattern: string, kind: string): string {
  // deno-lint-ignore no-control-regex
  const beyond = /[^\x00-\x7f]/u;
  if (!beyond.test(pattern)) return pattern;
  const labels = pattern.normalize("NFKC").toLowerCase().split(".");
  // The label at an edge that may go on is no whole one.
  const from = /contains|suffix/.test(kind) ? 1 : 0,
    to = labels.length - (/contains|prefix/.test(kind) ? 1 : 0);
  const isWhole = (label: string, at: number) => !/[*?]/.test(label) && at >= from && at < to;
  const ascii = kind === "regex"
    ? pattern
    : labels.map((label, at) => isWhole(label, at) ? toAscii(label) : label).join(".");
  if (mayMatchAscii(ascii, kind as PatternKind)) return ascii;
  const [left] = beyond.exec(ascii)!;
  throw new SquatError(
    "invalid_pattern",
    `Cannot find "${left}": names in certificates have A-labels; search for these, such as xn--mnchen-3ya for münchen`,
  );
}

function resultOf(name: string, facts: NameFacts | null): CTSearchResult {
  const labels = searchLabels(name);
  if (facts === null) return { name, labels, is_precert: false };
  const last = facts.occurrences[0];
  return {
    name,
    labels,
    is_precert: facts.is_precert,
    log_id: last?.log_id ?? null,
    index: last?.index ?? null,
    occurrences_count: facts.count,
    last_seen_ts: last?.ts_sec ?? null,
    occurrences: facts.occurrences,
  };
}

/**
 * Returns the names of an index that a query finds, and whether there are more.
 *
 * The same index and query give the same answer. Names that were imported without a certificate have no occurrence
 * and don't count as precertificates.
 *
 * @throws {SquatError} `invalid_pattern` with the position, or for a pattern that is too expensive or takes too long;
 *   `invalid_parameter` for an unknown kind or field or a limit out of range.
 * @example
 * ```ts
 * import { ctSearch, memoryIndex } from "./mod.ts";
 * const index = memoryIndex(["login.paypa1.com", "www.example.org"]);
 * const { results, hasMore } = await ctSearch(index, { pattern: "paypa[l1]" });
 * console.assert(results[0]?.name === "login.paypa1.com" && !hasMore);
 * ```
 */
export async function ctSearch(
  index: NameIndex,
  query: CtQuery,
  options: CtSearchOptions = {},
): Promise<CtSearchAnswer> {
  checkArgument(index, "object", "the index of ctSearch");
  checkOptions("the query of ctSearch", query, QUERY);
  checkArgument(query.pattern, "text", "the pattern of ctSearch");
  checkOptions("ctSearch", options, SEARCH_OPTIONS);
  const { pattern, kind, field = "name" } = query;
  const matcher = nameMatcher(query, options.kinds);
  checkBounds(query);
  // A name that is stored elsewhere is asked for: a search would read all that contain it.
  if (
    kind === "exact" && field === "name" && "present" in index &&
    indexedName(pattern) === pattern.toLowerCase()
  ) {
    return { results: await ctNames(index, [pattern], query), hasMore: false };
  }
  return await searchMatches(index, matcher, query, options);
}

function checkBounds({ limit = DEFAULT_LIMIT }: CtBounds): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return;
  throw new SquatError("invalid_parameter", `Cannot return ${limit} results: limit is from 1 to 1,000`);
}

/**
 * As {@link ctSearch}, for a matcher of {@link nameMatcher}.
 *
 * @param matcher For one search at a time.
 * @throws {SquatError} as `ctSearch`.
 */
export async function searchMatches(
  index: NameIndex,
  matcher: NameMatcher,
  { limit = DEFAULT_LIMIT, include_precert = false }: CtBounds,
  options: Omit<CtSearchOptions, "kinds"> = {},
): Promise<CtSearchAnswer> {
  checkBounds({ limit });
  options.signal?.throwIfAborted();
  const results: CTSearchResult[] = [];
  for await (const names of searchNames(index, matcher, options.signal)) {
    if (names === null) {
      await options.pause?.();
      options.signal?.throwIfAborted();
      if (options.patience?.aborted !== true) continue;
      if (results.length > 0) return { results, hasMore: true };
      throw new SquatError(
        "invalid_pattern",
        "Cannot finish this search in time: give a pattern that is more particular",
      );
    }
    const facts = await index.facts?.(names);
    for (const [i, name] of names.entries()) {
      const known = facts?.[i] ?? null;
      if (known?.is_precert === true && !include_precert) continue;
      if (results.length === limit) return { results, hasMore: true };
      results.push(resultOf(name, known));
    }
  }
  return { results, hasMore: false };
}

/**
 * Returns the entries of exactly these names, in the order given; names that the index lacks are left out.
 *
 * @param names At most 100 are usual; as A-labels, not Unicode.
 */
export async function ctNames(
  index: NameIndex,
  names: readonly string[],
  options: CtBounds = {},
): Promise<CTSearchResult[]> {
  checkArgument(index, "object", "the index of ctNames");
  checkArgument(names, "list", "the names of ctNames");
  const found: CTSearchResult[] = [];
  const requested = new Set<string>();
  for (const text of names) {
    const name = indexedName(text);
    if (name !== null) requested.add(name);
  }
  if (!("segments" in index)) {
    const there = await index.present([...requested]);
    for (const [i, facts] of (await index.facts(there)).entries()) {
      if (facts?.is_precert !== true || options.include_precert === true) {
        found.push(resultOf(there[i]!, facts));
      }
    }
    return found;
  }
  for (const name of requested) {
    const query = {
      pattern: name,
      kind: "exact",
      limit: 1,
      include_precert: options.include_precert ?? false,
    };
    found.push(...(await ctSearch(index, query)).results);
  }
  return found;
}
