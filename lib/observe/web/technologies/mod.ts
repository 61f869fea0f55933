/**
 * Which software and services a page shows.
 * @module
 */
import type { Page } from "../../../page/page.ts";
import { RULES, type TechnologyRule } from "./data/rules.ts";
import { RE2JS } from "re2js";

/**
 * The version that a pattern finds in a text; the empty string when it matches without one; null when it does not, or
 * when there is no text. `lower` is the text in lower case, if the caller has it.
 */
export type RulePattern = (text: string | undefined, lower?: string) => string | null;

const MAX_VERSION = 40;

/** What a match contains. */
export interface RequiredText {
  /**
   * Lower case; every match contains one of them, the longest run of its alternative. Empty when no text is certain.
   */
  readonly anyOf: readonly string[];
  /** Whether a text that contains one of them matches. */
  readonly enough: boolean;
}

/**
 * Runs of characters that matches contain. They are searched first, because finding a substring is a hundred times
 * cheaper than running an automaton.
 */
export function requiredText(source: string): RequiredText {
  const found: string[] = [];
  let enough = true;
  let best = "";
  let run = "";
  let depth = 0;
  const keep = (): void => {
    if (run.length > best.length) best = run;
    run = "";
  };
  const end = (): void => {
    enough = false;
    keep();
  };
  for (let i = 0; i < source.length; i++) {
    const c = source[i] as string;
    if (c === "\\") {
      const next = source[++i] ?? "";
      // Classes, assertions and numbered escapes are not literal characters.
      if (depth === 0 && /[^a-z0-9]/i.test(next)) run += next;
      else end();
    } else if (c === "[") {
      end();
      i += source[i + 1] === "^" ? 2 : 1;
      while (++i < source.length && source[i] !== "]") if (source[i] === "\\") i++;
    } else if (c === "(") {
      end();
      depth++;
    } else if (c === ")") {
      depth--;
      end();
    } else if (depth > 0) continue;
    else if (c === "|") {
      keep();
      found.push(best);
      best = "";
    } else if (c === "?" || c === "*" || c === "{") {
      run = run.slice(0, -1);
      end();
      if (c === "{") i = Math.max(i, source.indexOf("}", i));
    } else if (c === "+" || c === "." || c === "^" || c === "$") end();
    else run += c;
  }
  keep();
  found.push(best);
  // Case folding beyond ASCII changes lengths (K, the Kelvin sign): such runs are not worth the risk.
  // deno-lint-ignore no-control-regex
  const certain = found.every((text) => /^[\x00-\x7f]+$/.test(text));
  return { anyOf: certain ? found.map((text) => text.toLowerCase()) : [], enough: enough && certain };
}

/**
 * Reads a pattern: an expression, alone or with `\;version:\1` when its first group is a version. Matching takes linear
 * time, by RE2's automaton. It is compiled when a text has what every match contains: all patterns at the first page
 * would take tens of milliseconds.
 *
 * @param text The pattern.
 * @example
 * ```ts
 * import { patternOf } from "./mod.ts";
 * console.assert(patternOf("jquery-([0-9.]+)\\.js\\;version:\\1")("/jquery-3.2.1.js") === "3.2.1");
 * ```
 */
export function patternOf(text: string): RulePattern {
  const [source = "", tag] = text.split("\\;");
  if (source === "") return (subject) => subject === undefined ? null : "";
  let regex: RE2JS | undefined;
  const required = requiredText(source);
  return (subject, lower = subject?.toLowerCase()) => {
    if (subject === undefined || lower === undefined) return null;
    if (required.anyOf.length > 0 && !required.anyOf.some((text) => lower.includes(text))) return null;
    if (required.enough && tag === undefined) return "";
    regex ??= RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    // A deterministic automaton decides whether it matches; only groups need the slower one.
    if (!required.enough && !regex.test(subject)) return null;
    if (tag === undefined) return "";
    const matcher = regex.matcher(subject);
    return matcher.find() ? matcher.group(1)?.trim().slice(0, MAX_VERSION) ?? "" : null;
  };
}

/** The input of rules. */
export interface TechnologyFacts {
  /** Values by header name in lower case. */
  headers: Map<string, string>;
  /** Values by cookie name. */
  cookies: Map<string, string>;
  /** Contents by name or property of a meta element, in lower case. */
  meta: Map<string, string>;
  /** `src` of scripts. */
  scripts: string[];
  /** `scripts` in lower case. */
  lowerScripts: string[];
  /** The page as received. */
  html: string;
  /** `html` in lower case. */
  lower: string;
}

const MAX_SCRIPTS = 200;
const MAX_HTML = 65_536;

/**
 * Reads a page's response once for all rules.
 *
 * @param headers Header fields, names in lower case.
 * @param page The page; patterns of text are searched in the first 64 KiB.
 * @example
 * ```ts
 * import { Page } from "../../../page/page.ts";
 * import { pageFacts } from "./mod.ts";
 * const facts = pageFacts([["server", "nginx"]], new Page("<script src=/a.js></script>"));
 * console.assert(facts.scripts[0] === "/a.js");
 * ```
 */
export function pageFacts(headers: readonly [string, string][], page: Page): TechnologyFacts {
  const html = page.text.slice(0, MAX_HTML);
  const facts: TechnologyFacts = {
    headers: new Map(),
    cookies: new Map(),
    meta: new Map(),
    scripts: [],
    lowerScripts: [],
    html,
    lower: html.toLowerCase(),
  };
  for (const [name, value] of headers) {
    const before = facts.headers.get(name);
    facts.headers.set(name, before === undefined ? value : `${before}, ${value}`);
    const cookie = name === "set-cookie" ? /^\s*([^=;\s]{1,200})=([^;]{0,1000})/.exec(value) : null;
    if (cookie !== null) facts.cookies.set(cookie[1] as string, cookie[2] as string);
  }
  for (const { kind, name, attributes } of page.tokens) {
    if (name === "script") {
      const src = attributes.get("src") ?? "";
      if (src !== "" && facts.scripts.length < MAX_SCRIPTS) facts.scripts.push(src.slice(0, 1000));
    } else if (kind === "open" && name === "meta") {
      const key = (attributes.get("name") ?? attributes.get("property"))?.toLowerCase();
      if (key !== undefined && !facts.meta.has(key)) {
        facts.meta.set(key, (attributes.get("content") ?? "").slice(0, 1000));
      }
    }
  }
  facts.lowerScripts = facts.scripts.map((src) => src.toLowerCase());
  return facts;
}

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
