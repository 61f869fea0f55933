/**
 * Bundles of evidence: what a lookup saw of a look-alike, with hashes, a signature and a readable page. Pure.
 * @module
 */
import { evidenceFiles, type EvidenceInput } from "./files.ts";
import { reportPage } from "./report.ts";
import { keyFingerprint, publicPem, sealEvidence, type SealInput } from "./seal.ts";

/** The input of a bundle. */
export type BundleInput = EvidenceInput & Pick<SealInput, "key">;

/**
 * Returns a bundle of evidence as the bytes of a zip archive: `evidenceFiles`, `report.html` first, sealed. The same
 * input gives the same bytes.
 *
 * @throws {RangeError} When the files together are too large for an archive.
 */
export async function evidenceBundle(input: BundleInput): Promise<Uint8Array> {
  const { name, original, collector, facts, pictures, key } = input;
  const { files, missing, edits } = await evidenceFiles(input);
  const fingerprint = keyFingerprint(publicPem(key));
  const shown = { name, original, collector, facts, edits, pictures, missing, files, key: fingerprint };
  return sealEvidence({
    name,
    original,
    collector,
    missing,
    files: [{ path: "report.html", bytes: reportPage(shown) }, ...files],
    key,
  });
}
