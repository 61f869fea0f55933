import { type ParsedDomain, parseDomain } from "../domain.ts";
import { SquatError } from "../errors.ts";
import { PERMUTATION_KINDS, type PermutationKind } from "../model.ts";
import { type Keyboard, KEYBOARDS, keyboardsFor } from "./kinds/keyboards.ts";
import { isValidLabel } from "./label.ts";
import type { Name } from "./name.ts";
import { isSuffix } from "./rank/suffixes.ts";
import { checkOptions, type OptionNames } from "../option_names.ts";

/** Options of {@link permute}. */
export interface PermuteOptions {
  /** Only these kinds; then names have one edit and the original's suffix, unless `combine` is set. @default all */
  kinds?: readonly PermutationKind[];
  /** At most this many names, `Infinity` for all. @default 25000 best first, all in order of kinds */
  budget?: number;
  /** `likelihood`: likeliest to be squatted first. `kind`: kind by kind, by their definitions. @default "likelihood" */
  order?: "likelihood" | "kind";
  /**
   * Whether to combine edits with suffixes and, best first, to make two edits.
   * @default true best first without `kinds`, else false
   */
  combine?: boolean;
  /** Public suffixes to use instead of all. */
  tlds?: readonly string[];
  /** Words for Keyword beside the built-in ones; ranked as the likeliest of those. */
  keywords?: readonly string[];
  /** Keyboard layouts for typing errors. @default QWERTY and the layout of the suffix's country */
  keyboards?: readonly Keyboard[];
  /**
   * `registry`: only labels that the suffix's registry accepts. `any`: every valid label, mixed scripts included.
   * @default "registry"
   */
  idn?: "registry" | "any";
  /** Words to add to the name, such as product names; kind UserContext. */
  words?: readonly string[];
  /** Whole names, yielded first; kind UserContext. */
  names?: readonly string[];
  /** Names seen in certificates, yielded after `names`; kind CertificateTransparency. */
  certificateNames?: readonly string[];
}

/** Options with everything filled in. */
export interface Settings {
  kinds: ReadonlySet<PermutationKind>;
  budget: number;
  order: "likelihood" | "kind";
  combine: boolean;
  /** Only these suffixes; null for all. */
  tlds: readonly string[] | null;
  keywords: readonly string[];
  keyboards: readonly Keyboard[];
  idn: "registry" | "any";
  words: readonly string[];
  names: readonly ParsedDomain[];
  certificateNames: readonly ParsedDomain[];
}

const OPTIONS: OptionNames<PermuteOptions> = {
  kinds: true,
  budget: true,
  order: true,
  combine: true,
  tlds: true,
  keywords: true,
  keyboards: true,
  idn: true,
  words: true,
  names: true,
  certificateNames: true,
};
/** Most names made best first when `budget` is left out. */
export const DEFAULT_BUDGET = 25_000;

/** @throws {SquatError} `invalid_parameter` naming the option and its value. */
export function settingsOf(options: PermuteOptions, name: Name): Settings {
  checkOptions("permute", options, OPTIONS);
  const kinds = list("kinds", options.kinds) ?? PERMUTATION_KINDS;
  for (const kind of kinds) oneOf("kinds", kind, PERMUTATION_KINDS);
  const order = options.order ?? "likelihood";
  oneOf("order", order, ["likelihood", "kind"]);
  const idn = options.idn ?? "registry";
  oneOf("idn", idn, ["registry", "any"]);
  const keyboards = (list("keyboards", options.keyboards) as readonly Keyboard[] | undefined) ??
    keyboardsFor(name.label, name.tld);
  for (const keyboard of keyboards) oneOf("keyboards", keyboard, KEYBOARDS);
  const tlds = list("tlds", options.tlds)?.map(suffixOf);
  if (options.combine !== undefined && typeof options.combine !== "boolean") {
    refuse("combine", options.combine, "true or false");
  }
  const fallback = order === "likelihood" ? DEFAULT_BUDGET : Infinity;
  return {
    kinds: new Set(kinds as readonly PermutationKind[]),
    budget: options.budget === undefined ? fallback : count("budget", options.budget),
    order,
    combine: options.combine ?? (order === "likelihood" && options.kinds === undefined),
    tlds: tlds === undefined ? null : [...new Set(tlds)],
    keywords: wordsOf("keywords", options.keywords),
    keyboards,
    idn,
    words: wordsOf("words", options.words),
    names: (list("names", options.names) ?? []).map((n) => parseDomain(n)),
    certificateNames: (list("certificateNames", options.certificateNames) ?? []).map((n) =>
      parseDomain(n.replace(/^\*\./, ""))
    ),
  };
}

function refuse(option: string, value: unknown, expected: string): never {
  const shown = typeof value === "number" ? String(value) : JSON.stringify(value);
  throw new SquatError("invalid_parameter", `Cannot use ${shown} in ${option}: expected ${expected}`);
}

function list(option: string, value: readonly string[] | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) refuse(option, value, "a list of texts");
  for (const v of value) if (typeof v !== "string") refuse(option, v, "a text");
  return value;
}

function oneOf(option: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) refuse(option, value, `one of ${known.join(", ")}`);
}

function count(option: string, value: number): number {
  if (value === Infinity || Number.isSafeInteger(value) && value >= 0) return value;
  return refuse(option, value, "a whole number from 0, or Infinity");
}

function suffixOf(text: string): string {
  const plain = text.toLowerCase().replace(/^\./, "");
  if (isSuffix(plain)) return plain;
  try {
    // Parsing a name below it decodes A-labels.
    const { tld, domain } = parseDomain(`xqzt.${plain}`);
    if (domain === "xqzt" && isSuffix(tld)) return tld;
  } catch {
    // Refused below, with the option's name.
  }
  return refuse("tlds", text, "a public suffix such as com or co.uk");
}

function wordsOf(option: string, value: readonly string[] | undefined): readonly string[] {
  const words = (list(option, value) ?? []).map((w) => w.trim().toLowerCase().normalize("NFC"));
  for (const word of words) {
    if (!isValidLabel(word)) {
      refuse(option, word, "a word of letters, digits and inner hyphens");
    }
  }
  return [...new Set(words)];
}
