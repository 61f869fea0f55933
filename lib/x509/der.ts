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
