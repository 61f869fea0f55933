import { isPrivateSuffix, readDomain } from "../domain.ts";
import { PERMUTATION_KINDS, type PermutationKind } from "../model.ts";
import { type Keyboard, keyboardsFor } from "./kinds/keyboards.ts";
import { isValidLabel } from "./label.ts";
import type { Name } from "./name.ts";
import { isSuffix } from "./rank/suffixes.ts";
import {
  checkOptions,
  FLAG,
  oneOf,
  type OptionChecks,
  refuseOption,
  someOf,
  TEXTS,
  valueThat,
} from "../options.ts";

/** Options of {@link permute}. */
export interface PermuteOptions {
  /** Only these kinds; then names have one edit and the original's suffix, unless `combine` is set. @default all */
  kinds?: readonly PermutationKind[];
  /** At most this many names, `Infinity` for all. @default 25000 */
  budget?: number;
  /** Whether to combine edits with suffixes and to make two edits. @default true without `kinds` */
  combine?: boolean;
  /** Public suffixes to use instead of all; private ones such as `us.com` too. */
  tlds?: readonly string[];
  /** Words for Keyword beside the built-in ones; ranked as the likeliest of those. */
  keywords?: readonly string[];
  /**
   * `registry`: only labels that the suffix's registry accepts. `any`: every valid label, mixed scripts included.
   * @default "registry"
   */
  idn?: "registry" | "any";
  /** Whether to make only names that are ASCII throughout, the suffix too. @default false */
  asciiOnly?: boolean;
  /** Words to add to the name, such as product names; kind UserContext. */
  words?: readonly string[];
}

/** Options with everything filled in. */
export interface Settings extends Omit<Required<PermuteOptions>, "kinds" | "tlds"> {
  kinds: ReadonlySet<PermutationKind>;
  /** Only these suffixes; null for all. */
  tlds: readonly string[] | null;
  /** Keyboard layouts for typing errors: QWERTY and the layout of the suffix's country. */
  keyboards: readonly Keyboard[];
}

const PERMUTE_OPTIONS: OptionChecks<PermuteOptions> = {
  kinds: someOf(PERMUTATION_KINDS),
  budget: valueThat(
    "a whole number from 0, or Infinity",
    (value) => value === Infinity || Number.isSafeInteger(value) && (value as number) >= 0,
  ),
  combine: FLAG,
  tlds: TEXTS,
  keywords: TEXTS,
  idn: oneOf(["registry", "any"]),
  asciiOnly: FLAG,
  words: TEXTS,
};
/** Most names made when `budget` is left out. */
const DEFAULT_BUDGET = 25_000;

/** @throws {SquatError} `invalid_parameter` naming the option and its value. */
export function settingsOf(options: PermuteOptions, name: Name): Settings {
  checkOptions("permute", options, PERMUTE_OPTIONS);
  const { kinds = PERMUTATION_KINDS, tlds } = options;
  return {
    kinds: new Set(kinds),
    budget: options.budget ?? DEFAULT_BUDGET,
    combine: options.combine ?? options.kinds === undefined,
    tlds: tlds === undefined ? null : [...new Set(tlds.map(checkedSuffix))],
    keywords: checkedWords("keywords", options.keywords),
    keyboards: keyboardsFor(name.label, name.tld),
    idn: options.idn ?? "registry",
    asciiOnly: options.asciiOnly ?? false,
    words: checkedWords("words", options.words),
  };
}

/** A suffix under which names are made, in Unicode; null where nobody registers names, and for what is no suffix. */
function usableSuffix(text: string): string | null {
  const plain = text.toLowerCase().replace(/^\./, "");
  if (isSuffix(plain)) return plain;
  // Parsing a name below it decodes A-labels.
  const parsed = readDomain(`xqzt.${plain}`);
  if (parsed !== null && parsed.subdomain === "xqzt" && isPrivateSuffix(parsed.ascii.slice(5))) {
    return parsed.fqdn.slice(5);
  }
  return parsed?.domain === "xqzt" && isSuffix(parsed.tld) ? parsed.tld : null;
}

/** Why names cannot be made under a suffix; null for one that `tlds` takes. */
export function suffixFault(text: string): string | null {
  return usableSuffix(text) === null ? `Cannot use ${JSON.stringify(text)}: ${SUFFIX_FAULT}` : null;
}

const SUFFIX_FAULT = "it is no public suffix under which names are registered, such as com or co.uk";

function checkedSuffix(text: string): string {
  return usableSuffix(text) ?? refuseOption("tlds", text, "a public suffix such as com or co.uk");
}

const wordOf = (text: string): string => text.trim().toLowerCase().normalize("NFC");

/** Why a word cannot be combined with a name; null for one that `keywords` takes. */
export function wordFault(text: string): string | null {
  return isValidLabel(wordOf(text))
    ? null
    : `Cannot use ${JSON.stringify(text.slice(0, 80))}: it is no word of letters, digits and inner hyphens`;
}

function checkedWords(option: string, value: readonly string[] = []): readonly string[] {
  const words = value.map(wordOf);
  for (const word of words) {
    if (!isValidLabel(word)) {
      refuseOption(option, word, "a word of letters, digits and inner hyphens");
    }
  }
  return [...new Set(words)];
}
