import { formatIp } from "../ip.ts";
import {
  BOOLEAN,
  type Der,
  DerError,
  INTEGER,
  OBJECT_IDENTIFIER,
  OCTET_STRING,
  oidAt,
  SEQUENCE,
} from "./der.ts";

/** The contents of the five extensions that are read. Lists are in certificate order. */
export class Extensions {
  /** dNSName entries, the first 10,000. */
  dns: string[] = [];
  /** How many there are in all. */
  dnsCount = 0;
  /** iPAddress entries. */
  ips: string[] = [];
  /** Basic constraints. */
  isCa = false;
  /** Path length constraint of a CA. */
  pathLen: number | null = null;
  /** Certificate policies. */
  policies: string[] = [];
  /** Authority information access, OCSP only. */
  ocsp: string[] = [];
  /** CRL distribution points. */
  crls: string[] = [];
}

/** Content of an OID, one character an octet. */
const OCSP = "\x2b\x06\x01\x05\x05\x07\x30\x01";

/** Maximum entries of a list: certificates of 1 MiB have room for hundreds of thousands of two bytes. */
const MAX_ENTRIES = 10_000;

const escapes = (c: string): string => "\\x" + c.charCodeAt(0).toString(16).padStart(2, "0");

/**
 * An IA5String as text. Octets that are not printable ASCII, and the backslash, become `\x00`: a NUL must not end a
 * name, a newline must not end a line, and octets above 127 have no meaning in this type.
 */
function ia5(der: Der): string {
  const { bytes, start, end } = der;
  for (let i = start; i < end; i++) {
    const c = bytes[i] as number;
    if (c < 0x20 || c >= 0x7f || c === 0x5c) {
      return der.text.slice(start, end).replace(/[^\x20-\x5b\x5d-\x7e]/g, escapes);
    }
  }
  return der.text.slice(start, end);
}

function subjectAltName(der: Der, pos: number, limit: number, into: Extensions): void {
  der.expect(SEQUENCE, pos, limit);
  const end = der.end;
  for (let at = der.start; at < end; at = der.end) {
    const tag = der.read(at, end);
    if (tag === 0x82) {
      into.dnsCount++;
      if (into.dns.length < MAX_ENTRIES) into.dns.push(ia5(der));
    } else if (tag === 0x87 && into.ips.length < MAX_ENTRIES) {
      const ip = formatIp(der.bytes.subarray(der.start, der.end));
      if (ip !== null) into.ips.push(ip);
    }
  }
}

function basicConstraints(der: Der, pos: number, limit: number, into: Extensions): void {
  der.expect(SEQUENCE, pos, limit);
  const end = der.end;
  let at = der.start;
  if (at < end && der.read(at, end) === BOOLEAN) {
    into.isCa = der.end - der.start === 1 && der.bytes[der.start] !== 0;
    at = der.end;
  }
  if (at >= end || der.read(at, end) !== INTEGER) return;
  // A negative or giant number constrains nothing that exists.
  const length = der.end - der.start;
  if (length < 1 || length > 4 || (der.bytes[der.start] as number) > 0x7f) return;
  let value = 0;
  for (let i = der.start; i < der.end; i++) value = value * 256 + (der.bytes[i] as number);
  into.pathLen = value;
}

/** Calls `visit` in front of the entry's content, with its end, for each SEQUENCE of a list of such. */
function eachEntry(der: Der, pos: number, limit: number, visit: (end: number) => void): void {
  der.expect(SEQUENCE, pos, limit);
  const end = der.end;
  for (let at = der.start; at < end;) {
    der.expect(SEQUENCE, at, end);
    at = der.end;
    visit(at);
  }
}

function certificatePolicies(der: Der, pos: number, limit: number, into: Extensions): void {
  eachEntry(der, pos, limit, (end) => {
    der.expect(OBJECT_IDENTIFIER, der.start, end);
    const oid = oidAt(der, der.start, der.end);
    if (oid !== null && into.policies.length < MAX_ENTRIES) into.policies.push(oid);
  });
}

function authorityInfoAccess(der: Der, pos: number, limit: number, into: Extensions): void {
  eachEntry(der, pos, limit, (end) => {
    der.expect(OBJECT_IDENTIFIER, der.start, end);
    if (
      into.ocsp.length < MAX_ENTRIES && der.text.slice(der.start, der.end) === OCSP &&
      der.read(der.end, end) === 0x86
    ) {
      into.ocsp.push(ia5(der));
    }
  });
}

function crlDistributionPoints(der: Der, pos: number, limit: number, into: Extensions): void {
  eachEntry(der, pos, limit, (end) => {
    if (der.start === end || der.read(der.start, end) !== 0xa0) return; // distributionPoint
    const nameEnd = der.end;
    if (der.start === nameEnd || der.read(der.start, nameEnd) !== 0xa0) return; // fullName
    const listEnd = der.end;
    for (let name = der.start; name < listEnd; name = der.end) {
      if (der.read(name, listEnd) === 0x86 && into.crls.length < MAX_ENTRIES) into.crls.push(ia5(der));
    }
  });
}

type ExtensionReader = (der: Der, pos: number, limit: number, into: Extensions) => void;

/** By the content of their OIDs. */
const READERS: ReadonlyMap<string, ExtensionReader> = new Map([
  ["\x55\x1d\x11", subjectAltName],
  ["\x55\x1d\x13", basicConstraints],
  ["\x55\x1d\x1f", crlDistributionPoints],
  ["\x55\x1d\x20", certificatePolicies],
  ["\x2b\x06\x01\x05\x05\x07\x01\x01", authorityInfoAccess],
]);

/**
 * Calls `visit` with the OID content, the offsets of the value, and where the extension starts (it ends where its value
 * does), for each extension of the SEQUENCE at `pos` (RFC 5280 section 4.1.2.9).
 *
 * @throws {DerError} When the list itself is malformed.
 */
export function eachExtension(
  der: Der,
  pos: number,
  limit: number,
  visit: (oid: string, start: number, end: number, whole: number) => void,
): void {
  der.expect(SEQUENCE, pos, limit);
  const end = der.end;
  if (end !== limit) throw new DerError("bytes after the extensions");
  for (let at = der.start; at < end;) {
    const whole = at;
    der.expect(SEQUENCE, at, end);
    at = der.end;
    der.expectOid(der.start, at);
    const oid = der.text.slice(der.start, der.end);
    if (der.read(der.end, at) === BOOLEAN) der.read(der.end, at);
    if (der.tag !== OCTET_STRING || der.end !== at) throw new DerError("an extension without a value");
    visit(oid, der.start, at, whole);
  }
}

/**
 * Reads the extensions of the SEQUENCE at `pos`. Of an extension with malformed content, the part before the error
 * counts: to an observer, a certificate with a strange extension is better than none.
 *
 * @throws {DerError} When the list itself is malformed.
 */
export function extensionsAt(der: Der, pos: number, limit: number, into: Extensions): void {
  const seen: ExtensionReader[] = [];
  eachExtension(der, pos, limit, (oid, start, end) => {
    const read = READERS.get(oid);
    // RFC 5280 section 4.2 forbids a second one of a kind; all readers use the first.
    if (read === undefined || seen.includes(read)) return;
    seen.push(read);
    try {
      read(der, start, end, into);
    } catch (error) {
      if (!(error instanceof DerError)) throw error;
    }
  });
}
