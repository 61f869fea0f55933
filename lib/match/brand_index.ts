import { type ParsedDomain, parseDomain } from "../domain.ts";
import type { Domain } from "../model.ts";
import { apply } from "../permute/kinds/kind.ts";
import { keywords } from "../permute/kinds/keyword.ts";
import { lettersAlike } from "../permute/kinds/homoglyph.ts";
import { mapped } from "../permute/kinds/mapped.ts";
import { replacement } from "../permute/kinds/replacement.ts";
import { type Name, nameOf } from "../permute/name.ts";
import { settingsOf } from "../permute/options.ts";
import { SquatError } from "../errors.ts";
import { shippedModel } from "./model.ts";
import { commonness } from "./tables.ts";
import { fold, glyphOf, Hashed, mix } from "./text.ts";

/** What an entry of the index is a hash of; also the seed that keeps entries of one sort apart from others. */
export const ENTRY = {
  /** The label as it is taken for at a glance. */
  glyphs: 0x1b873593,
  /** The label less one character. */
  less1: 0x2545f491,
  /** The label less two characters. */
  less2: 0x3c6ef372,
  /** What one edit of several characters makes of the label. */
  edited: 0x4f1bbcdc,
  /** The label's letters in any order. */
  letters: 0x5be0cd19,
  /** The label with words left out, moved or shortened. */
  words: 0x6a09e667,
} as const;

/** One brand of an index. */
export interface Brand {
  /** Its registrable name. */
  readonly name: string;
  /** Its registrable label, the one left of the suffix. */
  readonly label: string;
  /** Its public suffix. */
  readonly tld: string;
  /** The label folded to ASCII letters, without hyphens. */
  readonly plain: string;
  /** The label as `plain`, hyphens included. */
  readonly written: string;
  /** What is left of `plain` without generic words at its end, as people shorten it: epos of eposcard; else empty. */
  readonly lead: string;
}

/** Slots for each brand at first: what labels of usual lengths need. */
const SLOTS = 110;

/** A brand of which an index warns. */
export interface BrandNotice {
  /** Its registrable name. */
  brand: string;
  /** Share of popular names that begin or end with its label, as far as it is known. */
  share: number;
  /** The same in words. */
  text: string;
}

/** What an index is made of, as JSON. */
export interface SavedIndex {
  /** Registrable names of the brands. */
  readonly brands: readonly string[];
  /** Names and the brands that they belong to. */
  readonly owned: readonly (readonly [name: string, brand: string])[];
}

/** Popular names that the table of affixes counts. */
const POPULAR = 14_373;

/** Labels this short have no entries less one character. */
const LESS1_FROM = 2;
/** Labels this long have entries less two characters: shorter ones are two edits from any word. */
export const LESS2_FROM = 8;
const LESS2_TO = 24;
const FREE = 0;
const GONE = 0xffffffff;
const text = new Hashed();

/** Brands prepared for matching. */
export class BrandIndex {
  readonly #brands: (Brand | null)[] = [];
  readonly #numbers = new Map<string, number>();
  /** Registrable name → numbers of the brands that it belongs to. */
  readonly #owned = new Map<string, number[]>();
  /** Open addressing: the upper bits of the hash, and below them the number of the brand plus one. */
  #table = new Uint32Array(1024);
  /** Bits of a slot that hold the number; the fewer, the fewer brands are found by chance. */
  #bits = 8;
  #used = 0;
  /** By the first three characters of a label at a glance: which lengths of labels begin so. */
  #lengths = new Uint32Array(1 << 12);
  /** The round in which each brand was last found. */
  #foundIn = new Uint32Array(64);
  #round = 0;
  /** Lengths of labels shorter than a beginning, one bit each. */
  #short = 0;

