/**
 * Every kind of permutation as data. The generators are in `kinds.ts` beside it: code that only reads lines loads this
 * table and no generator.
 * @module
 */

/**
 * One row a kind, in the order of precedence: the first kind that makes a name labels it. `title` says what is done to
 * the name. `dnstwist` is the fuzzer's name in dnstwist 20250130, or the nearest one where dnstwist has no such kind, so
 * that consumers with a closed list of fuzzers keep working.
 */
const TABLE = [
  { kind: "Omission", title: "a character is left out", dnstwist: "omission" },
  { kind: "Transposition", title: "two neighbours change places", dnstwist: "transposition" },
  { kind: "Repetition", title: "a character is typed twice", dnstwist: "repetition" },
  { kind: "Homoglyph", title: "characters are replaced by ones that look alike", dnstwist: "homoglyph" },
  {
    kind: "Replacement",
    title: "a character is replaced by another, often its neighbour on the keyboard",
    dnstwist: "replacement",
  },
  {
    kind: "Bitsquatting",
    title: "one bit of a character is flipped, as a faulty memory does",
    dnstwist: "bitsquatting",
  },
  { kind: "VowelSwap", title: "a vowel is replaced by another", dnstwist: "vowel-swap" },
  { kind: "Addition", title: "a character is added at the end", dnstwist: "addition" },
  { kind: "Insertion", title: "a character is added", dnstwist: "insertion" },
  { kind: "Hyphenation", title: "a hyphen is added", dnstwist: "hyphenation" },
  {
    kind: "Mapped",
    title: "letters are replaced by sound or habit, or by digits and signs",
    dnstwist: "cyrillic",
  },
  { kind: "DoubleVowelInsertion", title: "a character is added between two vowels", dnstwist: "insertion" },
  { kind: "VowelShuffle", title: "the vowels are in another order", dnstwist: "vowel-swap" },
  {
    kind: "Subdomain",
    title: "a dot, or a subdomain written into the name, mimics it",
    dnstwist: "subdomain",
  },
  { kind: "Keyword", title: "a word, letter or number is added, such as login", dnstwist: "dictionary" },
  {
    kind: "FauxTld",
    title: "a well-known suffix, such as com, is written into the name",
    dnstwist: "various",
  },
  { kind: "Tld", title: "it has another suffix, such as .net for .com", dnstwist: "tld-swap" },
  { kind: "CertificateTransparency", title: "it was found in a certificate", dnstwist: "various" },
  { kind: "UserContext", title: "the caller supplied it", dnstwist: "dictionary" },
  { kind: "Unknown", title: "no kind leads to it", dnstwist: "various" },
] as const;

/** How a look-alike was made from the original. */
export type PermutationKind = typeof TABLE[number]["kind"];

type KindsOf<T extends readonly { kind: string }[]> = { readonly [I in keyof T]: T[I]["kind"] };

/** Every kind of permutation, in the order of precedence: the first kind that makes a name labels it. */
export const PERMUTATION_KINDS: KindsOf<typeof TABLE> = TABLE.map(({ kind }) => kind) as unknown as KindsOf<
  typeof TABLE
>;

/** What each kind does to a name, in words. */
export const KIND_TITLES: Readonly<Record<PermutationKind, string>> = column("title");

/** Each kind's name in dnstwist. */
export const FUZZERS: Readonly<Record<PermutationKind, string>> = column("dnstwist");

function column(member: "title" | "dnstwist"): Record<PermutationKind, string> {
  return Object.fromEntries(TABLE.map((row) => [row.kind, row[member]])) as Record<PermutationKind, string>;
}
