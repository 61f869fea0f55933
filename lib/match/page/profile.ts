/**
 * What identifies a brand on a page, and an index of many brands.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import { parseDomain } from "../../domain.ts";
import { fitsPattern } from "../../assess/listed.ts";
import type { Page } from "../../page/page.ts";
import { NearNames } from "./near_names.ts";
import { type Appearance, lookAlike, type PagePicture, readLook } from "./pictures.ts";
import { BEFORE_MENTIONS, COMMON, COMMON_IN_TEXT, EVERYDAY } from "../data/page_words.ts";
import { genericAt, isGeneric, isPartOfWord, isUnspaced, pageWords, speltWords } from "./words.ts";

/** A page. */
export interface MatchedPage {
  /** Where it is. */
  url: string;
  /** Its text: of 2 Mi characters the substance is read, at most 256 Ki characters of text, forms, links and titles. */
  html: string | Page;
  /** Its icon and logos, as `pagePictures` fetches them. @default unknown */
  pictures?: readonly PagePicture[];
}

/** A brand as pages name it. */
export interface PageBrand {
  /** Its registrable name. */
  brand: string;
  /** What it is called. @default the first label of its registrable name */
  name?: string;
  /** Other names and spellings. @default none */
  aliases?: readonly string[];
  /**
   * Its domains, those of one owner together, with all names below them; `*` stands for any characters. @default its
   * registrable name
   */
  domains?: readonly string[];
  /** Its icons and logos. @default unknown */
  pictures?: readonly PagePicture[];
  /** Titles of its own pages, as rows of words. @default unknown */
  titles?: readonly string[];
  /** What the fields of its sign-in forms are called. @default unknown */
  forms?: readonly string[];
}

/**
 * Returns brands as they are indexed.
 *
 * @param brands Brands, or only their domains.
 * @throws {SquatError} `invalid_parameter`, `invalid_domain`.
 */
export function pageBrandsOf(brands: readonly (PageBrand | string)[]): PageBrand[] {
  checkArgument(brands, "array", "the brands of a page");
  return brands.map((each) => {
    if (typeof each === "string") return { brand: parseDomain(each).registrable };
    checkArgument(each, "object", "a brand of a page");
    checkArgument(each.brand, "text", "the registrable name of a brand");
    return each;
  });
}

/** A name of a brand as a row of words. */
interface Phrase {
  readonly words: readonly string[];
  readonly brand: number;
  /** How much it says in texts, 0 to 1: a common word or two letters say little. */
  readonly weight: number;
  /** How much it says in names of files, classes and scripts. */
  readonly inCode: number;
  /** Whether it is the name without its trade, which only counts before a word of everybody's. */
  readonly isStem: boolean;
}

/** Where a text names a brand. */
export interface Naming {
  /** The brand's place in the index. */
  readonly brand: number;
  /** How much the name says, 0 to 1. */
  readonly weight: number;
  /** Offset of its first word, in words. */
  readonly at: number;
  /** Words of the name. */
  readonly words: number;
  /** Letters of the name. */
  readonly letters: number;
  /** Whether the words before it make it a mention. */
  readonly isMention: boolean;
}

/** What of a mention counts. */
const MENTION = 0.3;

/** What an everyday name says that is no everyday word of code. */
const IN_CODE = 0.6;

/** Letters of a name of one word that a page may write as several, and the most words. */
const LEAST_JOINED = 7, MAX_JOINED = 4;

/** What a name says at least that is no word of everyday texts, which pages of everybody have in text and files. */
export const TELLING = 0.6;
/** What an everyday word says as a name. */
const EVERYDAY_WORD = 0.35;

const isCommon = (word: string): boolean => COMMON.has(word) || COMMON_IN_TEXT.has(word);

/** Whether a name of one word is a word of everyday texts, too. */
export const isEverydayName = (name: string): boolean => weightOf([name]) < TELLING;

/** Names in scripts without spaces that are everyday words, as rows of words. */
let everydayRows: ReadonlySet<string> | undefined;

function weightOf(words: readonly string[]): number {
  // "Mail" and "My" are the words of everybody's sign-in.
  if (isGeneric(words)) return 0;
  everydayRows ??= new Set(EVERYDAY.split("|").map((name) => pageWords(name).join(" ")));
  if (everydayRows.has(words.join(" "))) return EVERYDAY_WORD;
  if (words.length > 1) return words.every(isCommon) ? 0.7 : 1;
  const [word] = words as [string];
  if (isCommon(word)) return EVERYDAY_WORD;
  return word.length < 3 ? 0 : word.length === 3 ? 0.6 : 1;
}

/** Letters of a name without its trade, and of a word of everybody's that follows it: shorter ones are particles. */
const LEAST_STEM = 3, LEAST_TRADE = 2;

/** A name in a script without spaces less the words of its trade, which its products take the place of. */
function stemOf(words: readonly string[]): readonly string[] {
  if (!words.every((word) => isUnspaced(word))) return [];
  const at = words.findIndex((_, i) => i >= LEAST_STEM && isGeneric(words.slice(i)));
  return at < 0 ? [] : words.slice(0, at);
}