  /**
   * Prepares brands.
   *
   * @param brands Host names or parsed domains.
   * @throws {SquatError} `invalid_domain`.
   */
  constructor(brands: Iterable<Domain | string> = []) {
    const list = [...brands];
    let size = this.#table.length;
    while (size < list.length * SLOTS) size *= 2;
    this.#table = new Uint32Array(size);
    while (1 << this.#bits <= list.length + 1) this.#bits++;
    for (const brand of list) this.add(brand);
  }

  /** The brands' registrable names. */
  get brands(): readonly string[] {
    return this.#brands.flatMap((brand) => brand === null ? [] : [brand.name]);
  }

  /** How many brands there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /**
   * Adds a brand; one that is there already stays as it is.
   *
   * @throws {SquatError} `invalid_domain`.
   */
  add(domain: Domain | string): void {
    const parts: ParsedDomain | Domain = typeof domain === "string" ? parseDomain(domain) : domain;
    const name = `${parts.domain}.${parts.tld}`;
    if (this.#numbers.has(name)) return;
    const written = fold(parts.domain);
    const brand: Brand = {
      name,
      label: parts.domain,
      tld: parts.tld,
      plain: written.replaceAll("-", ""),
      written,
      lead: leadOf(name),
    };
    const number = this.#brands.push(brand) - 1;
    this.#numbers.set(name, number);
    if (number >= this.#foundIn.length) {
      const wider = new Uint32Array(this.#foundIn.length * 2);
      wider.set(this.#foundIn);
      this.#foundIn = wider;
    }
    if (number % 4096 === 0) this.#widen(this.#brands.length);
    if (number + 2 < 1 << this.#bits) return this.#insert(brand, number);
    this.#bits++;
    this.#rebuild(this.#table.length);
  }

  /** Removes a brand by its registrable name. Returns whether it was there. */
  remove(name: string): boolean {
    const number = this.#numbers.get(name);
    if (number === undefined) return false;
    this.#numbers.delete(name);
    for (const hash of entriesOf(this.#brands[number]!)) this.#drop(hash, number);
    this.#brands[number] = null;
    return true;
  }

  /** Returns a brand by its number. */
  at(number: number): Brand {
    return this.#brands[number]!;
  }

  /**
   * Says that a name belongs to a brand: it is no imitation of that one from here on, nor is any host below it.
   *
   * @throws {SquatError} `invalid_domain`; `invalid_parameter` when the brand is not in the index.
   */
  own(name: Domain | string, brand: string): void {
    const number = this.#numbers.get(brand);
    if (number === undefined) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot give ${brand} names of its own: it is not in the index`,
      );
    }
    const { domain, tld } = typeof name === "string" ? parseDomain(name) : name;
    const registrable = `${domain}.${tld}`;
    const owners = this.#owned.get(registrable);
    if (owners === undefined) this.#owned.set(registrable, [number]);
    else if (!owners.includes(number)) owners.push(number);
  }

  /** Whether a registrable name is owned by the brand of this number. */
  isOwned(registrable: string, number: number): boolean {
    return this.#owned.size > 0 && this.#owned.get(registrable)?.includes(number) === true;
  }

  /**
   * Returns the brands that match many names that have nothing to do with them: short labels and common words. Their
   * names need a second sign before they are likely.
   */
  notices(): BrandNotice[] {
    const { affixes } = shippedModel().tables;
    return this.#brands.flatMap((brand): BrandNotice[] => {
      if (brand === null) return [];
      const { name, plain } = brand;
      const level = commonness(plain, affixes);
      const share = level === 0 ? 0 : 2 ** (level / 2) / POPULAR;
      if (plain.length > 3 && share < 0.001) return [];
      return [{
        brand: name,
        share,
        text: plain.length < 4
          ? `${name}: a label of ${plain.length} characters is one edit from many names; it is matched at an end of a name or between dots and hyphens`
          : `${name}: about ${Math.round(share * 1000)} of 1,000 popular names begin or end with ${plain}`,
      }];
    });
  }

  /** Returns the brands and their own names, for {@link BrandIndex.from}. */
  toJSON(): SavedIndex {
    const owned: [string, string][] = [];
    for (const [name, numbers] of this.#owned) {
      for (const number of numbers) {
        if (this.#brands[number] !== null) owned.push([name, this.at(number).name]);
      }
    }
    return { brands: this.brands, owned };
  }

  /** Returns an index from what {@link BrandIndex.toJSON} gave. */
  static from({ brands, owned }: SavedIndex): BrandIndex {
    const index = new BrandIndex(brands);
    for (const [name, brand] of owned) index.own(name, brand);
    return index;
  }

  /** Calls `use` with the number of every brand that may have an entry of this hash, and perhaps of some that have not. */
  find(hash: number, use: (number: number) => void): void {
    const table = this.#table;
    const mask = table.length - 1;
    const bits = this.#bits;
    const print = hash >>> bits;
    for (let i = hash & mask;; i = i + 1 & mask) {
      const slot = table[i]!;
      if (slot === FREE) return;
      if (slot >>> bits === print && slot !== GONE) use((slot & (1 << bits) - 1) - 1);
    }
  }

  /**
   * Begins a round of {@link BrandIndex.isNew}.
   *
   * @internal
   */
  startRound(): void {
    if (++this.#round < 0xffffffff) return;
    this.#foundIn.fill(0);
    this.#round = 1;
  }

  /**
   * Whether a brand is found for the first time in this round: many entries of one brand may agree with one part.
   *
   * @internal
   */
  isNew(number: number): boolean {
    if (this.#foundIn[number] === this.#round) return false;
    this.#foundIn[number] = this.#round;
    return true;
  }

  /**
   * Returns which lengths of labels, one bit each up to 31, may begin at a place of a text at a glance.
   *
   * @internal
   */
  lengths(hashed: Hashed, at: number): number {
    if (at + BEGINNING > hashed.length) return this.#short;
    return this.#short | this.#lengths[beginning(hashed, at) & this.#lengths.length - 1]!;
  }

  #insert(brand: Brand, number: number): void {
    for (const hash of entriesOf(brand)) {
      if (this.#used * 4 >= this.#table.length * 3) return this.#rebuild(this.#table.length * 2);
      this.#put(hash, number);
    }
    this.#begin(brand);
  }

  #begin({ plain, lead }: Brand): void {
    this.#beginLabel(plain);
    if (lead !== "") this.#beginLabel(lead);
  }

  #beginLabel(plain: string): void {
    if (plain.length < BEGINNING) {
      this.#short |= 1 << plain.length;
      return;
    }
    text.set(plain, glyphOf);
    this.#lengths[beginning(text, 0) & this.#lengths.length - 1]! |= 1 << Math.min(31, plain.length);
  }

  #put(hash: number, number: number): void {
    const mask = this.#table.length - 1;
    let i = hash & mask;
    while (this.#table[i] !== FREE) i = i + 1 & mask;
    this.#table[i] = this.#slot(hash, number);
    this.#used++;
  }

  #slot(hash: number, number: number): number {
    return ((hash >>> this.#bits) << this.#bits | number + 1) >>> 0;
  }

  #drop(hash: number, number: number): void {
    const mask = this.#table.length - 1;
    const wanted = this.#slot(hash, number);
    for (let i = hash & mask; this.#table[i] !== FREE; i = i + 1 & mask) {
      if (this.#table[i] === wanted) {
        this.#table[i] = GONE;
        return;
      }
    }
  }

  /** Entries hold too little of their hash to be moved, so all are made anew; the last brand's among them. */
  #rebuild(size: number): void {
    this.#table = new Uint32Array(size);
    this.#used = 0;
    for (const [number, brand] of this.#brands.entries()) {
      if (brand === null) continue;
      for (const hash of entriesOf(brand)) {
        if (this.#used * 4 >= this.#table.length * 3) return this.#rebuild(this.#table.length * 2);
        this.#put(hash, number);
      }
      this.#begin(brand);
    }
  }

  /** Makes the table of beginnings fit the number of brands. */
  #widen(count: number): void {
    let size = this.#lengths.length;
    while (size < count * 4 && size < 1 << 20) size *= 2;
    if (size === this.#lengths.length) return;
    this.#lengths = new Uint32Array(size);
    for (const brand of this.#brands) if (brand !== null) this.#begin(brand);
  }
}

/** Characters of the beginning by which lengths are looked up. */
const BEGINNING = 4;

/** Returns the hash of the characters at a place of a text by which lengths are looked up. */
function beginning(hashed: Hashed, at: number): number {
  return mix(hashed.part(at, at + BEGINNING));
}

/** Returns the hashes of a brand's entries, each once. */
function entriesOf(brand: Brand): Iterable<number> {
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
  if (count >= LESS1_FROM) {
    out.add(mix(text.part(0, count) ^ ENTRY.less1));
    for (let at = 0; at < count; at++) out.add(mix(text.without(0, count, at) ^ ENTRY.less1));
  }
  if (count >= LESS2_FROM && count <= LESS2_TO) {
    out.add(mix(text.part(0, count) ^ ENTRY.less2));
    for (let a = 0; a < count; a++) {
      out.add(mix(text.without(0, count, a) ^ ENTRY.less2));
      for (let b = a + 1; b < count; b++) out.add(mix(text.without2(0, count, a, b) ^ ENTRY.less2));
    }
  }
  out.add(mix(text.letters(0, count) ^ ENTRY.letters));
  const whole = new Hashed();
  for (const edited of editsOf(brand)) {
    whole.set(edited);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.edited));
  }
  for (const words of wordsOf(brand)) {
    whole.set(words);
    out.add(mix(whole.part(0, whole.length) ^ ENTRY.words));
  }
  return out;
}

/** Returns what one edit of several characters makes of a brand, folded and without hyphens: one place changes more. */
export function editsOf({ name: registrable, plain }: Brand): Set<string> {
  const name: Name = nameOf(registrable);
  const out = new Set<string>();
  const settings = settingsOf({ idn: "registry" }, name);
  for (const edits of [lettersAlike(name), mapped.edits(name, settings), replacement.edits(name, settings)]) {
    for (const edit of edits) {
      if (edit.drop <= 1 && edit.put.length <= 1) continue;
      const text = fold(apply(name.label, edit)).replaceAll("-", "");
      if (text !== plain) out.add(text);
    }
  }
  return out;
}

/** A shortened brand has at least so many characters; fewer stand in too many names. */
const LEAD_FROM = 4;
let generic: Set<string> | undefined;

/** Returns the first words of a brand's label when all others are generic, such as card or bank; else nothing. */
function leadOf(registrable: string): string {
  generic ??= new Set(keywords().filter((word) => word.length > 2));
  const { words, label } = nameOf(registrable);
  let end = words.length;
  while (end > 1 && generic.has(words[end - 1]!.text)) end--;
  if (end === words.length) return "";
  const lead = fold(label.slice(0, words[end]!.at)).replaceAll("-", "");
  return lead.length < LEAD_FROM || generic.has(lead) ? "" : lead;
}

/** Returns a brand's label with a word left out or moved to the front, and its initials; without hyphens. */
export function wordsOf(brand: Brand): Set<string> {
  const { words, label } = nameOf(brand.name);
  const out = new Set<string>();
  if (words.length < 2) return out;
  for (const [i, { text, at }] of words.entries()) {
    out.add(label.slice(0, at) + label.slice(at + text.length));
    if (i > 0) out.add(label.slice(at) + label.slice(0, at));
  }
  out.add(words.map((w) => [...w.text][0]).join(""));
  return new Set([...out].map((text) => fold(text).replaceAll("-", "")).filter((text) => text !== ""));
}
