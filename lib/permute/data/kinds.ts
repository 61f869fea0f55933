/**
 * Every kind of permutation as data. The generators are in `kinds/kinds.ts`: code that only reads lines loads this table
 * and no generator.
 * @module
 */

/** How a look-alike was made from the original. */
export type PermutationKind =
  | "Omission"
  | "Transposition"
  | "Repetition"
  | "Homoglyph"
  | "Replacement"
  | "VowelSwap"
  | "Addition"
  | "Insertion"
  | "Hyphenation"
  | "Mapped"
  | "DoubleVowelInsertion"
  | "VowelShuffle"
  | "Bitsquatting"
  | "Subdomain"
  | "FauxTld"
  | "Keyword"
  | "Tld"
  | "CertificateTransparency"
  | "UserContext"
  | "Unknown";

/**
 * One row a kind, in the order of precedence: the first kind that makes a name labels it. `title` says what is done to
 * the name. `dnstwist` is the fuzzer's name in dnstwist 20250130, or the nearest one where dnstwist has no such kind, so
 * that consumers with a closed list of fuzzers keep working.
 */
const KIND_TABLE: Readonly<Record<PermutationKind, { title: string; dnstwist: string }>> = {
  Omission: { title: "a character is left out", dnstwist: "omission" },
  Transposition: { title: "two neighbours change places", dnstwist: "transposition" },
  Repetition: { title: "a character is typed twice", dnstwist: "repetition" },
  Homoglyph: { title: "characters are replaced by ones that look alike", dnstwist: "homoglyph" },
  Replacement: {
    title: "a character is replaced by another, often its neighbour on the keyboard",
    dnstwist: "replacement",
  },
  VowelSwap: { title: "a vowel is replaced by another", dnstwist: "vowel-swap" },
  Addition: { title: "a character is added at the end", dnstwist: "addition" },
  Insertion: { title: "a character is added", dnstwist: "insertion" },
  Hyphenation: { title: "a hyphen is added", dnstwist: "hyphenation" },
  Mapped: { title: "letters are replaced by sound or habit, or by digits and signs", dnstwist: "cyrillic" },
  DoubleVowelInsertion: { title: "a character is added between two vowels", dnstwist: "insertion" },
  VowelShuffle: { title: "the vowels are in another order", dnstwist: "vowel-swap" },
  Bitsquatting: {
    title: "one bit of a character is flipped, as a faulty memory does",
    dnstwist: "bitsquatting",
  },
  Subdomain: { title: "a dot, or a subdomain written into the name, mimics it", dnstwist: "subdomain" },
  FauxTld: { title: "a well-known suffix, such as com, is written into the name", dnstwist: "various" },
  Keyword: { title: "a word, letter or number is added, such as login", dnstwist: "dictionary" },
  Tld: { title: "it has another suffix, such as .net for .com", dnstwist: "tld-swap" },
  CertificateTransparency: { title: "it was found in a certificate", dnstwist: "various" },
  UserContext: { title: "the caller supplied it", dnstwist: "dictionary" },
  Unknown: { title: "no kind leads to it", dnstwist: "various" },
};

/** Every kind of permutation, in the order of precedence: the first kind that makes a name labels it. */
export const PERMUTATION_KINDS: readonly PermutationKind[] = Object.keys(KIND_TABLE) as PermutationKind[];

/** What each kind does to a name, in words. */
export const KIND_TITLES: Readonly<Record<PermutationKind, string>> = column("title");

/** Each kind's name in dnstwist. */
export const FUZZERS: Readonly<Record<PermutationKind, string>> = column("dnstwist");

function column(member: "title" | "dnstwist"): Record<PermutationKind, string> {
  return Object.fromEntries(PERMUTATION_KINDS.map((kind) => [kind, KIND_TABLE[kind][member]])) as Record<
    PermutationKind,
    string
  >;
}
