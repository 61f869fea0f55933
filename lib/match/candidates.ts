import { keywords } from "../permute/kinds/keyword.ts";
import type { BrandIndex } from "./brand_index.ts";
import { ENTRY, LESS2_FROM } from "./entries.ts";
import { type Host, NONE } from "./host.ts";
import { Hashed, mix } from "./text.ts";

/** How a part of a host may be a brand. */
export const HOW = {
  /** The same at a glance. */
  glance: 0,
  /** One character differs, or two neighbours. */
  close: 1,
  /** One edit of several characters. */
  edited: 2,
  /** The same letters in another order. */
  letters: 3,
  /** Words left out, moved or shortened. */
  words: 4,
  /** Two single characters differ. */
  two: 5,
} as const;

/** A part of a host that may be a brand; to be checked. */
export interface Candidate {
  /** The brand's number. */
  readonly number: number;
  readonly how: number;
  /** Where in `joined`. */
  readonly from: number;
  readonly to: number;
}

/** Maximum number of candidates of one host, unless the caller sets another. */
const MOST = 400;
/** A part shorter than this is searched for misspellings only if it is the registrable label. */
const TOKEN_FROM = 4;
/** Longest part that is searched: labels of brands are shorter. */
const UNIT_TO = 40;
/** Longest part that is searched for two edits of single characters. */
const TWO_TO = 26;
const room = new Uint32Array(TWO_TO * (TWO_TO - 1) / 2);
/** Fewest characters that remain when a word beside the brand is removed. */
const LEFT_FROM = 4;
/** A shorter brand is not looked for beside a word. */
const SHORT = 3;

let listed: Set<number> | undefined;
/** Hashes of words found beside brands. */
function wordHashes(): Set<number> {
  if (listed !== undefined) return listed;
  const text = new Hashed();
  listed = new Set();
  for (const word of keywords()) {
    if (word.length < 3 || word.includes("-")) continue;
    text.set(word);
    listed.add(text.part(0, word.length));
  }
  for (const word of SHORT_WORDS) {
    text.set(word);
    listed.add(text.part(0, word.length));
  }
  return listed;
}
/** Words of two letters that phishing hosts join to a brand: `myjcb`, `jcbco`. */
const SHORT_WORDS = ["my", "co", "id", "go"];
/** Lengths of words beside a brand that are looked up: longer ones are rare. */
const WORD_FROM = 2;
const WORD_TO = 12;

/**
 * Returns the parts of a host that may be brands of an index. Some are not: hashes may agree by chance.
 *
 * @param most At most this many.
 */
export function candidatesOf(host: Host, index: BrandIndex, most: number = MOST): Candidate[] {
  const out: Candidate[] = [];
  const { exact, glance, joined, breaks, labelAt } = host;
  const end = joined.length;
  let how: number = HOW.glance;
  let from = 0;
  let to = 0;
  const note = (number: number): void => {
    if (out.length < most && index.isNew(number)) out.push({ number, how, from, to });
  };
  const look = (hash: number, as: number): void => {
    if (!index.mayHave(hash)) return;
    how = as;
    index.startRound();
    index.find(hash, note);
  };
  /** Looks all of `room` up. */
  const lookAll = (hashes: number): void => {
    for (let i = 0; i < hashes; i++) if (index.mayHave(room[i]!)) index.find(room[i]!, note);
  };

  for (from = 0; from < end; from++) {
    let lengths = index.lengths(glance, from);
    while (lengths !== 0) {
      const length = 31 - Math.clz32(lengths);
      lengths &= ~(1 << length);
      for (to = from + length; to <= end && (length === 31 || to === from + length); to++) {
        // Short brands occur inside many words: a border must set them off.
        if (length < 4 && !setOff(host, from, to)) continue;
        look(mix(glance.part(from, to) ^ ENTRY.glyphs), HOW.glance);
      }
    }
  }

  const unit = (a: number, b: number, whole: boolean, two: boolean): void => {
    const length = b - a;
    if (length > UNIT_TO || length < (whole ? 1 : TOKEN_FROM)) return;
    from = a;
    to = b;
    const plain = exact.part(a, b);
    look(mix(plain ^ ENTRY.edited), HOW.edited);
    look(mix(plain ^ ENTRY.words), HOW.words);
    if (whole && length > 3) look(mix(exact.letters(a, b) ^ ENTRY.letters), HOW.letters);
    how = HOW.close;
    index.startRound();
    index.find(mix(plain ^ ENTRY.less1), note);
    lookAll(exact.less1(a, b, ENTRY.less1, room));
    if (!two || length < LESS2_FROM - 2 || length > TWO_TO) return;
    how = HOW.two;
    index.startRound();
    index.find(mix(plain ^ ENTRY.less2), note);
    lookAll(exact.less1(a, b, ENTRY.less2, room));
    lookAll(exact.less2(a, b, ENTRY.less2, room));
  };
  const words = wordHashes();
  /** What is left of a part beside a word. */
  const rest = (a: number, b: number, depth: number): void => {
    if (b - a >= LEFT_FROM) depth > 0 ? part(a, b, false, depth) : unit(a, b, false, false);
    else {
      // A short brand, which a word beside it sets off.
      from = a;
      to = b;
      look(mix(glance.part(a, b) ^ ENTRY.glyphs), HOW.glance);
    }
  };
  /** A part, and what is left of it beside a word. */
  const part = (a: number, b: number, whole: boolean, depth: number): void => {
    unit(a, b, whole, true);
    for (let length = WORD_FROM; length <= WORD_TO && b - a - length >= SHORT; length++) {
      if (words.has(exact.part(a, a + length))) rest(a + length, b, depth - 1);
      if (words.has(exact.part(b - length, b))) rest(a, b - length, depth - 1);
    }
    let digits = b;
    while (digits > a && isDigit(exact.codes[digits - 1]!)) digits--;
    if (digits < b - 1 && digits - a >= LEFT_FROM) unit(a, digits, false, false);
  };

  let start = 0;
  let parts = 0;
  for (let i = 1; i <= end; i++) {
    if (breaks[i] === NONE) continue;
    if (start === labelAt && i === end) break;
    part(start, i, false, start < labelAt ? 2 : 1);
    parts++;
    start = i;
    if (parts > 24) break;
  }
  part(labelAt, end, true, 1);
  return out;
}

function isDigit(code: number): boolean {
  return code > 47 && code < 58;
}

/** Whether borders, dots or hyphens are on both sides of a part, or it is at an end of the registrable label. */
function setOff({ breaks, labelAt, joined }: Host, from: number, to: number): boolean {
  return from === labelAt || to === joined.length || breaks[from] !== NONE && breaks[to] !== NONE;
}
