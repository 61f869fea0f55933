/**
 * Where a page sends its visitor by itself: meta refresh, script, frames.
 * @module
 */
import { isSeen, metaRefresh } from "../../page/html.ts";
import type { Page } from "../../page/page.ts";

/** Where a page leads by itself. */
export interface Onward {
  /** Target of a meta refresh or an unconditional script redirect; null when there is none. */
  redirect: string | null;
  /** Documents in frames and iframes, at most 10, in order. */
  frames: string[];
  /** Whether the page is nothing but frames (`frameset`, or one iframe and hardly any text). */
  framed: boolean;
}

/** Elements whose content is not seen and leads nowhere where scripts run. */
const SILENT: ReadonlySet<string> = new Set(["noscript", "template"]);
const MAX_FRAMES = 10;
const MAX_SCRIPT = 32_768;
/**
 * Characters of visible text; a page with more is for reading, and its scripts' assignments are handlers, not
 * redirects.
 */
const INTERSTITIAL_TEXT = 400;

/**
 * Reads a page's HTML as a browser with scripts does: the content of `noscript` leads nowhere. Script redirects are
 * found in inline scripts of pages with hardly any text; no script runs.
 *
 * @example
 * ```ts
 * import { Page } from "../../page/page.ts";
 * import { onwardOf } from "./onward.ts";
 * console.assert(onwardOf(new Page('<meta http-equiv=refresh content="0;url=/b">')).redirect === "/b");
 * console.assert(onwardOf(new Page("<script>top.location.href = '/c'</script>")).redirect === "/c");
 * ```
 */
export function onwardOf(page: Page): Onward {
  let refresh: string | null = null;
  let frameset = false;
  const frames: string[] = [];
  let script = "";
  let text = 0;
  let silent = ""; // The open element of SILENT.
  for (const token of page.tokens) {
    const { kind, name, attributes } = token;
    if (silent !== "") {
      if (kind === "close" && name === silent) silent = "";
    } else if (kind === "text") {
      if (name === "script" && script.length < MAX_SCRIPT) script += `${token.text.slice(0, MAX_SCRIPT)}\n`;
      else if (isSeen(token)) text += token.text.replace(/\s+/g, "").length;
    } else if (kind !== "open") continue;
    else if (SILENT.has(name) && !attributes.has("shadowrootmode")) silent = name;
    else if (name === "meta") refresh ??= metaRefresh(attributes);
    else if (name === "frameset") frameset = true;
    else if (name === "frame" || name === "iframe") {
      const src = attributes.get("src") ?? "";
      if (src !== "" && frames.length < MAX_FRAMES) frames.push(src.trim());
    } else if (name === "body") script += `${attributes.get("onload")?.slice(0, MAX_SCRIPT) ?? ""}\n`;
  }
  return {
    redirect: refresh ?? (text <= INTERSTITIAL_TEXT ? scriptRedirect(script) : null),
    frames,
    framed: frameset || (frames.length === 1 && text <= 40),
  };
}

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
 */
function scriptRedirect(script: string): string | null {
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
    if (c === "/" && OPERATORS.has(previous)) i = after(PATTERN, script, i);
    else if (c === '"' || c === "'" || c === "`") i = after(STRING, script, i);
    else if ("lwdstp".includes(c)) {
      if (i > 0 && /[\w$.-]/.test(script[i - 1]!)) i++;
      else {
        ASSIGNMENT.lastIndex = i;
        const found = ASSIGNMENT.exec(script);
        if (found !== null && runs && runsByItself(script, statement, i)) {
          return found[1] ?? found[2] ?? found[3] ?? null;
        }
        i = found === null ? after(NAME, script, i) : ASSIGNMENT.lastIndex;
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

const NAME = /[\w$]+/y;
/** A string, up to where its line ends if it is not closed: the script is broken there. */
const STRING = /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?/y;
/**
 * A regular expression; without its end on the line the slash is a division after all. Bounded, since each slash of a line
 * may look for its end.
 */
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n]){0,300}\]|[^/\\[\n]){1,1000}\//y;

/** Where what begins at a position ends; the next position where it is none. */
function after(token: RegExp, script: string, from: number): number {
  token.lastIndex = from;
  return token.test(script) ? token.lastIndex : from + 1;
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
