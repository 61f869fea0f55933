import { addition } from "./addition.ts";
import { bitsquatting } from "./bitsquatting.ts";
import { doubleVowelInsertion } from "./double_vowel_insertion.ts";
import { fauxTld } from "./faux_tld.ts";
import { homoglyph } from "./homoglyph.ts";
import { hyphenation } from "./hyphenation.ts";
import { insertion, insertionAny } from "./insertion.ts";
import { keyword } from "./keyword.ts";
import type { PermutationKind } from "../../model.ts";
import type { Kind } from "./kind.ts";
import { mapped } from "./mapped.ts";
import { omission } from "./omission.ts";
import { repetition } from "./repetition.ts";
import { replacement, replacementAny } from "./replacement.ts";
import { subdomain } from "./subdomain.ts";
import { certificateTransparency, unknown } from "./supplied.ts";
import { tld } from "./tld.ts";
import { transposition } from "./transposition.ts";
import { userContext } from "./user_context.ts";
import { vowelShuffle } from "./vowel_shuffle.ts";
import { vowelSwap } from "./vowel_swap.ts";

/**
 * Every kind, in the order in which the first one wins on a duplicate. A kind with a second generator that comes after
 * other kinds stands here twice. `PERMUTATION_KINDS` of the wire repeats the names, since a published type needs them
 * written out; a test compares both.
 */
export const KINDS: readonly Kind[] = [
  omission,
  transposition,
  repetition,
  homoglyph,
  replacement,
  bitsquatting,
  vowelSwap,
  addition,
  insertion,
  hyphenation,
  mapped,
  doubleVowelInsertion,
  vowelShuffle,
  replacementAny,
  insertionAny,
  subdomain,
  keyword,
  fauxTld,
  tld,
  certificateTransparency,
  userContext,
  unknown,
];

/** What each kind does to a name, in words. */
export const KIND_TITLES: Readonly<Record<PermutationKind, string>> = Object.fromEntries(
  KINDS.map(({ kind, title }) => [kind, title]),
) as Record<PermutationKind, string>;
