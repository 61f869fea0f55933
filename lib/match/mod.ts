/**
 * Which brands a name imitates, and how likely; fast enough for every name of certificates, zone files and feeds.
 * @module
 */
import { checkArgument } from "../argument.ts";
import { isPrivateSuffix } from "../domain.ts";
import type { Domain, PermutationKind } from "../model.ts";
import { toAscii } from "../permute/punycode.ts";
import type { Brand } from "./brand.ts";
import { BrandIndex, type NamedBrand } from "./brand_index.ts";
import type { Candidate } from "./candidates.ts";
import { EDITS } from "./align.ts";
import { FEATURES } from "./data/features.ts";
import { featuresOf, type Found, LIKENESS } from "./features.ts";
import { closest, readingsOf } from "./closest.ts";
import { describe } from "./describe.ts";
import { DOT, type Host, hostOf, NONE, readName } from "./host.ts";
import { isEverydayWord, oddsOf, shippedModel, suffixOdds } from "./model.ts";
import { Places } from "./place.ts";
import { fold } from "./text.ts";
import { AMOUNT, checkOptions, type OptionChecks, SHARE } from "../options.ts";

export {
  BrandIndex,
  type BrandNotice,
  MAX_BRAND_NAMES,
  type NamedBrand,
  type RefusedBrand,
} from "./brand_index.ts";
export type { Brand } from "./brand.ts";
export { brandsNear } from "./closest.ts";
export { readName } from "./host.ts";

/** A brand that a name may imitate. */
export interface Match {
  /** The brand's registrable name. */
  brand: string;
  /** The kind of edit that leads from the brand to the name; Subdomain when the brand stands left of the registrable name. */
  kind: PermutationKind;
  /** The edit in words, to show to people. */
  text: string;
  /** How likely the name imitates the brand, from 0 to 1, if one of a thousand names imitates a brand of a list of five hundred. */
  probability: number;
  /**
   * For the brand's own label under another suffix: how likely the brand itself holds that name, from 0 to 1.
   * `probability` does not know: a name that is the brand's own imitates it as well as a squat does.
   */
  own_probability?: number;
}

/** Options of {@link match}. */
export interface MatchOptions {
  /** Leave out brands below this probability. @default 0 */
  min?: number;
  /** At most this many brands, the likeliest first. @default 10 */
  limit?: number;
}

const OPTIONS: OptionChecks<MatchOptions> = {
  min: SHARE,
  limit: AMOUNT,
};

/**
 * From this probability on a name imitates a brand, at every door: at the base rate of one in a thousand names. It is
 * 0.2 where one of 350 names imitates a brand. Measured in lib/match/README.md.
 */
export const LIKELY_FROM = 0.08;
/**
 * From this probability on a name is worth a visit, where its page is compared before anybody hears of it: the doors of
 * certificates and feeds. Of 100,000 names of a feed 0 to 200 pass for most brands, some 20 in the middle; 750 for
 * everyday words (mail.ru) and the most imitated (google.com).
 */
export const VISIT_FROM = 0.01;
/** The feature that says how the brand's own domain stands left of another registrable name; 2 as it is. */
const OWN_DOMAIN = FEATURES.indexOf("own domain stands left");
/** Whether the brand's suffix stands anywhere in the name: 2 for the brand's own. */
const SUFFIX_ANYWHERE = FEATURES.indexOf("brand's suffix anywhere");
/** Suffixes whose registries ask who somebody is: schools, states, armies. */
const RESTRICTED = /^(?:edu|gov|mil|int)$|^(?:edu|gov|gob|gouv|govt|mil|ac)\.[a-z]{2}$/;
/** What a restricted suffix takes from the log-odds of a registrable name. */
const ASKED = 3;
/** What an everyday word (mail, home, time) takes from the log-odds where the brand's suffix stands nowhere. */
const EVERYDAY = 2.5;
/** What it takes left of a registrable name, where hosts are called so (`mail.example.com`): of names at large all are others'. */
const HOST_WORD = 6;
/** Share of what stands beside a brand that borrowed words make up: of `ing-login` all. */
const BORROWED = FEATURES.indexOf("share of borrowed words beside");
/** Borders on both sides of the brand: a borrowed word joined to it is half a one. */
const BORDERS = ["border on the left", "border on the right"].map((name) => FEATURES.indexOf(name as never));
/** Brands up to this length occur inside many words. */
const SHORT = 4;
/** What borrowed words alone, beside a short brand as it is, add to the log-odds. */
const BORROWED_ALONE = 2.5;
/** Words of a few letters differ in one by chance: humble and bumble. What that takes, and up to which length. */
const BY_CHANCE = 1;
/** See {@link BY_CHANCE}. */
const FEW_LETTERS = 6;
const ANY_LETTER: ReadonlySet<string> = new Set(["near", "vowel", "other"]);
/** Where the edit is: 1 for the first letter, which impostors leave alone. */
const EDIT_PLACE = FEATURES.indexOf("place of the edit");
/** Share of a misspelling that borrowed words make up: of paystation all. */
const OTHER_WORDS = FEATURES.indexOf("borrowed words in a misspelling");
/** What a resemblance loses where another brand stands as it is. */
const OVERRULED = 2;
/** Least log-odds at the base rate of a name such as `paypal.com.evil.top`, however short the brand: 95 %. */
const SPELT_OUT = logit(0.95);
/** Maximum number of brands weighed for one name, or twice the limit if that is more; the least alike are left out. */
const MAX_BRANDS = 32;

