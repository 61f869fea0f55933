/**
 * Which software and services a page shows.
 * @module
 */
import type { Page } from "../../../page/page.ts";
import { RULES } from "./data/rules.ts";
import { pageFacts, type TechnologyFacts } from "./page_facts.ts";
import { patternOf, type RulePattern, type TechnologyRule } from "./pattern.ts";

interface Compiled {
  name: string;
  headers: [string, RulePattern][];
  cookies: [string, RulePattern][];
  meta: [string, RulePattern][];
  html: RulePattern[];
  scriptSrc: RulePattern[];
  implies: string[];
}

function patternsBy(patterns: Readonly<Record<string, string>> = {}): [string, RulePattern][] {
  return Object.entries(patterns).map(([key, text]) => [key, patternOf(text)]);
}

function compile([name, rule]: [string, TechnologyRule]): Compiled {
  const { headers, cookies, meta, html = [], scriptSrc = [], implies = [] } = rule;
  return {
    name,
    headers: patternsBy(headers).map(([key, pattern]) => [key.toLowerCase(), pattern]),
    cookies: patternsBy(cookies),
    meta: patternsBy(meta),
    html: [html].flat().map(patternOf),
    scriptSrc: [scriptSrc].flat().map(patternOf),
    implies: [implies].flat(),
  };
}

let compiled: ReadonlyMap<string, Compiled> | null = null;

function cookieValues({ cookies }: TechnologyFacts, name: string): string[] {
  if (!name.endsWith("*")) return [cookies.get(name) ?? []].flat();
  return [...cookies].filter(([cookie]) => cookie.startsWith(name.slice(0, -1))).map(([, value]) => value);
}

/** The version that a rule finds, empty when it matches without one, undefined when it does not match. */
function versionOf(rule: Compiled, facts: TechnologyFacts): string | undefined {
  const versions = [
    ...rule.headers.map(([name, match]) => match(facts.headers.get(name))),
    ...rule.cookies.flatMap(([name, match]) => cookieValues(facts, name).map((value) => match(value))),
    ...rule.meta.map(([name, match]) => match(facts.meta.get(name))),
    ...rule.scriptSrc.flatMap((match) => facts.scripts.map((src, i) => match(src, facts.lowerScripts[i]))),
    ...rule.html.map((match) => match(facts.html, facts.lower)),
  ].filter((version) => version !== null);
  // The longest version is the most precise: 3.2.1 over 3.
  return versions.toSorted((a, b) => b.length - a.length)[0];
}

/**
 * Technologies that a page shows: sorted `Name`, or `Name:version` where it shows one. Versions are those that the page
 * claims.
 *
 * @param page A page of a visit.
 * @example
 * ```ts
 * import { Page } from "../../../page/page.ts";
 * import { technologiesOf } from "./mod.ts";
 * const page = { headers: [["server", "nginx/1.22.1"]] as [string, string][], html: new Page("") };
 * console.assert(technologiesOf(page)[0] === "Nginx:1.22.1");
 * ```
 */
export function technologiesOf(page: { headers: readonly [string, string][]; html: Page }): string[] {
  const rules = compiled ??= new Map(Object.entries(RULES).map((rule) => [rule[0], compile(rule)]));
  const facts = pageFacts(page.headers, page.html);
  const found = new Map<string, string>();
  for (const rule of rules.values()) {
    const version = versionOf(rule, facts);
    if (version !== undefined) found.set(rule.name, version);
  }
  // A Map's iteration includes entries that are added during it: implications of implications.
  for (const [name] of found) {
    for (const implied of rules.get(name)?.implies ?? []) if (!found.has(implied)) found.set(implied, "");
  }
  return [...found].map(([name, version]) => version === "" ? name : `${name}:${version}`).sort();
}
