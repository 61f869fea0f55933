import type { PermutationKind } from "../../../mod.ts";

const MEANINGS: Readonly<Record<PermutationKind, string>> = {
  Omission: "a character is left out",
  Transposition: "two neighbours change places",
  Repetition: "a character is typed twice",
  Homoglyph: "characters are replaced by ones that look alike",
  Replacement: "a character is replaced by another, often its neighbour on the keyboard",
  Bitsquatting: "one bit of a character is flipped, as a faulty memory does",
  VowelSwap: "a vowel is replaced by another",
  Addition: "a character is added at the end",
  Insertion: "a character is added",
  Hyphenation: "a hyphen is added",
  Mapped: "letters are replaced by sound or habit, or by digits and signs",
  DoubleVowelInsertion: "a character is added between two vowels",
  VowelShuffle: "the vowels stand in another order",
  Subdomain: "a dot, or a subdomain written into the name, mimics it",
  Keyword: "a word, letter or number is added, such as login",
  FauxTld: "a well-known end, such as com, is written into the name",
  Tld: "it has another end, such as .net for .com",
  CertificateTransparency: "it was found in a certificate",
  UserContext: "it was named by who asked",
  Unknown: "",
};

/** Returns what a kind of look-alike means; empty for what needs no word or is not known. */
export function meaningOf(kind: string): string {
  return Object.hasOwn(MEANINGS, kind) ? MEANINGS[kind as PermutationKind] : "";
}
