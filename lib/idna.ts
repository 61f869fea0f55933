/**
 * Names by UTS 46 (non-transitional), from a packed table: browsers bundle some kilobytes of it.
 * @module
 */
import { CLASSES, MAPPED, RUNS } from "./data/idna.ts";
import { punycode, unpunycode } from "./permute/punycode.ts";

/** Which labels pass, beside the rules that all must pass. Source: UTS 46 section 4.1. */
export interface IdnaRules {
  /** CheckHyphens and UseSTD3ASCIIRules: what a registry takes. */
  readonly isStrict: boolean;
  /** CheckBidi: RFC 5893. */
  readonly checkBidi: boolean;
}

/** What a letter of a class of {@link CLASSES} says of a code point. */
const BITS = {
  /** Valid. */
  v: 1,
  /** Ignored. */
  i: 2,
  /** Bidi classes: L; R and AL; EN; AN; NSM; ES, CS, ET, ON and BN. */
  L: 4,
  R: 8,
  E: 16,
  A: 32,
  N: 64,
  o: 128,
  /** General category M; canonical combining class Virama. */
  M: 256,
  V: 512,
  /** Joining types: L and D; R and D; T. */
  l: 1024,
  r: 2048,
  T: 4096,
} as const;

const { v: VALID, i: IGNORED, L: LTR, R: RTL, E: EN, A: AN, N: NSM, o: NEUTRAL } = BITS;
const { M: MARK, V: VIRAMA, l: JOINS_NEXT, r: JOINS_LAST, T: TRANSPARENT } = BITS;

interface Table {
  /** The first code point of each run, and the bits of its class. */
  readonly starts: Uint32Array;
  readonly bits: Uint16Array;
  /** Code points whose mapping is not their case-folded compatibility form. */
  readonly mapped: ReadonlyMap<number, string>;
}

let table: Table | undefined;

function readTable(): Table {
  const classes = CLASSES.split(" ").map((letters) =>
    [...letters].reduce((bits, letter) => bits | BITS[letter as keyof typeof BITS], 0)
  );
  const runs = [...RUNS.matchAll(/([0-9a-z]+)([A-Z])/g)];
  const starts = new Uint32Array(runs.length), bits = new Uint16Array(runs.length);
  let at = 0;
  for (const [i, [, length, letter]] of runs.entries()) {
    starts[i] = at;
    bits[i] = classes[letter!.charCodeAt(0) - 65]!;
    at += parseInt(length!, 36);
  }
  const mapped = new Map<number, string>();
  for (const line of MAPPED.split("\n")) {
    const [start, ...texts] = line.split("\t");
    for (const [i, text] of texts.entries()) mapped.set(parseInt(start!, 36) + i, text);
  }
  return { starts, bits, mapped };
}

/** What is known of a code point; 0 where it is disallowed. */
function bitsAt(point: number): number {
  const { starts, bits } = table ??= readTable();
  let low = 0, high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= point) low = middle;
    else high = middle - 1;
  }
  return bits[low]!;
}

/** A character that is allowed, as it is mapped: itself where it is valid. */
function mapping(char: string, point: number): string {
  return table!.mapped.get(point) ?? char.normalize("NFKC").toLowerCase().normalize("NFC");
}

function isAllAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Section 4, steps 1 and 2. */
function mapChars(text: string): string {
  if (isAllAscii(text)) return text.toLowerCase();
  let mapped = "";
  for (const char of text) {
    const point = char.codePointAt(0)!, bits = bitsAt(point);
    mapped += bits === 0 ? char : bits & IGNORED ? "" : mapping(char, point);
  }
  return mapped.normalize("NFC");
}

