/**
 * What a page's reading adds up to, for its features.
 * @module
 */
import { isSeen, titleToken } from "../page/html.ts";
import type { Page } from "../page/page.ts";
import { phraseOf } from "./topics.ts";
import { PageSummary } from "./summary.ts";
import { ShownReader } from "./shown.ts";
import { TagReader } from "./tags.ts";

/** Characters of a script that are searched, and of a title that are read. */
const MAX_SCRIPT = 4096, MAX_TITLE_WORDS = 300, MAX_TITLE = 200;

/**
 * Sums up a page, once. Never throws; time grows with the length of the page only.
 *
 * @example
 * ```ts
 * import { Page } from "../page/page.ts";
 * import { scanPage } from "./scan.ts";
 * console.assert(scanPage(new Page("<form><input type=password></form>")).n.passwords === 1);
 * ```
 */
export function scanPage(page: Page): PageSummary {
  return page.once(summaryOf);
}

function summaryOf({ text: source, tokens }: Page): PageSummary {
  const summary = new PageSummary(), n = summary.n, tags = new TagReader(summary), shown = new ShownReader();
  summary.source = source;
  n.chars = source.length;
  const title = titleToken(tokens);
  for (const token of tokens) {
    const { kind, name, text, attributes } = token;
    if (kind === "open") {
      tags.open(name, attributes);
      shown.open(name, attributes);
      if (name === "title") n.titleTags++;
    } else if (kind === "close") {
      tags.close(name);
      shown.close(name);
    } else if (kind === "doctype") n.doctype++;
    else if (isSeen(token)) {
      const { words, textChars } = n;
      readText(text, summary, summary.text);
      if (shown.isShown && n.words > words) shown.text(text, n.words - words, n.textChars - textChars);
    } else if (name === "style") {
      n.styleChars += text.length;
      shown.style(text);
    } else if (name === "script") {
      shown.script(text);
      n.scriptChars += text.length;
      tags.script(text.slice(0, MAX_SCRIPT));
    }
  }
  if (title !== null) {
    readText(title.text.slice(0, MAX_TITLE_WORDS), summary, summary.title);
    summary.titleText = title.text.slice(0, MAX_TITLE).trim().toLowerCase();
    n.titleChars = summary.titleText.length;
    n.titleWords = summary.titleText.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
  }
  tags.closeForm();
  summary.shown = shown.end();
  return summary;
}

/** Katakana and the like form words; each ideograph is one. */
const WORD = /[\u3400-\u9fff]|[\u3040-\u33ff]+|[0-9A-Za-z\u00c0-\u1fff\uac00-\uffff]+/g;
const CAPITAL = /[A-Z\u00c0-\u00de\u0410-\u042f]/g;
const small = (capital: string): string => String.fromCharCode(capital.charCodeAt(0) + 32);

/** Counts words and characters of a text, and its phrases by topic in `into`: one of several words counts for each. */
function readText(text: string, page: PageSummary, into: Float64Array): void {
  /** Beginnings of phrases that the last word ends. */
  let begun: string[] = [];
  for (const word of text.replace(CAPITAL, small).match(WORD) ?? []) {
    page.n.textChars += word.length;
    page.n.words++;
    const before = begun;
    begun = [];
    const add = (text: string): void => {
      const phrase = phraseOf(text);
      if (phrase === undefined) return;
      if (phrase.topic >= 0) into[phrase.topic]! += phrase.words;
      if (phrase.goesOn) begun.push(text);
    };
    add(word);
    for (const beginning of before) add(`${beginning} ${word}`);
  }
}
