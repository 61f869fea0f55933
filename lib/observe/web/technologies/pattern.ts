import { RE2JS } from "re2js";

/** What shows one technology; the format is Wappalyzer's, as far as the rules need it. */
export interface TechnologyRule {
  /** Patterns by header name. */
  headers?: Record<string, string>;
  /** Patterns by cookie name; a name may end with `*`. */
  cookies?: Record<string, string>;
  /** Patterns by name or property of a meta element, in lower case. */
  meta?: Record<string, string>;
  /** Patterns of the page's text. */
  html?: string | string[];
  /** Patterns of the addresses of scripts. */
  scriptSrc?: string | string[];
  /** Technologies that it implies. */
  implies?: string | string[];
}

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
 * import { patternOf } from "./pattern.ts";
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
