/** Latin letters that Unicode does not take apart. */
const WHOLE: Readonly<Record<string, string>> = {
  "ı": "i",
  "ł": "l",
  "đ": "d",
  "ø": "o",
  "æ": "ae",
  "œ": "oe",
  "ß": "ss",
  "ð": "d",
  "þ": "th",
};

/**
 * A text as the words of registries are compared: lower case, full width letters narrow, Latin and Greek letters without
 * their marks, typographic apostrophes straight. Marks of other scripts stay, where they make letters of their own.
 *
 * @example
 * ```ts
 * import { folded } from "./folded.ts";
 * console.assert(folded("Kayıt BULUNAMADI, não é, δεν βρέθηκε, найден") === "kayit bulunamadi, nao e, δεν βρεθηκε, найден");
 * ```
 */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu, "$1")
    .replace(/[\u064b-\u0652]/g, "").normalize("NFC")
    .replace(/[ıłđøæœßðþ]/g, (letter) => WHOLE[letter]!).replace(/[’‘ʻʼ`´]/g, "'");
}
