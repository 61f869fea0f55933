import { checkArgument } from "../argument.ts";
import { Buffer } from "node:buffer";
import { hex } from "./bytes.ts";
import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { Der, DerError, OCTET_STRING } from "./der.ts";
import type { ListedLog, LogList } from "../io.ts";
import { SNAPSHOT } from "./log_list.ts";
import { SquatError } from "../errors.ts";
import { certificateDer, refusal } from "./mod.ts";
import { CertificateParts, SCT_LIST } from "./parts.ts";
import { checkOptions, type OptionChecks } from "../options.ts";

/** One signed certificate timestamp, spelled as on the wire. */
export interface SctEntry {
  /**
   * `Verified`; `Invalid signature`; `From unknown log`; `Unverified` when it cannot be checked without the issuer's
   * certificate.
   */
  status: "Verified" | "Invalid signature" | "From unknown log" | "Unverified";
  /** Where it was found. */
  origin: string;
  /** Name of the log, or null when it is not in the log list. */
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

/** RFC 5246 section 7.4.1.4.1. */
const HASHES = ["None", "MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"];
const SIGNATURES = ["Anonymous", "RSA", "DSA", "ECDSA"];
/** Browsers require two or three; each costs a signature check. */
const MAX_SCTS = 20;

/** What a log signs beside the SCT's own fields: the issuer's key and the certificate without its SCTs. */
interface Signed {
  issuerKeyHash: Uint8Array;
  tbs: Uint8Array;
}

/** Whether a DigitallySigned struct (RFC 5246 section 4.7) signs data by a key. */
export type SignatureCheck = (data: Uint8Array, signed: Uint8Array) => boolean;

/**
 * Returns the check of what a log signs; null for a key that cannot be read.
 *
 * RFC 6962 section 2.1.4 allows these two only: ECDSA, or RSA of at least 2048 bits, with SHA-256.
 *
 * @param spki DER of the public key.
 */
export function signatureCheck(spki: Uint8Array): SignatureCheck | null {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(spki), format: "der", type: "spki" });
  } catch {
    return null;
  }
  const algorithm = key.asymmetricKeyType === "ec" ? 3 : key.asymmetricKeyType === "rsa" ? 1 : -1;
  return (data, signed) => {
    if (signed.length < 4 || signed[0] !== 4 || signed[1] !== algorithm) return false;
    if ((signed[2]! << 8 | signed[3]!) !== signed.length - 4) return false;
    try {
      return verify("sha256", data, key, signed.subarray(4));
    } catch {
      return false;
    }
  };
}

const checks = new WeakMap<ListedLog, SignatureCheck | null>();

function checkOf(log: ListedLog): SignatureCheck | null {
  if (!checks.has(log)) checks.set(log, signatureCheck(Buffer.from(log.key, "base64")));
  return checks.get(log)!;
}

/** Checks the signature of a version 1 SCT over a precert_entry (RFC 6962 section 3.2). */
function isSigned(sct: Uint8Array, { issuerKeyHash, tbs }: Signed, log: ListedLog): boolean {
  const extensions = 43 + (sct[41]! << 8 | sct[42]!);
  const data = Buffer.concat([
    Uint8Array.of(0, 0), // v1, certificate_timestamp
    sct.subarray(33, 41), // timestamp
    Uint8Array.of(0, 1), // precert_entry
    issuerKeyHash,
    Uint8Array.of(tbs.length >> 16, tbs.length >> 8 & 255, tbs.length & 255),
    tbs,
    sct.subarray(41, extensions),
  ]);
  return checkOf(log)?.(data, sct.subarray(extensions)) ?? false;
}

