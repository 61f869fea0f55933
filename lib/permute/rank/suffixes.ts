import { SUFFIX_LINES, WILDCARD_PARENTS } from "../data/suffixes.ts";
import { isRtl } from "../label.ts";

/** A public suffix, ready to be joined to labels. */
export interface Suffix {
  readonly text: string;
  /** With the dot before it. */
  readonly dotted: string;
  /** It contains right-to-left characters. */
  readonly rtl: boolean;
}

interface Suffixes {
  /** All suffixes, in the order of the table. */
  list: readonly string[];
  /** Each one's number in the list. */
  numbers: ReadonlyMap<string, number>;
  /** First labels of longer suffixes: only these labels can turn a name into a suffix. */
  heads: ReadonlySet<string>;
  /** The length, first and last character of each: they decide most labels without a lookup in the set. */
  shapes: Uint8Array;
  /** The same, one after the other. */
  joined: string;
  wildcards: ReadonlySet<string>;
  rtl: ReadonlySet<string>;
  /** Where the suffixes of a top-level domain start and end in the list. */
  ranges: ReadonlyMap<string, readonly [number, number]>;
  made: (Suffix | undefined)[];
}

let loaded: Suffixes | undefined;

function load(): Suffixes {
  if (loaded !== undefined) return loaded;
  const list: string[] = [];
  const numbers = new Map<string, number>();
  const heads = new Set<string>();
  const rtl = new Set<string>();
  const ranges = new Map<string, [number, number]>();
  for (const line of SUFFIX_LINES.trim().split("\n")) {
    const parts = line.split(" ");
    const first = parts[0]!;
    const isSuffix = !first.startsWith("!");
    const top = isSuffix ? first : first.slice(1);
    const from = list.length;
    if (isSuffix) numbers.set(top, list.push(top) - 1);
    for (let i = 1; i < parts.length; i++) {
      const rest = parts[i]!;
      const suffix = `${rest}.${top}`;
      numbers.set(suffix, list.push(suffix) - 1);
      const dot = rest.indexOf(".");
      heads.add(dot < 0 ? rest : rest.slice(0, dot));
    }
    ranges.set(top, [from, list.length]);
    if (isRtl(line)) { for (let n = from; n < list.length; n++) if (isRtl(list[n]!)) rtl.add(list[n]!); }
  }
  const wildcards = new Set(WILDCARD_PARENTS);
  for (const parent of wildcards) {
    const dot = parent.indexOf(".");
    if (dot > 0) heads.add(parent.slice(0, dot));
  }
  const shapes = new Uint8Array(SHAPES / 8);
  for (const head of heads) {
    const shape = shapeOf(head);
    shapes[shape >> 3]! |= 1 << (shape & 7);
  }
  return loaded = {
    shapes,
    list,
    numbers,
    heads,
    joined: [...heads].join(" "),
    wildcards,
    rtl,
    ranges,
    made: [],
  };
}

const SHAPES = 2 ** 16;

function shapeOf(text: string): number {
  const last = text.length - 1;
  return (last & 63) << 10 | (text.charCodeAt(0) & 31) << 5 | text.charCodeAt(last) & 31;
}

/** Returns every public suffix of the ICANN section that accepts registrations, Unicode. */
export function suffixes(): readonly string[] {
  return load().list;
}

/** Whether a text is a public suffix of the ICANN section. */
export function isSuffix(text: string): boolean {
  return load().numbers.has(text);
}

/** Returns the number of a suffix in the list of all. */
export function suffixNumber(text: string): number | undefined {
  return load().numbers.get(text);
}

/** Returns the suffix of a number. */
export function suffixAt(n: number): Suffix {
  const { made, list, rtl } = load();
  return made[n] ??= { text: list[n]!, dotted: `.${list[n]!}`, rtl: rtl.has(list[n]!) };
}

/** Returns the number of the first suffix of a top-level domain, and the number after its last. */
export function rangeOf(top: string): readonly [number, number] {
  return load().ranges.get(top) ?? [0, 0];
}

/** Whether `label` may be the first label of a longer suffix, so that the whole name must be looked up. */
export function mayBeSuffix(label: string): boolean {
  const { shapes, heads } = loaded ?? load();
  const shape = shapeOf(label);
  return (shapes[shape >> 3]! & 1 << (shape & 7)) !== 0 && heads.has(label);
}

/** Whether a text is part of the first label of a longer suffix: if not, no label that contains it can be one. */
export function isInSuffix(part: string): boolean {
  return load().joined.includes(part);
}

/**
 * Whether a label directly under a suffix makes a registrable name; for labels that may be the first of a longer
 * suffix.
 *
 * `co` under `uk` does not (it is a suffix), nor do names that wildcard rules make suffixes.
 */
export function isRegistrable(label: string, suffix: string): boolean {
  const { numbers, wildcards } = load();
  const whole = `${label}.${suffix}`;
  return !numbers.has(whole) && !wildcards.has(whole);
}
