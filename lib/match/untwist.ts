import type { Domain, PermutationKind } from "../model.ts";
import { parseDomain } from "../domain.ts";
import { apply, type Kind } from "../permute/kinds/kind.ts";
import { everywhereFor, homoglyph, readings, withCodePoints } from "../permute/kinds/homoglyph.ts";
import { KEYBOARDS } from "../permute/kinds/keyboards.ts";
import { mapped, pluralsBack, takenBack } from "../permute/kinds/mapped.ts";
import { nameOf } from "../permute/name.ts";
import { settingsOf } from "../permute/options.ts";
import { replacement } from "../permute/kinds/replacement.ts";
import { segment } from "../permute/rank/segment.ts";

export type { Domain, PermutationKind } from "../model.ts";

/** A brand that a name may imitate. */
export interface Imitation {
  /** The brand's registrable name. */
  brand: string;
  /** The kind of edit that leads from the brand to the name. */
  kind: PermutationKind;
  /** The edit in words, `l → 1 at 5`: places count from 0, the same in both names up to the edit. */
  text: string;
  /** From 0 to 1; how much of the name is the brand, less what was changed. */
  score: number;
}

/** Brand names prepared for {@link untwist}. */
export interface BrandIndex {
  /** The brands' registrable names, in the order given. */
  readonly brands: readonly string[];
  /** Label → numbers of brands. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
  /** Hash of a label less one character → numbers of brands. */
  readonly shorter: ReadonlyMap<number, number | number[]>;
  /** Hash of a label's letters in order of the alphabet → numbers of brands. */
  readonly letters: ReadonlyMap<number, number | number[]>;
  /** A label with a word left out, or its initials → numbers of brands. */
  readonly parts: ReadonlyMap<string, readonly number[]>;
  /** Hash of a label without a letter and the look-alike of it that the label has too → numbers of brands. */
  readonly twins: ReadonlyMap<number, number | number[]>;
  /** Some label is not ASCII. */
  readonly wide: boolean;
}

/**
 * Returns an index of brand names, to be asked many times.
 *
 * Takes memory of about a kilobyte a brand. Unusable names are an error.
 *
 * @param brands Host names or parsed domains.
 * @throws {SquatError} `invalid_domain`.
 */
export function brandIndex(brands: Iterable<Domain | string>): BrandIndex {
  const names: string[] = [];
  const exact = new Map<string, number[]>();
  const parts = new Map<string, number[]>();
  const shorter = new Map<number, number | number[]>();
  const letters = new Map<number, number | number[]>();
  const twins = new Map<number, number | number[]>();
  let wide = false;
  for (const brand of brands) {
    const { domain: label, tld } = typeof brand === "string" ? parseDomain(brand) : brand;
    const n = names.push(`${label}.${tld}`) - 1;
    push(exact, label, n);
    for (const text of less(label)) put(shorter, hash(text), n);
    put(letters, hash(sorted(label)), n);
    if (!ASCII.test(label)) wide = true;
    for (const [c, alike] of twinsOf(label)) put(twins, twinHash(label.replaceAll(c, ""), alike), n);
    const words = segment(label);
    if (words.length < 2) continue;
    for (const [i, { text, at }] of words.entries()) {
      const rest = (label.slice(0, at) + label.slice(at + text.length)).replace("--", "-").replace(
        /^-|-$/g,
        "",
      );
      if (rest !== "") push(parts, rest, n);
      if (i > 0) push(parts, label.slice(at) + label.slice(0, at).replace(/-$/, ""), n);
    }
    if (words.length > 2) push(parts, words.map((w) => w.text).join("-"), n);
    push(parts, words.map((w) => [...w.text][0]).join(""), n);
  }
  return { brands: names, exact, shorter, letters, parts, twins, wide };
}

const ASCII = /^[\0-\x7f]*$/;

/** Letters that stand more than once in a label, each with a look-alike of it that the label has by itself. */
function* twinsOf(label: string): Generator<[c: string, alike: string]> {
  for (const c of new Set(label)) {
    if (label.indexOf(c) === label.lastIndexOf(c)) continue;
    for (const alike of everywhereFor(c)) if (label.includes(alike)) yield [c, alike];
  }
}

