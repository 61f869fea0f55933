/**
 * The charset of a WHOIS answer. The protocol has no place for it (RFC 3912 section 4), and servers answer in what
 * their country writes.
 * @module
 */
import { BY_COUNTRY } from "./data/charsets.ts";

const COUNTRIES = new Map(
  BY_COUNTRY.flatMap(([countries, charsets]) =>
    countries.split(" ").map((each) => [each, charsets.split(" ")] as const)
  ),
);

/** Charsets of several bytes a character that are tried where no country tells. */
const WIDE: readonly string[] = ["shift_jis", "euc-jp", "euc-kr", "gb18030", "big5"];

/** Escape sequences of ISO-2022-JP to JIS X 0208 and 0201 (RFC 1468). */
const ISO_2022_JP: readonly string[] = ["$@", "$B", "(J", "(I"].map((each) => `\u001b${each}`);

/** `% charset: iso-8859-15`, `Encoding: EUC-KR`, `charset=Shift_JIS`. */
const DECLARED = /\b(?:charset|character set|encoding|codepage)\b\s{0,3}[:=]\s{0,3}["']?([\w.:-]{2,30})/i;

/** The text in a charset; null when the bytes are not valid in it, or the charset is unknown. */
function decodedAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.join("").length ?? 0;

/**
 * How much of a text is writing of East Asia: runs of its letters, kana and Hangul twice, since what is no text of theirs
 * rarely has many. Hangul hardly stands beside Han today, and nobody writes half width katakana and private characters.
 */
function score(text: string): number {
  const runs = count(text, /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\u30a1-\u30fc]/gu);
  const hangul = count(text, /[\uac00-\ud7a3]/g);
  const odd = count(text, /[\uff61-\uff9f\ue000-\uf8ff\u0080-\u009f]/g);
  const mixed = Math.min(hangul, count(text, /\p{Script=Han}/gu));
  return runs + kana + hangul - 3 * (odd + mixed);
}

/**
 * The text of a WHOIS answer: by its escape sequences (ISO-2022-JP), as UTF-8 where it is valid UTF-8, by the charset
 * that it names, by what the country of the domain or the server writes, by what most of its bytes spell in the
 * charsets of East Asia, else as windows-1252.
 *
 * @param bytes As received; the last character may be cut off.
 * @param names The query and the host of the server, for their countries.
 * @example
 * ```ts
 * import { whoisText } from "./whois_charset.ts";
 * console.assert(whoisText(new Uint8Array([0x93, 0xfa, 0x96, 0x7b]), "a.jp") === "日本");
 * console.assert(whoisText(new Uint8Array([0x4d, 0xfc, 0x6c]), "a.de") === "Mül");
 * ```
 */
export function whoisText(bytes: Uint8Array, names: string): string {
  const ascii = new TextDecoder("latin1").decode(bytes);
  if (ISO_2022_JP.some((each) => ascii.includes(each))) return new TextDecoder("iso-2022-jp").decode(bytes);
  const utf8 = decodedAs("utf-8", bytes);
  if (utf8 !== null) return utf8;
  const declared = DECLARED.exec(ascii)?.[1];
  const countries = (names.toLowerCase().match(/\.[a-z0-9-]+(?=\.?(?:\s|$))/g) ?? []).map((each) =>
    each.slice(1)
  );
  const likely = [declared ?? [], ...countries.map((each) => COUNTRIES.get(each) ?? [])].flat();
  for (const charset of likely) {
    const text = decodedAs(charset, bytes);
    if (text !== null && isPlausible(text)) return text;
  }
  const wide = WIDE.flatMap((charset) => decodedAs(charset, bytes) ?? [])
    .map((text) => ({ text, score: score(text) })).filter(isMostlyWide).sort((a, b) => b.score - a.score)[0];
  return wide?.text ?? new TextDecoder("windows-1252").decode(bytes);
}

/** Whether the characters beyond ASCII are letters and marks of writing, rather than what is left of other charsets. */
function isPlausible(text: string): boolean {
  const beyond = text.match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const letters = beyond.filter((each) => /[\p{L}\p{M}\p{P}\p{N}\p{Zs}\p{Sc}]/u.test(each)).length;
  return letters >= beyond.length * 0.9;
}

function isMostlyWide({ text, score }: { text: string; score: number }): boolean {
  const beyond = text.match(/[\u0080-\u{10ffff}]/gu)?.length ?? 0;
  return score > beyond * 0.8;
}
