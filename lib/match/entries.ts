/**
 * The index entries of a brand: hashes of its label as it is, without one or two characters, edited, in any order.
 * @module
 */
import { type Brand, editsOf, wordsOf } from "./brand.ts";
import { glyphOf, Hashed, mix } from "./text.ts";

/** The sort of text that an entry is a hash of; also the seed of the hash, which keeps the sorts apart. */
export const ENTRY = {
  /** The label as seen at a glance. */
  glyphs: 0x1b873593,
  /** The label without one character. */
  less1: 0x2545f491,
  /** The label without two characters. */
  less2: 0x3c6ef372,
  /** The label after one edit of several characters. */
  edited: 0x4f1bbcdc,
  /** The label's letters in any order. */
  letters: 0x5be0cd19,
  /** The label with words left out, moved or shortened. */
  words: 0x6a09e667,
} as const;

/** Labels this short have no entries less one character. */
const LESS1_FROM = 2;
/** Labels this long have entries less two characters: shorter ones are two edits from any word. */
export const LESS2_FROM = 8;
/** And those up to this length: an entry for each pair of characters is 276 of them here. */
const LESS2_TO = 24;
const text = new Hashed();
const room = new Uint32Array(LESS2_TO * (LESS2_TO - 1) / 2);

/** Returns the hashes of a brand's entries, each once. */
export function entriesOf(brand: Brand): Iterable<number> {
  const { plain } = brand;
  const out = new Set<number>();
  const count = plain.length;
  text.set(plain, glyphOf);
  out.add(mix(text.part(0, count) ^ ENTRY.glyphs));
  if (brand.lead !== "") {
    text.set(brand.lead, glyphOf);
    out.add(mix(text.part(0, brand.lead.length) ^ ENTRY.glyphs));
  }
  text.set(plain);
  const add = (hashes: number): void => {
    for (let i = 0; i < hashes; i++) out.add(room[i]!);
  };
  if (count >= LESS1_FROM) {
    out.add(mix(text.part(0, count) ^ ENTRY.less1));
    add(text.less1(0, count, ENTRY.less1, room));
  }
  if (count >= LESS2_FROM && count <= LESS2_TO) {
    out.add(mix(text.part(0, count) ^ ENTRY.less2));
    add(text.less1(0, count, ENTRY.less2, room));
    add(text.less2(0, count, ENTRY.less2, room));
  }
  out.add(mix(text.letters(0, count) ^ ENTRY.letters));
  const whole = new Hashed();
  for (const edited of editsOf(brand).keys()) {
    whole.set(edited);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.edited));
  }
  for (const words of wordsOf(brand)) {
    whole.set(words);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.words));
  }
  return out;
}
