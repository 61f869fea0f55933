/**
 * Certificates out of parts in hexadecimal, so that a test can bend one of them.
 * @module
 */
import { Buffer } from "node:buffer";

/** One element of DER: its tag and the content, in hex. */
export function tlv(tag: string, ...content: string[]): string {
  const body = content.join("");
  const n = body.length / 2;
  const length = n < 128
    ? n.toString(16).padStart(2, "0")
    : n < 256
    ? "81" + n.toString(16)
    : n < 65_536
    ? "82" + n.toString(16).padStart(4, "0")
    : "83" + n.toString(16).padStart(6, "0");
  return tag + length + body;
}

/** What a certificate is made of, in hex; what is left out is ordinary. */
export interface CertificateParts {
  /** The version; empty for the first. */
  version?: string;
  /** An INTEGER. */
  serial?: string;
  /** Content of the issuer's name. */
  issuer?: string;
  /** Content of the subject's name. */
  subject?: string;
  /** Content of the validity. */
  times?: string;
  /** Content of the SubjectPublicKeyInfo. */
  key?: string;
  /** Content of the list of extensions; no list without it. */
  extensions?: string;
  /** What stands at the end of the TBSCertificate, instead of a list of extensions. */
  rest?: string;
  /** The signature with what follows it. */
  signature?: string;
}

const ALGORITHM = "300a06082a8648ce3d040302";

/** SubjectPublicKeyInfo of a key on P-256, its content. */
export const P256_KEY = "301306072a8648ce3d020106082a8648ce3d03010703420004" + "11".repeat(64);

/** A TBSCertificate, in hex. */
export function tbsHex(parts: CertificateParts): string {
  return tlv(
    "30",
    parts.version ?? "a003020102",
    parts.serial ?? "020101",
    ALGORITHM,
    tlv("30", parts.issuer ?? ""),
    tlv("30", parts.times ?? "170d3235303130313030303030305a170d3236303130313030303030305a"),
    tlv("30", parts.subject ?? ""),
    tlv("30", parts.key ?? P256_KEY),
    parts.rest ?? (parts.extensions === undefined ? "" : tlv("a3", tlv("30", parts.extensions))),
  );
}

/** A certificate. */
export function certificate(parts: CertificateParts): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(tlv("30", tbsHex(parts), ALGORITHM, parts.signature ?? "030100"), "hex"),
  );
}

/** An extension: its OID as an element, and what its OCTET STRING holds. */
export function extension(oid: string, value: string): string {
  return tlv("30", oid, tlv("04", value));
}

/** A relative name of one attribute: its type as an element, the tag of the value, the value. */
export function attribute(type: string, tag: string, value: Uint8Array | string): string {
  return tlv("31", tlv("30", type, tlv(tag, Buffer.from(value).toString("hex"))));
}

/** The type of a common name. */
export const CN = "0603550403";
