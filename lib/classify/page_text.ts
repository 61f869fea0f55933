/**
 * Words of a page's text, and the topics that they speak of.
 * @module
 */
import type { PageSummary } from "./summary.ts";
import { phraseOf } from "./words.ts";

/** Katakana and the like form words; each ideograph is one. */
const WORD = /[\u3400-\u9fff]|[\u3040-\u33ff]+|[0-9A-Za-z\u00c0-\u1fff\uac00-\uffff]+/g;
const CAPITAL = /[A-Z\u00c0-\u00de\u0410-\u042f]/g;
const small = (capital: string): string => String.fromCharCode(capital.charCodeAt(0) + 32);

/** Counts words and characters of a text, and its phrases by topic in `into`: one of several words counts for each. */
export function readText(text: string, page: PageSummary, into: Float64Array): void {
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
