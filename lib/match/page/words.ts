/**
 * The words of pages: of texts, of names in files and scripts, and those that name nobody.
 * @module
 */
import { CARDS, SHARED, WIDGETS } from "../data/page_signs.ts";
import { PAGE_WORDS, type PageTopic } from "../data/page_words.ts";
import { fold } from "../text.ts";

/** Letters of scripts that put no spaces between words: each is read as a word of its own. */
const UNSPACED =
  "[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]&&[\\p{L}\\p{N}]]";
const WORD = new RegExp(`${UNSPACED}|[[\\p{L}\\p{N}]--${UNSPACED}]+`, "gv"), ASCII_WORD = /[a-z0-9]+/g;
const UNSPACED_LETTER = new RegExp(`^${UNSPACED}$`, "v");
/** Whether a word is a letter of a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED_LETTER.test(word);
/** What nobody sees: soft hyphens, joiners, fillers, selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const ASCII_I = /(?<=[a-z])I(?![A-Z])/g, ANY_I = /(?<=\p{Ll})I(?!\p{Lu})/gu;
/** Kana, and what looks like them. */
const KANA: ReadonlyMap<string, string> = new Map(
  "力カ 工エ 口ロ 二ニ 八ハ 卜ト 夕タ 一ー へヘ りリ".split(" ").map(([like, kana]) => [like!, kana!]),
);
const LIKE_KANA = new RegExp(`[${[...KANA.keys()].join("")}]`, "g");
/** Digits that stand for letters within words. */
const DIGITS: Record<string, string> = { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t" };

/** Returns the words of a text, folded: look-alike letters as the letters that they look like. */
export function pageWords(text: string): string[] {
  const isAscii = /^[\0-\x7f]*$/.test(text);
  const plain = isAscii ? glanced(text, ASCII_I) : fold(
    glanced(text.normalize("NFKC").replace(UNSEEN, ""), ANY_I),
  ).normalize("NFC").replace(LIKE_KANA, (like) => KANA.get(like)!);
  const words = plain.match(isAscii ? ASCII_WORD : WORD) ?? [];
  if (!/[013457]/.test(plain)) return words;
  return words.map((word) =>
    /[013457]/.test(word) && /[a-z]/.test(word) ? word.replace(/[013457]/g, (digit) => DIGITS[digit]!) : word
  );
}

/** Marks of words whose letters only look like theirs: of other scripts, invisible ones, digits, a capital I. */
const DISGUISED = /[^\s\0-\x7f]|[A-Za-z][013457]|[013457][A-Za-z]|[a-z]I(?![A-Z])/;

/** What stands between words, other than characters that nobody sees. */
const NO_LETTERS = /[^\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/u;
/** A word with what nobody sees in it. */
const SPELT_WORD = new RegExp(`${UNSPACED}|[\\p{Any}--${UNSPACED}]+`, "gv");

/** Returns the words of a text as it spells them, in lower case and without accents. */
export function speltWords(text: string): string[] {
  return text.split(NO_LETTERS).flatMap((part) =>
    part.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase().match(SPELT_WORD) ?? []
  );
}

/**
 * Returns the words of a text, folded, that are written in letters which only look like theirs; accents are none, and
 * words that a brand spells so.
 */
export function disguisedWords(text: string, isSpelt: (word: string) => boolean): Set<string> {
  const found = new Set<string>();
  if (!DISGUISED.test(text)) return found;
  for (const part of text.split(NO_LETTERS)) {
    if (!DISGUISED.test(part)) continue;
    // Before it is in lower case: a capital I looks like an l.
    for (const piece of part.normalize("NFC").match(SPELT_WORD) ?? []) {
      const [plain = ""] = speltWords(piece);
      for (const word of pageWords(piece)) if (word !== plain && !isSpelt(plain)) found.add(word);
    }
  }
  return found;
}

/** A text in lower case, a capital I within a word in lower case as the l that it looks like: "PayPaI". */
function glanced(text: string, capital: RegExp): string {
  return (text.includes("I") ? text.replace(capital, "l") : text).toLowerCase();
}

/** What names of files, classes and variables put behind a name without a hyphen: "examplelogo", "exampleHeader". */
const GENERIC_END =
  /([a-z]{3})(favicon|logo|icon|input|footer|header|banner|spinner|button|btn|form|login|page|sprite|fonts?|style|main|app|id|ui|js)(?![a-z])/gi;
const CAMEL = /\b[A-Za-z]{0,30}[a-z][A-Z][A-Za-z]{0,30}/g, HUMP = /[a-z](?=[A-Z])|[A-Z]{2,}(?=[A-Z][a-z])/g;

/** Returns the words of names of files, classes and variables, each whole, without its ending, and in its parts. */
export function identifierWords(text: string): string[] {
  const whole = pageWords(text.replace(GENERIC_END, "$1 $2"));
  const camel = text.match(CAMEL);
  return camel === null ? whole : [...whole, "|", ...pageWords(camel.join(" ").replace(HUMP, "$& "))];
}

/** Rows of words that name nobody, "Sign in", "Confirmez votre compte", by their first, the longest first. */
let generic: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

function genericRows(): Map<string, string[][]> {
  const rows = new Map<string, string[][]>();
  for (const byLanguage of Object.values(PAGE_WORDS)) {
    for (const phrase of Object.values(byLanguage).flatMap((list) => list.split("|"))) {
      const row = pageWords(phrase);
      rows.set(row[0]!, [...rows.get(row[0]!) ?? [], row]);
    }
  }
  for (const list of rows.values()) list.sort((a, b) => b.length - a.length);
  return rows;
}

/** How many words from here on name nobody. */
export function genericAt(words: readonly string[], at: number): number {
  return (generic ??= genericRows()).get(words[at]!)?.find((row) =>
    row.every((word, i) => words[at + i] === word)
  )?.length ?? 0;
}

/** Whether a row of words is one that names nobody. */
export const isGeneric = (words: readonly string[]): boolean => genericAt(words, 0) === words.length;

const topicRows = new Map<PageTopic, readonly (readonly string[])[]>();

/** Whether a row of words has one of a topic. */
export function speaksOf(topic: PageTopic, words: readonly string[]): boolean {
  const rows = topicRows.get(topic) ??
    Object.values(PAGE_WORDS[topic]).flatMap((list) => list.split("|")).map(pageWords);
  topicRows.set(topic, rows);
  return words.some((_, at) => rows.some((row) => row.every((word, i) => words[at + i] === word)));
}

const KATAKANA = /^\p{scx=Kana}$/u, HIRAGANA = /^\p{sc=Hira}$/u, HANGUL = /^\p{sc=Hang}$/u;
/** Letters of a name that is taken for a part of a longer word, and of words of everybody's. */
const MAX_PART = 3, MAX_GENERIC = 16;

/** Whether a short name of kana or Hangul is the end of a longer word, or of kana its beginning: "ライン" in "オンライン". */
export function isPartOfWord(words: readonly string[], at: number, count: number): boolean {
  if (count > MAX_PART) return false;
  const isOneWord = (one = "", other = ""): boolean =>
    [one, other].every((c) => KATAKANA.test(c) && !HIRAGANA.test(c)) ||
    HANGUL.test(one) && HANGUL.test(other);
  const end = at + count;
  const isEnd = isOneWord(words[at - 1], words[at]) &&
    !Array.from({ length: MAX_GENERIC }, (_, i) => i + 1).some((n) => genericAt(words, at - n) === n);
  // Particles follow names in Hangul.
  return isEnd ||
    !HANGUL.test(words[at]!) && isOneWord(words[end - 1], words[end]) && genericAt(words, end) === 0;
}

/** Returns the words of a title that may name somebody. */
export function tellingWords(title: readonly string[]): string[] {
  const telling: string[] = [];
  for (let at = 0; at < title.length;) {
    const generic = genericAt(title, at);
    if (generic === 0) telling.push(title[at]!);
    at += Math.max(1, generic);
  }
  return telling;
}

/** A title with words of everybody's sign-in apart that are joined to a name: "ExampleSecure", "ExampleMyAccount". */
export const withGenericParted = (title: string): string =>
  title.replace(JOINED, (all, name: string, rest: string) => {
    const parted = rest.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
    return isGeneric(pageWords(parted)) ? `${name} ${parted}` : all;
  });
const JOINED = /(?<!\p{L})(\p{Lu}\p{Ll}{2,20})((?:\p{Lu}\p{Ll}{1,20}){1,3})(?!\p{L})/gu;

/** What a line of copyright says beside a name. */
const NOT_A_NAME =
  /\b(?:19|20)\d\d\b|\b(?:all rights reserved|tous droits|todos (?:los|os) (?:derechos|direitos)|tutti i diritti|alle rechte|wszelkie prawa|tüm hakları)(?![\p{L}]).*|\b(?:inc|ltd|llc|plc|gmbh|corp|corporation|limited|company|co|sa|ag|nv|bv|kg|spa|srl|ltda|sas)\b\.?|[©®™|·:;,.–—-]/giu;
/** A line of copyright without years, rights and kinds of companies. */
export const withoutRights = (line: string): string => line.replace(NOT_A_NAME, " ");

/** Words of the file names of logos, beside a name. */
const PICTURE =
  /^(?:logo\w*|icon\w*|img|image|brand|header|mark|white|black|dark|light|small|big|large|color|\d+x?\d*)$/;
/** Returns the words of a picture's file name that may name somebody. */
export const pictureWords = (file: string): string[] => pageWords(file).filter((word) => !PICTURE.test(word));

/** Names that fields have on sites of everybody, also within the brackets and prefixes of frameworks. */
const COMMON_FIELD =
  /^(?:[\w$]*[[$:.])?(?:user_?(?:name|id)?|login_?(?:name|id|email)?|log|name|(?:e-?)?mail(?:_?address)?|pass(?:wd|word)?|pwd|pw|psw|phone|tel|mobile|code|pin|otp|u?id|account|j_username|j_password)\]?$/i;

/**
 * Returns the names of a sign-in form's fields as one text, which copies of it keep; "" where they are those of
 * everybody.
 */
export function formOf(
  { password, fieldNames }: { password: boolean; fieldNames: readonly string[] },
): string {
  const names = [...new Set(fieldNames)].filter(Boolean).sort();
  return password && names.some((name) => !COMMON_FIELD.test(name)) ? names.join(" ").slice(0, 200) : "";
}

/** Returns a title as one row of words, where it says more than "sign in"; else "". */
export function titleOf(title: string): string {
  const words = pageWords(title);
  return words.length > 1 && tellingWords(words).length > 0 ? words.join(" ").slice(0, 100) : "";
}

/** Whether a brand is one of the cards that forms for payments name together. */
export const isCard = (brand: string): boolean => CARDS.test(brand);

/** Whether pages of everybody load from this host. */
export const isShared = (host: string): boolean => SHARED.test(host);

/** Whether pages of everybody have this brand's name in their scripts, whomever they imitate. */
export const isWidget = (brand: string): boolean => SHARED.test(brand) || WIDGETS.test(brand);

/** A text without addresses at services that everybody uses. */
export function withoutShared(text: string): string {
  return text.replace(
    /(?:https?:)?\/\/([a-z0-9.-]{1,253})/gi,
    (url, host) => isShared(host.toLowerCase()) ? "" : url,
  );
}
