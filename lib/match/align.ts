import { everywhereFor } from "../permute/kinds/homoglyph.ts";
import { neighbours } from "../permute/kinds/keyboards.ts";
import { glyphOf } from "./text.ts";

/** Kinds of edits from a brand to the text in a name, in ascending order of evidence. */
export const OPS = [
  "none",
  "other", // a letter for a letter that has nothing to do with it
  "digit", // a digit for a letter, or a letter for a digit
  "near", // a neighbour on the keyboard
  "vowel",
  "addition",
  "insertion",
  "inserted-digit",
  "insertion-near",
  "omission",
  "first", // the first character left out
  "double", // one of two equal characters left out
  "repetition",
  "transposition",
  "glyph",
  "plural",
] as const;

/** How two labels differ. */
export interface Alignment {
  /** Number of single edits; 3 for more than two. */
  distance: number;
  /** The first edit, a number of {@link OPS}. */
  op: number;
  /** The other one, when there are two. */
  op2: number;
  /** Where in the brand the first edit is. */
  at: number;
}

const code = (op: typeof OPS[number]): number => OPS.indexOf(op);
const [
  NONE,
  OTHER,
  DIGIT,
  NEAR,
  VOWEL,
  ADDITION,
  INSERTION,
  INSERTED_DIGIT,
  INSERTED_NEAR,
  OMISSION,
  FIRST,
  DOUBLE,
  REPETITION,
  TRANSPOSITION,
  GLYPH,
  PLURAL,
] = OPS.map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const near = new Set<number>();
const alike = new Set<number>();
for (const c of "abcdefghijklmnopqrstuvwxyz0123456789") {
  for (const other of neighbours(c, ["qwerty", "qwertz", "azerty"])) {
    near.add(c.charCodeAt(0) << 8 | other.charCodeAt(0));
  }
  for (const other of everywhereFor(c)) alike.add(c.charCodeAt(0) << 8 | other.charCodeAt(0));
}
const isDigit = (c: number): boolean => c > 47 && c < 58;
const isVowel = (c: number): boolean => c === 97 || c === 101 || c === 105 || c === 111 || c === 117;

function substitution(from: number, to: number): number {
  if (alike.has(from << 8 | to) || glyphOf(from) === glyphOf(to)) return GLYPH;
  if (isDigit(from) !== isDigit(to)) return DIGIT;
  if (isVowel(from) && isVowel(to)) return VOWEL;
  return near.has(from << 8 | to) ? NEAR : OTHER;
}

function insertion(brand: string, at: number, put: number): number {
  if (at > 0 && brand.charCodeAt(at - 1) === put || brand.charCodeAt(at) === put) return REPETITION;
  if (isDigit(put)) return INSERTED_DIGIT;
  if (at === brand.length) return put === 115 ? PLURAL : ADDITION;
  return near.has(brand.charCodeAt(at) << 8 | put) || at > 0 && near.has(brand.charCodeAt(at - 1) << 8 | put)
    ? INSERTED_NEAR
    : INSERTION;
}

function omission(brand: string, at: number): number {
  if (
    brand.charCodeAt(at) === brand.charCodeAt(at + 1) || brand.charCodeAt(at) === brand.charCodeAt(at - 1)
  ) {
    return DOUBLE;
  }
  if (at === brand.length - 1 && brand.charCodeAt(at) === 115) return PLURAL;
  return at === 0 ? FIRST : OMISSION;
}

/**
 * Fills in how `text` differs from `brand`.
 *
 * @param most Single edits that are looked for: 1 or 2.
 */
export function align(brand: string, text: string, out: Alignment, most: number = 2): void {
  out.op = NONE;
  out.op2 = NONE;
  out.at = 0;
  out.distance = edits(brand, 0, brand.length, text, 0, text.length, out, most);
}

function edits(
  brand: string,
  i: number,
  iEnd: number,
  text: string,
  j: number,
  jEnd: number,
  out: Alignment,
  left: number,
): number {
  while (i < iEnd && j < jEnd && brand.charCodeAt(i) === text.charCodeAt(j)) {
    i++;
    j++;
  }
  while (iEnd > i && jEnd > j && brand.charCodeAt(iEnd - 1) === text.charCodeAt(jEnd - 1)) {
    iEnd--;
    jEnd--;
  }
  const gone = iEnd - i;
  const come = jEnd - j;
  if (gone === 0 && come === 0) return 0;
  if (left === 0 || Math.abs(gone - come) > left) return 3;
  if (gone <= 1 && come <= 1) {
    const put = text.charCodeAt(j);
    if (gone === 0) out.op = insertion(brand, i, put);
    else out.op = come === 0 ? omission(brand, i) : substitution(brand.charCodeAt(i), put);
    out.op2 = NONE;
    out.at = i;
    return 1;
  }
  // Both ends differ: one edit mends them only where two characters change places.
  if (left === 1 && (gone !== 2 || come !== 2)) return 3;
  return fewest(brand, i, iEnd, text, j, jEnd, out, left);
}

/** The same for texts that differ in their first and last characters, by more than one character. */
function fewest(
  brand: string,
  i: number,
  iEnd: number,
  text: string,
  j: number,
  jEnd: number,
  out: Alignment,
  left: number,
): number {
  const gone = iEnd - i;
  const come = jEnd - j;
  let best = 3;
  let op: number = NONE;
  let op2: number = NONE;
  const rest = { distance: 0, op: NONE, op2: NONE, at: 0 };
  const attempt = (first: number, di: number, dj: number): void => {
    if (best === 1) return;
    rest.op = NONE;
    const d = 1 + edits(brand, i + di, iEnd, text, j + dj, jEnd, rest, left - 1);
    if (d < best || d === best && first > op) {
      best = d;
      op = first;
      op2 = rest.op;
    }
  };
  const b = brand.charCodeAt(i);
  const t = text.charCodeAt(j);
  if (gone > 1 && come > 1 && b === text.charCodeAt(j + 1) && brand.charCodeAt(i + 1) === t) {
    attempt(TRANSPOSITION, 2, 2);
  }
  if (gone > 0 && come > 0) attempt(substitution(b, t), 1, 1);
  if (come > 0) attempt(insertion(brand, i, t), 0, 1);
  if (gone > 0) attempt(omission(brand, i), 1, 0);
  if (best > 2) return 3;
  out.op = op;
  out.op2 = op2;
  out.at = i;
  return best;
}