const scratch = new Float64Array(FEATURES.length);

/**
 * Returns the brands that a name imitates, the likeliest first. The brand's own names are not imitations.
 *
 * The whole host counts: a brand left of the registrable name counts, such as `paypal.com.login.example.top`. Takes
 * microseconds and does not allocate tables. Source of the weights: `bench/train/match/main.ts`, measured in
 * lib/match/README.md.
 *
 * @param name A host name as feeds have it, with underscores and wildcards, or a domain as on the wire.
 * @param brands Your brands, or a few of them as a list, which is prepared at each call.
 * @throws {SquatError} `invalid_domain` for a text that is not a host name, and for a public suffix: of `com` nothing can be said.
 * @example
 * ```ts
 * import { match } from "./mod.ts";
 * import { brands } from "./untwist.ts";
 * const [first] = match("paypal.com.account-check.top", brands(["paypal.com", "ebay.com"]));
 * console.assert(first?.brand === "paypal.com");
 * ```
 */
export function match(
  name: Domain | string,
  brands: BrandIndex | readonly (Domain | string | NamedBrand)[],
  options: MatchOptions = {},
): Match[] {
  checkArgument(name, "domain", "the name of match");
  if (!(brands instanceof BrandIndex)) {
    checkArgument(brands, "array", "the brands of match");
  }
  const index = brands instanceof BrandIndex ? brands : new BrandIndex(brands);
  checkOptions("match", options, OPTIONS);
  const { min = 0, limit = 10 } = options;
  const parsed = typeof name === "string" ? readName(name) : name;
  const wanted: Wanted = { least: min <= 0 ? -Infinity : logit(min), limit };
  let found: Map<string, Match & { odds: number }> | undefined;
  for (const reading of readingsOf(parsed)) {
    const host = hostOf(parsed, reading);
    for (const like of likely(parsed.fqdn, host, index, wanted)) {
      found ??= new Map();
      const { brand: { name: brand }, odds } = like;
      const known = found.get(brand);
      if (known === undefined || odds > known.odds) {
        found.set(brand, { ...matchOf(parsed, host, like), odds });
      }
    }
  }
  if (found === undefined) return [];
  const out = [...found.values()].sort((a, b) => b.odds - a.odds || (a.brand < b.brand ? -1 : 1));
  return out.slice(0, limit).map(({ odds: _, ...rest }) => rest);
}

/** What is asked of every brand that a name resembles. */
interface Wanted {
  /** Leave out brands below these log-odds. */
  readonly least: number;
  readonly limit: number;
}

/** A brand that a host resembles. */
interface Likely {
  readonly brand: Brand;
  readonly candidate: Candidate;
  readonly like: Found;
  readonly odds: number;
}

const NOBODY: readonly Likely[] = [];
const byOdds = (a: Likely, b: Likely): number => b.odds - a.odds || (a.brand.name < b.brand.name ? -1 : 1);

/** Returns the brands that a host resembles, the likeliest first. */
function likely(
  fqdn: string,
  host: Host,
  index: BrandIndex,
  { least, limit }: Wanted,
): readonly Likely[] {
  const groups = closest(host, index, Math.max(MAX_BRANDS, 2 * limit));
  if (groups.length === 0) return NOBODY;
  const { tables, trees, scale } = shippedModel();
  const places = new Places(host, tables);
  const out: Likely[] = [];
  for (const parts of groups) {
    const { number } = parts[0]!;
    const brand = index.at(number);
    if (index.isOwned(fqdn, brand)) continue;
    let best: Likely | undefined;
    for (const candidate of parts) {
      const like = featuresOf(places, brand, candidate, scratch);
      if (like === null) continue;
      const summed = scale[0] * oddsOf(trees, scratch) + scale[1];
      const odds = summed + knownBeside(host, brand, candidate, like, summed);
      if (odds >= least && odds > (best?.odds ?? -Infinity)) best = { brand, candidate, like, odds };
      if (!isRepeated(host, candidate)) break;
    }
    if (best !== undefined) out.push(best);
  }
  return wholeFirst(out, least, limit);
}