/** Hash of what is left of a label, whose look-alikes of `c` are written `alike`, without either. */
function twinHash(text: string, alike: string): number {
  return hash(text.replaceAll(alike, "") + alike);
}

/** Kinds whose tables work both ways: what they make of the look-alike may be the brand. */
const BOTH_WAYS: readonly Kind[] = [homoglyph, mapped, replacement];

/**
 * Returns the brands a name imitates, the most alike first.
 *
 * Finds what one edit of `permute` under any suffix leads to. The brand itself is no imitation of its own.
 *
 * @param candidate The suspect name.
 * @param brands An index, or brand names when they are few.
 * @param limit At most this many.
 * @throws {SquatError} `invalid_domain` for an unusable name.
 * @example
 * ```ts
 * import { untwist } from "./untwist.ts";
 * console.assert(untwist("paypa1-login.top", ["paypal.com", "ebay.com"])[0]?.brand === "paypal.com");
 * ```
 */
export function untwist(
  candidate: Domain | string,
  brands: BrandIndex | Iterable<Domain | string>,
  limit: number = 10,
): Imitation[] {
  const index = "exact" in brands ? brands : brandIndex(brands);
  const name = nameOf(candidate);
  const host = name.subdomain === "" ? name.label : `${name.subdomain}.${name.label}`;
  const found = new Map<number, Imitation>();
  const note = (n: number, kind: PermutationKind, text: string, score: number): void => {
    const brand = index.brands[n]!;
    if (brand === name.registrable) return;
    const known = found.get(n);
    if (known === undefined || score > known.score) found.set(n, { brand, kind, text, score });
  };
  const all = (numbers: number | readonly number[] | undefined, use: (n: number) => void): void => {
    if (typeof numbers === "number") use(numbers);
    else for (const n of numbers ?? []) use(n);
  };
  const labelOf = (n: number): string => index.brands[n]!.slice(0, index.brands[n]!.indexOf("."));
  const closely = (text: string, weight: number): void => {
    const near = (n: number): void => {
      const label = labelOf(n);
      const kind = oneEdit(label, text);
      if (kind !== null) {
        note(n, kind, `${label} → ${text}`, weight * (1 - 0.8 / (1 + Math.max(label.length, text.length))));
      }
    };
    all(index.shorter.get(hash(text)), near);
    for (const short of less(text)) {
      all(index.exact.get(short), near);
      all(index.shorter.get(hash(short)), near);
    }
  };

  all(index.exact.get(name.label), (n) => note(n, "Tld", `another suffix: ${name.tld}`, 1));
  closely(name.label, 1);
  const joined = host.replaceAll(".", "");
  all(index.exact.get(joined), (n) => note(n, "Subdomain", "a dot put in", 0.97));
  all(index.exact.get(joined.replaceAll("-", "")), (n) => note(n, "Hyphenation", "hyphens put in", 0.97));
  all(index.letters.get(hash(sorted(name.label))), (n) => {
    if (sorted(labelOf(n)) === sorted(name.label)) {
      note(n, "Transposition", "its letters in another order", 0.9);
    }
  });
  all(index.parts.get(name.label), (n) => note(n, "Omission", "words left out or moved", 0.7));
  const settings = settingsOf({ idn: "any", keyboards: KEYBOARDS }, name);
  const twisted = new Set<string>();
  for (const kind of BOTH_WAYS) {
    for (const edit of kind.edits(name, settings)) {
      if (kind === replacement && edit.variant !== "pair") continue;
      // Letters that are not ASCII lead to no label that is.
      if (!index.wide && name.ascii && edit.put !== "" && !ASCII.test(edit.put)) continue;
      const text = apply(name.label, edit);
      all(
        index.exact.get(text),
        (n) =>
          note(
            n,
            kind.kind,
            `${withCodePoints(edit.put)} → ${
              withCodePoints(name.label.slice(edit.at, edit.at + edit.drop))
            } at ${edit.at}`,
            0.96,
          ),
      );
      if (kind === homoglyph && edit.variant.startsWith("whole")) twisted.add(text);
    }
  }
  for (const text of twisted) closely(text, 0.9);
  // A letter written as one that the label has too, everywhere: both left out, brand and name are the same.
  for (const alike of new Set(name.label)) {
    all(index.twins.get(twinHash(name.label, alike)), (n) => {
      for (const [c, put] of twinsOf(labelOf(n))) {
        if (put === alike && labelOf(n).replaceAll(c, put) === name.label) {
          note(n, "Homoglyph", `${withCodePoints(c)} → ${withCodePoints(put)} everywhere`, 0.95);
        }
      }
    });
  }
  if (!name.ascii) {
    for (const text of readings(name.label)) {
      all(
        index.exact.get(text),
        (n) => note(n, "Homoglyph", `${text} → ${withCodePoints(name.label)}`, 0.96),
      );
    }
  }
  for (const text of pluralsBack(name.label)) {
    all(index.exact.get(text), (n) => note(n, "Mapped", `${text} → ${name.label}`, 0.9));
  }
  for (const text of takenBack(name.label)) {
    all(index.exact.get(text), (n) => note(n, "Mapped", `${text} → ${name.label}`, 0.9));
  }
  inside(host, index, labelOf, note);
  for (const token of host.split(/[-.]/)) {
    if (token.length > 3 && token !== name.label) {
      closely(token, 0.95 * Math.sqrt(token.length / host.length));
    }
  }
  const alike = [...found.values()].sort((a, b) => b.score - a.score || (a.brand < b.brand ? -1 : 1));
  return alike.slice(0, limit);
}

