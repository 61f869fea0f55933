/**
 * Entries of logs, in the formats of tiles and of get-entries. Source: RFC 6962 section 3.4 and 4.6;
 * c2sp.org/static-ct-api, TileLeaf.
 * @module
 */
import { leafHash } from "./merkle.ts";
import { SquatError } from "../../errors.ts";
import { parseX509 } from "../../x509/mod.ts";
import { isPrecertificateOf, unsignedCertificate } from "../../x509/parts.ts";
import { indexedName } from "../index/name_text.ts";
import { ByteReader } from "../index/varint.ts";

/** One entry, without the issuers' certificates, which no hash of the log covers. Byte members are views of what was read. */
export interface LogEntry {
  /** Leaf index in the log. */
  index: number;
  /** Milliseconds since 1970, by the log. */
  timestamp: number;
  /** RFC 6962 entry type: 0 certificate, 1 precertificate. */
  kind: 0 | 1;
  /** DER of the certificate; for a precertificate, of what was submitted, which no hash covers. */
  certificate: Uint8Array;
  /** DER of the TBSCertificate in the leaf, for precertificates: this is what the log signed. */
  tbs: Uint8Array | null;
  /** Hash of the leaf in the log's tree. */
  hash: Uint8Array;
}

/** TimestampedEntry of RFC 6962 section 3.4. */
function timestamped(from: ByteReader) {
  const timestamp = from.number(8);
  // ECMA-262 section 21.4.1.1: no date is later.
  if (timestamp > 8.64e15) throw new RangeError(`The entry's time ${timestamp} is out of range`);
  const kind = from.number(2);
  if (kind !== 0 && kind !== 1) throw new RangeError(`The entry is of unknown type ${kind}`);
  if (kind === 1) from.take(32); // hash of the issuer's key
  const signed = from.take(from.number(3));
  const extensions = from.take(from.number(2));
  return { timestamp, kind: kind as 0 | 1, signed, extensions };
}

/** The leaf index that static-ct logs write into each leaf (extension 0, forty bits); null when there is none. */
function indexIn(extensions: Uint8Array): number | null {
  const from = new ByteReader(extensions);
  while (!from.ended) {
    const type = from.byte(), length = from.number(2);
    if (type === 0) return length === 5 ? from.number(5) : null;
    from.take(length);
  }
  return null;
}

const HEAD = new Uint8Array(2); // version v1, timestamped_entry

/**
 * Yields the entries of a data tile.
 *
 * @param first Index of the first entry; entries that carry another index of their own are refused. Those of logs that
 *   are not of static-ct-api carry none.
 * @throws {RangeError} Where the tile is not a list of entries; those before were yielded.
 */
export function* tileEntries(tile: Uint8Array, first: number): Generator<LogEntry> {
  const from = new ByteReader(tile);
  for (let index = first; !from.ended; index++) {
    const start = from.at;
    const { timestamp, kind, signed, extensions } = timestamped(from);
    const leaf = new Uint8Array(2 + from.at - start);
    leaf.set(HEAD);
    leaf.set(tile.subarray(start, from.at), 2);
    const certificate = kind === 1 ? from.take(from.number(3)) : signed;
    const length = from.number(2);
    if (length % 32 !== 0) throw new RangeError(`Entry ${index} has a chain of ${length} bytes`);
    from.take(length);
    const own = indexIn(extensions);
    if (own !== null && own !== index) throw new RangeError(`Entry ${index} says that it is ${own}`);
    const tbs = kind === 1 ? signed : null;
    yield { index, timestamp, kind, certificate, tbs, hash: leafHash(leaf) };
  }
}

/**
 * Returns the entry of one element of a get-entries answer.
 *
 * @param index Its place in the log.
 * @throws {RangeError} When the bytes are not a valid leaf.
 */
export function getEntriesEntry(
  leafInput: Uint8Array,
  extraData: Uint8Array,
  index: number,
): LogEntry {
  const from = new ByteReader(leafInput);
  if (from.number(2) !== 0) {
    throw new RangeError(`Entry ${index} is of an unknown version or type of leaf`);
  }
  const { timestamp, kind, signed } = timestamped(from);
  if (!from.ended) throw new RangeError(`Entry ${index} goes on after its end`);
  const extra = new ByteReader(extraData);
  const certificate = kind === 1 ? extra.take(extra.number(3)) : signed;
  const tbs = kind === 1 ? signed : null;
  return { index, timestamp, kind, certificate, tbs, hash: leafHash(leafInput) };
}

/** What the index stores of an entry. */
export interface EntryNames {
  /** Its dNSNames as the index stores them, each once; names that it cannot store are left out. */
  names: string[];
  /** The same for a precertificate and its certificate: issuer and serial number (RFC 6962 section 3.1). */
  issuance: string;
}

/** Whether the entry's certificate, or its TBSCertificate, is in the log's tree. */
export function isProven({ certificate, tbs }: LogEntry): boolean {
  return tbs === null || isPrecertificateOf(certificate, tbs);
}

/** Returns the names of an entry, from its leaf; null when that cannot be read. */
export function entryNames({ certificate, tbs }: LogEntry): EntryNames | null {
  try {
    const { san_dns, issuer_dn, serial } = parseX509(tbs === null ? certificate : unsignedCertificate(tbs));
    const names = new Set<string>();
    for (const text of san_dns) {
      const name = indexedName(text);
      if (name !== null) names.add(name);
    }
    return { names: [...names], issuance: `${serial}/${issuer_dn}` };
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
}