/** The fields of one SCT, or null when it is malformed or of another version. */
function sctOf(bytes: Uint8Array, logs: LogList, signed: Signed | null): SctEntry | null {
  // version, log id, timestamp, length of extensions
  if (bytes.length < 43 || bytes[0] !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = 43 + view.getUint16(41);
  if (bytes.length < at + 4 || bytes.length !== at + 4 + view.getUint16(at + 2)) return null;
  const timestamp = Number(view.getBigUint64(33));
  const id = bytes.subarray(1, 33);
  const log = logs.get(Buffer.from(id).toString("base64"));
  return {
    status: log === undefined
      ? "From unknown log"
      : signed === null
      ? "Unverified"
      : isSigned(bytes, signed, log)
      ? "Verified"
      : "Invalid signature",
    origin: "Embedded in certificate",
    logDescription: log?.description ?? null,
    logId: hex(id, 0, 32).toUpperCase(),
    timestamp,
    hashAlgorithm: HASHES[bytes[at] as number] ?? `Unknown (${bytes[at]})`,
    signatureAlgorithm: SIGNATURES[bytes[at + 1] as number] ?? `Unknown (${bytes[at + 1]})`,
    signatureData: hex(bytes, at + 4, bytes.length).toUpperCase(),
  };
}

/**
 * The entries of a SignedCertificateTimestampList in TLS encoding (RFC 6962 section 3.3). Entries of other versions,
 * and those after a malformed one, are left out.
 */
function readList(list: Uint8Array, logs: LogList, signed: Signed | null): SctEntry[] {
  const found: SctEntry[] = [];
  if (list.length < 2) return found;
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  const end = Math.min(list.length, 2 + view.getUint16(0));
  for (let at = 2; at + 2 <= end && found.length < MAX_SCTS;) {
    const next = at + 2 + view.getUint16(at);
    if (next > end) break;
    const sct = sctOf(list.subarray(at + 2, next), logs, signed);
    if (sct !== null) found.push(sct);
    at = next;
  }
  return found;
}

/** Settings of `embeddedScts`. */
export interface SctOptions {
  /** The issuer's certificate, DER or PEM, to check signatures with. @default none: they stay unverified */
  issuer?: Uint8Array | string | null;
  /** Names and keys of logs. @default the snapshot of this package */
  logs?: LogList;
}

const OPTIONS: OptionChecks<SctOptions> = {
  issuer: true,
  logs: true,
};

/**
 * The SCTs embedded in a certificate, in its order, at most 20; empty when it has none.
 *
 * With the issuer's certificate each signature is checked against the log's key: over the certificate as the log saw
 * it, which is its TBSCertificate without the list of SCTs, and the issuer's key. An issuer of another name is ignored.
 * Validity dates and revocation are not checked, nor whether the issuer issued it: a log only signs what it has seen.
 * Source: RFC 6962 sections 3.2 and 3.3.
 *
 * @param input DER or PEM, as `parseX509` accepts it.
 * @param options The issuer's certificate and the list of logs.
 * @throws {SquatError} `invalid_parameter` when it is not a certificate; a malformed issuer is ignored.
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
export function embeddedScts(input: Uint8Array | string, options: SctOptions = {}): SctEntry[] {
  checkArgument(input, "text or bytes", "the certificate of embeddedScts");
  checkOptions("embeddedScts", options, OPTIONS);
  const { issuer = null, logs = SNAPSHOT } = options;
  try {
    const certificate = new CertificateParts(certificateDer(input));
    const list = sctList(certificate);
    if (list === null) return [];
    return readList(list, logs, issuer === null ? null : signedBy(certificate, issuer));
  } catch (error) {
    throw refusal(error);
  }
}

/** The list of SCTs; null when the certificate has none. */
function sctList({ extensions }: CertificateParts): Uint8Array | null {
  for (const { oid, value } of extensions) {
    if (oid !== SCT_LIST) continue;
    try {
      const der = new Der(value);
      der.expect(OCTET_STRING, 0, value.length);
      return value.subarray(der.start, der.end);
    } catch (error) {
      if (!(error instanceof DerError)) throw error;
    }
  }
  return null;
}

function signedBy(certificate: CertificateParts, issuer: Uint8Array | string): Signed | null {
  try {
    const parts = new CertificateParts(certificateDer(issuer));
    if (Buffer.compare(parts.subject, certificate.issuer) !== 0) return null;
    return {
      issuerKeyHash: createHash("sha256").update(parts.publicKey).digest(),
      tbs: certificate.tbsWithout(SCT_LIST),
    };
  } catch (error) {
    if (error instanceof DerError || error instanceof SquatError) return null;
    throw error;
  }
}
