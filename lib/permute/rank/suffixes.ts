import { isRtl } from "../label.ts";
import { SUFFIX_LINES, WILDCARD_PARENTS } from "../data/suffixes.ts";

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

let tops: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns by top-level domain what stands left of it in each of its suffixes; "" for itself. */
function byTop(): ReadonlyMap<string, readonly string[]> {
  return tops ??= new Map(
    SUFFIX_LINES.trim().split("\n").map((line): [string, string[]] => {
      const [top, ...lefts] = line.split(" ") as [string, ...string[]];
      return top.startsWith("!") ? [top.slice(1), lefts] : [top, ["", ...lefts]];
    }),
  );
}

let allSuffixes: readonly string[] | undefined;

/** Returns every public suffix of the ICANN section that accepts registrations, Unicode. */
export function suffixes(): readonly string[] {
  return allSuffixes ??= [...byTop()].flatMap(([top, lefts]) =>
    lefts.map((left) => left === "" ? top : `${left}.${top}`)
  );
}

/** Whether a text is a public suffix of the ICANN section. */
export function isSuffix(text: string): boolean {
  const dot = text.lastIndexOf(".");
  const left = dot < 0 ? "" : text.slice(0, dot);
  return dot !== 0 && byTop().get(text.slice(dot + 1))?.includes(left) === true;
}

let heads: ReadonlySet<string> | undefined;

/** Whether `label` may be the first label of a longer suffix, so that the whole name must be looked up. */
export function mayBeSuffix(label: string): boolean {
  heads ??= new Set([
    ...[...byTop().values()].flatMap((lefts) => lefts.map((left) => left.split(".", 1)[0]!)),
    ...WILDCARD_PARENTS.flatMap((parent) => parent.split(".").slice(0, -1)),
  ]);
  return heads.has(label);
}

const WILDCARDS: ReadonlySet<string> = new Set(WILDCARD_PARENTS);

/**
 * Whether a label directly under a suffix makes a registrable name; for labels that may be the first of a longer
 * suffix.
 *
 * `co` under `uk` does not (it is a suffix), nor do names that wildcard rules make suffixes.
 */
export function isRegistrable(label: string, suffix: string): boolean {
  const whole = `${label}.${suffix}`;
  return !isSuffix(whole) && !WILDCARDS.has(whole);
}
