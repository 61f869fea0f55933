import { RE2JS } from "re2js";

/** A pattern of a rule, ready to match. */
export interface RulePattern {
  /**
   * The version that it finds in a text; the empty string when it matches without one; null when it does not. `lower`
   * is the text in lower case, if the caller has it.
   */
  match(text: string, lower?: string): string | null;
  /** Whether RE2 can run it; one that it cannot run matches nothing. Compiles it. */
  isUsable(): boolean;
}

const MAX_PATTERN = 1000;
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

/** `\1` and `\1?yes:no` of a version template. */
function version(template: string, group: (n: number) => string | null): string {
  return template
    .replace(/\\(\d)\?([^:]*):(.*)$/, (_, n, yes, no) => group(Number(n)) ? yes : no)
    .replace(/\\(\d)/g, (_, n) => group(Number(n)) ?? "")
    .trim().slice(0, MAX_VERSION);
}

/**
 * Reads a pattern of Wappalyzer's format: `regex\;version:\1\;confidence:50`. Matching takes linear time, by RE2's
 * automaton. It is compiled when a text has what every match contains: all patterns at the first page would take tens of
 * milliseconds. Not usable when it needs what RE2 lacks (look-around, back references), or is longer than 1,000
 * characters.
 *
 * @param text The pattern.
 * @example
 * ```ts
 * import { patternOf } from "./pattern.ts";
 * console.assert(patternOf("jquery-([0-9.]+)\\.js\\;version:\\1").match("/jquery-3.2.1.js") === "3.2.1");
 * ```
 */
export function patternOf(text: string): RulePattern {
  const [source = "", ...tags] = text.split("\\;");
  const template = tags.find((tag) => tag.startsWith("version:"))?.slice(8) ?? "";
  if (source === "") {
    return { match: () => template.includes("\\") ? "" : template, isUsable: () => true };
  }
  let regex: RE2JS | null | undefined;
  const compiled = (): RE2JS | null => {
    if (regex === undefined) regex = compiledOrNull(source);
    return regex;
  };
  const required = requiredText(source);
  return {
    isUsable: () => compiled() !== null,
    match(subject, lower = subject.toLowerCase()) {
      if (required.anyOf.length > 0 && !required.anyOf.some((text) => lower.includes(text))) return null;
      if (required.enough && template === "") return "";
      const regex = compiled();
      // A deterministic automaton decides whether it matches; only groups need the slower one.
      if (regex === null || !required.enough && !regex.test(subject)) return null;
      if (template === "") return "";
      const matcher = regex.matcher(subject);
      return matcher.find()
        ? version(template, (n) => n <= matcher.groupCount() ? matcher.group(n) : null)
        : null;
    },
  };
}

function compiledOrNull(source: string): RE2JS | null {
  if (source.length > MAX_PATTERN) return null;
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}
