import { SUFFIX_LINES, WILDCARD_PARENTS } from "../data/suffixes.ts";
import { isRtl } from "../label.ts";

interface Suffixes {
  /** All suffixes, in the order of the table. */
  list: readonly string[];
  set: ReadonlySet<string>;
  /** First labels of longer suffixes: only these labels can turn a name into a suffix. */
  heads: ReadonlySet<string>;
  /** The same, one after the other. */
  joined: string;
  wildcards: ReadonlySet<string>;
  rtl: ReadonlySet<string>;
}

let loaded: Suffixes | undefined;

function load(): Suffixes {
  if (loaded !== undefined) return loaded;
  const list: string[] = [];
  for (const line of SUFFIX_LINES.trim().split("\n")) {
    const [top = "", ...below] = line.split(" ");
    if (!top.startsWith("!")) list.push(top);
    const tail = top.startsWith("!") ? top.slice(1) : top;
    for (const rest of below) list.push(`${rest}.${tail}`);
  }
  const wildcards = new Set(WILDCARD_PARENTS);
  const heads = new Set<string>();
  for (const s of [...list, ...wildcards]) {
    const dot = s.indexOf(".");
    if (dot > 0) heads.add(s.slice(0, dot));
  }
  const rtl = new Set(list.filter(isRtl));
  return loaded = { list, set: new Set(list), heads, joined: [...heads].join(" "), wildcards, rtl };
}

/** Returns every public suffix of the ICANN section that takes registrations, Unicode. */
export function suffixes(): readonly string[] {
  return load().list;
}

/** Whether a text is a public suffix of the ICANN section. */
export function isSuffix(text: string): boolean {
  return load().set.has(text);
}

/** Whether a public suffix has right-to-left characters. */
export function isSuffixRtl(suffix: string): boolean {
  return load().rtl.has(suffix);
}

/** Whether `label` may be the first label of a longer suffix, so that the whole must be looked up. */
export function mayBeSuffix(label: string): boolean {
  return load().heads.has(label);
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
  const { set, wildcards } = load();
  const whole = `${label}.${suffix}`;
  return !set.has(whole) && !wildcards.has(whole);
}
