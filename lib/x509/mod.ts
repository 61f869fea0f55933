/**
 * X.509 certificates as the eighteen fields of the wire, and the SCTs inside them.
 * @module
 */
import { checkArgument } from "../argument.ts";
import { fingerprintOf, hex } from "./bytes.ts";
import { SquatError } from "../errors.ts";
import type { ParsedX509Certificate } from "../model.ts";
import { BIT_STRING, Der, DerError, oidAt, SEQUENCE, tbsAt, timeAt } from "./der.ts";
import { Extensions, extensionsAt } from "./extensions.ts";
import { keyBetween } from "./key.ts";
import { commonName, nameBetween } from "./name.ts";

/** The largest certificate that is read, in bytes of DER. */
export const MAX_CERTIFICATE_BYTES = 1_048_576;
/** Longest name, in bytes: the longest real ones have hundreds. */
const MAX_NAME = 65_536;
/** Longest serial number, in bytes; RFC 5280 section 4.1.2.2 allows 20. */
const MAX_SERIAL = 1024;

/** Of a PEM block. */
const BEGIN = /-----BEGIN (X509 |TRUSTED )?CERTIFICATE-----/;

/**
 * DER of the first certificate in a PEM text (RFC 7468). Lines of any length and explanatory text around it are
 * accepted; other characters inside are not.
 *
 * @throws {DerError} When there is no complete CERTIFICATE block or its body is not base64.
 */
function derOfPem(text: string): Uint8Array {
  const begin = BEGIN.exec(text);
  if (begin === null) throw new DerError("no PEM block of a certificate");
  const from = begin.index + begin[0].length;
  const to = text.indexOf(`-----END ${begin[1] ?? ""}CERTIFICATE-----`, from);
  if (to < 0) throw new DerError("a PEM block without an end");
  const body = text.slice(from, to).replace(/[ \t\r\n]+/g, "");
  if (body.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(body)) {
    throw new DerError("a PEM block that is no base64");
  }
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}

/** Lower-case hex without leading zeros; a negative number has a minus sign. */
function serialNumber(bytes: Uint8Array, start: number, end: number): string {
  if (start === end) throw new DerError("an empty serial number");
  if (end - start > MAX_SERIAL + 1) throw new DerError(`a serial number of more than ${MAX_SERIAL} bytes`);
  const text = hex(bytes, start, end);
  if ((bytes[start] as number) < 0x80) return text.startsWith("0") ? text.replace(/^0+(?=.)/, "") : text;
  return BigInt.asIntN(8 * (end - start), BigInt(`0x${text}`)).toString(16);
}

function oidIn(der: Der, start: number, limit: number): string {
  der.expectOid(start, limit);
  const oid = oidAt(der, der.start, der.end);
  if (oid === null) throw new DerError("an algorithm whose OID cannot be read");
  return oid;
}

/** The optional end of a TBSCertificate: two unique identifiers, then the extensions. */
function rest(der: Der, pos: number, limit: number, into: Extensions): void {
  for (let previous = 0xa0; pos < limit;) {
    const tag = der.read(pos, limit);
    // [1] and [2] are implicit bit strings, [3] is explicit; each at most once and in this order.
    if ((tag & 0x1f) <= (previous & 0x1f) || (tag !== 0x81 && tag !== 0x82 && tag !== 0xa3)) {
      throw new DerError("an element that does not belong into a certificate");
    }
    previous = tag;
    pos = der.end;
    if (tag === 0xa3) extensionsAt(der, der.start, pos, into);
  }
}

/** A distinguished name of bounded length. */
function name(der: Der, start: number, end: number): string {
  if (end - start > MAX_NAME) throw new DerError(`a name of more than ${MAX_NAME} bytes`);
  return nameBetween(der, start, end);
}

/** The fields of a certificate with this fingerprint. */
function readCertificate(bytes: Uint8Array, fingerprint: string): ParsedX509Certificate {
  const der = new Der(bytes);
  der.expect(SEQUENCE, 0, bytes.length);
  const outerEnd = der.end;
  if (outerEnd !== bytes.length) throw new DerError("bytes after the certificate");
  const tbs = tbsAt(der, der.start, outerEnd);
  const serial = serialNumber(bytes, tbs.serial.start, tbs.serial.end);
  const issuer_dn = name(der, tbs.issuer.start, tbs.issuer.end);
  const not_before = timeAt(der, tbs.validity.start, tbs.validity.end);
  const not_after = timeAt(der, der.end, tbs.validity.end);
  if (der.end !== tbs.validity.end) throw new DerError("a validity with more than two dates");
  const subject_dn = name(der, tbs.subject.start, tbs.subject.end);
  const key = keyBetween(der, tbs.key.start, tbs.key.end);
  const found = new Extensions();
  rest(der, tbs.key.end, tbs.end, found);
  der.expect(SEQUENCE, tbs.end, outerEnd);
  const pos = der.end;
  const sig_alg_oid = oidIn(der, der.start, pos);
  der.expect(BIT_STRING, pos, outerEnd);
  if (der.end !== outerEnd) throw new DerError("an element after the signature");
  return {
    fingerprint_sha256: fingerprint,
    serial,
    subject_dn,
    issuer_dn,
    not_before,
    not_after,
    ttl_days: Math.floor((not_after - not_before) / 86_400),
    key_alg: key.algorithm,
    key_size_bits: key.bits,
    sig_alg_oid,
    san_dns: inOrder(found.dns),
    san_dns_count: found.dnsCount,
    san_ip: inOrder(found.ips),
    is_ca: found.isCa,
    path_len: found.pathLen,
    policy_oids: inOrder(found.policies),
    ocsp_uris: inOrder(found.ocsp),
    crl_dp: inOrder(found.crls),
  };
}

