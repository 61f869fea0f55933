/**
 * The manifest of a bundle: what it has, with hashes, and who collected it; and its signature.
 * @module
 */
import { Buffer } from "node:buffer";
import { createHash, createPublicKey, type KeyObject, sign } from "node:crypto";
import { type EvidenceFile, writeZip } from "./zip.ts";

/** Version of the format. Manifests of version 1 also have a chain of the hashes, which those who read it look for. */
export const MANIFEST_VERSION = 2;

/** Who collected the evidence, and when. */
export interface Collector {
  /** Product and version. */
  software: string;
  /** Start and end in UTC, RFC 3339. */
  started_at: string;
  /** As `started_at`. */
  ended_at: string;
  /** Resolvers that were queried. */
  resolvers: string[];
}

/** A file of the manifest. */
export interface ManifestFile {
  /** Its path in the archive. */
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hex. */
  sha256: string;
}

/** `manifest.json`. */
export interface Manifest {
  /** The format's version. */
  evidence: 1 | 2;
  /** The look-alike. */
  name: string;
  /** The name that it imitates. */
  original: string;
  /** Who collected it. */
  collector: Collector;
  /** SHA-256 of the public key (SubjectPublicKeyInfo in DER), hex. */
  key: string;
  /** What is missing, in words. */
  missing: string[];
  /** The files, in the order of the archive. */
  files: ManifestFile[];
}

/** SHA-256, hex. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A file as the manifest lists it. */
export const listedFile = ({ path, bytes }: EvidenceFile): ManifestFile => ({
  ...{ path, size: bytes.length, sha256: sha256Hex(bytes) },
});

/** Hashes as `openssl dgst -sha256 -r` prints them, one file a line. */
export function sumsOf(files: readonly EvidenceFile[]): Uint8Array {
  return Buffer.from(files.map(({ path, bytes }) => `${sha256Hex(bytes)} *${path}\n`).join(""));
}

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
    ...{ evidence: MANIFEST_VERSION, name, original, collector, key: keyFingerprint(pem) },
    missing: [...missing],
    files: files.map(listedFile),
  };
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2) + "\n");
  return writeZip([
    ...files,
    { path: "manifest.json", bytes },
    { path: "manifest.sig", bytes: sign(null, bytes, key) },
  ]);
}
