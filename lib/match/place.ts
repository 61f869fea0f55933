/**
 * Features of a place in a host that do not depend on the brand: computed once for each place.
 * @module
 */
import { BORDER, borrowedIn, DOT, type Host, HYPHEN, isBorrowed, NONE, WORD_TO } from "./host.ts";
import { besideOdds, bitsOf, commonness, type ModelTables, suffixOdds, wordHash } from "./model.ts";
import { isDigit } from "./text.ts";

/** Between no border and a hyphen. */
const JOINED = 0.5;

/** A place in a host, with its features. */
type Place = Readonly<ReturnType<typeof placeOf>>;

/** How ordinary a text is. */
export type TextFacts = Readonly<ReturnType<typeof textFacts>>;

/** The features of one host by one set of tables, computed as its places are visited: those of the last one stay, since several brands may be there. */
export class Places {
  readonly host: Host;
  readonly tables: ModelTables;
  readonly facts: Readonly<ReturnType<typeof hostFacts>>;
  #place: Place | null = null;

  /** @param host Must not be overwritten while this is used. */
  constructor(host: Host, tables: ModelTables) {
    this.host = host;
    this.tables = tables;
    this.facts = hostFacts(host, tables);
  }

  /** Returns the place between two characters of `joined`. */
  at(from: number, to: number): Place {
    if (this.#place?.from === from && this.#place.to === to) return this.#place;
    return this.#place = placeOf(this.host, this.tables, from, to);
  }
}

/** Returns how the suffix of a brand goes together with a host and a place in it. */
export function suffixFacts(host: Host, { below, following, left, right }: Place, tld: string) {
  return {
    relation: relation(host.tld, tld),
    anywhere: suffixAnywhere(host, tld),
    follows: follows(following, tld, right),
    /** How the brand's own domain stands left of another name: 2 as it is, 1 with a hyphen for a dot, else 0. */
    own: below === 0 ? 0 : ownDomain(left, following, tld),
  };
}

/** Returns how ordinary a text is. */
export function textFacts(text: string, tables: ModelTables) {
  return { bits: bitsOf(text, tables), word: commonness(wordHash(text), tables.words) };
}

/** Features of a host as a whole. */
function hostFacts({ tld, joined, breaks, labelAt }: Host, tables: ModelTables) {
  let labels = 0;
  for (let i = 1; i <= labelAt; i++) if (breaks[i] === DOT) labels++;
  const registrable = joined.length - labelAt;
  let registrableDigits = 0;
  for (let i = labelAt; i < joined.length; i++) if (isDigit(joined.charCodeAt(i))) registrableDigits++;
  return {
    suffix: suffixOdds(tld, tables),
    labels,
    registrable,
    registrableBitsALetter: registrable === 0 ? 0 : bitsOf(joined.slice(labelAt), tables) / registrable,
    registrableDigits,
  };
}

function placeOf(host: Host, tables: ModelTables, from: number, to: number) {
  const { joined, breaks, labelAt } = host;
  const below = from < labelAt ? 1 : 0;
  let a = from;
  let b = to;
  while (a > 0 && breaks[a] !== DOT && breaks[a] !== BORDER && a !== labelAt) a--;
  while (b < joined.length && breaks[b] !== DOT && b !== labelAt) b++;
  const length = b - a;
  const beside = length - (to - from);
  let inner = 0;
  for (let i = from + 1; i < to; i++) if (breaks[i] !== NONE) inner += breaks[i] === DOT ? 2 : 1;
  let hyphens = 0;
  let digits = 0;
  let digitsBeside = 0;
  for (let i = a; i < b; i++) {
    if (i > a && breaks[i] === HYPHEN) hyphens++;
    if (isDigit(joined.charCodeAt(i))) {
      digits++;
      if (i < from || i >= to) digitsBeside++;
    }
  }
  const before = spell(host, below === 1 ? 0 : a, from);
  const following = spell(host, to, below === 1 ? joined.length : b);
  // The registrable label of a disposable name says nothing about a brand left of it.
  const after = below === 1 && to < labelAt ? spell(host, to, labelAt) : following;
  let [x, y] = [from, to];
  while (x > a && breaks[x] === NONE) x--;
  while (y < b && breaks[y] === NONE) y++;
  // The same text as `before` and `after`.
  const first = below === 1 ? 0 : a;
  const end = below === 0 ? b : to < labelAt ? labelAt : joined.length;
  const around = from - first + end - to;
  const borrowed = borrowedIn(host.exact, breaks, first, from) + borrowedIn(host.exact, breaks, to, end);
  const plainBeside = joined.slice(a, from) + joined.slice(to, b);
  const hashBeside = wordHash(plainBeside);
  return {
    from,
    to,
    /** 1 when it begins left of the registrable label, else 0. */
    below,
    /** Length of the label or labels around it. */
    length,
    /** Characters beside it in there. */
    beside,
    left: from === a ? BORDER : breaks[from]! || joinedWord(host, x, from),
    right: to === b ? BORDER : breaks[to]! || joinedWord(host, to, y),
    /** Hyphens inside, dots counted twice. */
    inner,
    hyphens,
    digits,
    digitsBeside,
    /** The text before it, with hyphens and dots. */
    before,
    /** The text after it, up to the registrable label. */
    after,
    /** The same up to the suffix. */
    following,
    bitsALetter: bitsOf(joined.slice(a, b), tables) / length,
    besideBitsALetter: beside === 0 ? 0 : bitsOf(plainBeside, tables) / beside,
    besideOdds: before === "" && after === "" ? 0 : besideOdds(before, after, tables),
    besideWord: beside === 0 ? 0 : commonness(hashBeside, tables.words),
    besideAffix: beside === 0 ? 0 : commonness(hashBeside, tables.affixes),
    /** How common the word is that it is a part of, between borders; 0 where it is the whole. */
    roundWord: x === from && y === to ? 0 : roundWord(host, x, y, tables),
    /** Share of what stands beside it that borrowed words take, from 0 to 1. */
    borrowed: around === 0 ? 0 : borrowed / around,
  };
}

/** A borrowed word that is joined to a brand, as in `mydhl`, sets it off nearly as a hyphen does. */
function joinedWord({ exact }: Host, from: number, to: number): number {
  return to - from <= WORD_TO && isBorrowed(exact, from, to) ? JOINED : NONE;
}

/** How common the word between two borders is: a borrowed one is as common as any. */
function roundWord({ exact, joined }: Host, from: number, to: number, { words }: ModelTables): number {
  return to - from <= WORD_TO && isBorrowed(exact, from, to)
    ? 15
    : commonness(wordHash(joined.slice(from, to)), words);
}

/** Returns a part of a host with its hyphens and dots, those at its ends included. */
function spell({ joined, breaks }: Host, from: number, to: number): string {
  if (from >= to) return "";
  let out = "";
  let start = from;
  for (let i = from; i <= to; i++) {
    const sign = i === 0 ? "" : SIGNS[breaks[i]!]!;
    if (sign === "") continue;
    out += joined.slice(start, i) + sign;
    start = i;
  }
  return out + joined.slice(start, to);
}

/** How borders are written: none, a hyphen, a dot, an end. */
const SIGNS = ["", "-", ".", ""];

/** How the suffix of a name and of a brand go together. */
function relation(tld: string, own: string): number {
  if (tld === own) return 0;
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  const ownTop = own.slice(own.lastIndexOf(".") + 1);
  if (top === ownTop) return 1;
  if (tld === "com") return 2;
  if (tld === "net" || tld === "org") return 3;
  return top.length === 2 ? own === "com" ? 4 : 5 : own === "com" ? 6 : 7;
}

/** Whether a part between dots or hyphens left of the suffix is a label of the brand's suffix (2), or com (1). */
function suffixAnywhere({ joined, breaks }: Host, tld: string): number {
  let best = 0;
  let start = 0;
  for (let i = 1; i <= joined.length; i++) {
    if (breaks[i] === NONE) continue;
    const length = i - start;
    if (length > 1 && length < 5) {
      const part = joined.slice(start, i);
      if (`.${tld}.`.includes(`.${part}.`) || part === tld.replace(".", "")) return 2;
      if (part === "com") best = 1;
    }
    start = i;
  }
  return best;
}

/** How the brand's own domain stands there, as in `paypal.com.evil.top`, `ing.com-login.top`, `www-paypal-com.evil.top`. */
function ownDomain(left: number, following: string, tld: string): number {
  if (left === NONE) return 0;
  const end = tld.length + 1;
  if (following.length > end && following[end] !== "." && following[end] !== "-") return 0;
  if (following.startsWith(`.${tld}`)) return left > HYPHEN ? 2 : 1;
  return following.slice(0, end).replaceAll("-", ".") === `.${tld}` ? 1 : 0;
}

/** Whether the brand's suffix, or com, follows the brand inside the name: `paypal.com.evil.top`, `paypal-com.top`. */
function follows(after: string, tld: string, right: number): number {
  if (after === "" || right === NONE && after.length < 2) return 0;
  const bare = after.replace(/^[-.]/, "");
  const [first = "", second = ""] = bare.split(/[-.]/);
  const [own = "", ownTop = ""] = tld.split(".");
  if (first === own && (ownTop === "" || second === ownTop)) return 3;
  if (first === "com" || ownTop !== "" && (first === ownTop || first === own + ownTop)) return 2;
  return bare.startsWith(own) || bare.startsWith("com") ? 1 : 0;
}
