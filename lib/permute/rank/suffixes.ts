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

/** The suffixes of a top-level domain. */
interface Top {
  readonly text: string;
  /** The numbers of its first suffix and of the one after its last in the list of all. */
  readonly from: number;
  readonly to: number;
  /** What stands left of it in each, from `from` on; "" for itself. */
  readonly lefts: readonly string[];
  /** The number of each by what stands left: made when it is first read. */
  numbers: ReadonlyMap<string, number> | undefined;
}

/** The table by top-level domain. Texts of suffixes are made when they are read: most never are. */
interface Tops {
  readonly list: readonly Top[];
  readonly byText: ReadonlyMap<string, Top>;
}

let loaded: Tops | undefined;

function tops(): Tops {
  if (loaded !== undefined) return loaded;
  const list: Top[] = [];
  const byText = new Map<string, Top>();
  let count = 0;
  for (const line of SUFFIX_LINES.trim().split("\n")) {
    const lefts = line.includes(" ") ? line.split(" ") : [line];
    const first = lefts[0]!;
    const isSuffix = !first.startsWith("!");
    const text = isSuffix ? first : first.slice(1);
    if (isSuffix) lefts[0] = "";
    else lefts.shift();
    const top = { text, from: count, to: count += lefts.length, lefts, numbers: undefined };
    list.push(top);
    byText.set(text, top);
  }
  return loaded = { list, byText };
}

const joined = (left: string, top: string): string => left === "" ? top : `${left}.${top}`;

let all: readonly string[] | undefined;

/** Returns every public suffix of the ICANN section that accepts registrations, Unicode. */
export function suffixes(): readonly string[] {
  return all ??= tops().list.flatMap(({ text, lefts }) => lefts.map((left) => joined(left, text)));
}

/** Whether a text is a public suffix of the ICANN section. */
export function isSuffix(text: string): boolean {
  return suffixNumber(text) !== undefined;
}

/** Returns the number of a suffix in the list of all. */
export function suffixNumber(text: string): number | undefined {
  const dot = text.lastIndexOf(".");
  const top = tops().byText.get(text.slice(dot + 1));
  if (top === undefined) return undefined;
  if (dot < 0) return top.lefts[0] === "" ? top.from : undefined;
  top.numbers ??= new Map(top.lefts.map((left, i) => [left, top.from + i]));
  return dot === 0 ? undefined : top.numbers.get(text.slice(0, dot));
}

const made: (Suffix | undefined)[] = [];

/** Returns the suffix of a number. */
export function suffixAt(n: number): Suffix {
  const known = made[n];
  if (known !== undefined) return known;
  const { list } = tops();
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = low + high >> 1;
    if (list[middle]!.to <= n) low = middle + 1;
    else high = middle;
  }
  const { text, from, lefts } = list[low]!;
  return made[n] = suffixOf(joined(lefts[n - from]!, text));
}

/** Returns a suffix by its text. */
export function suffixOf(text: string): Suffix {
  return { text, dotted: `.${text}`, rtl: isRtl(text) };
}

/** Returns the number of the first suffix of a top-level domain, and the number after its last. */
export function rangeOf(top: string): readonly [number, number] {
  const found = tops().byText.get(top);
  return found === undefined ? [0, 0] : [found.from, found.to];
}

/** First labels of longer suffixes: only these labels can turn a name into a suffix. */
interface Heads {
  readonly set: ReadonlySet<string>;
  /** The length, first and last character of each: they decide most labels without a lookup in the set. */
  readonly shapes: Uint8Array;
  /** The same, one after the other. */
  readonly joined: string;
}

let heads: Heads | undefined;

function loadHeads(): Heads {
  const set = new Set<string>();
  const add = (suffix: string): void => {
    const dot = suffix.indexOf(".");
    set.add(dot < 0 ? suffix : suffix.slice(0, dot));
  };
  for (const { lefts } of tops().list) {
    for (let i = lefts[0] === "" ? 1 : 0; i < lefts.length; i++) add(lefts[i]!);
  }
  for (const parent of WILDCARD_PARENTS) if (parent.includes(".")) add(parent);
  const shapes = new Uint8Array(SHAPES / 8);
  for (const head of set) {
    const shape = shapeOf(head);
    shapes[shape >> 3]! |= 1 << (shape & 7);
  }
  return heads = { set, shapes, joined: [...set].join(" ") };
}

const SHAPES = 2 ** 16;

function shapeOf(text: string): number {
  const last = text.length - 1;
  return (last & 63) << 10 | (text.charCodeAt(0) & 31) << 5 | text.charCodeAt(last) & 31;
}

/** Whether `label` may be the first label of a longer suffix, so that the whole name must be looked up. */
export function mayBeSuffix(label: string): boolean {
  const { shapes, set } = heads ?? loadHeads();
  const shape = shapeOf(label);
  return (shapes[shape >> 3]! & 1 << (shape & 7)) !== 0 && set.has(label);
}

/** Whether a text is part of the first label of a longer suffix: if not, no label that contains it can be one. */
export function isInSuffix(part: string): boolean {
  return (heads ?? loadHeads()).joined.includes(part);
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
  return suffixNumber(whole) === undefined && !WILDCARDS.has(whole);
}
