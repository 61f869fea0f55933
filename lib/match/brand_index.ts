import { checkArgument } from "../argument.ts";
import { parseDomain } from "../domain.ts";
import type { Domain } from "../model.ts";
import { SquatError } from "../errors.ts";
import { type Brand, brandOf } from "./brand.ts";
import { entriesOf } from "./entries.ts";
import { EntryTable } from "./entry_table.ts";
import { shippedModel } from "./model.ts";
import { bitsOf, commonness, wordHash } from "./tables.ts";
import { glyphOf, Hashed, mix } from "./text.ts";

/** Entries of a brand whose label has the usual length. */
const ENTRIES = 80;

/** A warning about a brand whose label matches many unrelated names. */
export interface BrandNotice {
  /** Its registrable name. */
  brand: string;
  /** Share of popular names that begin or end with its label, or resemble a short label by chance. */
  share: number;
  /** The same in words. */
  text: string;
}

/** A serialized index. */
export interface SavedIndex {
  /** Registrable names of the brands. */
  readonly brands: readonly string[];
  /** Names and the brands that they belong to. */
  readonly owned: readonly (readonly [name: string, brand: string])[];
}

/** Popular names that the table of affixes counts. */
const POPULAR = 14_373;

/** Shorter labels are one edit away from many names. */
const NEAR_TO = 4;
/** Share of popular names that are one edit away from a label of two or three letters: the median of 24 brands. */
const NEAR_BY_CHANCE = 20 / POPULAR;

/** Characters by which the lengths of labels are looked up. */
const BEGINNING = 4;

const inThousand = (share: number): string => (share * 1000).toFixed(share < 0.01 ? 1 : 0);

const text = new Hashed();

/** Brands prepared for matching. */
export class BrandIndex {
  readonly #brands: (Brand | null)[] = [];
  readonly #numbers = new Map<string, number>();
  /** Registrable name → numbers of the brands that it belongs to. */
  readonly #owned = new Map<string, number[]>();
  readonly #table: EntryTable;
  /** By a hash of the first characters of a label as seen at a glance: the lengths of labels that begin with them. */
  readonly #lengths = new Uint32Array(1 << 16);
  /** Lengths of labels shorter than a beginning, one bit each. */
  #short = 0;

  /**
   * Prepares brands.
   *
   * @param brands Host names or parsed domains.
   * @throws {SquatError} `invalid_domain`.
   */
  constructor(brands: Iterable<Domain | string> = []) {
    checkArgument(brands, "list", "the brands of brandIndex");
    const list = [...brands];
    this.#table = new EntryTable(list.length * ENTRIES);
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
   * Adds a brand; no effect if it is already there.
   *
   * @throws {SquatError} `invalid_domain`.
   */
  add(domain: Domain | string): void {
    checkArgument(domain, "domain", "a brand");
    const parts = typeof domain === "string" ? parseDomain(domain) : domain;
    const name = `${parts.domain}.${parts.tld}`;
    if (this.#numbers.has(name)) return;
    const brand = brandOf(parts);
    const number = this.#brands.push(brand) - 1;
    this.#numbers.set(name, number);
    for (const hash of entriesOf(brand)) this.#table.put(hash, number);
    this.#addLength(brand.plain);
    if (brand.lead !== "") this.#addLength(brand.lead);
  }

  /** Removes a brand by its registrable name. Returns whether it was there. */
  remove(name: string): boolean {
    const number = this.#numbers.get(name);
    if (number === undefined) return false;
    this.#numbers.delete(name);
    for (const hash of entriesOf(this.#brands[number]!)) this.#table.drop(hash, number);
    this.#brands[number] = null;
    return true;
  }

  /** Returns a brand by its number. */
  at(number: number): Brand {
    return this.#brands[number]!;
  }

  /**
   * Declares that a name belongs to a brand: from then on neither it nor a host below it is an imitation of the
   * brand.
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
   * Returns the brands that match many unrelated names: short labels and common words. Their look-alikes need further
   * evidence to be likely.
   */
  notices(): BrandNotice[] {
    const { tables } = shippedModel();
    return this.#brands.flatMap((brand): BrandNotice[] => {
      if (brand === null) return [];
      const { name, plain } = brand;
      const level = commonness(wordHash(plain), tables.affixes);
      const counted = level === 0 ? 0 : 2 ** (level / 2) / POPULAR;
      if (plain.length >= NEAR_TO) {
        return counted < 0.001 ? [] : [{
          brand: name,
          share: counted,
          text: `${name}: about ${inThousand(counted)} of 1,000 popular names begin or end with ${plain}`,
        }];
      }
      // Beginnings and ends of three letters are counted where they are frequent; the others follow from the letters.
      const share = NEAR_BY_CHANCE + Math.max(counted, 2 * 2 ** -bitsOf(plain, tables));
      return [{
        brand: name,
        share,
        text:
          `${name}: about ${inThousand(share)} of 1,000 popular names resemble a label of ${plain.length} ` +
          "characters by chance. Of its look-alikes those are likely that set it off with a dot, a hyphen or a word " +
          "that impostors borrow, such as login",
      }];
    });
  }

  /** Returns the brands and their own names as JSON, for {@link BrandIndex.from}. */
  toJSON(): SavedIndex {
    const owned: [string, string][] = [];
    for (const [name, numbers] of this.#owned) {
      for (const number of numbers) {
        if (this.#brands[number] !== null) owned.push([name, this.at(number).name]);
      }
    }
    return { brands: this.brands, owned };
  }

  /** Returns an index from the JSON of {@link BrandIndex.toJSON}. */
  static from({ brands, owned }: SavedIndex): BrandIndex {
    const index = new BrandIndex(brands);
    for (const [name, brand] of owned) index.own(name, brand);
    return index;
  }

  /** Calls `use` with the number of every brand that has an entry with this hash. */
  find(hash: number, use: (number: number) => void): void {
    this.#table.find(hash, use);
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

  #addLength(plain: string): void {
    if (plain.length < BEGINNING) {
      this.#short |= 1 << plain.length;
      return;
    }
    text.set(plain, glyphOf);
    this.#lengths[beginning(text, 0) & this.#lengths.length - 1]! |= 1 << Math.min(31, plain.length);
  }
}

/** Returns the hash of the characters at a place of a text by which lengths are looked up. */
function beginning(hashed: Hashed, at: number): number {
  return mix(hashed.part(at, at + BEGINNING));
}
