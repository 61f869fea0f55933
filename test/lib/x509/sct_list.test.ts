import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import type { ListedLog } from "../../../lib/io.ts";
import { logList } from "../../../lib/x509/log_list.ts";
import { embeddedScts } from "../../../lib/x509/sct.ts";
import { certificate, extension, tbsHex, tlv } from "./build.ts";

const SCTS = "060a2b06010401d679020402";
const TIME = 1_700_000_000_000;
const CERTIFICATE = { extensions: extension("0603551d11", tlv("30", "820161")) };
const issuer = certificate({});
const issuerKeyHash = createHash("sha256").update(spkiOf(issuer)).digest();

/** The SubjectPublicKeyInfo of a certificate of `build.ts`: 91 octets, before algorithm and signature. */
function spkiOf(der: Uint8Array): Uint8Array {
  return der.subarray(der.length - 15 - 91, der.length - 15);
}

const sized = (bytes: Uint8Array): Buffer => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length);
  return Buffer.concat([size, bytes]);
};

/** A log with a key of its own. */
function newLog(pair: { privateKey: KeyObject; publicKey: KeyObject }): { log: ListedLog; key: KeyObject } {
  const key = pair.publicKey.export({ type: "spki", format: "der" });
  const id = createHash("sha256").update(key).digest("base64");
  const log = { description: "A log", operator: "", id, key: key.toString("base64"), url: "https://a/" };
  return { log: { ...log, monitoring_url: null, state: "usable" }, key: pair.privateKey };
}
const ecdsa = newLog(generateKeyPairSync("ec", { namedCurve: "P-256" }));
const rsa = newLog(generateKeyPairSync("rsa", { modulusLength: 2048 }));
const eddsa = newLog(generateKeyPairSync("ed25519"));
const logs = logList([ecdsa.log, rsa.log, eddsa.log]);

interface Bent {
  version?: number;
  algorithms?: [hash: number, signature: number];
  extensions?: string;
  entry?: Uint8Array;
  after?: Uint8Array;
}

/** An SCT of a log over that certificate (RFC 6962 section 3.2). */
function sct({ log, key }: typeof ecdsa, bent: Bent = {}): Uint8Array {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(TIME));
  const extensions = sized(Buffer.from(bent.extensions ?? ""));
  const tbs = Buffer.from(tbsHex(CERTIFICATE), "hex");
  const entry = Buffer.concat([
    Uint8Array.of(0, 0),
    time,
    Uint8Array.of(0, 1),
    issuerKeyHash,
    Uint8Array.of(0, tbs.length >> 8, tbs.length & 255),
    tbs,
    extensions,
  ]);
  const [hash, signature] = bent.algorithms ?? [4, key.asymmetricKeyType === "rsa" ? 1 : 3];
  const digest = key.asymmetricKeyType === "ed25519" ? null : hash === 6 ? "sha512" : "sha256";
  return Buffer.concat([
    Uint8Array.of(bent.version ?? 0),
    Buffer.from(log.id, "base64"),
    time,
    extensions,
    Uint8Array.of(hash, signature),
    sized(sign(digest, entry, key)),
    bent.after ?? new Uint8Array(0),
  ]);
}

const list = (...scts: Uint8Array[]): Buffer => sized(Buffer.concat(scts.map(sized)));
const hold = (content: string) =>
  certificate({ extensions: CERTIFICATE.extensions + extension(SCTS, content) });
const read = (content: Uint8Array) =>
  embeddedScts(hold(tlv("04", Buffer.from(content).toString("hex"))), { issuer, logs });
const statuses = (...scts: Uint8Array[]) => read(list(...scts)).map(({ status }) => status);

test("ECDSA and RSA with SHA-256 verify, with extensions of the SCT too", () => {
  expect(statuses(sct(ecdsa), sct(rsa))).toEqual(["Verified", "Verified"]);
  expect(statuses(sct(ecdsa, { extensions: "leaf 5" }))).toEqual(["Verified"]);
  expect(statuses(sct(ecdsa, { extensions: "x".repeat(300) }))).toEqual(["Verified"]);
  expect(read(list(sct(rsa)))).toMatchObject([{
    timestamp: TIME,
    hashAlgorithm: "SHA-256",
    signatureAlgorithm: "RSA",
    logId: Buffer.from(rsa.log.id, "base64").toString("hex").toUpperCase(),
  }]);
});

test("other algorithms do not, though the signature is good: RFC 6962 section 2.1.4 allows these two", () => {
  expect(statuses(sct(ecdsa, { algorithms: [6, 3] }))).toEqual(["Invalid signature"]);
  expect(statuses(sct(ecdsa, { algorithms: [4, 1] }))).toEqual(["Invalid signature"]);
  expect(statuses(sct(rsa, { algorithms: [4, 3] }))).toEqual(["Invalid signature"]);
  for (const signature of [0, 1, 3, 7, 255]) {
    expect(statuses(sct(eddsa, { algorithms: [4, signature] }))).toEqual(["Invalid signature"]);
  }
  expect(read(list(sct(ecdsa, { algorithms: [7, 4] })))).toMatchObject([{
    hashAlgorithm: "Unknown (7)",
    signatureAlgorithm: "Unknown (4)",
  }]);
});

test("what is of another version or broken is left out, what stands beside it is not", () => {
  const good = sct(ecdsa);
  const broken = [
    sct(ecdsa, { version: 1 }),
    sct(ecdsa, { after: Uint8Array.of(0) }),
    good.subarray(0, -1),
    good.subarray(0, 46),
    good.subarray(0, 43),
    good.subarray(0, 42),
    new Uint8Array(0),
  ];
  for (const bad of broken) expect(statuses(good, bad, good)).toEqual(["Verified", "Verified"]);
  const long = Uint8Array.from(good);
  long.set([255, 255], 41);
  expect(statuses(good, long, good)).toEqual(["Verified", "Verified"]);
});

test("entries after a break are left out, and so are bytes after the list", () => {
  const [one, two] = [sct(ecdsa), sct(rsa)];
  const whole = list(one, two);
  expect(read(Buffer.concat([whole, sized(one)]))).toHaveLength(2);
  for (let length = 0; length < whole.length; length++) {
    const after = 2 + 2 + one.length;
    expect(read(whole.subarray(0, length)), `${length} octets`).toHaveLength(length < after ? 0 : 1);
  }
  const longer = Buffer.from(whole);
  longer.writeUInt16BE(65_535, 2 + 2 + one.length);
  expect(read(longer)).toHaveLength(1);
});

test("of a list of hundreds 20 are read", () => {
  const bad = sct(ecdsa, { version: 1 });
  expect(statuses(bad, ...Array.from({ length: 200 }, () => sct(ecdsa)))).toHaveLength(20);
});

test("an extension that holds no list holds no SCT", () => {
  const { extensions } = CERTIFICATE;
  expect(embeddedScts(certificate({ extensions }), { issuer, logs })).toEqual([]);
  expect(embeddedScts(certificate({}), { issuer, logs })).toEqual([]);
  for (const content of ["", "00", "0401", "0500", "0400", "040100"]) {
    expect(embeddedScts(hold(content), { issuer, logs })).toEqual([]);
  }
  const good = extension(SCTS, tlv("04", list(sct(ecdsa)).toString("hex")));
  const after = certificate({ extensions: extensions + extension(SCTS, "0500") + good });
  expect(embeddedScts(after, { issuer, logs }).map(({ status }) => status)).toEqual(["Verified"]);
});
