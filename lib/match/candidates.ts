import { type Host, isBorrowed, NONE, WORD_FROM, WORD_TO } from "./host.ts";
import type { BrandIndex } from "./brand_index.ts";
import { ENTRY, LESS2_FROM } from "./entries.ts";
import { isDigit, mix } from "./text.ts";

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
/** Brands up to this length occur inside many words; shorter ones are not looked for beside a word. */
const SHORT = 3;

/**
 * Returns the parts of a host that may be brands of an index. Some are not: hashes may agree by chance.
 *
 * @param most At most this many.
 * @param chance Whether to return those too that look alike by chance, whatever the brand: `match` never finds them
 * likely, but its trees learn from them what is chance.
 */
export function candidatesOf(
  host: Host,
  index: BrandIndex,
  most: number = MOST,
  chance: boolean = false,
): Candidate[] {
  return new Search(host, index, most, chance).candidates();
}

/** One search for the parts of a host that may be brands. */
class Search {
  readonly #host: Host;
  readonly #index: BrandIndex;
  readonly #most: number;
  readonly #chance: boolean;
  readonly #found: Candidate[] = [];
  /** Brands found at the place that is looked up now: many entries of one brand may agree with one part. */
  readonly #seen = new Set<number>();
  /** What is looked up now: how it may be a brand, and where it stands. */
  #how: number = HOW.glance;
  #from = 0;
  #to = 0;

  constructor(host: Host, index: BrandIndex, most: number, chance: boolean) {
    this.#host = host;
    this.#index = index;
    this.#most = most;
    this.#chance = chance;
  }

  candidates(): Candidate[] {
    const { breaks, labelAt, joined: { length: end } } = this.#host;
    this.#atAGlance();
    let start = 0;
    let parts = 0;
    for (let i = 1; i <= end; i++) {
      if (breaks[i] === NONE) continue;
      if (start === labelAt && i === end) break;
      this.#part(start, i, false, start < labelAt ? 2 : 1);
      parts++;
      start = i;
      if (parts > 24) break;
    }
    this.#part(labelAt, end, true, 1);
    return this.#found;
  }

  /** Looks up what may be a label at a glance, wherever one may begin. */
  #atAGlance(): void {
    const { glance, joined: { length: end } } = this.#host;
    for (let from = 0; from < end; from++) {
      let lengths = this.#index.lengths(glance, from);
      while (lengths !== 0) {
        const length = 31 - Math.clz32(lengths);
        lengths &= ~(1 << length);
        const last = length === 31 ? end : Math.min(end, from + length);
        for (let to = from + length; to <= last; to++) {
          // Short brands occur inside many words: borders must set them off.
          if (length > SHORT || this.#isSetOff(from, to)) this.#lookAtAGlance(from, to);
        }
      }
    }
  }

  readonly #note = (number: number): void => {
    if (this.#found.length >= this.#most || this.#seen.has(number)) return;
    this.#seen.add(number);
    const [how, from, to] = [this.#how, this.#from, this.#to];
    // A shortened brand stands for it only left of the registrable label, or between borders: `whats-web.vip`.
    const isSetOff = from < this.#host.labelAt || this.#chance ||
      this.#host.breaks[from] !== NONE && this.#host.breaks[to] !== NONE &&
        to - from < this.#host.joined.length - this.#host.labelAt;
    if (how !== HOW.glance || isSetOff || to - from === this.#index.at(number).plain.length) {
      this.#found.push({ number, how, from, to });
    }
  };

  #look(hash: number, how: number): void {
    this.#how = how;
    if (this.#seen.size > 0) this.#seen.clear();
    this.#index.find(hash, this.#note);
  }

  /** Whether borders, dots or hyphens are on both sides of a part. */
  #isSetOff(from: number, to: number): boolean {
    const { breaks, labelAt, joined } = this.#host;
    return breaks[from] !== NONE && breaks[to] !== NONE ||
      this.#chance && (from === labelAt || to === joined.length);
  }

  #lookAtAGlance(from: number, to: number): void {
    this.#from = from;
    this.#to = to;
    this.#look(mix(this.#host.glance.part(from, to) ^ ENTRY.glyphs), HOW.glance);
  }

  /** Looks all of `room` up. */
  #lookAll(hashes: number): void {
    for (let i = 0; i < hashes; i++) this.#index.find(room[i]!, this.#note);
  }

  /** Looks up what a part may be a misspelling of. */
  #misspelt(from: number, to: number, whole: boolean, two: boolean): void {
    const length = to - from;
    if (length > UNIT_TO || length < (whole ? 1 : TOKEN_FROM)) return;
    this.#from = from;
    this.#to = to;
    const { exact } = this.#host;
    const plain = exact.part(from, to);
    this.#look(mix(plain ^ ENTRY.edited), HOW.edited);
    if (whole || this.#chance) this.#look(mix(plain ^ ENTRY.words), HOW.words);
    if (whole && length > 3) this.#look(mix(exact.letters(from, to) ^ ENTRY.letters), HOW.letters);
    this.#look(mix(plain ^ ENTRY.less1), HOW.close);
    this.#lookAll(exact.less1(from, to, ENTRY.less1, room));
    if (!two || length < LESS2_FROM - 2 || length > TWO_TO) return;
    this.#look(mix(plain ^ ENTRY.less2), HOW.two);
    this.#lookAll(exact.less1(from, to, ENTRY.less2, room));
    this.#lookAll(exact.less2(from, to, ENTRY.less2, room));
  }

  /** Looks up a part, and what is left of it beside a word. */
  #part(from: number, to: number, whole: boolean, depth: number): void {
    this.#misspelt(from, to, whole, true);
    const { exact } = this.#host;
    for (let length = WORD_FROM; length <= WORD_TO && to - from - length >= SHORT; length++) {
      if (isBorrowed(exact, from, from + length)) this.#rest(from + length, to, depth - 1);
      if (isBorrowed(exact, to - length, to)) this.#rest(from, to - length, depth - 1);
    }
    let digits = to;
    while (digits > from && isDigit(exact.codes[digits - 1]!)) digits--;
    if (digits < to - 1 && digits - from >= LEFT_FROM) this.#misspelt(from, digits, false, false);
  }

  /** Looks up what is left of a part beside a word. */
  #rest(from: number, to: number, depth: number): void {
    // A short brand, which a word beside it sets off.
    if (to - from < LEFT_FROM) this.#lookAtAGlance(from, to);
    else if (depth > 0) this.#part(from, to, false, depth);
    else this.#misspelt(from, to, false, false);
  }
}
