import { Buffer } from "node:buffer";
import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TIME_STAMP, verifyEvidence } from "../../../../../../server/extras/takedown/lib/evidence/verify.ts";
import { readZip, writeZip } from "../../../../../../server/extras/takedown/lib/evidence/zip.ts";
import { publicPem } from "../../../../../../server/extras/takedown/lib/evidence/seal.ts";
import { bundle, KEY } from "./specimen.ts";

const files = readZip(bundle);
const [first] = verifyEvidence(bundle).problems;
const replaced = (path: string, bytes: Uint8Array) =>
  writeZip(files.map((file) => file.path === path ? { path, bytes } : file));

test("the specimen is whole", () => expect(first).toBeUndefined());

/** The bundle with its end changed at a place, and what stands there. */
function withEnd(change: (end: Buffer, whole: Buffer) => void): Buffer {
  const forged = Buffer.from(bundle);
  change(forged.subarray(forged.length - 22), forged);
  return forged;
}

test.each<[string, Uint8Array]>([
  ["65,536 entries, which count as none", withEnd((end) => void end.fill(0, 8, 12))],
  ["65,535 entries", withEnd((end) => void end.fill(0xff, 8, 12))],
  ["places of ZIP64", withEnd((end) => void end.fill(0xff, 8, 20))],
  [
    "a locator of ZIP64 before its end",
    (() => {
      const locator = Buffer.alloc(20);
      locator.writeUInt32LE(0x07064b50);
      return Buffer.concat([bundle.subarray(0, -22), locator, bundle.subarray(-22)]);
    })(),
  ],
  ["a directory that begins before the files", withEnd((end) => void end.writeUInt32LE(0, 16))],
  ["a directory beyond the end", withEnd((end) => void end.writeUInt32LE(0xfffffff0, 16))],
  ["sizes of 4 GiB", withEnd((_, whole) => void whole.writeUInt32LE(0xffffffff, 22))],
  [
    "entries that overlap",
    withEnd((end, whole) => {
      // The second entry of the directory points at the first file.
      const second = whole.indexOf("PK\x01\x02", end.readUInt32LE(16) + 4, "latin1");
      whole.writeUInt32LE(0, second + 42);
    }),
  ],
  [
    "a symbolic link",
    withEnd((end, whole) => {
      const entry = end.readUInt32LE(16);
      whole.writeUInt16LE(0x0314, entry + 4);
      whole.writeUInt32LE(0o120777 * 65_536, entry + 38);
    }),
  ],
  ["a comment", Buffer.concat([withEnd((end) => void end.writeUInt16LE(4, 20)), Buffer.from("evil")])],
  ["bytes before it", Buffer.concat([Buffer.from("#!/bin/sh\n"), bundle])],
  ["nothing but its end", bundle.subarray(-22)],
  ["no byte", new Uint8Array(0)],
  ["another zip behind it", Buffer.concat([bundle, bundle])],
])("an archive with %s is named as changed", (_, forged) => {
  expect(verifyEvidence(forged).problems).not.toEqual([]);
});

test.each([0, 1, 32, 63, 65, 128, 1_000_000])("a signature of %d bytes is none, and is named", (length) => {
  expect(verifyEvidence(replaced("manifest.sig", new Uint8Array(length))).problems)
    .toContain("manifest.json, manifest.sig: the signature does not fit the manifest and the key");
});

const pemOf = (type: "rsa" | "ec" | "x25519" | "ed448"): string =>
  (type === "rsa"
    ? generateKeyPairSync("rsa", { modulusLength: 1_024 })
    : type === "ec"
    ? generateKeyPairSync("ec", { namedCurve: "P-256" })
    : type === "ed448"
    ? generateKeyPairSync("ed448" as never) as ReturnType<typeof generateKeyPairSync>
    : generateKeyPairSync("x25519")).publicKey.export({ type: "spki", format: "pem" }) as string;
test.each<[string, string]>([
  ["of RSA", pemOf("rsa")],
  ["of another curve", pemOf("ec")],
  ["that only agrees", pemOf("x25519")],
  ["that is private", KEY.export({ type: "pkcs8", format: "pem" }) as string],
  ["without an end", publicPem(KEY).slice(0, 60)],
  ["of nothing", ""],
  [
    "that is a megabyte of junk",
    `-----BEGIN PUBLIC KEY-----\n${"A".repeat(1 << 20)}\n-----END PUBLIC KEY-----\n`,
  ],
])("a public key %s is named", (_, pem) => {
  expect(verifyEvidence(replaced("public-key.pem", Buffer.from(pem))).problems).not.toEqual([]);
});

test.each([
  ["null", "null"],
  ["a list", "[]"],
  ["nested without end", "[".repeat(1 << 16)],
  ["with members of a prototype", '{"__proto__":{"evidence":1,"files":[]}}'],
  [
    "with very many files",
    JSON.stringify({
      ...{
        evidence: 1,
        name: "a",
        original: "b",
        key: "",
        collector: { software: "", started_at: "" },
      },
      files: Array.from({ length: 10_000 }, (_, i) => ({ path: `${i}`, size: 0, sha256: "" })),
    }),
  ],
])("a manifest that is %s is named", (_, text) => {
  const { problems } = verifyEvidence(replaced("manifest.json", Buffer.from(text)));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(100);
});

test("an archive of an earlier version, with a time stamp, verifies; a changed stamp is named", () => {
  const archive = readFileSync(new URL("time_stamped.zip", import.meta.url));
  const { problems, manifest } = verifyEvidence(archive);
  expect(problems).toEqual([]);
  expect(manifest!.files.map(({ path }) => path)).toContain(TIME_STAMP);
  // Those who read only that version look for its chain: what is written without one says another.
  expect([manifest!.evidence, verifyEvidence(bundle).manifest!.evidence]).toEqual([1, 2]);
  const changed = readZip(archive).map(({ path, bytes }) =>
    path === TIME_STAMP ? { path, bytes: bytes.subarray(1) } : { path, bytes }
  );
  expect(verifyEvidence(writeZip(changed)).problems).toContain(
    "timestamp.tsr: its SHA-256 is not the one in the manifest",
  );
});