/** Whether a label has one character beside the brand, its last or first again: that is a misspelling too. */
function isRepeated({ joined, labelAt }: Host, { from, to }: Candidate): boolean {
  return joined.length - labelAt - to + from === 1 && joined.length > labelAt + 4 &&
    (to < joined.length ? joined[to] === joined[to - 1] : joined[labelAt] === joined[from]);
}

/** What is known of a name beside what the trees learnt, in log-odds. */
function knownBeside(
  host: Host,
  brand: Brand,
  { from, to }: Candidate,
  { likeness, op }: Found,
  odds: number,
): number {
  const { tld, labelAt, joined } = host;
  const own = scratch[OWN_DOMAIN]!;
  // The brand's domain stands left of another name.
  if (own === 2 && likeness === LIKENESS.same) return Math.max(0, SPELT_OUT - odds);
  if (from >= labelAt && RESTRICTED.test(tld)) return -ASKED;
  if (own === 0 && isEveryday(brand)) {
    const isHostWord = to <= labelAt && !endsInSuffix(host, to, brand.tld) && !isRegistered(host, from);
    if (isHostWord && (scratch[SUFFIX_ANYWHERE] !== 2 || tld === brand.tld)) return -HOST_WORD;
    if (scratch[SUFFIX_ANYWHERE] !== 2) return -EVERYDAY;
  }
  const isShort = brand.plain.length <= SHORT && likeness === LIKENESS.same;
  if (isShort && from >= labelAt && scratch[BORROWED] === 1 && BORDERS.every((each) => scratch[each]! > 0)) {
    return BORROWED_ALONE;
  }
  if (likeness === LIKENESS.one && from === labelAt && to === joined.length && tld === brand.tld) {
    const isAnyLetter = ANY_LETTER.has(EDITS[op]!) || scratch[EDIT_PLACE] === 1;
    if (scratch[OTHER_WORDS] === 1 || to - from <= FEW_LETTERS && isAnyLetter) return -BY_CHANCE;
  }
  return 0;
}

/** Whether the letters of a brand's suffix follow, and nothing else in that word: no host is called `mailru`. */
function endsInSuffix({ joined, breaks }: Host, at: number, tld: string): boolean {
  const letters = fold(tld).replace(/[-.]/g, "");
  return breaks[at] === NONE && joined.startsWith(letters, at) && breaks[at + letters.length] !== NONE;
}

/** Whether a place is in a label that somebody got below a private suffix: no owner of a domain calls a host so. */
function isRegistered({ breaks, labelAt, registrable }: Host, from: number): boolean {
  for (let i = from + 1; i < labelAt; i++) if (breaks[i] === DOT) return false;
  return isPrivateSuffix(toAscii(registrable));
}

const everyday = new WeakMap<Brand, boolean>();

/** Whether many names that have nothing to do with a brand begin or end with its label. */
function isEveryday(brand: Brand): boolean {
  let is = everyday.get(brand);
  if (is === undefined) everyday.set(brand, is = isEverydayWord(brand.plain, shippedModel().tables));
  return is;
}

/** The likeliest first, each brand once; a whole brand overrules what only resembles others. */
function wholeFirst(found: readonly Likely[], least: number, limit: number): readonly Likely[] {
  if (found.length < 2) return found;
  const isWhole = ({ like: { likeness }, brand }: Likely): boolean =>
    likeness <= LIKENESS.glance && brand.plain.length > 3;
  const whole = Math.max(...found.map((each) => isWhole(each) ? each.odds : -Infinity));
  const out = found.map((each): Likely =>
    isWhole(each) || whole < each.odds - OVERRULED ? each : { ...each, odds: each.odds - OVERRULED }
  ).filter(({ odds }) => odds >= least).sort(byOdds);
  // A brand may be found by several of its words.
  const names = new Set<string>();
  return out.filter(({ brand: { name } }) => !names.has(name) && names.size < limit && names.add(name));
}

/** Describes a match while its host is at hand: the next reading overwrites it. */
function matchOf(parsed: Domain, host: Host, { brand, candidate, like, odds }: Likely): Match {
  return {
    brand: brand.name,
    ...describe(host, brand, candidate, like),
    probability: 1 / (1 + Math.exp(-odds)),
    ...ownOf(parsed, brand, like),
  };
}

function logit(p: number): number {
  return Math.log(p / (1 - p));
}

/** How likely the same label under another suffix is the brand's own. */
function ownOf(
  { domain, tld }: Domain,
  brand: Brand,
  { likeness }: Found,
): { own_probability?: number } {
  const { own, tables } = shippedModel();
  if (likeness !== LIKENESS.same || domain !== brand.label) return {};
  const [constant = 0, suffix = 0, country = 0, length = 0] = own;
  const top = tld.slice(tld.lastIndexOf(".") + 1);
  const odds = constant + suffix * suffixOdds(tld, tables) + (top.length === 2 ? country : 0) +
    length * brand.plain.length;
  return { own_probability: 1 / (1 + Math.exp(-odds)) };
}
