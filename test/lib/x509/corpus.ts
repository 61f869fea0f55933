/**
 * The certificates of the development data.
 * @module
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sharedPath } from "../../shared.ts";

/** One certificate and where it is from. */
export interface CorpusCertificate {
  /** `odd`, `zlint` or `roots`. */
  set: string;
  /** The certificate. */
  der: Uint8Array<ArrayBuffer>;
}

/** Every certificate of `data/certs/` outside the tiles; empty when the data is not there. */
export function corpus(): CorpusCertificate[] {
  const all: CorpusCertificate[] = [];
  for (const set of ["odd", "zlint"]) {
    const path = sharedPath(`data/certs/${set}.jsonl.gz`);
    if (path === null) continue;
    for (const line of gunzipSync(readFileSync(path)).toString().trim().split("\n")) {
      all.push({ set, der: new Uint8Array(Buffer.from(JSON.parse(line).der, "base64")) });
    }
  }
  const roots = sharedPath("data/certs/roots.pem");
  const blocks = roots === null
    ? []
    : readFileSync(roots, "latin1").match(/(?<=-----BEGIN CERTIFICATE-----)[^-]+/g);
  for (const block of blocks ?? []) {
    all.push({ set: "roots", der: new Uint8Array(Buffer.from(block, "base64")) });
  }
  return all;
}

/** Leaf entries of a static-ct data tile: precertificates and certificates (static-ct-api "Log Entries"). */
export function tileCertificates(path: string): Uint8Array[] {
  const tile = new Uint8Array(readFileSync(path));
  const view = new DataView(tile.buffer, tile.byteOffset, tile.byteLength);
  const uint24 = (at: number): number => view.getUint8(at) << 16 | view.getUint16(at + 1);
  const all: Uint8Array[] = [];
  for (let at = 0; at < tile.length;) {
    const type = view.getUint16(at + 8);
    at += 10 + (type === 1 ? 32 : 0);
    const size = uint24(at);
    if (type === 0) all.push(tile.slice(at + 3, at + 3 + size));
    at += 3 + size;
    at += 2 + view.getUint16(at);
    if (type === 1) {
      const precertificate = uint24(at);
      all.push(tile.slice(at + 3, at + 3 + precertificate));
      at += 3 + precertificate;
    }
    at += 2 + view.getUint16(at); // fingerprints of the chain
  }
  return all;
}