function inOrder(list: string[]): string[] {
  return list.length > 1 ? list.sort() : list;
}

function isPem(bytes: Uint8Array): boolean {
  // No certificate in DER starts with a hyphen; text before a PEM block is accepted in strings only.
  return bytes[0] === 0x2d;
}

/**
 * DER of a certificate given as DER or PEM, at most 1 MiB of it.
 *
 * @throws {SquatError} `invalid_parameter` when it is larger, or PEM without a certificate.
 */
export function certificateDer(input: Uint8Array | string): Uint8Array {
  const size = input.length;
  // Base64 needs four characters for three bytes; the rest is room for line ends and text around the block.
  const limit = typeof input === "string" || isPem(input) ? 2 * MAX_CERTIFICATE_BYTES : MAX_CERTIFICATE_BYTES;
  let bytes: Uint8Array | null = null;
  if (size <= limit) {
    try {
      bytes = typeof input === "string"
        ? derOfPem(input)
        : isPem(input)
        ? derOfPem(new TextDecoder("latin1").decode(input))
        : input;
    } catch (error) {
      throw refusal(error);
    }
  }
  if (bytes === null || bytes.length > MAX_CERTIFICATE_BYTES) {
    throw new SquatError("invalid_parameter", "Cannot parse certificate: larger than 1 MiB");
  }
  return bytes;
}

/** A SquatError for a DerError; everything else as it is. */
export function refusal(error: unknown): unknown {
  return error instanceof DerError
    ? new SquatError("invalid_parameter", `Cannot parse certificate: ${error.message}`, { cause: error })
    : error;
}

/**
 * The eighteen fields of a certificate. No signature is checked and no clock is read.
 *
 * Distinguished names are escaped as RFC 4514 says and are in certificate order; dNSName and URI entries show octets
 * that are not printable ASCII as `\x00`; addresses are dotted or RFC 5952. Lists are sorted and keep duplicates. A
 * negative serial number has a minus sign; `key_size_bits` is 0 for a key that cannot be read. The structure must be
 * DER; of an extension with malformed content, the part before the error counts. Source: RFC 5280 sections 4.1 and 4.2,
 * X.690 (DER).
 *
 * @param input DER, or PEM (as text or bytes), at most 1 MiB of DER. Lists hold at most 10,000 entries; `san_dns_count` counts them all.
 * @throws {SquatError} `invalid_parameter` when it is not a certificate, or larger than that.
 * @example
 * ```ts
 * import { parseX509 } from "./mod.ts";
 * try {
 *   parseX509(new Uint8Array(1000));
 * } catch (error) {
 *   console.assert((error as Error).message.startsWith("Cannot parse certificate: "));
 * }
 * ```
 */
export function parseX509(input: Uint8Array | string): ParsedX509Certificate {
  checkArgument(input, "text or bytes", "the certificate of parseX509");
  const bytes = certificateDer(input);
  const fingerprint = fingerprintOf(bytes);
  try {
    return readCertificate(bytes, fingerprint);
  } catch (error) {
    throw refusal(error);
  }
}

/** Common names of both ends of a certificate. */
export interface CommonNames {
  /** The last common name of the subject; null when it has none. */
  subject: string | null;
  /** As `subject`, of the issuer. */
  issuer: string | null;
}

/**
 * The common names of subject and issuer, without escaping.
 *
 * @param input DER or PEM, as `parseX509` accepts it.
 * @throws {SquatError} `invalid_parameter` when it is not a certificate.
 * @example
 * ```ts
 * import { subjectAndIssuerNames } from "./mod.ts";
 * try {
 *   subjectAndIssuerNames("");
 * } catch (error) {
 *   console.assert((error as Error).name === "SquatError");
 * }
 * ```
 */
export function subjectAndIssuerNames(input: Uint8Array | string): CommonNames {
  const der = new Der(certificateDer(input));
  try {
    der.expect(SEQUENCE, 0, der.bytes.length);
    const tbs = tbsAt(der, der.start, der.end);
    const issuer = commonName(der, tbs.issuer.start, tbs.issuer.end);
    return { subject: commonName(der, tbs.subject.start, tbs.subject.end), issuer };
  } catch (error) {
    throw refusal(error);
  }
}
