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

/**
 * The text of a WHOIS answer: by its escape sequences (ISO-2022-JP), as UTF-8 where it is valid UTF-8, by the charset
 * that it names, by what the country of the domain or the server writes, else as windows-1252.
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
  return new TextDecoder("windows-1252").decode(bytes);
}

/** Whether the characters beyond ASCII are letters and marks of writing, rather than what is left of other charsets. */
function isPlausible(text: string): boolean {
  const beyond = text.match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const letters = beyond.filter((each) => /[\p{L}\p{M}\p{P}\p{N}\p{Zs}\p{Sc}]/u.test(each)).length;
  return letters >= beyond.length * 0.9;
}
