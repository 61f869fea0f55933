/**
 * The single edits of a name except the built-in words, and the labels they lead to.
 * @module
 */
import type { Permutation, PermutationKind } from "../../model.ts";
import { beside, keyword, keywordNumber, keywords, ofOwnWords, wordsOfLanguages } from "../kinds/keyword.ts";
import { apply, type Edit, type Kind } from "../kinds/kind.ts";
import type { Name } from "../name.ts";
import type { Settings } from "../options.ts";
import { ofLanguage, OWN_WORD, type Pricing } from "./cost.ts";
import {
  addAt,
  type ByCost,
  groupOf,
  groupOfWord,
  GROUPS,
  partOf,
  type Side,
  stepOfRate,
  type Trait,
} from "./groups.ts";
import { hasScriptsOf, isPlainLabel, isRtl, isValidLabel, registryTakes } from "../label.ts";
import { isRegistrable, mayBeSuffix, type Suffix } from "./suffixes.ts";

/** A label that one edit makes, named by the first kind that makes it. */
export interface Single {
  readonly text: string;
  readonly kind: PermutationKind;
  readonly group: number;
  /** People take it for the name itself: it is in another script throughout, or written out or with its marks. */
  classic: boolean;
  /** The negative logarithms of the sum of its edits' rates; infinite on a side where it is not made. */
  readonly nats: Record<Side, number>;
}

/** The edits of a name. */
export interface Edits {
  readonly labels: ReadonlyMap<string, Single>;
  /** On each side: edits by their role in pairs, and cost. */
  readonly roles: Readonly<Record<Side, readonly ByCost<Part>[]>>;
}

/** Whether an edit makes a label which people take for the name itself: in another script, or written out, or with its marks. */
const isClassic = ({ variant, detail = "" }: Edit): boolean =>
  variant === "whole" || variant === "whole-alike" || variant === "sound" && !isAscii(detail);

const PAIR_ROLES = 5;
const BOTH_SIDES: readonly Side[] = ["=", ">"];

/** Returns the edits of a name, and their labels. */
export function editsOf(
  name: Name,
  kinds: readonly Kind[],
  settings: Settings,
  pricing: Pricing,
  trait: Trait,
): Edits {
  const labels = new Map<string, Single>();
  const noRoles = (): ByCost<Part>[] => Array.from({ length: PAIR_ROLES }, () => []);
  const roles = { "=": noRoles(), ">": noRoles() };
  for (const { kind, edits } of kinds) {
    const prices = pricing.of(kind, trait);
    // Without combinations another suffix is an edit of its own, and the only one that leaves the original's.
    const isMade = { "=": settings.combine || kind !== "Tld", ">": settings.combine || kind === "Tld" };
    for (const edit of kind === keyword.kind ? beyondList(name, settings) : edits(name, settings)) {
      // Only Tld keeps the label. Moving a letter of "aaa" makes no look-alike, and must not take that label from Tld.
      if (kind !== "Tld" && leavesLabel(name.label, edit)) continue;
      const text = apply(name.label, edit);
      if (settings.asciiOnly && !isAscii(text)) continue;
      const made = prices.nats(edit, name.chars.length);
      let label = labels.get(text);
      if (label === undefined) {
        const group = GROUPS.indexOf(groupOf(kind, edit, isAscii(name.ascii ? edit.put : text)));
        labels.set(
          text,
          label = { text, kind, group, classic: false, nats: { "=": Infinity, ">": Infinity } },
        );
      }
      label.classic ||= isClassic(edit);
      const role = partOf(kind, edit);
      const part = {
        at: edit.at,
        drop: edit.drop,
        put: edit.put,
        octets: octetsOf(edit.put),
        kind: label.kind,
      };
      for (const side of BOTH_SIDES) {
        if (!isMade[side]) continue;
        label.nats[side] = ofBoth(label.nats[side], made[side]);
        if (settings.combine) addAt(roles[side][role]!, stepOfRate(made[side]), part);
      }
    }
  }
  raise(labels.values());
  return { labels, roles };
}

/** How many labels of each kind are brought forward, and what they cost at most, in nats: that puts them among the first 5,000. */
const BEST_OF_KIND = 3, BEST_OF_DOTS = 12;
const BEST_NATS = 6.3;
/** What a label costs at most that people take for the name itself: that puts it among the first 1,000. */
const CLASSIC_NATS = 4.6;

