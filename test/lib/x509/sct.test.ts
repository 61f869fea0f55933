import { expect, test } from "vitest";
import { X509Certificate } from "node:crypto";
import type { ListedLog } from "../../../lib/io.ts";
import { logList } from "../../../lib/x509/log_list.ts";
import { embeddedScts } from "../../../lib/x509/sct.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { createAuthority } from "../../../server/mini/authority.ts";
import { corpus } from "./corpus.ts";

const NOW = Date.UTC(2026, 10, 21);
const authority = await createAuthority(NOW);
const other = await createAuthority(NOW);
const leaf = (await authority.issue(["a.test", "b.test"])).cert;
const issuer = authority.root;
const logs = logList([authority.log]);
const der = new Uint8Array(new X509Certificate(leaf).raw);

const statuses = (certificate: Uint8Array | string, options: Parameters<typeof embeddedScts>[1]): string[] =>
  embeddedScts(certificate, options).map((sct) => sct.status);

test("an SCT is verified with the issuer's certificate and the log's key", () => {
  expect(embeddedScts(leaf, { issuer, logs })).toMatchObject([{
    status: "Verified",
    origin: "Embedded in certificate",
    logDescription: "Miniature Internet log",
    timestamp: NOW - 86_400_000,
    hashAlgorithm: "SHA-256",
    signatureAlgorithm: "ECDSA",
  }]);
});

test("without an issuer, or with one of another name or none at all, it stays unverified", () => {
  expect(statuses(leaf, { logs })).toEqual(["Unverified"]);
  expect(statuses(leaf, { issuer: leaf, logs })).toEqual(["Unverified"]);
  expect(statuses(leaf, { issuer: new Uint8Array(9), logs })).toEqual(["Unverified"]);
});

test("an unknown log is unknown", () => {
  expect(statuses(leaf, { issuer })).toEqual(["From unknown log"]);
  expect(statuses(leaf, { issuer, logs: logList([other.log]) })).toEqual(["From unknown log"]);
});

test("another issuer's key, another log's key and a key that is none verify nothing", () => {
  expect(statuses(leaf, { issuer: other.root, logs })).toEqual(["Invalid signature"]);
  for (const key of [other.log.key, "AAAA", ""]) {
    const wrong: ListedLog = { ...authority.log, key };
    expect(statuses(leaf, { issuer, logs: logList([wrong]) })).toEqual(["Invalid signature"]);
  }
});

test("whatever octet of the signed part is changed, the signature no longer holds", () => {
  // The SCTs are the last extension: what stands before them is what the log saw.
  const end = Buffer.from(der).indexOf("2b06010401d679020402", "hex") - 4;
  let read = 0;
  for (let at = 8; at < end; at++) {
    const changed = der.slice();
    changed[at] = changed[at]! ^ 1;
    let found: string[];
    try {
      found = statuses(changed, { issuer, logs });
    } catch {
      continue; // no certificate any more
    }
    read++;
    expect(found.filter((status) => status === "Verified"), `octet ${at}`).toEqual([]);
  }
  expect(read).toBeGreaterThan(100);
});

test("an octet outside of it, the CA's own signature, changes nothing for the log", () => {
  const changed = der.slice();
  changed[der.length - 1] = changed[der.length - 1]! ^ 1;
  expect(statuses(changed, { issuer, logs })).toEqual(["Verified"]);
});

test("real SCTs without their issuer at hand are reported by the name of their log", () => {
  let known = 0;
  for (const { der } of corpus()) {
    let scts;
    try {
      parseX509(der);
      scts = embeddedScts(der);
    } catch {
      continue;
    }
    for (const { status, logDescription } of scts) {
      expect(status).toBe(logDescription === null ? "From unknown log" : "Unverified");
      if (logDescription !== null) known++;
    }
  }
  if (corpus().length > 0) expect(known).toBeGreaterThan(10);
});
