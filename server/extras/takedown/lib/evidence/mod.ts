/**
 * Bundles of evidence: what a lookup saw of a look-alike, with hashes, a signature and a readable page. Pure.
 * @module
 */
export { type BundleInput, evidenceBundle } from "./bundle.ts";
export { type EvidenceFiles, evidenceFiles, type EvidenceInput } from "./files.ts";
export * from "../recording/mod.ts";
export type { ClockCheck, Collector, Manifest, ManifestFile } from "./manifest.ts";
export { sha256Hex as sha256 } from "./manifest.ts";
export { type ReportInput, reportPage } from "./report.ts";
export { keyFingerprint, publicPem, sealEvidence, type SealInput } from "./seal.ts";
export { TIME_STAMP, type Verification, verifyEvidence } from "./verify.ts";
export { type EvidenceFile, isEvidencePath, readZip, writeZip } from "./zip.ts";
