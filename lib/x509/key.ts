import { CURVES, FIXED_SIZES } from "./data/curves.ts";
import {
  BIT_STRING,
  bitLength,
  type Der,
  DerError,
  INTEGER,
  OBJECT_IDENTIFIER,
  oidAt,
  SEQUENCE,
} from "./der.ts";

const RSA: ReadonlySet<string> = new Set([
  "1.2.840.113549.1.1.1",
  "1.2.840.113549.1.1.7",
  "1.2.840.113549.1.1.10",
]);
const EC = "1.2.840.10045.2.1";
/** DSA and both Diffie-Hellmans: parameters start with the prime (RFC 3279 sections 2.3.2 and 2.3.3). */
const PRIME_FIRST: ReadonlySet<string> = new Set([
  "1.2.840.10040.4.1",
  "1.2.840.10046.2.1",
  "1.2.840.113549.1.3.1",
]);

/** Bits of the INTEGER that opens the SEQUENCE at `pos`. */
function firstInteger(der: Der, pos: number, limit: number): number {
  der.expect(SEQUENCE, pos, limit);
  der.expect(INTEGER, der.start, der.end);
  return bitLength(der.bytes, der.start, der.end);
}

/** Size of the field of an elliptic curve: by its name, its explicit prime, or else the length of the point. */
function curve(der: Der, pos: number, limit: number, point: number, pointEnd: number): number {
  const tag = pos < limit ? der.read(pos, limit) : 0;
  if (tag === OBJECT_IDENTIFIER) {
    const named = CURVES[oidAt(der, der.start, der.end) ?? ""];
    if (named !== undefined) return named;
  } else if (tag === SEQUENCE) {
    // ECParameters: version, then FieldID with the type of the field and its prime (RFC 3279 section 2.3.5).
    const end = der.end;
    der.expect(INTEGER, der.start, end);
    der.expect(SEQUENCE, der.end, end);
    const fieldEnd = der.end;
    der.expectOid(der.start, fieldEnd);
    if (der.read(der.end, fieldEnd) === INTEGER) return bitLength(der.bytes, der.start, der.end);
  }
  const octets = pointEnd - point - 1;
  return octets <= 0 ? 0 : der.bytes[point] === 4 ? octets * 4 : octets * 8;
}

/** What SubjectPublicKeyInfo says: the algorithm, and the size of the key in bits (0 when it cannot be read). */
export interface KeyInfo {
  /** Dotted OID. */
  algorithm: string;
  /** Bits, without a sign octet. */
  bits: number;
}

/**
 * Reads the SubjectPublicKeyInfo between two offsets of its content (RFC 5280 section 4.1.2.7).
 *
 * @throws {DerError} When algorithm or bit string cannot be read; a key that its algorithm would refuse has 0 bits.
 */
export function keyBetween(der: Der, start: number, limit: number): KeyInfo {
  der.expect(SEQUENCE, start, limit);
  const algorithmEnd = der.end;
  der.expectOid(der.start, algorithmEnd);
  const algorithm = oidAt(der, der.start, der.end);
  const parameters = der.end;
  if (algorithm === null) throw new DerError("a key algorithm whose OID cannot be read");
  der.expect(BIT_STRING, algorithmEnd, limit);
  // The first octet counts unused bits.
  const key = der.start + 1;
  const keyEnd = der.end;
  if (key > keyEnd) throw new DerError("an empty bit string");
  try {
    const fixed = FIXED_SIZES[algorithm];
    if (RSA.has(algorithm)) return { algorithm, bits: firstInteger(der, key, keyEnd) };
    if (algorithm === EC) return { algorithm, bits: curve(der, parameters, algorithmEnd, key, keyEnd) };
    if (fixed !== undefined) return { algorithm, bits: fixed };
    if (PRIME_FIRST.has(algorithm)) {
      // DSA parameters may be inherited (RFC 3279): the size is then not in this certificate, so it is 0.
      return { algorithm, bits: parameters < algorithmEnd ? firstInteger(der, parameters, algorithmEnd) : 0 };
    }
    return { algorithm, bits: (keyEnd - key) * 8 };
  } catch (error) {
    if (error instanceof DerError) return { algorithm, bits: 0 };
    throw error;
  }
}
