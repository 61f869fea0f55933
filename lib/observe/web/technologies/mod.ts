/**
 * Which software and services a page shows.
 * @module
 */
import type { Page } from "../../../page/page.ts";
import { RULES, type TechnologyRule } from "./data/rules.ts";

const MAX_SCRIPTS = 200;
/** Characters of a script's address: its site, path and version stand at the beginning. */
const MAX_ADDRESS = 400;
const MAX_HTML = 65_536;
const MAX_VERSION = 40;

/** What rules look at: fields and cookies by name, meta elements by name or property in lower case, scripts, and the text. */
type TechnologyFacts = ReturnType<typeof technologyFacts>;

function technologyFacts(headers: readonly [string, string][], page: Page) {
  const facts = {
    headers: new Map<string, string>(),
    cookies: new Map<string, string>(),
    meta: new Map<string, string>(),
    scripts: [] as string[],
    html: page.text.slice(0, MAX_HTML),
  };
  for (const [name, value] of headers) {
    const before = facts.headers.get(name);
    facts.headers.set(name, before === undefined ? value : `${before}, ${value}`);
    const cookie = name === "set-cookie" ? /^\s*([^=;\s]{1,200})=([^;]{0,1000})/.exec(value) : null;
    if (cookie !== null) facts.cookies.set(cookie[1]!, cookie[2]!);
  }
  for (const { kind, name, attributes } of page.tokens) {
    if (name === "script") {
      const src = attributes.get("src") ?? "";
      if (src !== "" && facts.scripts.length < MAX_SCRIPTS) facts.scripts.push(src.slice(0, MAX_ADDRESS));
    } else if (kind === "open" && name === "meta") {
      const key = (attributes.get("name") ?? attributes.get("property"))?.toLowerCase();
      if (key !== undefined && !facts.meta.has(key)) {
        facts.meta.set(key, (attributes.get("content") ?? "").slice(0, 1000));
      }
    }
  }
  return facts;
}

function cookieValues({ cookies }: TechnologyFacts, name: string): string[] {
  if (!name.endsWith("*")) return [cookies.get(name) ?? []].flat();
  return [...cookies].filter(([cookie]) => cookie.startsWith(name.slice(0, -1))).map(([, value]) => value);
}

const expressions = new Map<string, RegExp>();

/** The version that a pattern finds; empty when it matches without one, null when it does not, or without a text. */
function versionIn(pattern: string, text: string | undefined): string | null {
  const [source = "", tag] = pattern.split("\\;");
  const expression = expressions.get(source) ?? new RegExp(source, "i");
  expressions.set(source, expression);
  const found = text === undefined ? null : expression.exec(text);
  return found === null ? null : tag === undefined ? "" : found[1]?.trim().slice(0, MAX_VERSION) ?? "";
}

/** The version that a rule finds, empty when it matches without one, undefined when it does not match. */
function versionOf(rule: TechnologyRule, facts: TechnologyFacts): string | undefined {
  const { headers = {}, cookies = {}, meta = {}, scriptSrc = [], html = [] } = rule;
  const versions = [
    ...Object.entries(headers).map(([name, each]) => versionIn(each, facts.headers.get(name.toLowerCase()))),
    ...Object.entries(cookies).flatMap(([name, each]) =>
      cookieValues(facts, name).map((value) => versionIn(each, value))
    ),
    ...Object.entries(meta).map(([name, each]) => versionIn(each, facts.meta.get(name))),
    ...[scriptSrc].flat().flatMap((each) => facts.scripts.map((src) => versionIn(each, src))),
    ...[html].flat().map((each) => versionIn(each, facts.html)),
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
  const facts = technologyFacts(page.headers, page.html);
  const found = new Map<string, string>();
  for (const [name, rule] of Object.entries(RULES)) {
    const version = versionOf(rule, facts);
    if (version !== undefined) found.set(name, version);
  }
  // A Map's iteration includes entries that are added during it: implications of implications.
  for (const [name] of found) {
    for (const implied of [RULES[name]?.implies ?? []].flat()) {
      if (!found.has(implied)) found.set(implied, "");
    }
  }
  return [...found].map(([name, version]) => version === "" ? name : `${name}:${version}`).sort();
}
