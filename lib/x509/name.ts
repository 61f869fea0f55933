import { ATTRIBUTE_TYPES } from "./data/attribute_types.ts";
import { hex, latin1 } from "./bytes.ts";
import { type Der, DerError, oidAt, SEQUENCE, SET } from "./der.ts";

const REPLACEMENT = "\ufffd";
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const utf16 = new TextDecoder("utf-16be", { ignoreBOM: true });
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Printable ASCII that RFC 4514 section 2.4 never escapes; the rest takes the slow path. */
const PLAIN = new Uint8Array(256);
for (let c = 0x20; c < 0x7f; c++) PLAIN[c] = '"+,;<>\\#'.includes(String.fromCharCode(c)) ? 0 : 1;

function ascii(bytes: Uint8Array): string {
  try {
    // Such strings often contain UTF-8 that the type does not allow. Latin-1 would be a guess, and mojibake.
    return strictUtf8.decode(bytes);
  } catch {
    return Array.from(bytes, (b) => b < 0x80 ? String.fromCharCode(b) : REPLACEMENT).join("");
  }
}

function utf32(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i + 3 < bytes.length; i += 4) {
    const point = (bytes[i] as number) * 0x1000000 +
      ((bytes[i + 1] as number) << 16 | (bytes[i + 2] as number) << 8 | (bytes[i + 3] as number));
    text += point > 0x10ffff || (point >= 0xd800 && point < 0xe000)
      ? REPLACEMENT
      : String.fromCodePoint(point);
  }
  return bytes.length % 4 ? text + REPLACEMENT : text;
}

/** Text of a DirectoryString or one of the older string types; null when the type is not a string. */
function stringValue(tag: number, bytes: Uint8Array): string | null {
  switch (tag) {
    case 12: // UTF8String
      return utf8.decode(bytes);
    case 18: // NumericString
    case 19: // PrintableString
    case 22: // IA5String
    case 26: // VisibleString
      return ascii(bytes);
    case 20: // TeletexString: Latin-1 in practice, as every other reader has it.
      return latin1(bytes);
    case 28: // UniversalString
      return utf32(bytes);
    case 30: // BMPString
      return utf16.decode(bytes);
    default:
      return null;
  }
}

function pairs(text: string): string {
  return Array.from(
    new TextEncoder().encode(text),
    (b) => "\\" + b.toString(16).padStart(2, "0").toUpperCase(),
  )
    .join("");
}

/**
 * A value as RFC 4514 section 2.4 escapes it. Beyond what it requires, control characters and line separators become
 * hex pairs, so that a name can neither break a line nor hide in a terminal.
 */
function escapeValue(text: string): string {
  const escaped = text
    .replace(/["+,;<>\\]/g, "\\$&")
    // deno-lint-ignore no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, pairs)
    .replace(/^[ #]/, "\\$&");
  return text.length > 1 && text.endsWith(" ") ? escaped.slice(0, -1) + "\\ " : escaped;
}

function value(der: Der, pos: number, limit: number): string | null {
  const tag = der.read(pos, limit);
  const { bytes, start, end } = der;
  if (tag === 19 || tag === 12 || tag === 22) {
    let i = start;
    while (i < end && PLAIN[bytes[i] as number] === 1) i++;
    if (i === end && bytes[start] !== 0x20 && bytes[end - 1] !== 0x20) return der.text.slice(start, end);
  }
  const text = stringValue(tag, bytes.subarray(start, end));
  return text === null ? null : escapeValue(text);
}

/** One AttributeTypeAndValue, between the offsets of its content. */
function attribute(der: Der, pos: number, limit: number): string {
  der.expectOid(pos, limit);
  const oid = oidAt(der, der.start, der.end);
  if (oid === null) throw new DerError("an attribute type whose OID cannot be read");
  const at = der.end;
  const type = ATTRIBUTE_TYPES[oid];
  const text = value(der, at, limit);
  if (der.end !== limit) throw new DerError("an attribute with more than a value");
  return type !== undefined && text !== null
    ? `${type}=${text}`
    : `${type ?? oid}=#${hex(der.bytes, at, limit)}`;
}

/**
 * The distinguished name whose content is between two offsets: `C=US, O=Let's Encrypt, CN=R10`, relative names in
 * certificate order (RFC 4514 would reverse them), values of a multi-valued one joined by `+`.
 *
 * @throws {DerError} When it is not an RDNSequence (RFC 5280 section 4.1.2.4).
 */
export function nameBetween(der: Der, start: number, limit: number): string {
  let text = "";
  for (let pos = start; pos < limit;) {
    der.expect(SET, pos, limit);
    const next = der.end;
    let at = der.start;
    // A relative name without attributes violates X.501's SET SIZE (1..MAX), occurs all the same, and is skipped.
    if (at < next && text !== "") text += ", ";
    for (let first = true; at < next; first = false) {
      der.expect(SEQUENCE, at, next);
      at = der.end;
      if (!first) text += "+";
      text += attribute(der, der.start, der.end);
    }
    pos = next;
  }
  return text;
}

/**
 * The last common name of the distinguished name between two offsets, without escaping; null when it has none.
 *
 * @throws {DerError} As `nameBetween`.
 */
export function commonName(der: Der, start: number, limit: number): string | null {
  let found: string | null = null;
  for (let pos = start; pos < limit;) {
    der.expect(SET, pos, limit);
    const next = der.end;
    for (let at = der.start; at < next;) {
      der.expect(SEQUENCE, at, next);
      at = der.end;
      der.expectOid(der.start, at);
      const isCommonName = der.text.slice(der.start, der.end) === "\x55\x04\x03";
      der.read(der.end, at);
      if (isCommonName) found = stringValue(der.tag, der.bytes.subarray(der.start, der.end)) ?? found;
    }
    pos = next;
  }
  return found;
}