/** Brands written out in the name, with something before or after them. */
function inside(
  host: string,
  index: BrandIndex,
  labelOf: (n: number) => string,
  note: (n: number, kind: PermutationKind, text: string, score: number) => void,
): void {
  for (let from = 0; from < host.length; from++) {
    for (let to = host.length; to > from; to--) {
      const part = host.slice(from, to);
      const edge = (from === 0 || /[-.]/.test(host[from - 1]!)) &&
        (to === host.length || /[-.]/.test(host[to]!));
      // Short brands are everywhere inside words; a border on both sides, or an end of the name, must show them.
      const enough = edge || to - from > 3 || from === 0 || to === host.length;
      if (!enough) continue;
      for (const n of index.exact.get(part) ?? []) {
        const rest = `${host.slice(0, from)}…${host.slice(to)}`;
        note(
          n,
          "Keyword",
          `${rest.replace(/^…|…$/g, "")} beside`,
          (edge ? 0.95 : 0.8) * Math.sqrt((to - from) / host.length),
        );
      }
      for (const n of index.parts.get(part) ?? []) {
        if (labelOf(n).includes("-")) {
          note(n, "Keyword", "a part replaced by a word", 0.5 * (to - from) / host.length);
        }
      }
    }
  }
}

/** Which kind of one edit leads from a label to another, or null when it takes more. */
function oneEdit(label: string, text: string): PermutationKind | null {
  if (label === text) return null;
  let head = 0;
  while (head < label.length && label[head] === text[head]) head++;
  let a = label.length;
  let b = text.length;
  while (a > head && b > head && label[a - 1] === text[b - 1]) {
    a--;
    b--;
  }
  const gone = label.slice(head, a);
  const come = text.slice(head, b);
  if (gone.length === 2 && come.length === 2) {
    return gone[0] === come[1] && gone[1] === come[0] ? "Transposition" : null;
  }
  const bare = (s: string): number => [...s].length;
  if (bare(gone) > 1 || bare(come) > 1) return null;
  if (come === "") return "Omission";
  if (gone !== "") {
    const alike = everywhereFor(gone).includes(come) || !ASCII.test(come) && readings(come).includes(gone);
    return alike ? "Homoglyph" : "Replacement";
  }
  if (come === "-") return "Hyphenation";
  if (label[head - 1] === come) return "Repetition";
  return b === text.length ? "Addition" : "Insertion";
}

function* less(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    const size = text.codePointAt(at)! > 0xffff ? 2 : 1;
    yield text.slice(0, at) + text.slice(at + size);
    at += size - 1;
  }
}

function sorted(text: string): string {
  return [...text].sort().join("");
}

/** FNV-1a; a collision costs one comparison, never a wrong answer. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 1;
}

function push(map: Map<string, number[]>, key: string, n: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [n]);
  else if (list[list.length - 1] !== n) list.push(n);
}

function put(map: Map<number, number | number[]>, key: number, n: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, n);
  else if (typeof list === "number") {
    if (list !== n) map.set(key, [list, n]);
  } else if (list[list.length - 1] !== n) list.push(n);
}
