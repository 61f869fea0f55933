import { Buffer } from "node:buffer";
import { createPublicKey, type KeyObject, sign } from "node:crypto";
import {
  chainValues,
  type Collector,
  type Manifest,
  MANIFEST_VERSION,
  sha256Hex,
  sumsOf,
} from "./manifest.ts";
import { type EvidenceFile, writeZip } from "./zip.ts";

/** The input of a sealed bundle. */
export interface SealInput {
  /** The look-alike. */
  name: string;
  /** The imitated name. */
  original: string;
  /** Who collected it. */
  collector: Collector;
  /** What is missing. */
  missing: readonly string[];
  /** The files, in the order of the archive. */
  files: readonly EvidenceFile[];
  /** The installation's private key, Ed25519. */
  key: KeyObject;
}

/** The public key of a private one, in PEM. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key as never).export({ type: "spki", format: "pem" }).toString();
}

/** SHA-256 of a public key (SubjectPublicKeyInfo in DER), hex. */
export function keyFingerprint(pem: string): string {
  return sha256Hex(createPublicKey(pem).export({ type: "spki", format: "der" }));
}

/**
 * Returns a bundle: the files, their hashes (`SHA256SUMS`), the manifest over all of it, its Ed25519 signature and the
 * public key. The same input gives the same bytes.
 *
 * @throws {RangeError} As `writeZip`.
 */
export function sealEvidence(input: SealInput): Uint8Array {
  const { name, original, collector, missing, key } = input;
  const pem = publicPem(key);
  const files: EvidenceFile[] = [...input.files, { path: "public-key.pem", bytes: Buffer.from(pem) }];
  files.push({ path: "SHA256SUMS", bytes: sumsOf(files) });
  const manifest: Manifest = {
    evidence: MANIFEST_VERSION,
    name,
    original,
    collector,
    key: keyFingerprint(pem),
    missing: [...missing],
    ...chainValues(files),
  };
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2) + "\n");
  return writeZip([
    ...files,
    { path: "manifest.json", bytes },
    { path: "manifest.sig", bytes: sign(null, bytes, key) },
  ]);
}
