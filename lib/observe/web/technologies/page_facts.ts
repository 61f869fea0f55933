import type { Page } from "../../../page/page.ts";

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
 * import { pageFacts } from "./page_facts.ts";
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
