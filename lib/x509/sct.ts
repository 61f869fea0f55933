import { Buffer } from "node:buffer";
import { Der, DerError, hex, INTEGER, OCTET_STRING, SEQUENCE } from "./der.ts";
import { eachExtension } from "./extensions.ts";
import { type LogList, SNAPSHOT } from "./log_list.ts";
import { certificateDer, refusal } from "./mod.ts";

/** One signed certificate timestamp, spelled as on the wire. */
export interface SctEntry {
  /** `Unverified`: signatures are not checked here. */
  status: string;
  /** Where it was found. */
  origin: string;
  /** Name of the log, or null when the log list does not know it. */
  logDescription: string | null;
  /** SHA-256 of the log's key, upper-case hex. */
  logId: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Such as `SHA-256`. */
  hashAlgorithm: string;
  /** Such as `ECDSA`. */
  signatureAlgorithm: string;
  /** DER of the signature, upper-case hex. */
  signatureData: string;
}

/** 1.3.6.1.4.1.11129.2.4.2 (RFC 6962 section 3.3). */
const SCT_LIST = "\x2b\x06\x01\x04\x01\xd6\x79\x02\x04\x02";
/** RFC 5246 section 7.4.1.4.1. */
const HASHES = ["None", "MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"];
const SIGNATURES = ["Anonymous", "RSA", "DSA", "ECDSA"];

/** The fields of one SCT, or null when it is of another version or broken. */
function sctOf(bytes: Uint8Array, logs: LogList): SctEntry | null {
  // version, log id, timestamp, length of extensions
  if (bytes.length < 43 || bytes[0] !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = 43 + view.getUint16(41);
  if (bytes.length < at + 4 || bytes.length !== at + 4 + view.getUint16(at + 2)) return null;
  const timestamp = Number(view.getBigUint64(33));
  const id = bytes.subarray(1, 33);
  return {
    status: "Unverified",
    origin: "Embedded in certificate",
    logDescription: logs.get(Buffer.from(id).toString("base64")) ?? null,
    logId: hex(id, 0, 32).toUpperCase(),
    timestamp,
    hashAlgorithm: HASHES[bytes[at] as number] ?? `Unknown (${bytes[at]})`,
    signatureAlgorithm: SIGNATURES[bytes[at + 1] as number] ?? `Unknown (${bytes[at + 1]})`,
    signatureData: hex(bytes, at + 4, bytes.length).toUpperCase(),
  };
}

/**
 * The entries of a SignedCertificateTimestampList in TLS encoding (RFC 6962 section 3.3), as it stands in
 * certificates, OCSP answers and TLS handshakes. Entries after a break, and of other versions, are left out.
 *
 * @param list The list with its length in front.
 * @param logs Names of logs.
 * @example
 * ```ts
 * import { readSctList } from "./sct.ts";
 * console.assert(readSctList(new Uint8Array([0, 0])).length === 0);
 * ```
 */
export function readSctList(list: Uint8Array, logs: LogList = SNAPSHOT): SctEntry[] {
  const found: SctEntry[] = [];
  if (list.length < 2) return found;
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const end = Math.min(list.length, 2 + view.getUint16(0));
  for (let at = 2; at + 2 <= end;) {
    const next = at + 2 + view.getUint16(at);
    if (next > end) break;
    const sct = sctOf(list.subarray(at + 2, next), logs);
    if (sct !== null) found.push(sct);
    at = next;
  }
  return found;
}

/**
 * The SCTs embedded in a certificate, in its order; empty when it has none.
 *
 * @param input DER or PEM, as `parseX509` takes it.
 * @param logs Names of logs; the snapshot of this package unless given.
 * @throws {SquatError} `invalid_parameter` when it is no certificate.
 * @example
 * ```ts
 * import { embeddedScts } from "./sct.ts";
 * try {
 *   embeddedScts(new Uint8Array(9));
 * } catch (error) {
 *   console.assert((error as Error).name === "SquatError");
 * }
 * ```
 */
export function embeddedScts(input: Uint8Array | string, logs: LogList = SNAPSHOT): SctEntry[] {
  const der = new Der(certificateDer(input));
  let found: SctEntry[] = [];
  try {
    for (const [start, end] of extensionRange(der)) {
      eachExtension(der, start, end, (oid, from, to) => {
        if (oid !== SCT_LIST) return;
        try {
          der.expect(OCTET_STRING, from, to);
          found = found.concat(readSctList(der.bytes.subarray(der.start, der.end), logs));
        } catch (error) {
          if (!(error instanceof DerError)) throw error;
        }
      });
    }
  } catch (error) {
    throw refusal(error);
  }
  return found;
}

/** Offsets of the content of [3] in the TBSCertificate; nothing when it is missing. */
function* extensionRange(der: Der): Generator<[number, number]> {
  der.expect(SEQUENCE, 0, der.bytes.length);
  der.expect(SEQUENCE, der.start, der.end);
  const end = der.end;
  let at = der.start;
  if (der.read(at, end) === 0xa0) at = der.end;
  der.expect(INTEGER, at, end);
  for (at = der.end; at < end; at = der.end) {
    if (der.read(at, end) === 0xa3) {
      yield [der.start, der.end];
      return;
    }
  }
}
