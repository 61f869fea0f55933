import * as shipped from "./data/model.ts";

/** The trained model. */
export interface Model {
  readonly tables: ModelTables;
  readonly trees: Trees;
  /** Calibrates the trees' log-odds to one imitation in a thousand names: a factor and a constant. */
  readonly scale: readonly [factor: number, constant: number];
  /** Log-odds that the same label under another suffix is the brand's own: constant, suffix, country, length. */
  readonly own: readonly number[];
}

let model: Model | undefined;

/** Returns the shipped model, read once. */
export function shippedModel(): Model {
  return model ??= read();
}

function read(): Model {
  return {
    tables: {
      letters: Uint8Array.from(shipped.LETTERS, (c) => DIGITS.indexOf(c)),
      suffixes: new Map(
        shipped.SUFFIXES.split(" ").map((cell): [string, number] => {
          const cut = cell.indexOf("=");
          return [cell.slice(0, cut), Number(cell.slice(cut + 1)) / 16];
        }),
      ),
      beside: new Int8Array(bytes(shipped.BESIDE)),
      words: new Uint16Array(bytes(shipped.WORDS)),
      affixes: new Uint16Array(bytes(shipped.AFFIXES)),
    },
    trees: {
      base: shipped.BASE,
      from: new Uint16Array(bytes(shipped.FROM)),
      threshold: Float64Array.from(new Float32Array(bytes(shipped.THRESHOLD))),
      node: new Int32Array(bytes(shipped.NODE)),
      value: Float64Array.from(new Float32Array(bytes(shipped.VALUE))),
    },
    scale: shipped.SCALE,
    own: shipped.OWN,
  };
}

/** Digits of the table of letters: a value from 0 to 63 each. */
export const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";

function bytes(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
}

/** The trained tables. */
export interface ModelTables {
  /** Quarters of a bit that a character costs after two others; three indices of symbols. */
  readonly letters: Uint8Array;
  /** Log-odds of a suffix among squats; `*` with the class of those not listed. */
  readonly suffixes: ReadonlyMap<string, number>;
  /** Log-odds, in sixteenths, of text beside a brand, by hash of its pieces. */
  readonly beside: Int8Array;
  /** By hash of a word: its fingerprint, and how common it is in names. */
  readonly words: Uint16Array;
  /** The same of beginnings and ends of popular names. */
  readonly affixes: Uint16Array;
}

/** Returns the number of a symbol of names: 0 is the border and what is rare, 1 to 26 letters, 27 digits, 28 the hyphen. */
export function symbolOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return 27;
  return code === 45 ? 28 : 0;
}
/** How many there are. */
export const SYMBOLS = 29;

/** Returns the information of a text in bits, by the letter statistics of names. */
export function bitsOf(text: string, { letters }: ModelTables): number {
  let a = 0;
  let b = 0;
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const c = symbolOf(text.charCodeAt(i));
    sum += letters[(a * SYMBOLS + b) * SYMBOLS + c]!;
    a = b;
    b = c;
  }
  return sum / 4;
}

/** Returns the log-odds of a suffix. */
export function suffixOdds(tld: string, { suffixes }: ModelTables): number {
  const known = suffixes.get(tld);
  if (known !== undefined) return known;
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  return suffixes.get(top.length === 2 ? tld === top ? "*c" : "*2" : "*g") ?? 0;
}

/** Slots of `beside`. */
export const BESIDE: number = 1 << 14;

/** Calls `use` with the slot of every piece of the text beside a brand: one to four characters, and words. */
export function besideSlots(before: string, after: string, use: (slot: number) => void): void {
  pieces("^" + before + "|", 1, use);
  pieces("|" + after + "$", 2, use);
}