/** Brings forward what is seldom squatted, but which a list without it seems to have forgotten. */
export function raise(labels: Iterable<Single>): void {
  const best = new Map<PermutationKind, Single[]>();
  for (const label of labels) {
    if (label.nats["="] === Infinity) continue;
    if (label.classic) label.nats["="] = Math.min(label.nats["="], CLASSIC_NATS);
    const list = best.get(label.kind) ?? [];
    best.set(label.kind, list);
    const most = label.kind === "Subdomain" ? BEST_OF_DOTS : BEST_OF_KIND;
    if (list.length === most && list.at(-1)!.nats["="] <= label.nats["="]) continue;
    if (labelOf(label.text, label.kind) === null) continue;
    list.push(label);
    list.sort((a, b) => a.nats["="] - b.nats["="]).splice(most);
  }
  for (const label of [...best.values()].flat()) label.nats["="] = Math.min(label.nats["="], BEST_NATS);
}

/** Returns the negative logarithm of the sum of two rates. */
function ofBoth(a: number, b: number): number {
  return a === Infinity ? b : Math.min(a, b) - Math.log1p(Math.exp(-Math.abs(a - b)));
}

/** Whether an edit leaves a label as it is. */
function leavesLabel(label: string, { at, drop, put }: Edit): boolean {
  return drop === put.length && label.startsWith(put, at);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The edits of Keyword with the caller's words, listed or not, and those of the name's own. */
function* beyondList(name: Name, settings: Settings): Generator<Edit> {
  const keywords = withinBudget(name, settings);
  for (const word of keywords) {
    for (const edit of beside(word, name.label)) yield { ...edit, detail: OWN_WORD };
  }
  yield* ofOwnWords(name, { ...settings, keywords });
}

/** Longest label. */
const MAX_OCTETS = 63;

/**
 * The caller's words that the budget can reach. All have one price and make names in their order, so as many words as
 * names are always enough: a dictionary of any size costs no more than that.
 */
function withinBudget({ label }: Name, { keywords, budget }: Settings): readonly string[] {
  if (keywords.length <= budget) return keywords;
  const room = MAX_OCTETS - label.length - 1;
  const out: string[] = [];
  for (const word of keywords) {
    if (word.length <= room && out.push(word) === budget) break;
  }
  return out;
}

/** A change of a label: `drop` units at `at` are replaced by `put`. At the end of the label where `at` is -1. */
export interface Part {
  readonly at: number;
  readonly drop: number;
  readonly put: string;
  /** {@link octetsOf} `put`. */
  readonly octets: number;
  readonly kind: PermutationKind;
}

/** Octets that a text takes in a label; -Infinity where that cannot be known: of a dot, or of more than ASCII. */
export const octetsOf = (text: string): number => /^[a-z0-9-]*$/.test(text) ? text.length : -Infinity;

const isWord = (put: string, word: string): boolean =>
  (word !== put || word.length > 1) && keywordNumber(word) !== undefined;
/** Whether a built-in word puts this after a name. */
export const isWordAfter = (put: string): boolean => isWord(put, put.startsWith("-") ? put.slice(1) : put);
/** Whether a built-in word puts this before a name. */
export const isWordBefore = (put: string): boolean => isWord(put, put.endsWith("-") ? put.slice(0, -1) : put);

/** A built-in word beside a name: its place among all, its group, and the change. */
interface BuiltIn {
  readonly n: number;
  /** The languages whose word it is; undefined where it is used everywhere. */
  readonly languages: readonly string[] | undefined;
  readonly group: number;
  readonly part: Part;
}

let allWays: ReturnType<typeof makeWays> | undefined;

/** Returns the built-in words by the ways to add them to a name, which are variants of Keyword. */
function makeWays() {
  return (["after", "after-", "before", "before-"] as const).map((way) => {
    const [hyphen, isAfter] = [way.endsWith("-") ? "-" : "", way.startsWith("after")];
    const words = keywords().flatMap((word, n): BuiltIn[] => {
      // One letter without a hyphen is left to Addition and Insertion.
      if (hyphen === "" && word.length < 2) return [];
      const put = isAfter ? hyphen + word : word + hyphen;
      const part: Part = { at: isAfter ? -1 : 0, drop: 0, put, octets: put.length, kind: "Keyword" };
      return [{
        n,
        languages: wordsOfLanguages().get(word),
        group: GROUPS.indexOf(groupOfWord(word, put)),
        part,
      }];
    });
    return { way, words };
  });
}

/** Returns the built-in words beside originals of the same traits: by the number of their group, and cost. */
export function wordsByCost(pricing: Pricing, side: Side, trait: Trait): readonly ByCost<Part>[] {
  const { origin, size, words, languages } = trait;
  return pricing.cached(`words ${side} ${origin} ${size} ${words} ${languages}`, () => {
    const prices = pricing.of("Keyword", trait);
    const { words: columns } = pricing;
    const groups: ByCost<Part>[] = GROUPS.map(() => []);
    for (const { way, words } of allWays ??= makeWays()) {
      const row = prices.row(way)[side];
      const [any, beside, inThisWay] = [columns["w:"], columns[`${side}w:`], columns[`${way}:`]];
      const tenths = ({ n, languages }: BuiltIn): number =>
        any[n]! + beside[n]! + inThisWay[n]! + 10 * ofLanguage(languages, trait);
      // Of one cost, words of one weight stand together.
      for (const equal of Map.groupBy(words, (word) => GROUPS.length * tenths(word) + word.group).values()) {
        const cost = stepOfRate(row - tenths(equal[0]!) / 10);
        for (const { group, part } of equal) addAt(groups[group]!, cost, part);
      }
    }
    return groups;
  });
}

/** A checked label of look-alikes. */
export interface Label {
  /** May contain a dot: then the last part is the registrable label. */
  text: string;
  /** The registrable label. */
  domain: string;
  kind: PermutationKind;
  /** Not ASCII, so the registry's rules apply. */
  nonAscii: boolean;
  /** Together with some suffix it is a public suffix itself. */
  maybeSuffix: boolean;
  /** Right-to-left. */
  rtl: boolean;
}

const ASCII_ONLY = /^[\0-\x7f]*$/;

/** Returns an edited label, or null when it is not valid or equals the original. */
export function labelOf(text: string, kind: PermutationKind): Label | null {
  if (isPlainLabel(text)) {
    return { text, domain: text, kind, nonAscii: false, maybeSuffix: mayBeSuffix(text), rtl: false };
  }
  const dot = text.lastIndexOf(".");
  const domain = dot < 0 ? text : text.slice(dot + 1);
  if (dot < 0 ? !isValidLabel(text) : !text.split(".").every(isValidLabel)) return null;
  const nonAscii = !ASCII_ONLY.test(text);
  return { text, domain, kind, nonAscii, maybeSuffix: mayBeSuffix(domain), rtl: nonAscii && isRtl(text) };
}

const DIGIT_FIRST = /(?:^|\.)[0-9]/;

/** Names at a time: fewer generator steps, little wasted work when the budget ends. */
export const SOME_NAMES: number = 128;

/**
 * Adds the names of some labels under a suffix, without those that cannot be registered.
 *
 * @param from The place of the first label.
 * @returns The place of the next one.
 */
export function under(
  suffix: Suffix,
  labels: readonly Label[],
  out: Permutation[],
  name: Name,
  settings: Settings,
  from: number = 0,
): number {
  const { text: tld, dotted } = suffix;
  if (settings.asciiOnly && !ASCII_ONLY.test(tld)) return labels.length;
  const to = Math.min(labels.length, from + SOME_NAMES);
  for (let i = from; i < to; i++) {
    const label = labels[i]!;
    const { text, domain, kind } = label;
    if ((suffix.rtl || label.maybeSuffix || label.nonAscii) && !isPossible(label, suffix, name, settings)) {
      continue;
    }
    out.push({ domain: { fqdn: text + dotted, tld, domain }, kind });
  }
  return to;
}

/** Whether a label can be registered under a suffix. */
function isPossible(label: Label, suffix: Suffix, name: Name, settings: Settings): boolean {
  const { text, domain } = label;
  if (label.nonAscii && settings.asciiOnly) return false;
  if (label.maybeSuffix && !isRegistrable(domain, suffix.text)) return false;
  // In a name with a right-to-left label no label starts with a digit: RFC 5893 section 2, rule 1.
  if ((suffix.rtl || label.rtl) && DIGIT_FIRST.test(text + suffix.dotted)) return false;
  if (!label.nonAscii || settings.idn !== "registry") return true;
  // The original's own script shows what its registry takes beside its table.
  const isOwn = !name.ascii && suffix.text === name.tld && hasScriptsOf(domain, name.label);
  return isOwn || registryTakes(domain, suffix.text);
}
