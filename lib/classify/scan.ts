/**
 * One pass over what is read of a page. No tree is built: depth costs nothing, and every character is read a
 * bounded number of times.
 * @module
 */
import { PAGE_LIMIT } from "../condense.ts";
import { afterComment, closeOf } from "../html.ts";
import { lowerUnit, readAttributes } from "./markup.ts";
import { readText } from "./page_text.ts";
import { emptySummary, type PageSummary } from "./summary.ts";
import { TagReader } from "./tags.ts";

const SAVED = /saved from url|httrack|mirrored from|singlefile/i;
/** Number of comments that are searched. */
const SAVED_WITHIN = 4;

/**
 * What one pass over a page found. Never throws; time grows with the length of the page only.
 *
 * @param page Text of the page; what lies beyond 256 Ki code units is not read.
 * @example
 * ```ts
 * import { scanPage } from "./scan.ts";
 * console.assert(scanPage("<form><input type=password></form>").n.passwordForms === 1);
 * ```
 */
export function scanPage(page: string): PageSummary {
  const s = page.length > PAGE_LIMIT ? page.slice(0, PAGE_LIMIT) : page;
  const summary = emptySummary(), n = summary.n, tags = new TagReader(summary);
  const attributes: Map<string, string> = new Map();
  const end = s.length;
  n.chars = end;
  summary.source = s;
  let at = 0;
  while (at < end) {
    // Most tags follow a tag, and most end at once: checking first is cheaper than a search.
    let open = s.charCodeAt(at) === 60 ? at : s.indexOf("<", at);
    if (open < 0) open = end;
    if (open > at) readText(s, at, open, summary, summary.text);
    at = open + 1;
    if (at >= end) break;
    const c = s.charCodeAt(at);
    if (c === 33 || c === 63) { // "<!" and "<?"
      if (s.startsWith("!--", at)) {
        n.comments++;
        // Tools that save a page say so at its beginning.
        if (n.comments <= SAVED_WITHIN && SAVED.test(s.slice(at, at + 200))) n.savedFrom++;
        at = afterComment(s, at + 3);
      } else {
        if (c === 33) n.doctype++;
        const close = s.indexOf(">", at);
        at = close < 0 ? end : close + 1;
      }
      continue;
    }
    const closing = c === 47;
    if (closing) at++;
    const nameStart = at;
    let capitals = false;
    while (at < end && at - nameStart < 24) {
      const unit = s.charCodeAt(at), lower = lowerUnit(unit);
      if (!((lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57 && at > nameStart))) break;
      if (unit !== lower) capitals = true;
      at++;
    }
    if (at === nameStart) continue; // A lone "<" is text.
    const name = capitals ? s.slice(nameStart, at).toLowerCase() : s.slice(nameStart, at);
    if (closing) {
      tags.close(name);
      const close = s.charCodeAt(at) === 62 ? at : s.indexOf(">", at);
      at = close < 0 ? end : close + 1;
      continue;
    }
    if (attributes.size > 0) attributes.clear();
    at = readAttributes(s, at, attributes);
    tags.open(name, attributes);
    if (name === "script" || name === "style" || name === "title") {
      const close = closeOf(s, name, at);
      if (name === "style") n.styleChars += close - at;
      else if (name === "script") {
        n.scriptChars += close - at;
        if (close > at) tags.script(s.slice(at, Math.min(close, at + 4096)));
      } else if (n.titleTags++ === 0) {
        readText(s, at, Math.min(close, at + 300), summary, summary.title);
        summary.titleText = s.slice(at, Math.min(close, at + 200)).trim().toLowerCase();
        n.titleChars = summary.titleText.length;
        n.titleWords = summary.titleText.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
      }
      at = close;
    }
  }
  tags.closeForm();
  return summary;
}
