/**
 * A bundle of evidence, and the answer of an authority for time stamps: whole ones, to be forged.
 * @module
 */
import { Buffer } from "node:buffer";
import { createPrivateKey } from "node:crypto";
import { sealEvidence } from "../../../lib/evidence/mod.ts";

/** A key of its own: signatures of Ed25519 do not depend on chance. */
export const KEY = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, 7)]),
  format: "der",
  type: "pkcs8",
});
/** A bundle. */
export const bundle = await sealEvidence({
  name: "examp1e.com",
  original: "example.com",
  collector: {
    ...{ software: "test", host: null, address: null },
    started_at: "2026-01-01T00:00:00.000Z",
    ended_at: "2026-01-01T00:00:01.000Z",
    clock: { responses: 0, offset_seconds: null, range_seconds: null },
    resolvers: [],
  },
  missing: [],
  files: [{ path: "facts.json", bytes: Buffer.from("{}\n") }],
  key: KEY,
});
/** An element of DER in hex. */
export function der(tag: string, ...content: string[]): string {
  const body = content.join(""), size = body.length / 2;
  const hex = size.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return tag + (size < 128 ? even : (0x80 + even.length / 2).toString(16) + even) + body;
}
const ascii = (text: string): string => Buffer.from(text).toString("hex");
const TST_OID = "060b2a864886f70d0109100104";
export const tstInfo = (imprint: string, time = "20260101000000Z") =>
  der(
    "30",
    ...["020101", "06032a0304", der("30", "300d06096086480165030402010500", der("04", imprint))],
    ...["020101", der("18", ascii(time))],
  );
export const content = (info: string) => der("30", TST_OID, der("a0", der("04", info)));
/** RFC 3161: a status, and a ContentInfo with SignedData. */
export const response = (info: string, status = der("30", "020100")) =>
  Buffer.from(
    der(
      "30",
      status,
      der("30", "06092a864886f70d010702", der("a0", der("30", "020103", "3100", content(info)))),
    ),
    "hex",
  );
