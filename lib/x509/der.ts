/**
 * A strict reader of DER (X.690 section 10): definite lengths in their shortest form, nothing past the end.
 * @module
 */
import { latin1 } from "./bytes.ts";

/** An error in the encoding. Those who call a reader catch it: `parseX509` turns it into a SquatError. */
export class DerError extends Error {}

/** Universal tags, with the constructed bit where the type has it. */
export const BOOLEAN = 0x01;
/** Universal tag 2. */
export const INTEGER = 0x02;
/** Universal tag 3. */
export const BIT_STRING = 0x03;
/** Universal tag 4. */
export const OCTET_STRING = 0x04;
/** Universal tag 6. */
export const OBJECT_IDENTIFIER = 0x06;
/** Universal tag 16, constructed. */
export const SEQUENCE = 0x30;
/** Universal tag 17, constructed. */
export const SET = 0x31;

/**
 * One pass over one certificate. `read` stores the element in `tag`, `start` and `end`: one object per certificate
 * instead of one per element makes the parser fast.
 */
export class Der {
  /** The certificate. */
  readonly bytes: Uint8Array;
  /** The same bytes, one character each: slices of it are cheaper than decoding each field. */
  readonly text: string;
  /** Identifier octet of the element read last. */
  tag = 0;
  /** Where its content starts. */
  start = 0;
  /** Where its content ends, and the next element starts. */
  end = 0;

  /**
   * Starts a pass.
   *
   * @param bytes The whole encoding.
   */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.text = latin1(bytes);
  }

  /**
   * Reads the header of the element at `pos`, which must end at or before `limit`, and returns its tag.
   *
   * @throws {DerError} When there is no complete element, or its length is not in the shortest definite form.
   */
  read(pos: number, limit: number): number {
    if (pos + 2 > limit) throw new DerError("an element is cut off");
    const bytes = this.bytes;
    const tag = bytes[pos] as number;
    if ((tag & 0x1f) === 0x1f) throw new DerError("a tag number above 30");
    let length = bytes[pos + 1] as number;
    let start = pos + 2;
    if (length >= 0x80) {
      // Three length octets are enough for 1 MiB; 0x80 alone is BER's indefinite length.
      const count = length & 0x7f;
      if (count === 0 || count > 3) throw new DerError("a length that DER does not allow here");
      if (start + count > limit) throw new DerError("an element is cut off");
      length = bytes[start++] as number;
      if (count > 1) {
        if (length === 0) throw new DerError("a length with a leading zero");
        length = length << 8 | (bytes[start++] as number);
        if (count === 3) length = length << 8 | (bytes[start++] as number);
      } else if (length < 0x80) throw new DerError("a long length where the short form fits");
    }
    const end = start + length;
    if (end > limit) throw new DerError("an element is longer than what holds it");
    this.tag = tag;
    this.start = start;
    this.end = end;
    return tag;
  }

  /**
   * As `read`, and the tag must be `tag`.
   *
   * @throws {DerError} Also when it is another one.
   */
  expect(tag: number, pos: number, limit: number): void {
    if (this.read(pos, limit) !== tag) {
      throw new DerError(`tag 0x${this.tag.toString(16)} where 0x${tag.toString(16)} belongs`);
    }
  }

  /**
   * As `expect` for an OBJECT IDENTIFIER, whose last octet must end an arc (X.690 section 8.19.2).
   *
   * @throws {DerError} Also when it is empty or ends inside an arc.
   */
  expectOid(pos: number, limit: number): void {
    this.expect(OBJECT_IDENTIFIER, pos, limit);
    if (this.start === this.end || (this.bytes[this.end - 1] as number) >= 0x80) {
      throw new DerError("an OID that ends inside an arc");
    }
  }
}

/** Bits of an unsigned big-endian number, leading zeros left out. */
export function bitLength(bytes: Uint8Array, start: number, end: number): number {
  while (start < end && bytes[start] === 0) start++;
  return start === end ? 0 : (end - start - 1) * 8 + (32 - Math.clz32(bytes[start] as number));
}

/** Text by content octets (one character each). A bounded cache: the same OIDs occur in nearly all certificates. */
const SEEN = new Map<string, string>();
const SEEN_MAX = 4096;

/**
 * Dotted form of an OBJECT IDENTIFIER's content octets, or null when they are invalid (X.690 section 8.19): no
 * octets, an unfinished arc, an arc with a leading 0x80, or one of more than 128 bits.
 */
function oidText(content: string): string | null {
  const arcs: bigint[] = [];
  let value = 0n;
  let octets = 0;
  for (let i = 0; i < content.length; i++) {
    const octet = content.charCodeAt(i);
    if (octets === 0 && octet === 0x80) return null;
    // 19 octets carry 133 bits: enough for the UUIDs of 2.25 and short enough to be linear.
    if (++octets > 19) return null;
    value = value << 7n | BigInt(octet & 0x7f);
    if (octet & 0x80) continue;
    arcs.push(value);
    octets = 0;
    value = 0n;
  }
  if (octets !== 0 || arcs.length === 0) return null;
  const root = arcs[0]! < 40n ? 0n : arcs[0]! < 80n ? 1n : 2n;
  arcs[0]! -= 40n * root;
  return root + "." + arcs.join(".");
}