function pieces(text: string, seed: number, use: (slot: number) => void): void {
  if (text.length < 3) return;
  for (let i = 0; i < text.length; i++) {
    let h = Math.imul(seed, 0x9e3779b1);
    for (let n = 0; n < 5 && i + n < text.length; n++) {
      h = Math.imul(h ^ text.charCodeAt(i + n), 0x01000193);
      if (n > 0) use((h ^ h >>> 13) >>> 1 & BESIDE - 1);
    }
  }
  let h = WORD;
  for (let i = 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (i < text.length - 1 && code !== 45 && code !== 46) h = Math.imul(h ^ code, 0x01000193);
    else {
      if (h !== WORD) use((h ^ h >>> 13) >>> 1 & BESIDE - 1);
      h = WORD;
    }
  }
}

/** The hash of no character. */
const WORD = 0x5bd1e995;

/** Returns the log-odds of the text beside a brand. */
export function besideOdds(before: string, after: string, { beside }: ModelTables): number {
  let sum = 0;
  besideSlots(before, after, (slot) => sum += beside[slot]!);
  return Math.max(-8, Math.min(8, sum / 16));
}

/** Slots of `words`. */
export const WORDS: number = 1 << 13;

/** Returns how common the word of a {@link wordHash} is in names: 0 for words that are not listed, to 15. */
export function commonness(h: number, words: Uint16Array): number {
  const mask = words.length - 1;
  for (let i = h & mask, n = 0; n < 8; n++, i = i + 1 & mask) {
    const slot = words[i]!;
    if (slot === 0) return 0;
    if (slot >> 4 === (h >>> 20)) return slot & 15;
  }
  return 0;
}

/** Whether a word is so common that names begin or end with it whoever holds them: mail, home, time. */
export function isEverydayWord(word: string, tables: ModelTables): boolean {
  return word.length > 3 && commonness(wordHash(word), tables.affixes) >= 6 && bitsOf(word, tables) < 15;
}

/** Returns the hash by which words are listed: the slot in its low bits, the fingerprint in its high twelve. */
export function wordHash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ h >>> 15, 0x85ebca6b);
  return (h ^ h >>> 13) >>> 0;
}

/**
 * Trees side by side in arrays, all of one depth: a node's children are at twice its place and the next. Values and
 * thresholds are ranks among the thresholds of their feature, so that the sign of a difference says where to go: a
 * comparison would be a branch, which the processor mispredicts at every other step.
 */
export interface Trees {
  /** Log-odds before any tree. */
  readonly base: number;
  /** Where the thresholds of each feature begin, in ascending order; values up to one go left. */
  readonly from: Uint16Array;
  readonly threshold: Float64Array;
  /** Of each node the rank of its threshold and, in the lowest eight bits, its feature; {@link INNER} for each tree. */
  readonly node: Int32Array;
  /**
   * Value of each place, {@link PLACES} for each tree: of a leaf its share of the log-odds, of a node the mean of the
   * leaves below.
   */
  readonly value: Float64Array;
}

/** Steps from the root to a leaf: written out below, which takes a third of the time of a loop. */
export const DEPTH = 3;
/** Nodes that ask for a feature, and all places of a tree. */
export const INNER: number = (1 << DEPTH) - 1;
/** See {@link INNER}. */
export const PLACES: number = 2 * INNER + 1;

/** Ranks of a name's features, shifted as those of nodes. */
const ranks = new Int32Array(256);

function setRanks({ from, threshold }: Trees, features: Float64Array): void {
  for (let f = 0; f < features.length; f++) {
    const x = features[f]!;
    const first = from[f]!;
    const end = from[f + 1]!;
    let i = first;
    while (i < end && x > threshold[i]!) i++;
    ranks[f] = i - first << 8;
  }
}

/** Returns the log-odds of features. */
export function oddsOf(trees: Trees, features: Float64Array): number {
  setRanks(trees, features);
  const { base, node, value } = trees;
  let sum = base;
  for (let root = 0, place = 0; root < node.length; root += INNER, place += PLACES) {
    let n = node[root]!;
    let at = 1 + (n - ranks[n & 255]! >>> 31);
    n = node[root + at]!;
    at = 2 * at + 1 + (n - ranks[n & 255]! >>> 31);
    n = node[root + at]!;
    at = 2 * at + 1 + (n - ranks[n & 255]! >>> 31);
    sum += value[place + at]!;
  }
  return sum;
}
