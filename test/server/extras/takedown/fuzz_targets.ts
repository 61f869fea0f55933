/**
 * Files that others hand over: bundles of evidence.
 * @module
 */
import { Buffer } from "node:buffer";
import { verifyEvidence } from "../../../../server/extras/takedown/lib/evidence/verify.ts";
import { bundle } from "./lib/evidence/specimen.ts";
import { mutatedBytes } from "../../../fuzz/mutants.ts";
import { hold, ofBytes, type Target } from "../../../fuzz/target.ts";

/** The targets. */
export const targets: readonly Target[] = [
  ofBytes("evidence", mutatedBytes([bundle]), (bytes) => {
    const { problems } = verifyEvidence(bytes);
    hold((problems.length === 0) === (Buffer.compare(bytes, bundle) === 0), "whatever is changed is named");
  }),
];
