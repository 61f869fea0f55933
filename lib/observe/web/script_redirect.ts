/**
 * Where a script sends its page as soon as it runs. No script is run: assignments of a literal address to the page's
 * location are found, and dropped where they follow a condition or are in a handler.
 * @module
 */

/** Every quantifier is bounded, so that no text makes it slow. */
const ASSIGNMENT = new RegExp(
  "(?:(?:window|document|self|top|parent|this)\\s{0,9}\\.\\s{0,9}){0,3}location" +
    "(?:\\s{0,9}\\.\\s{0,9}(?:href\\s{0,9}=|replace\\s{0,9}\\(|assign\\s{0,9}\\()|\\s{0,9}=)" +
    "\\s{0,9}(?:\"([^\"\\n]{1,2048})\"|'([^'\\n]{1,2048})'|`([^`\\n$]{1,2048})`)" +
    // The first piece of an address is none.
    "(?!\\s{0,9}\\+\\s{0,9}[\"'`])",
  "y",
);
/** Characters of a statement that are searched for a condition. */
const MAX_HEAD = 400;
const MAX_NESTING = 200;

const CONDITION = /\b(?:if|else|switch|case|for|while|catch)\b|&&|\|\||\?(?!\.)/;
/** Handlers wait for the visitor, except those of loading. */
const HANDLER =
  /\bon(?!load\b|readystatechange\b|pageshow\b)[a-z]{3,30}\s{0,9}=(?!=)|\b(?:addEventListener|on|bind)\s{0,9}\(\s{0,9}["'`](?!load\b|DOMContentLoaded|readystatechange|pageshow|ready)|\.\s{0,9}(?:click|submit|keyup|keydown|mouseover|change)\s{0,9}\(/;
const DECLARED = /\bfunction\s{1,9}([\w$]{1,40})\s{0,9}\([^()]{0,200}\)\s{0,9}$/;

/** An open bracket: whether its content runs by itself, and where the statement around it starts. */
interface Bracket {
  closes: string;
  runs: boolean;
  statement: number;
}

/**
 * The first address to which a script sends its page without a condition; null when there is none. Functions count
 * where something calls them by name. Time grows with the script's length.
 *
 * @param script The text of the page's inline scripts.
 * @example
 * ```ts
 * import { scriptRedirect } from "./script_redirect.ts";
 * console.assert(scriptRedirect("setTimeout(function () { location.href = '/b' }, 10)") === "/b");
 * console.assert(scriptRedirect("if (top != self) top.location = 'https://a.test/'") === null);
 * ```
 */
export function scriptRedirect(script: string): string | null {
  const open: Bracket[] = [];
  let runs = true;
  let statement = 0;
  let previous = ""; // the last character that was not white space
  for (let i = 0; i < script.length;) {
    const c = script[i]!;
    if (c === "\n" && !CONTINUES.has(previous) && !/\belse\s*$/.test(script.slice(Math.max(0, i - 12), i))) {
      statement = i + 1;
    }
    if (c <= " ") {
      i++;
      continue;
    }
    if (c === "/" && (script[i + 1] === "/" || script[i + 1] === "*")) {
      const end = script[i + 1] === "/" ? script.indexOf("\n", i) : script.indexOf("*/", i + 2);
      // A newline ends a statement, and is left for the next iteration.
      i = end < 0 ? script.length : script[i + 1] === "/" ? end : end + 2;
      continue;
    }
    if (c === "/" && OPERATORS.has(previous)) i = afterPattern(script, i);
    else if (c === '"' || c === "'" || c === "`") i = afterString(script, i);
    else if (c === "l" || c === "w" || c === "d" || c === "s" || c === "t" || c === "p") {
      if (previousIsName(script, i)) {
        i++;
      } else {
        ASSIGNMENT.lastIndex = i;
        const found = ASSIGNMENT.exec(script);
        if (found !== null && runs && runsByItself(script, statement, i)) {
          return found[1] ?? found[2] ?? found[3] ?? null;
        }
        i = found === null ? afterName(script, i) : ASSIGNMENT.lastIndex;
      }
    } else if (c === "{" || c === "(" || c === "[") {
      if (open.length === MAX_NESTING) return null;
      open.push({ closes: c === "{" ? "}" : c === "(" ? ")" : "]", runs, statement });
      if (c === "{") {
        runs &&= runsByItself(script, statement, i);
        statement = i + 1;
      }
      i++;
    } else if (c === "}" || c === ")" || c === "]") {
      if (open.at(-1)?.closes === c) {
        const bracket = open.pop()!;
        ({ runs } = bracket);
        statement = c === "}" ? i + 1 : bracket.statement;
      }
      i++;
    } else {
      // Those of a `for (;;)` do not end a statement.
      if (c === ";" && open.at(-1)?.closes !== ")") statement = i + 1;
      i++;
    }
    previous = script[i - 1]!;
  }
  return null;
}

/** After these a line break does not end a statement. */
const CONTINUES: ReadonlySet<string> = new Set("([,=+-*&|?:<>!.)");
/** After these a slash starts a regular expression. */
const OPERATORS: ReadonlySet<string> = new Set(["", ..."(,=:[!&|?{};+-*<>~^%"]);

function previousIsName(script: string, at: number): boolean {
  const before = script[at - 1];
  return before !== undefined && /[\w$.-]/.test(before);
}

function afterName(script: string, from: number): number {
  let i = from + 1;
  while (i < script.length && /[\w$]/.test(script[i]!)) i++;
  return i;
}

function afterString(script: string, from: number): number {
  const quote = script[from]!;
  for (let i = from + 1; i < script.length; i++) {
    const c = script[i]!;
    if (c === "\\") i++;
    else if (c === quote) return i + 1;
    else if (c === "\n" && quote !== "`") return i; // Not closed: the script is broken there.
  }
  return script.length;
}

function afterPattern(script: string, from: number): number {
  let inClass = false;
  for (let i = from + 1; i < script.length; i++) {
    const c = script[i]!;
    if (c === "\n") return from + 1; // A division after all.
    if (c === "\\") i++;
    else if (c === "[") inClass = true;
    else if (c === "]") inClass = false;
    else if (c === "/" && !inClass) return i + 1;
  }
  return from + 1;
}

/** Whether a statement runs up to a position in it without a condition or an event. */
function runsByItself(script: string, statement: number, at: number): boolean {
  const head = script.slice(Math.max(statement, at - MAX_HEAD), at);
  if (CONDITION.test(head) || HANDLER.test(head)) return false;
  const name = DECLARED.exec(head)?.[1];
  if (name === undefined) return true;
  const declared = script.lastIndexOf(name, at);
  return script.indexOf(name) < declared || script.includes(name, at);
}
