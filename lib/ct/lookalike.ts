/**
 * Names that imitate a brand, found in a stream of names.
 * @module
 */
import { SquatError } from "../errors.ts";
import { homoglyph } from "../permute/kinds/homoglyph.ts";
import { nameOf } from "../permute/name.ts";
import { settingsOf } from "../permute/options.ts";
import { wordsOf } from "../match/brand.ts";
import { fold } from "../match/text.ts";
import { BrandIndex, VISIT_FROM } from "../match/mod.ts";
import { likenessTo } from "../match/untwist.ts";
import { type NameIndex, type NameMatcher, searchNames } from "./index/name_index.ts";
import { compilePattern } from "./regex/pattern.ts";
import { registrableAscii } from "../domain.ts";

/** The longest label for which every position of an edit gets a branch of its own. */
const WINDOWED = 22;
/** Branches for words left out, of which long names have many. */
const PART_BRANCHES = 12;

/** One edit anywhere in a label. */
function edited(label: string): string[] {
  const count = label.length;
  if (count > WINDOWED) {
    // An edit of one position cannot touch all three.
    const third = Math.floor(count / 3);
    return [label.slice(0, third), label.slice(third, 2 * third), label.slice(2 * third)]
      .map((piece) => `[^.]*${piece}[^.]*`);
  }
  // Two neighbours become up to three characters, which covers every edit of one position.
  if (count > 4) {
    return Array.from({ length: count - 1 }, (_, i) => `${label.slice(0, i)}.{0,3}${label.slice(i + 2)}`);
  }
  const pairs = Array.from({ length: count - 1 }, (_, i) => i).flatMap((i) => {
    const [head, tail] = [label.slice(0, i), label.slice(i + 2)];
    return [`${head}.${tail}`, `${head}${label[i + 1]}${label[i]}${tail}`];
  });
  return [...pairs, ...Array.from(label, (_, i) => `${label.slice(0, i)}.{0,2}${label.slice(i + 1)}`)];
}

/** Every character replaced by one that looks or sounds like it. */
function exchanged(label: string): string {
  const own = nameOf(`${label}.com`);
  const alike = new Map<string, string>();
  for (const { variant, drop, put, at } of homoglyph.edits(own, settingsOf({}, own))) {
    if (variant === "ascii" && drop === 1) alike.set(label[at]!, (alike.get(label[at]!) ?? "") + put);
  }
  return [...label].map((c) => {
    const set = new Set([c, ...(alike.get(c) ?? ""), ...("aeiou".includes(c) ? "aeiou" : "")]);
    return set.size === 1 ? c : `[${[...set].join("")}]`;
  }).join("");
}

/** A pattern that finds at least what one edit makes of a label, except letters in quite another order. */
function roughPattern(label: string, index: BrandIndex): string {
  const branches = [label.length > 2 ? label : `(?:^|[.-])${label}|${label}(?:$|[.-])`];
  if (label.length > 2) {
    const whole = label.length > WINDOWED ? edited(label) : [...edited(label), exchanged(label)];
    branches.push(`(?:^|[.-])(?:${whole.join("|")})[.-]`);
  }
  for (const part of [...wordsOf(index.at(0))].slice(0, PART_BRANCHES)) {
    if (/^[a-z0-9-]{1,40}$/.test(part)) {
      branches.push(label.includes("-") && part.length > 3 ? part : `(?:^|[.])${part}[.]`);
    }
  }
  // Long names have long parts; the label itself comes first and always fits.
  while (branches.join("|").length > 900) branches.pop();
  return branches.join("|");
}

/**
 * Returns a finder of the names that imitate a brand, as `match` says, from a probability that is worth a visit on.
 * Names below the brand's own registrable name do not count. A search finds of these the names with the brand, or one
 * edit of it, inside.
 *
 * @param brand A domain name.
 * @throws {SquatError} `invalid_domain` when it is not a domain name.
 */
function lookalikes(brand: string) {
  const index = new BrandIndex([brand]);
  const { need, automaton } = compilePattern(`xn--|${roughPattern(fold(nameOf(brand).label), index)}`);
  const likeness = likenessTo(brand);
  /** How likely a name imitates the brand, where that is worth a visit; names as they are in certificates, `*.` included. */
  const imitation = (name: string): number => {
    const found = likeness(name.replace(/^\*\./, "").replace(/^www\./, ""));
    return found >= VISIT_FROM ? found : 0;
  };
  const matcher: NameMatcher = { need, automaton, test: (name) => imitation(name) > 0 };
  return { matcher, imitation };
}

/**
 * The `lookalike` kind of a search, for `CtSearchOptions.kinds`: the pattern is the brand's domain name.
 *
 * @throws {SquatError} `invalid_pattern` when the pattern is not a domain name.
 * @example
 * ```ts
 * import { lookalikeKind } from "./lookalike.ts";
 * const { test } = lookalikeKind("paypal.com");
 * console.assert(test?.("*.paypa1-login.top") === true && test("www.paypal.com") === false);
 * ```
 */
export function lookalikeKind(pattern: string): NameMatcher {
  try {
    return lookalikes(pattern).matcher;
  } catch (cause) {
    if (!(cause instanceof SquatError)) throw cause;
    throw new SquatError("invalid_pattern", `Cannot look for look-alikes: ${cause.message}`, { cause });
  }
}

/** Look-alikes that are compared before the best are chosen. */
const MAX_SEEN = 50_000;

/**
 * Returns names of an index that imitate a brand, the likeliest first: registrable names where these imitate it,
 * else the hosts that do.
 *
 * @param pause Called about every 10 ms of work; false ends the search with the names found so far.
 */
export async function imitationsOf(
  index: NameIndex,
  brand: string,
  limit: number,
  pause: () => Promise<boolean>,
): Promise<string[]> {
  const { matcher, imitation } = lookalikes(brand);
  const scores = new Map<string, number>();
  for await (const names of searchNames(index, matcher)) {
    if (names === null && !await pause()) break;
    for (const name of names ?? []) {
      const found = candidateOf(name);
      if (found === null || scores.has(found)) continue;
      const score = imitation(found);
      if (score > 0) scores.set(found, score);
    }
    if (scores.size >= MAX_SEEN) break;
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, limit).map(([name]) =>
    name
  );

  /** A host counts only when the name above it is not an imitation itself. */
  function candidateOf(name: string): string | null {
    const host = name.replace(/^\*\./, "").replace(/^www\./, "");
    const above = registrableAscii(host);
    return above === null ? null : imitation(above) === 0 ? host : above;
  }
}