const NO_PHRASES: readonly Phrase[] = [];
const NO_NEAR: ReadonlyMap<number, number> = new Map();
const NO_BRANDS: ReadonlySet<number> = new Set();

/** Brands that pages are compared with. */
export class PageIndex {
  /** The brands, in the order in which they were given. */
  readonly brands: readonly PageBrand[];
  /** By their first word, or their first two words. */
  readonly #phrases = new Map<string, Phrase[]>();
  /** Words that a name may begin with: most words of a text are none, and nothing else is asked of them. */
  readonly #starts = new Set<string>();
  /** First words of names of several words. */
  readonly #firsts = new Set<string>();
  readonly #hosts = new Map<string, number>();
  /** Domains with a `*`. */
  readonly #patterns: [pattern: string, brand: number][] = [];
  /** Beginnings of names of one word, which a page may write as several: "kestrelbank" as "Kestrel Bank". */
  readonly #beginnings = new Set<string>();
  readonly #near = new NearNames();
  /** Words of names as the brands spell them, in lower case: "1password" is no disguise of "lpassword". */
  readonly #spelt = new Set<string>();
  /** Domains, and telling names without what stands between their words, of each brand. */
  readonly #marks: Set<string>[] = [];
  /** Brands by the hash of an icon. */
  readonly #icons = new Map<number, Set<number>>();
  /** What icons and logos look like, and whose they are. */
  readonly #looks: { brand: number; look: Appearance }[] = [];
  readonly #titles = new Map<string, Set<number>>();
  readonly #forms = new Map<string, Set<number>>();