/** The OID between two offsets, as `oidText`. */
export function oidAt(der: Der, start: number, end: number): string | null {
  const content = der.text.slice(start, end);
  const known = SEEN.get(content);
  if (known !== undefined) return known;
  const text = oidText(content);
  if (text !== null && content.length <= 32 && SEEN.size < SEEN_MAX) SEEN.set(content, text);
  return text;
}

const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;

/** Reused; always at midnight. */
const calendar = new Date(0);

/**
 * Unix seconds of a date, or NaN when the calendar has no such moment: a Date takes 30 February for a day of March.
 * `Date.UTC` would take the years 0 to 99 for 1900 to 1999.
 */
function unixSeconds(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  if (!(month >= 1 && month <= 12 && hour <= 23 && minute <= 59 && second <= 59)) return NaN;
  const midnight = calendar.setUTCFullYear(year, month - 1, day);
  return calendar.getUTCDate() === day ? midnight / 1000 + hour * 3600 + minute * 60 + second : NaN;
}

/** Two digits, or NaN. */
function two(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - 48;
  const ones = (bytes[at + 1] as number) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/**
 * The forms that X.680 gives a fixed meaning but DER does not write: no seconds, fractions (dropped), an offset
 * from UTC. Old certificates have them. GeneralizedTime without Z or offset means "local time" and is refused.
 */
function other(text: string, generalized: boolean): number {
  const match = generalized
    ? /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:[.,]\d{1,9})?)?)?(?:Z|([+-])(\d\d)(\d\d)?)$/.exec(text)
    : /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:Z|([+-])(\d\d)(\d\d))$/.exec(text);
  if (match === null) return NaN;
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = match.slice(1, 7).map((v) => Number(v ?? 0));
  const offset = Number(match[8] ?? 0) * 3600 + Number(match[9] ?? 0) * 60;
  if (Number(match[8] ?? 0) > 14 || Number(match[9] ?? 0) > 59) return NaN;
  const year = generalized ? y : y < 50 ? 2000 + y : 1900 + y;
  return unixSeconds(year, mo, d, h, mi, s) - (match[7] === "-" ? -offset : offset);
}

/**
 * Unix seconds of the Time at `pos` (RFC 5280 section 4.1.2.5: UTCTime years from 50 are 19xx).
 *
 * @throws {DerError} For another type, letters for digits, or a day that the calendar does not have.
 */
export function timeAt(der: Der, pos: number, limit: number): number {
  const tag = der.read(pos, limit);
  if (tag !== UTC_TIME && tag !== GENERALIZED_TIME) throw new DerError("a date of another type");
  const { bytes, start, end } = der;
  const generalized = tag === GENERALIZED_TIME;
  const at = generalized ? start + 4 : start + 2;
  let seconds = NaN;
  if (end - at === 11 && bytes[end - 1] === 0x5a) {
    const low = two(bytes, at - 2);
    const year = generalized ? two(bytes, start) * 100 + low : low < 50 ? 2000 + low : 1900 + low;
    seconds = unixSeconds(
      year,
      two(bytes, at),
      two(bytes, at + 2),
      two(bytes, at + 4),
      two(bytes, at + 6),
      two(bytes, at + 8),
    );
  } else if (end - start <= 32) seconds = other(der.text.slice(start, end), generalized);
  if (Number.isNaN(seconds)) throw new DerError("a date that the calendar does not have");
  return seconds;
}

const VERSION = 0xa0;

/** Where the content of an element starts and ends. */
interface Extent {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the fields of the TBSCertificate at `pos` are (RFC 5280 section 4.1.2): the only walk over one. The next element
 * follows the end of each.
 *
 * @throws {DerError} When a field is missing or of another type.
 */
export function tbsAt(der: Der, pos: number, limit: number) {
  der.expect(SEQUENCE, pos, limit);
  const { start, end } = der;
  const spanAt = (tag: number, at: number): Extent => {
    der.expect(tag, at, end);
    return { start: der.start, end: der.end };
  };
  const serial = spanAt(INTEGER, der.read(start, end) === VERSION ? der.end : start);
  /** Where the element starts: after the signature algorithm, again. */
  const issuerAt = spanAt(SEQUENCE, serial.end).end;
  const issuer = spanAt(SEQUENCE, issuerAt);
  const validity = spanAt(SEQUENCE, issuer.end);
  const subject = spanAt(SEQUENCE, validity.end);
  return { start, end, serial, issuerAt, issuer, validity, subject, key: spanAt(SEQUENCE, subject.end) };
}
