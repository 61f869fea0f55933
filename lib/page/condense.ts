/**
 * What of a long page is read: its substance. Padding that no visitor sees (comments, scripts, styles, attributes, white
 * space, markup without content) does not push it out of what is read.
 * @module
 */
import { allSteps } from "../steps.ts";

/** Characters of a page that are looked through. */
export const WIRE_LIMIT: number = 2 * 1024 * 1024;
/** Characters of a page that are read. A page that is no longer is read as it is. */
export const PAGE_LIMIT: number = 256 * 1024;
/** Pages up to this length are read as they are: less than browsers need for a picture. */
const SHORT = 64 * 1024;
/** Characters of each kind of padding that stay. */
const MOST_COMMENTS = 1_024, MOST_MARKUP = 64 * 1024, MOST_SCRIPTS = 32 * 1024;
/** Tags that stay of a run without text, forms, links or pictures between them. */
const MOST_IN_A_RUN = 32;
/** Characters of one comment, script, style and attribute that stay. */
const COMMENT = 200, SCRIPT = 8 * 1024, STYLE = 256, VALUE = 1_024;
/** Tags that are read in one step. */
const STEP_TAGS = 512;
/** Elements that have content by themselves. */
const SUBSTANCE =
  /^\/?(?:html|head|body|title|base|meta|link|form|input|button|select|textarea|label|option|a|area|img|svg|video|object|embed|iframe|frame|frameset|noscript|h[1-6])$/;

/** A page as it is read. */
export interface Condensed {
  /** At most {@link PAGE_LIMIT} characters. */
  text: string;
  /** Whether there was more than could be read. */
  isCut: boolean;
}

/**
 * Returns the substance of a page: text, forms, links, titles and references in their order. Time grows with the length
 * of the page only.
 *
 * @example
 * ```ts
 * import { condense } from "./condense.ts";
 * const page = `<!--${"x".repeat(300_000)}--><form><input type=password></form>`;
 * console.assert(condense(page).text.endsWith("<form><input type=password></form>"));
 * ```
 */
export function condense(page: string): Condensed {
  return allSteps(condenseInSteps(page));
}

/** The same in steps of well under a millisecond: pages of many tags take 100. */
export function* condenseInSteps(page: string): Generator<void, Condensed, void> {
  if (page.length <= SHORT) return { text: page, isCut: false };
  const s = page.length > WIRE_LIMIT ? page.slice(0, WIRE_LIMIT) : page;
  const out: string[] = [];
  let size = 0, comments = MOST_COMMENTS, markup = MOST_MARKUP, scripts = MOST_SCRIPTS, run = 0;
  const add = (text: string): void => {
    out.push(text);
    size += text.length;
  };
  let at = 0;
  for (let tags = 1; at < s.length && size < PAGE_LIMIT; tags++) {
    if (tags % STEP_TAGS === 0) yield;
    const open = s.indexOf("<", at);
    const end = open < 0 ? s.length : open;
    if (end > at) {
      const text = withoutRuns(s.slice(at, end));
      if (text.trim() !== "") run = 0;
      if (run < MOST_IN_A_RUN) add(text);
    }
    if (open < 0) {
      at = end;
      break;
    }
    if (s.startsWith("!--", open + 1)) {
      at = afterComment(s, open + 4);
      if (comments > 0) {
        const comment = `<!--${s.slice(open + 4, Math.min(at - 3, open + 4 + COMMENT))}-->`;
        comments -= comment.length;
        add(comment);
      }
      continue;
    }
    const close = endOfTag(s, open + 1);
    const name = /^\/?[a-z][a-z0-9]*/i.exec(s.slice(open + 1, open + 26))?.[0].toLowerCase() ?? "";
    const tag = withShortValues(s.slice(open, close));
    at = close;
    if (SUBSTANCE.test(name)) {
      run = 0;
      add(tag);
    } else if (++run <= MOST_IN_A_RUN && markup > 0) {
      markup -= tag.length;
      add(tag);
    }
    if (name !== "script" && name !== "style") continue;
    at = closeOf(s, name, close);
    const body = s.slice(close, Math.min(at, close + (name === "style" ? STYLE : SCRIPT)));
    if (scripts > 0) {
      scripts -= body.length;
      add(body);
    }
  }
  const text = out.join("");
  return { text: text.slice(0, PAGE_LIMIT), isCut: at < page.length || text.length > PAGE_LIMIT };
}

/** Text in which no run of white space is longer than a line and its indentation. */
function withoutRuns(text: string): string {
  return text.length < 64 ? text : text.replace(/\s{16,}/g, "\n");
}

/** Position after the tag whose name starts at `from`; a ">" in quotes does not end it. */
function endOfTag(s: string, from: number): number {
  for (let at = from; at < s.length; at++) {
    const unit = s.charCodeAt(at);
    if (unit === 62) return at + 1;
    // A quote counts as the start of a value only.
    if ((unit === 34 || unit === 39) && /=\s*$/.test(s.slice(Math.max(from, at - 4), at))) {
      const close = s.indexOf(unit === 34 ? '"' : "'", at + 1);
      if (close < 0) return s.length;
      at = close;
    }
  }
  return s.length;
}

/** A tag whose quoted values are bounded: pictures as data take most of some pages. */
function withShortValues(tag: string): string {
  if (tag.length <= VALUE) return tag;
  return tag.replace(/"([^"]{1024})[^"]+"/g, '"$1"').replace(/'([^']{1024})[^']+'/g, "'$1'");
}

/** Position of `</name` at or after `from`, or the end. */
function closeOf(s: string, name: string, from: number): number {
  for (let i = s.indexOf("</", from); i >= 0; i = s.indexOf("</", i + 2)) {
    if (s.slice(i + 2, i + 2 + name.length).toLowerCase() === name) return i;
  }
  return s.length;
}

/**
 * Position after a comment whose text starts at `from`, or the end. `<!-->`, `<!--->` and `--!>` end one too, as in
 * browsers: text that browsers show must not hide in a comment here (HTML sections 13.2.5.43 to 13.2.5.52).
 */
function afterComment(s: string, from: number): number {
  if (s.startsWith(">", from)) return from + 1;
  if (s.startsWith("->", from)) return from + 2;
  for (let i = s.indexOf("--", from); i >= 0; i = s.indexOf("--", i + 1)) {
    if (s.startsWith(">", i + 2)) return i + 3;
    if (s.startsWith("!>", i + 2)) return i + 4;
  }
  return s.length;
}