  /**
   * Makes an index.
   *
   * @param brands The brands, or only their domains; of several with one domain, the first has it.
   * @throws {SquatError} `invalid_parameter`, `invalid_domain`.
   */
  constructor(brands: readonly (PageBrand | string)[]) {
    this.brands = pageBrandsOf(brands);
    for (const [n, brand] of this.brands.entries()) {
      this.#addNames(n, brand);
      this.#addPages(n, brand);
      for (const domain of brand.domains ?? [brand.brand]) {
        if (domain.includes("*")) this.#patterns.push([domain, n]);
        else if (!this.#hosts.has(domain)) this.#hosts.set(domain, n);
      }
    }
    for (const list of this.#phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  #addNames(n: number, { brand, name = "", aliases = [], domains = [brand] }: PageBrand): void {
    const label = brand.slice(0, brand.indexOf("."));
    const plain = pageWords(label).join("");
    for (const each of [name, ...aliases, brand, label]) {
      for (const word of speltWords(each)) this.#spelt.add(word);
    }
    this.#marks[n] = new Set([...domains, plain]);
    const names = new Set([name, ...aliases, brand, label].map((each) => pageWords(each).join(" ")));
    for (const each of names) {
      const words = each.split(" ").filter(Boolean);
      const weight = words.length === 0 ? 0 : weightOf(words);
      if (weight === 0) continue;
      if (weight >= TELLING) this.#marks[n]!.add(words.join(""));
      const key = words.slice(0, 2).join(" ");
      const list = this.#phrases.get(key) ?? [];
      const inCode = words.length === 1 && COMMON_IN_TEXT.has(words[0]!) ? IN_CODE : weight;
      // Of other names, such as those of a sign-in, everyday words are too near.
      if (inCode >= IN_CODE && words.join("").startsWith(plain)) this.#near.add(words.join(""), n);
      list.push({ words, brand: n, weight, inCode, isStem: false });
      this.#phrases.set(key, list);
      this.#starts.add(words[0]!);
      if (words.length > 1) this.#firsts.add(words[0]!);
      const stem = stemOf(words);
      if (stem.length > 0) list.push({ words: stem, brand: n, weight: TELLING, inCode: 0, isStem: true });
      if (words.length === 1 && words[0]!.length >= LEAST_JOINED) {
        for (let end = 2; end < words[0]!.length; end++) {
          this.#beginnings.add(words[0]!.slice(0, end));
          this.#starts.add(words[0]!.slice(0, end));
        }
      }
    }
  }

  /** What is known of the brand's own pages. */
  #addPages(n: number, { pictures = [], titles = [], forms = [] }: PageBrand): void {
    const add = <K>(to: Map<K, Set<number>>, key: K) => to.set(key, (to.get(key) ?? new Set()).add(n));
    for (const { kind, hash, look } of pictures) {
      if (kind === "icon") add(this.#icons, hash);
      const read = readLook(look);
      if (read !== null) this.#looks.push({ brand: n, look: read });
    }
    for (const title of titles) add(this.#titles, title);
    for (const form of forms) add(this.#forms, form);
  }

  /** Returns the brands that have a page of this title, as `titleOf` has it. */
  withTitle(title: string): ReadonlySet<number> {
    return this.#titles.get(title) ?? NO_BRANDS;
  }

  /** Returns the brands that have a sign-in form of these fields, as `formOf` has them. */
  withForm(form: string): ReadonlySet<number> {
    return this.#forms.get(form) ?? NO_BRANDS;
  }

  /** Whether any brand's icons or logos are known: then those of a page are worth fetching. */
  get hasPictures(): boolean {
    return this.#icons.size + this.#looks.length > 0;
  }

  /**
   * Returns the brands whose icons or logos a picture is, each with how much that says, 0 to 1: several brands with one
   * picture share it, for it is nobody's own.
   */
  pictured({ kind, hash, look }: PagePicture): Map<number, number> {
    const found = new Map<number, number>();
    if (kind === "icon") { for (const brand of this.#icons.get(hash) ?? []) found.set(brand, 1); }
    const read = readLook(look);
    if (read !== null && found.size === 0) {
      for (const { brand, look } of this.#looks) {
        const alike = lookAlike(read, look);
        if (alike > 0) found.set(brand, Math.max(alike, found.get(brand) ?? 0));
      }
    }
    for (const [brand, says] of found) found.set(brand, says / found.size);
    return found;
  }

  /** Returns the brand that a host belongs to; -1 for none. */
  ownerOf(host: string): number {
    const labels = host.split(".");
    for (let i = 0; i < labels.length - 1; i++) {
      const found = this.#hosts.get(labels.slice(i).join("."));
      if (found !== undefined) return found;
    }
    if (this.#patterns.length === 0) return -1;
    const names = labels.slice(0, -1).map((_, i) => labels.slice(i).join("."));
    return this.#patterns.find(([pattern]) => names.some((name) => fitsPattern(pattern, name)))?.[1] ?? -1;
  }

  /** Whether a brand spells a word so, given in lower case. */
  isSpelt(word: string): boolean {
    return this.#spelt.has(word);
  }

  /** Returns the brands whose names are near a word of a host or within it, each with how much that says, 0 to 1. */
  near(word: string): ReadonlyMap<number, number> {
    // "mobile" is no misspelt "tmobile", nor is "payments" a longer "payment".
    return isCommon(word) || isGeneric([word]) ? NO_NEAR : this.#near.of(word);
  }

  /** Whether two brands are one owner's: they share a domain, a name, or a label but for its hyphens. */
  areOne(one: number, other: number): boolean {
    const [ones, others] = [this.#marks[one]!, this.#marks[other]!];
    return [...ones].some((mark) => others.has(mark));
  }

  /** Whether a label of a host is a name of the brand: who is called so says so on every page. */
  isNameOf(label: string, brand: number): boolean {
    return this.#marks[brand]!.has(pageWords(label).join(""));
  }

  /** Returns where a text, or names of files, classes and scripts name brands, the longest name at each place. */
  namings(words: readonly string[], isCode = false): Naming[] {
    const out: Naming[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      if (!this.#starts.has(word)) continue;
      let longest = 0;
      const isMention = BEFORE_MENTIONS.has(words[at - 1] ?? "");
      const single = this.#phrases.get(word) ?? NO_PHRASES;
      const several = this.#firsts.has(word) ? this.#phrases.get(`${word} ${words[at + 1]}`) : undefined;
      for (
        const { words: phrase, brand, weight, inCode, isStem } of several === undefined
          ? single
          : [...several, ...single]
      ) {
        if (phrase.length < longest) break;
        if (phrase.every((word, i) => words[at + i] === word)) {
          if (isStem && genericAt(words, at + phrase.length) < LEAST_TRADE) continue;
          const whole = isCode ? inCode : weight;
          const says = isMention || isPartOfWord(words, at, phrase.length) ? MENTION * whole : whole;
          const letters = phrase.join("").length;
          out.push({ brand, weight: says, at, words: phrase.length, letters, isMention });
          longest = phrase.length;
        }
      }
      if (longest === 0) longest = this.#addJoined(words, at, isMention, out);
      if (longest > 1) at += longest - 1;
    }
    return out;
  }

  /** Adds the brands whose one word the text writes as several from here on; returns how many. */
  #addJoined(words: readonly string[], at: number, isMention: boolean, out: Naming[]): number {
    let joined = words[at]!;
    for (let count = 2; count <= MAX_JOINED && this.#beginnings.has(joined); count++) {
      const next = words[at + count - 1];
      if (next === undefined) return 0;
      joined += next;
      const named = (this.#phrases.get(joined) ?? []).filter(({ words }) => words.length === 1);
      for (const { brand, weight } of named) {
        const says = isMention ? MENTION * weight : weight;
        out.push({ brand, weight: says, at, words: count, letters: joined.length, isMention });
      }
      if (named.length > 0) return count;
    }
    return 0;
  }
}

/** Returns the first label of a brand's registrable name. */
export function brandLabel({ brand }: PageBrand): string {
  return brand.slice(0, brand.indexOf("."));
}