/** Section 4.1, for a label in Unicode. */
function isValid(label: string, rules: IdnaRules, isBidi: boolean): boolean {
  if (label === "") return true;
  if (rules.isStrict ? /^-|-$|^..--/u.test(label) : label.startsWith("xn--")) return false;
  if (isAllAscii(label)) {
    return !(rules.isStrict ? /[^a-z0-9-]/ : /[A-Z]/).test(label) &&
      (!isBidi || !rules.checkBidi || isBidiLabel(Array.from(label, (c) => bitsAt(c.charCodeAt(0)))));
  }
  if (label.normalize("NFC") !== label) return false;
  const bits: number[] = [], points = Array.from(label, (c) => c.codePointAt(0)!);
  for (const point of points) {
    const each = bitsAt(point), char = String.fromCodePoint(point);
    if ((each & VALID) === 0 || mapping(char, point) !== char) return false;
    if (rules.isStrict && point < 128 && !/[a-z0-9-]/.test(char)) return false;
    bits.push(each);
  }
  return (bits[0]! & MARK) === 0 && joinersFit(points, bits) &&
    (!isBidi || !rules.checkBidi || isBidiLabel(bits));
}

/** ContextJ. Source: RFC 5892 appendix A.1 and A.2. */
function joinersFit(points: readonly number[], bits: readonly number[]): boolean {
  return points.every((point, i) => {
    if (point !== 0x200c && point !== 0x200d) return true;
    if (i > 0 && (bits[i - 1]! & VIRAMA) !== 0) return true;
    if (point === 0x200d) return false;
    let before = i - 1, after = i + 1;
    while (before >= 0 && (bits[before]! & TRANSPARENT) !== 0) before--;
    while (after < bits.length && (bits[after]! & TRANSPARENT) !== 0) after++;
    return ((bits[before] ?? 0) & JOINS_NEXT) !== 0 && ((bits[after] ?? 0) & JOINS_LAST) !== 0;
  });
}

/** The rule for a label of a name with letters from right to left. Source: RFC 5893 section 2. */
function isBidiLabel(bits: readonly number[]): boolean {
  const isRtl = (bits[0]! & RTL) !== 0;
  if (!isRtl && (bits[0]! & LTR) === 0) return false;
  const allowed = NEUTRAL | NSM | EN | (isRtl ? RTL | AN : LTR);
  if (bits.some((each) => (each & allowed) === 0)) return false;
  const last = bits.findLast((each) => (each & NSM) === 0) ?? 0;
  if (!isRtl) return (last & (LTR | EN)) !== 0;
  const has = (which: number) => bits.some((each) => (each & which) !== 0);
  return (last & (RTL | EN | AN)) !== 0 && !(has(EN) && has(AN));
}

/** Whether a label has letters that are written from right to left. */
function isRtlLabel(label: string): boolean {
  return !isAllAscii(label) && [...label].some((c) => (bitsAt(c.codePointAt(0)!) & (RTL | AN)) !== 0);
}

/**
 * Returns a name in Unicode, mapped and normalised; null where a label is not allowed.
 * Source: UTS 46 section 4, revision 35 (Unicode 18).
 */
export function toUnicodeName(name: string, rules: IdnaRules): string | null {
  const labels: string[] = [];
  for (const label of mapChars(name).split(".")) {
    if (!label.startsWith("xn--")) {
      labels.push(label);
      continue;
    }
    const decoded = isAllAscii(label) ? unpunycode(label.slice(4)) : null;
    if (decoded === null || isAllAscii(decoded)) return null;
    labels.push(decoded);
  }
  const isBidi = labels.some(isRtlLabel);
  return labels.every((label) => isValid(label, rules, isBidi)) ? labels.join(".") : null;
}

/** Returns a name in A-labels; null where a label is not allowed, or longer than DNS has them, or the name is. */
export function toAsciiName(name: string, rules: IdnaRules): string | null {
  const ascii = aLabels(name, rules);
  if (ascii === null || ascii.length > 253) return null;
  return ascii.split(".").every((label) => label.length > 0 && label.length <= 63) ? ascii : null;
}

/** As {@link toAsciiName}, of any length. */
export function aLabels(name: string, rules: IdnaRules): string | null {
  const unicode = toUnicodeName(name, rules);
  if (unicode === null) return null;
  return unicode.split(".").map((label) => isAllAscii(label) ? label : `xn--${punycode(label)}`).join(".");
}
