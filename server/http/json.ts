import { InvalidParameter } from "../checks.ts";

/** Most parts of a body: brackets, commas, colons and texts. The largest honest body has some 14,000. */
export const MAX_JSON_PARTS: number = 32_768;

const QUOTE = 0x22, BACKSLASH = 0x5c, COMMA = 0x2c, COLON = 0x3a, BRACKET = 0x5b, BRACE = 0x7b;

/**
 * Parses the JSON of a sender who is not trusted. `JSON.parse` cannot be interrupted, and its time and memory grow with
 * the parts: a MiB of brackets takes a hundred times that of one text of a MiB. So they are counted first.
 *
 * @throws {SquatError} `invalid_parameter` when it is not JSON in UTF-8, or has too many parts.
 */
export function parseJson(bytes: Uint8Array): unknown {
  checkJsonParts(bytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new InvalidParameter("The body is not valid JSON in UTF-8");
  }
}

/**
 * Counts the parts of JSON that is parsed elsewhere.
 *
 * @throws {SquatError} `invalid_parameter` when there are too many.
 */
export function checkJsonParts(bytes: Uint8Array): void {
  let parts = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte !== COMMA && byte !== COLON && byte !== BRACKET && byte !== BRACE) continue;
    if (++parts <= MAX_JSON_PARTS) continue;
    throw new InvalidParameter(
      `The body has more than ${MAX_JSON_PARTS} members, entries and texts: send fewer at a time`,
    );
  }
}

/** Position of the quote that ends the text whose first quote is at `from`; the length where none does. */
function endOfText(bytes: Uint8Array, from: number): number {
  for (let end = bytes.indexOf(QUOTE, from + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (bytes[before] === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
