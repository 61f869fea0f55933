import { patternOf, type RulePattern } from "./pattern.ts";
import type { TechnologyFacts } from "./page_facts.ts";

/** One technology in Wappalyzer's format; other members are ignored. */
export interface TechnologyRule {
  /** Patterns by header name. */
  headers?: Record<string, string | string[]>;
  /** Patterns by cookie name; a name may end with `*`. */
  cookies?: Record<string, string | string[]>;
  /** Patterns by name or property of a meta element. */
  meta?: Record<string, string | string[]>;
  /** Patterns of the page's text. */
  html?: string | string[];
  /** Patterns of the addresses of scripts. */
  scriptSrc?: string | string[];
  /** Patterns of inline scripts. */
  scripts?: string | string[];
  /** Patterns of the page's own address. */
  url?: string | string[];
  /** Technologies that it implies. */
  implies?: string | string[];
  /** Technologies that it rules out. */
  excludes?: string | string[];
}

interface Compiled {
  name: string;
  headers: [string, RulePattern][];
  cookies: [string, RulePattern][];
  meta: [string, RulePattern][];
  html: RulePattern[];
  scriptSrc: RulePattern[];
  scripts: RulePattern[];
  url: RulePattern[];
  implies: string[];
  excludes: string[];
}

/** Compiled rules. */
export interface Technologies {
  /** Rules in use. */
  readonly count: number;
  /** How many patterns match nothing because they need features that RE2 lacks. Compiles all. */
  rejected(): number;
  /** Sorted `Name` or `Name:version`. */
  detect(facts: TechnologyFacts): string[];
}

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((v): v is string => typeof v === "string");

/** The name before tags such as `\;confidence:50`. */
const withoutTags = (name: string): string => name.split("\\;")[0] as string;

/**
 * Reads rules of Wappalyzer's format. Invalid rules are left out, invalid patterns match nothing: one of them must not
 * fail a folder of thousands.
 *
 * Source: the format as documented in Wappalyzer's README of 2023 (`headers`, `cookies`, `meta`, `html`, `scriptSrc`,
 * `scripts`, `url`, `implies`, `excludes`; `dom`, `js`, `dns` and others are ignored).
 *
 * @param rules Rules by name, such as one parsed file of a rules folder, or several merged.
 * @example
 * ```ts
 * import { compileTechnologies } from "./detect.ts";
 * import { pageFacts } from "./page_facts.ts";
 * const set = compileTechnologies({ Nginx: { headers: { Server: "nginx(?:/([\\d.]+))?\\;version:\\1" } } });
 * console.assert(set.detect(pageFacts("http://a.test/", [["server", "nginx/1.22"]], ""))[0] === "Nginx:1.22");
 * ```
 */
export function compileTechnologies(rules: Readonly<Record<string, unknown>>): Technologies {
  const all: RulePattern[] = [];
  const patterns = (value: unknown): RulePattern[] => {
    const own = listOf(value).map(patternOf);
    all.push(...own);
    return own;
  };
  const named = (value: unknown): [string, RulePattern][] =>
    typeof value !== "object" || value === null
      ? []
      : Object.entries(value).flatMap(([key, v]) => patterns(v).map((p): [string, RulePattern] => [key, p]));
  const compiled: Compiled[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    if (typeof rule !== "object" || rule === null) continue;
    const r = rule as Record<string, unknown>;
    compiled.push({
      name,
      headers: named(r["headers"]).map(([k, p]) => [k.toLowerCase(), p]),
      cookies: named(r["cookies"]),
      meta: named(r["meta"]).map(([k, p]) => [k.toLowerCase(), p]),
      html: patterns(r["html"]),
      scriptSrc: patterns(r["scriptSrc"]),
      scripts: patterns(r["scripts"]),
      url: patterns(r["url"]),
      implies: listOf(r["implies"]).map(withoutTags),
      excludes: listOf(r["excludes"]).map(withoutTags),
    });
  }
  const byName = new Map(compiled.map((c) => [c.name, c]));
  return {
    count: compiled.length,
    rejected: () => all.filter((pattern) => !pattern.isUsable()).length,
    detect: (facts) => detect(compiled, byName, facts),
  };
}

/** The version that a rule finds, empty when it matches without one, null when it does not match. */
function versionOf(rule: Compiled, facts: TechnologyFacts): string | null {
  let found: string | null = null;
  const take = (version: string | null): void => {
    // The longest version is the most precise: 3.2.1 over 3.
    if (version !== null && (found === null || version.length > found.length)) found = version;
  };
  for (const [name, pattern] of rule.headers) {
    const value = facts.headers.get(name);
    if (value !== undefined) take(pattern.match(value));
  }
  for (const [name, pattern] of rule.cookies) {
    if (name.endsWith("*")) {
      const prefix = name.slice(0, -1);
      for (const [cookie, value] of facts.cookies) if (cookie.startsWith(prefix)) take(pattern.match(value));
    } else {
      const value = facts.cookies.get(name);
      if (value !== undefined) take(pattern.match(value));
    }
  }
  for (const [name, pattern] of rule.meta) {
    const value = facts.meta.get(name);
    if (value !== undefined) take(pattern.match(value));
  }
  for (const pattern of rule.scriptSrc) for (const src of facts.scripts) take(pattern.match(src));
  for (const pattern of rule.url) take(pattern.match(facts.url));
  for (const pattern of rule.html) take(pattern.match(facts.html, facts.lower));
  for (const pattern of rule.scripts) take(pattern.match(facts.code));
  return found;
}

function detect(
  rules: readonly Compiled[],
  byName: ReadonlyMap<string, Compiled>,
  facts: TechnologyFacts,
): string[] {
  const found = new Map<string, string>();
  for (const rule of rules) {
    const version = versionOf(rule, facts);
    if (version !== null) found.set(rule.name, version);
  }
  // A Map's iteration includes entries that are added during it: implications of implications.
  for (const [name] of found) {
    for (const implied of byName.get(name)?.implies ?? []) if (!found.has(implied)) found.set(implied, "");
  }
  for (const [name] of [...found]) for (const other of byName.get(name)?.excludes ?? []) found.delete(other);
  return [...found].map(([name, version]) => version === "" ? name : `${name}:${version}`).sort();
}
