import { everywhereFor } from "../permute/kinds/homoglyph.ts";
import { neighbours } from "../permute/kinds/keyboards.ts";
import { KIND_OF_EDIT } from "./data/edits.ts";
import { glyphOf, isDigit } from "./text.ts";

/** The names of edits, by their numbers. */
export const EDITS: readonly (keyof typeof KIND_OF_EDIT)[] = Object.keys(
  KIND_OF_EDIT,
) as (keyof typeof KIND_OF_EDIT)[];

/** The numbers of edits, by their names. */
const EDIT = Object.fromEntries(EDITS.map((edit, number) => [edit, number])) as Readonly<
  Record<keyof typeof KIND_OF_EDIT, number>
>;

/** How two labels differ. */
export interface Alignment {
  /** Number of single edits; 3 for more than two. */
  distance: number;
  /** The first edit, a number in {@link EDITS}. */
  op: number;
  /** The other one, when there are two. */
  op2: number;
  /** Where in the brand the first edit is. */
  at: number;
}

const near = new Set<number>();
const alike = new Set<number>();
for (const c of "abcdefghijklmnopqrstuvwxyz0123456789") {
  for (const other of neighbours(c, ["qwerty", "qwertz", "azerty"])) {
    near.add(c.charCodeAt(0) << 8 | other.charCodeAt(0));
  }
  for (const other of everywhereFor(c)) alike.add(c.charCodeAt(0) << 8 | other.charCodeAt(0));
}
const isVowel = (c: number): boolean => c === 97 || c === 101 || c === 105 || c === 111 || c === 117;

function substitution(from: number, to: number): number {
  if (alike.has(from << 8 | to) || glyphOf(from) === glyphOf(to)) return EDIT.glyph;
  if (isDigit(from) !== isDigit(to)) return EDIT.digit;
  if (isVowel(from) && isVowel(to)) return EDIT.vowel;
  return near.has(from << 8 | to) ? EDIT.near : EDIT.other;
}

function insertion(brand: string, at: number, put: number): number {
  if (at > 0 && brand.charCodeAt(at - 1) === put || brand.charCodeAt(at) === put) return EDIT.repetition;
  if (isDigit(put)) return EDIT.insertedDigit;
  if (at === brand.length) return put === 115 ? EDIT.plural : EDIT.addition;
  return near.has(brand.charCodeAt(at) << 8 | put) || at > 0 && near.has(brand.charCodeAt(at - 1) << 8 | put)
    ? EDIT.insertedNear
    : EDIT.insertion;
}

function omission(brand: string, at: number): number {
  if (
    brand.charCodeAt(at) === brand.charCodeAt(at + 1) || brand.charCodeAt(at) === brand.charCodeAt(at - 1)
  ) {
    return EDIT.double;
  }
  if (at === brand.length - 1 && brand.charCodeAt(at) === 115) return EDIT.plural;
  return at === 0 ? EDIT.first : EDIT.omission;
}

/**
 * Fills in how `text` differs from `brand`.
 *
 * @param most Single edits that are looked for: 1 or 2.
 */
export function align(brand: string, text: string, out: Alignment, most: number = 2): void {
  out.op = EDIT.none;
  out.op2 = EDIT.none;
  out.at = 0;
  out.distance = fewestEdits(brand, text, { i: 0, j: 0, end: 0 }, out, most);
}

/** What is still to be compared: from `i` of the brand and `j` of the text on, less `end` characters of both. */
interface Rest {
  i: number;
  j: number;
  end: number;
}

/** Fills in the edits of what is left, at most `left`, and returns how many they are; 3 for more. */
function fewestEdits(brand: string, text: string, rest: Rest, out: Alignment, left: number): number {
  let { i, j, end } = rest;
  let gone = brand.length - end - i;
  let come = text.length - end - j;
  for (; gone > 0 && come > 0 && brand.charCodeAt(i) === text.charCodeAt(j); gone--, come--) {
    i++;
    j++;
  }
  for (; gone > 0 && come > 0 && brand.charCodeAt(i + gone - 1) === text.charCodeAt(j + come - 1); gone--) {
    come--;
    end++;
  }
  if (gone === 0 && come === 0) return 0;
  if (left === 0 || Math.abs(gone - come) > left) return 3;
  if (gone <= 1 && come <= 1) {
    const put = text.charCodeAt(j);
    if (gone === 0) out.op = insertion(brand, i, put);
    else out.op = come === 0 ? omission(brand, i) : substitution(brand.charCodeAt(i), put);
    out.op2 = EDIT.none;
    out.at = i;
    return 1;
  }
  // Both ends differ: one edit mends them only where two characters change places.
  if (left === 1 && (gone !== 2 || come !== 2)) return 3;
  return fewest(brand, text, { i, j, end }, out, left);
}

/** The same for texts that differ in their first and last characters, by more than one character. */
function fewest(brand: string, text: string, { i, j, end }: Rest, out: Alignment, left: number): number {
  const gone = brand.length - end - i;
  const come = text.length - end - j;
  let best = 3;
  const behind = { distance: 0, op: EDIT.none, op2: EDIT.none, at: 0 };
  const attempt = (first: number, di: number, dj: number): void => {
    if (best === 1) return;
    behind.op = EDIT.none;
    const d = 1 + fewestEdits(brand, text, { i: i + di, j: j + dj, end }, behind, left - 1);
    if (d < best || d === best && d < 3 && first > out.op) {
      best = d;
      out.op = first;
      out.op2 = behind.op;
      out.at = i;
    }
  };
  const b = brand.charCodeAt(i);
  const t = text.charCodeAt(j);
  if (gone > 1 && come > 1 && b === text.charCodeAt(j + 1) && brand.charCodeAt(i + 1) === t) {
    attempt(EDIT.transposition, 2, 2);
  }
  if (gone > 0 && come > 0) attempt(substitution(b, t), 1, 1);
  if (come > 0) attempt(insertion(brand, i, t), 0, 1);
  if (gone > 0) attempt(omission(brand, i), 1, 0);
  return best;
}
