import { RE2JS } from "re2js";

/** A pattern of a rule, ready to match. */
export interface Pattern {
  /**
   * The version that it finds in a text; the empty string when it matches without one; null when it does not.
   * `lower` is the text in lower case, for those who have it.
   */
  match(text: string, lower?: string): string | null;
}

const MAX_PATTERN = 1000;
const MAX_VERSION = 40;

/**
 * The longest run of characters that every match contains, lower case; empty when none is certain. It is looked
 * for first, because finding a substring is a hundred times cheaper than running an automaton.
 */
export function requiredLiteral(source: string): string {
  let best = "";
  let run = "";
  let depth = 0;
  const end = (): void => {
    if (run.length > best.length) best = run;
    run = "";
  };
  for (let i = 0; i < source.length; i++) {
    const c = source[i] as string;
    if (c === "\\") {
      const next = source[++i] ?? "";
      // Classes, assertions and numbered escapes are no characters.
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
    else if (c === "|") return "";
    else if (c === "?" || c === "*" || c === "{") {
      run = run.slice(0, -1);
      end();
      if (c === "{") i = Math.max(i, source.indexOf("}", i));
    } else if (c === "+" || c === "." || c === "^" || c === "$") end();
    else run += c;
  }
  end();
  // Case folding beyond ASCII changes lengths (K, the Kelvin sign): such runs are not worth the risk.
  // deno-lint-ignore no-control-regex
  return /^[\x00-\x7f]*$/.test(best) ? best.toLowerCase() : "";
}

/** `\1` and `\1?yes:no` of a version template. */
function version(template: string, group: (n: number) => string | null): string {
  return template
    .replace(/\\(\d)\?([^:]*):(.*)$/, (_, n, yes, no) => group(Number(n)) ? yes : no)
    .replace(/\\(\d)/g, (_, n) => group(Number(n)) ?? "")
    .trim().slice(0, MAX_VERSION);
}

/**
 * Compiles a pattern of Wappalyzer's format: `regex\;version:\1\;confidence:50`. Matching takes linear time, by
 * RE2's automaton. Null when it needs what RE2 has not (look-around, back references), or is longer than 1,000
 * characters.
 *
 * @param text The pattern.
 * @example
 * ```ts
 * import { compilePattern } from "./pattern.ts";
 * console.assert(compilePattern("jquery-([0-9.]+)\\.js\\;version:\\1")?.match("/jquery-3.2.1.js") === "3.2.1");
 * ```
 */
export function compilePattern(text: string): Pattern | null {
  const [source = "", ...tags] = text.split("\\;");
  const template = tags.find((tag) => tag.startsWith("version:"))?.slice(8) ?? "";
  if (source === "") return { match: () => template.includes("\\") ? "" : template };
  if (source.length > MAX_PATTERN) return null;
  let regex: RE2JS;
  try {
    regex = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
  const literal = requiredLiteral(source);
  return {
    match(subject, lower = subject.toLowerCase()) {
      if (literal !== "" && !lower.includes(literal)) return null;
      const matcher = regex.matcher(subject);
      if (!matcher.find()) return null;
      return template === ""
        ? ""
        : version(template, (n) => n <= matcher.groupCount() ? matcher.group(n) : null);
    },
  };
}
