import { isRtl } from "../label.ts";
import { icannSuffixes } from "../../suffixes.ts";
import { unpunycode } from "../punycode.ts";

/** A public suffix, ready to be joined to labels. */
export interface Suffix {
  readonly text: string;
  /** With the dot before it. */
  readonly dotted: string;
  /** It contains right-to-left characters. */
  readonly rtl: boolean;
}

/** Returns a suffix by its text. */
export const suffixOf = (text: string): Suffix => ({ text, dotted: `.${text}`, rtl: isRtl(text) });

/** Nobody registers below these. */
const CLOSED = ["arpa", "onion"];
/** Younger than the model, which has no share for them. */
const UNKNOWN: ReadonlySet<string> = new Set(["ad.vn", "ap.vn", "ia.bo", "on.vn"]);

const unicode = (name: string): string =>
  name.replace(/xn--([a-z0-9-]+)/g, (label, coded) => unpunycode(coded) ?? label);

interface SuffixTable {
  /** By top-level domain what stands left of it in each of its suffixes; "" for itself. Unicode, in order. */
  readonly byTop: ReadonlyMap<string, readonly string[]>;
  /** What wildcard rules stand below: every label under these is a suffix, and they are none. */
  readonly wildcards: ReadonlySet<string>;
}

let all: SuffixTable | undefined;

function readSuffixes(): SuffixTable {
  if (all !== undefined) return all;
  const wildcards = new Set<string>();
  const tops: [string, string[]][] = [];
  for (const [coded, lefts] of icannSuffixes()) {
    if (CLOSED.includes(coded)) continue;
    const top = unicode(coded), own: string[] = [];
    for (const left of lefts.map(unicode)) {
      if (left === "*") wildcards.add(top);
      else if (left.startsWith("*.")) wildcards.add(`${left.slice(2)}.${top}`);
      else own.push(left);
    }
    const isListed = (left: string) => {
      const suffix = left === "" ? top : `${left}.${top}`;
      return !wildcards.has(suffix) && !UNKNOWN.has(suffix);
    };
    tops.push([top, own.filter(isListed).sort()]);
  }
  return all = { byTop: new Map(tops.sort(([a], [b]) => a < b ? -1 : 1)), wildcards };
}

let allSuffixes: readonly string[] | undefined;

/** Returns every public suffix of the ICANN section that accepts registrations, Unicode. */
export function suffixes(): readonly string[] {
  return allSuffixes ??= [...readSuffixes().byTop].flatMap(([top, lefts]) =>
    lefts.map((left) => left === "" ? top : `${left}.${top}`)
  );
}

/** Whether a text is a public suffix of the ICANN section. */
export function isSuffix(text: string): boolean {
  const dot = text.lastIndexOf(".");
  const left = dot < 0 ? "" : text.slice(0, dot);
  return dot !== 0 && readSuffixes().byTop.get(text.slice(dot + 1))?.includes(left) === true;
}

let heads: ReadonlySet<string> | undefined;

/** Whether `label` may be the first label of a longer suffix, so that the whole name must be looked up. */
export function mayBeSuffix(label: string): boolean {
  heads ??= new Set([
    ...[...readSuffixes().byTop.values()].flatMap((lefts) => lefts.map((left) => left.split(".", 1)[0]!)),
    ...[...readSuffixes().wildcards].flatMap((parent) => parent.split(".").slice(0, -1)),
  ]);
  return heads.has(label);
}

/**
 * Whether a label directly under a suffix makes a registrable name; for labels that may be the first of a longer
 * suffix.
 *
 * `co` under `uk` does not (it is a suffix), nor do names that wildcard rules make suffixes.
 */
export function isRegistrable(label: string, suffix: string): boolean {
  const whole = `${label}.${suffix}`;
  return !isSuffix(whole) && !readSuffixes().wildcards.has(whole);
}
