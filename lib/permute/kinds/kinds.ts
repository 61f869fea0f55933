import { addition } from "./addition.ts";
import { bitsquatting } from "./bitsquatting.ts";
import { doubleVowelInsertion } from "./double_vowel_insertion.ts";
import { fauxTld } from "./faux_tld.ts";
import { homoglyph } from "./homoglyph.ts";
import { hyphenation } from "./hyphenation.ts";
import { insertion, insertionAny } from "./insertion.ts";
import { keyword } from "./keyword.ts";
import type { Kind } from "./kind.ts";
import { mapped } from "./mapped.ts";
import { omission } from "./omission.ts";
import { repetition } from "./repetition.ts";
import { replacement, replacementAny } from "./replacement.ts";
import { subdomain } from "./subdomain.ts";
import { certificateTransparency, unknown } from "./supplied.ts";
import { tld } from "./tld.ts";
import { transposition, transpositionFar } from "./transposition.ts";
import { userContext } from "./user_context.ts";
import { vowelShuffle } from "./vowel_shuffle.ts";
import { vowelSwap } from "./vowel_swap.ts";

/**
 * The generator of every kind, in the order of precedence: the first one that makes a name labels it. A kind whose
 * second generator comes after other kinds is listed twice.
 */
export const KINDS: readonly Kind[] = [
  omission,
  transposition,
  repetition,
  homoglyph,
  replacement,
  vowelSwap,
  addition,
  insertion,
  hyphenation,
  mapped,
  doubleVowelInsertion,
  vowelShuffle,
  bitsquatting,
  transpositionFar,
  replacementAny,
  insertionAny,
  subdomain,
  fauxTld,
  keyword,
  tld,
  certificateTransparency,
  userContext,
  unknown,
];
