import { checkArgument, isObject } from "../argument.ts";
import { brandDomain } from "../domain.ts";
import type { Domain } from "../model.ts";
import { SquatError } from "../errors.ts";
import type { MatchedPage } from "./page/profile.ts";
import { aliasOf, type Brand, brandOf } from "./brand.ts";
import { entriesOf, EntryTable } from "./entries.ts";
import { bitsOf, commonness, shippedModel, wordHash } from "./model.ts";
import { glyphOf, Hashed, mix } from "./text.ts";

/** Entries of a brand whose label has the usual length. */
const ENTRIES = 80;

/** A brand with the words that it is called by beside its label: Meta and Messenger for facebook.com. */
export interface NamedBrand {
  /** A host of the brand, such as its registrable name. */
  domain: Domain | string;
  /** At most {@link MAX_BRAND_NAMES} words; those that no name can hold, and those of every trade (card, login), count for nothing. */
  names?: readonly string[];
  /** Pages of its own sites, as somebody has seen them: what they show identifies pages that imitate it. @default none */
  pages?: readonly MatchedPage[];
}
/** Most words of a brand beside its label; the others are left out. */
export const MAX_BRAND_NAMES = 20;

/** A brand that cannot be used, and why. */
export interface RefusedBrand {
  /** The brand, as it was given. */
  brand: string;
  /** Why it cannot be used. */
  text: string;
}

/** A warning about a brand whose label matches many unrelated names. */
export interface BrandNotice {
  /** Its registrable name. */
  brand: string;
  /** Share of popular names that begin or end with its label, or resemble a short label by chance. */
  share: number;
  /** The same in words. */
  text: string;
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
  readonly #brands: Brand[] = [];
  /** Brand → the numbers of its words, that of its label first. */
  readonly #numbers = new Map<string, number[]>();
  /** Name → the brands that it, and every host below it, belongs to. */
  readonly #owned = new Map<string, Set<string>>();
  readonly #refused: RefusedBrand[] = [];
  readonly #given: NamedBrand[] = [];
  readonly #table: EntryTable;
  /** By a hash of the first characters of a label as seen at a glance: the lengths of labels that begin with them. */
  readonly #lengths = new Uint32Array(1 << 16);
  /** Lengths of labels shorter than a beginning, one bit each. */
  #short = 0;

  /**
   * Prepares brands. Those that cannot be used are left out, see {@link BrandIndex.refused}.
   *
   * @param brands Host names or parsed domains, with or without other words.
   * @throws {SquatError} `invalid_domain` when none of them can be used.
   */
  constructor(brands: Iterable<Domain | string | NamedBrand> = []) {
    checkArgument(brands, "list", "the brands");
    const list = [...brands];
    this.#table = new EntryTable(list.length * ENTRIES);
    let last: SquatError | undefined;
    for (const brand of list) {
      try {
        this.add(brand);
      } catch (error) {
        if (!(error instanceof SquatError) || error.code !== "invalid_domain") throw error;
        last = error;
        const { domain } = namedBrand(brand);
        this.#refused.push({
          brand: typeof domain === "string" ? domain : domain.fqdn,
          text: error.message,
        });
      }
    }
    if (last !== undefined && this.size === 0) throw last;
  }

  /** The brands that were given at the beginning and are left out, since they cannot be used. */
  get refused(): readonly RefusedBrand[] {
    return this.#refused;
  }

  /** The names that the brands are guarded by: the registrable ones, see {@link brandDomain}. */
  get brands(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  /** The brands as they were given. */
  get given(): readonly NamedBrand[] {
    return this.#given;
  }

  /** How many brands there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /**
   * Adds a brand, or other words of one that is there.
   *
   * @returns The name it is guarded by, as {@link Match.brand} says it.
   * @throws {SquatError} `invalid_domain`.
   */
  add(brand: Domain | string | NamedBrand): string {
    const { domain, names = [], pages = [] } = namedBrand(brand);
    const parts = brandDomain(typeof domain === "string" ? domain : domain.fqdn);
    const words = names.slice(0, MAX_BRAND_NAMES).map(aliasOf).filter((word) => word !== null);
    let numbers = this.#numbers.get(parts.registrable);
    if (numbers === undefined) this.#numbers.set(parts.registrable, numbers = []);
    const known = new Set(numbers.map((number) => this.at(number).plain));
    for (const word of [parts.domain, ...words]) {
      const entered = brandOf(parts, word);
      if (known.has(entered.plain)) continue;
      known.add(entered.plain);
      const number = this.#brands.push(entered) - 1;
      numbers.push(number);
      for (const hash of entriesOf(entered)) this.#table.put(hash, number);
      this.#addLength(entered.plain);
      if (entered.lead !== "") this.#addLength(entered.lead);
    }
    this.#given.push({ domain: parts.registrable, names, pages });
    return parts.registrable;
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
    if (!this.#numbers.has(brand)) {
      throw new SquatError(
        "invalid_parameter",
        `Cannot give ${brand} names of its own: it is not in the index`,
      );
    }
    const { registrable } = brandDomain(typeof name === "string" ? name : name.fqdn);
    const owners = this.#owned.get(registrable);
    if (owners === undefined) this.#owned.set(registrable, new Set([brand]));
    else owners.add(brand);
  }

  /** Whether a host is the brand's own, or below a name of its. */
  isOwned(fqdn: string, { name, below }: Brand): boolean {
    if (fqdn === name || fqdn.endsWith(below)) return true;
    if (this.#owned.size === 0) return false;
    for (let at = 0; at > -1; at = fqdn.indexOf(".", at + 1)) {
      if (this.#owned.get(at === 0 ? fqdn : fqdn.slice(at + 1))?.has(name) === true) return true;
    }
    return false;
  }

  /**
   * Returns the brands that match many unrelated names: short labels and common words. Their look-alikes need further
   * evidence to be likely.
   */
  notices(): BrandNotice[] {
    const { tables } = shippedModel();
    return this.#brands.flatMap(({ name, plain }): BrandNotice[] => {
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

function namedBrand(brand: Domain | string | NamedBrand): NamedBrand {
  if (!isObject(brand) || "fqdn" in brand) {
    checkArgument(brand, "domain", "a brand");
    return { domain: brand as Domain | string };
  }
  const { domain, names = [], pages = [] } = brand as NamedBrand;
  checkArgument(domain, "domain", "the domain of a brand");
  checkArgument(names, "array", "the names of a brand");
  for (const name of names) checkArgument(name, "text", "a name of a brand");
  checkArgument(pages, "array", "the pages of a brand");
  return { domain, names, pages };
}
