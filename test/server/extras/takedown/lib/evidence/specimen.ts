/**
 * A bundle of evidence: a whole one, to be forged.
 * @module
 */
import { Buffer } from "node:buffer";
import { createPrivateKey } from "node:crypto";
import { sealEvidence } from "../../../../../../server/extras/takedown/lib/evidence/seal.ts";

/** A key of its own: signatures of Ed25519 do not depend on chance. */
export const KEY = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, 7)]),
  format: "der",
  type: "pkcs8",
});
/** A bundle. */
export const bundle = sealEvidence({
  name: "examp1e.com",
  original: "example.com",
  collector: {
    ...{ software: "test", host: null, address: null },
    started_at: "2026-01-01T00:00:00.000Z",
    ended_at: "2026-01-01T00:00:01.000Z",
    resolvers: [],
  },
  missing: [],
  files: [{ path: "facts.json", bytes: Buffer.from("{}\n") }],
  key: KEY,
});
