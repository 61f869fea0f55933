import { KEYWORD_LINES, SHORT_WORDS } from "../data/keywords.ts";
import type { Edit, Kind } from "./kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";

let words: readonly string[] | undefined;

/** Returns the built-in words, each once. */
export function keywords(): readonly string[] {
  if (words !== undefined) return words;
  return words = [...new Set([...languageLines().flatMap(([, , listed]) => listed), ...SHORT_WORDS])];
}

let numbers: ReadonlyMap<string, number> | undefined;

/** Returns the place of a word among the built-in ones; undefined for any other text. */
export function keywordNumber(word: string): number | undefined {
  numbers ??= new Map(keywords().map((w, n) => [w, n]));
  return numbers.get(word);
}

let languages:
  readonly (readonly [language: string, countries: readonly string[], words: readonly string[]])[];

/** Returns the lines of words as languages, an empty one for words that all use. */
function languageLines(): typeof languages {
  return languages ??= KEYWORD_LINES.trim().split("\n").map((line) => {
    const [head = "", words = ""] = line.split(": ");
    const [subject = "", ...countries] = head.split(" ");
    return [countries.length === 0 ? "" : subject.replace("-2", ""), countries, words.split(" ")];
  });
}

/** Returns the languages with words of their own that a country speaks, by its suffix; `-` where it has none. */
export function languagesIn(country: string): string {
  const spoken = languageLines().flatMap(([name, countries]) => countries.includes(country) ? name : []);
  return [...new Set(spoken)].join(" ") || "-";
}

let ofLanguages: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the built-in words that not all countries use, by their languages. */
export function wordsOfLanguages(): ReadonlyMap<string, readonly string[]> {
  if (ofLanguages !== undefined) return ofLanguages;
  const found = new Map<string, string[]>();
  for (const [name, , words] of languageLines()) {
    if (name !== "") { for (const word of words) found.set(word, [...found.get(word) ?? [], name]); }
  }
  for (const [name, , words] of languageLines()) {
    if (name === "") { for (const word of words) found.delete(word); }
  }
  for (const word of SHORT_WORDS) found.delete(word);
  return ofLanguages = found;
}

/** Yields the four ways to add a word to a name, and the ways to replace a part by it. */
export function* beside(word: string, label: string): Generator<Edit> {
  const end = label.length;
  if (word.length > 1) yield { at: end, drop: 0, put: word, variant: "after", detail: word };
  yield { at: end, drop: 0, put: `-${word}`, variant: "after-", detail: word };
  if (word.length > 1) yield { at: 0, drop: 0, put: word, variant: "before", detail: word };
  yield { at: 0, drop: 0, put: `${word}-`, variant: "before-", detail: word };
}

/**
 * A word before or after the name, with or without a hyphen; in hyphenated names also in place of an outer part.
 *
 * Source: Kintis et al., Hiding in Plain Sight: combosquatting (CCS 2017); dnstwist, dictionary.
 */
export const keyword: Kind = {
  kind: "Keyword",
  *edits(name, settings): Generator<Edit> {
    for (const word of new Set([...settings.keywords, ...keywords()])) yield* beside(word, name.label);
    yield* ofOwnWords(name, settings);
  },
};

/** The edits of Keyword that depend on the name's own words. */
export function* ofOwnWords({ label, words: parts, chars }: Name, settings: Settings): Generator<Edit> {
  const first = label.indexOf("-");
  const last = label.lastIndexOf("-");
  if (first > 0) {
    for (const word of new Set([...settings.keywords, ...keywords()])) {
      if (word.length < 3) continue;
      yield { at: last + 1, drop: label.length - last - 1, put: word, variant: "part", detail: word };
      yield { at: 0, drop: first, put: word, variant: "part", detail: word };
    }
  }
  // For a name of several words: its initials, and its words joined by hyphens.
  if (parts.length > 2 || parts.length === 2 && chars.length > 14) {
    const initials = parts.map((w) => [...w.text][0]).join("");
    yield { at: 0, drop: label.length, put: initials, variant: "initials" };
  }
  if (parts.length > 2) {
    yield { at: 0, drop: label.length, put: parts.map((w) => w.text).join("-"), variant: "hyphens" };
  }
}
