import { evidenceFiles, type EvidenceInput } from "./files.ts";
import type { Collector } from "./manifest.ts";
import { reportPage } from "./report.ts";
import { keyFingerprint, publicPem, sealEvidence, type SealInput } from "./seal.ts";

/** The input of a bundle. */
export interface BundleInput extends EvidenceInput, Pick<SealInput, "key"> {
  /** Who collected it; the clock check comes from the recording. */
  collector: Omit<Collector, "clock">;
}

/**
 * Returns a bundle of evidence as the bytes of a zip archive: `evidenceFiles`, `report.html` first, sealed. The same
 * input gives the same bytes.
 *
 * @throws {RangeError} When the files together are too large for an archive.
 */
export async function evidenceBundle(input: BundleInput): Promise<Uint8Array> {
  const { name, original, facts, pictures, key } = input;
  const { files, clock, missing, icon, edits } = await evidenceFiles(input);
  const collector: Collector = { ...input.collector, clock };
  const fingerprint = keyFingerprint(publicPem(key));
  const shown = { name, original, collector, facts, edits, pictures, icon, missing, files, key: fingerprint };
  return sealEvidence({
    name,
    original,
    collector,
    missing,
    files: [{ path: "report.html", bytes: reportPage(shown) }, ...files],
    key,
  });
}
