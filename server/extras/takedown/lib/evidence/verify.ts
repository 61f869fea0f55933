import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { SquatError } from "../../../../../lib/errors.ts";
import { listedFile, type Manifest, MANIFEST_VERSION, sha256Hex, sumsOf } from "./seal.ts";
import { type EvidenceFile, isAsWritten, readZip } from "./zip.ts";

/** What verification found. */
export interface Verification {
  /**
   * Everything that is wrong, in words, the file's name first; empty when the bundle is unchanged since it was signed.
   */
  problems: string[];
  /** SHA-256 of the key that signed it, hex; null when there is none. Only its holder can say whose it is. */
  key: string | null;
  /** The manifest as it is in the bundle; null when it cannot be read. Its texts come from the bundle. */
  manifest: Manifest | null;
}

const MAX_PROBLEMS = 100;
/** Files that the manifest does not list. */
const UNLISTED: ReadonlySet<string> = new Set(["manifest.json", "manifest.sig"]);
/** A time stamp (RFC 3161) over SHA256SUMS, which archives of earlier versions may have. `openssl ts` checks it. */
export const TIME_STAMP = "timestamp.tsr";

/**
 * Checks a bundle: every byte of the archive, every hash, the signature and the key. Reads memory only.
 *
 * @param archive The bytes of the file. Hostile ones end as problems.
 */
export function verifyEvidence(archive: Uint8Array): Verification {
  const found: Verification = { problems: [], key: null, manifest: null };
  const { problems } = found;
  let files: EvidenceFile[];
  try {
    files = readZip(archive);
  } catch (error) {
    if (!(error instanceof SquatError)) throw error;
    problems.push(error.message);
    return found;
  }
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  if (!isAsWritten(archive, files)) {
    problems.push("the archive: its headers or its directory are not as they were written");
  }
  const manifestBytes = byPath.get("manifest.json"), signature = byPath.get("manifest.sig");
  const key = readKey(byPath.get("public-key.pem"), problems);
  if (manifestBytes === undefined) problems.push("manifest.json: it is missing");
  if (signature === undefined) problems.push("manifest.sig: it is missing");
  if (key !== null) {
    found.key = sha256Hex(key.export({ type: "spki", format: "der" }));
    if (
      manifestBytes !== undefined && signature !== undefined && !verify(null, manifestBytes, key, signature)
    ) {
      problems.push("manifest.json, manifest.sig: the signature does not fit the manifest and the key");
    }
  }
  const manifest = found.manifest = manifestBytes === undefined
    ? null
    : readManifest(manifestBytes, problems);
  if (manifest !== null) {
    if (found.key !== null && manifest.key !== found.key) {
      problems.push("public-key.pem: the manifest names another key");
    }
    compare(manifest, files, problems);
  }
  const sums = byPath.get("SHA256SUMS");
  const summed = files.filter(({ path }) =>
    !UNLISTED.has(path) && path !== "SHA256SUMS" && path !== TIME_STAMP
  );
  if (sums === undefined) problems.push("SHA256SUMS: it is missing");
  else if (sha256Hex(sums) !== sha256Hex(sumsOf(summed))) {
    problems.push("SHA256SUMS: it does not have the files' hashes");
  }
  problems.splice(MAX_PROBLEMS);
  return found;
}

function readKey(pem: Uint8Array | undefined, problems: string[]): KeyObject | null {
  if (pem === undefined) {
    problems.push("public-key.pem: it is missing");
    return null;
  }
  try {
    const key = createPublicKey(new TextDecoder().decode(pem));
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // The same as another kind of key.
  }
  problems.push("public-key.pem: it is not an Ed25519 key");
  return null;
}

function readManifest(bytes: Uint8Array, problems: string[]): Manifest | null {
  try {
    const manifest = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Manifest;
    const { evidence, files, name, original, key, collector } = manifest;
    const isListed = Array.isArray(files) &&
      files.every((file) =>
        typeof file?.path === "string" && typeof file.sha256 === "string" && typeof file.size === "number"
      );
    const texts = [name, original, key, collector?.software, collector?.started_at];
    const isKnown = [1, MANIFEST_VERSION].includes(evidence);
    if (isKnown && isListed && texts.every((text) => typeof text === "string")) {
      return manifest;
    }
    problems.push(
      evidence === undefined || isKnown
        ? "manifest.json: it lacks what a manifest has"
        : `manifest.json: version ${String(evidence).slice(0, 20)} is not known here`,
    );
  } catch {
    problems.push("manifest.json: it is not JSON");
  }
  return null;
}

/** Files against the list, whose order is theirs. */
function compare(manifest: Manifest, files: readonly EvidenceFile[], problems: string[]): void {
  const listed = files.filter(({ path }) => !UNLISTED.has(path)).map(listedFile);
  const actual = new Map(listed.map((file) => [file.path, file]));
  for (const { path, sha256, size } of manifest.files) {
    const file = actual.get(path);
    const shown = file === undefined ? JSON.stringify(path.slice(0, 100)) : path;
    if (file === undefined) problems.push(`${shown}: the manifest lists it, and it is missing`);
    else if (file.sha256 !== sha256) problems.push(`${shown}: its SHA-256 is not the one in the manifest`);
    else if (file.size !== size) problems.push(`${shown}: its size is not the one in the manifest`);
    actual.delete(path);
  }
  for (const path of actual.keys()) problems.push(`${path}: the manifest does not list it`);
  if (listed.some(({ path }, i) => path !== manifest.files[i]?.path)) {
    problems.push("manifest.json: its files have another order");
  }
}
