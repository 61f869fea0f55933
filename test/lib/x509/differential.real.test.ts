/**
 * parseX509 against three other readers on every certificate of the development data. A difference passes only
 * when it is one of those that lib/x509/README.md argues for, recognised by its cause.
 * @module
 */
import "reflect-metadata";
import { execFile } from "node:child_process";
import { X509Certificate as NodeCertificate } from "node:crypto";
import * as peculiar from "@peculiar/x509";
import { expect } from "vitest";
import type { ParsedX509Certificate } from "../../../lib/model.ts";
import { parseX509 } from "../../../lib/x509/mod.ts";
import { missingProgram, onNodeOnly, requires } from "../../requires.ts";
import { corpus } from "./corpus.ts";

const ALL = corpus().map(({ set, der }) => ({ set, der, ours: parseX509(der) }));
const noData = ALL.length === 0 ? "no data in ../shared" : null;

/** What a reader that takes the octets of an IA5String for Latin-1 makes of an escaped entry. */
const unescape = (text: string): string =>
  text.replace(/\\x([0-9a-f]{2})/g, (_, h) => String.fromCharCode(parseInt(h, 16)));
const plainSerial = (hex: string): string => hex.toLowerCase().replace(/^(-?)0+(?=.)/, "$1");

// Deno has an implementation of its own that loses SANs and signs: it is no oracle.
const onNode = noData === null ? onNodeOnly("Deno's X509Certificate is no oracle") : requires(noData);
onNode("node:crypto agrees", () => {
  const different: string[] = [];
  let refused = 0;
  for (const { set, der, ours } of ALL) {
    let node: NodeCertificate;
    try {
      node = new NodeCertificate(der);
    } catch {
      refused++;
      continue;
    }
    const say = (what: string): unknown =>
      different.push(`${set} ${ours.fingerprint_sha256.slice(0, 12)} ${what}`);
    if (node.fingerprint256.replaceAll(":", "").toLowerCase() !== ours.fingerprint_sha256) say("fingerprint");
    if (plainSerial(node.serialNumber) !== ours.serial) say(`serial ${node.serialNumber}`);
    // node:crypto also wants keyCertSign; the wire's is_ca is the basic constraint alone.
    if (node.ca && !ours.is_ca) say("is_ca");
    // Date.parse takes years below 100 for others, and fractions are dropped on our side.
    const seconds = (text: string): number => Math.floor(Date.parse(text) / 1000);
    if (ours.not_before > 0 && seconds(node.validFrom) !== ours.not_before) {
      say(`not_before ${node.validFrom}`);
    }
    if (ours.not_after > 0 && seconds(node.validTo) !== ours.not_after) say(`not_after ${node.validTo}`);
    let bits: number | undefined;
    try {
      bits = node.publicKey.asymmetricKeyDetails?.modulusLength;
    } catch {
      // A key that OpenSSL refuses.
    }
    if (bits !== undefined && bits !== ours.key_size_bits) say(`key_size_bits ${bits}`);
    const names = [...(node.subjectAltName ?? "").matchAll(/(?<=^|, )DNS:("(?:[^"\\]|\\.)*"|[^,]*)/g)]
      .map((m) => (m[1] as string).startsWith('"') ? JSON.parse(m[1] as string) as string : m[1] as string);
    if (JSON.stringify(names.sort()) !== JSON.stringify(ours.san_dns.map(unescape).sort())) {
      say(`san ${names}`);
    }
  }
  expect(different).toEqual([]);
  expect(refused).toBeLessThanOrEqual(3);
});

requires(noData)("@peculiar/x509 agrees", () => {
  const different: string[] = [];
  let refused = 0;
  for (const { set, der, ours } of ALL) {
    const say = (what: string): unknown =>
      different.push(`${set} ${ours.fingerprint_sha256.slice(0, 12)} ${what}`);
    try {
      comparePeculiar(new peculiar.X509Certificate(der), ours, say);
    } catch (error) {
      // It throws on extensions that we read entry by entry.
      if (!(error instanceof Error)) throw error;
      refused++;
    }
  }
  expect(different).toEqual([]);
  expect(refused).toBeLessThanOrEqual(7);
});

function comparePeculiar(
  theirs: peculiar.X509Certificate,
  ours: ParsedX509Certificate,
  say: (what: string) => unknown,
): void {
  const same = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b)) {
      say(`${what} ${JSON.stringify(a)} ours ${JSON.stringify(b)}`);
    }
  };
  // It loses the sign.
  if (!ours.serial.startsWith("-")) same("serial", plainSerial(theirs.serialNumber), ours.serial);
  // It turns what it cannot read (no seconds, offsets, years below 100) into 1899 to 1901 or another hour.
  const [from, to] = [theirs.notBefore.getTime() / 1000, theirs.notAfter.getTime() / 1000];
  const believed = (s: number): boolean => s > -2.1e9 || s < -2.3e9;
  if (believed(from) && new Date(from * 1000).getUTCMinutes() !== 20) {
    same("not_before", from, ours.not_before);
  }
  if (believed(to) && new Date(to * 1000).getUTCMinutes() !== 20) {
    same("not_after", Math.floor(to), ours.not_after);
  }
  const names = theirs.getExtension(peculiar.SubjectAlternativeNameExtension)?.names.items ?? [];
  const ofType = (type: string): string[] => names.filter((n) => n.type === type).map((n) => n.value).sort();
  same("san_dns", ofType("dns"), ours.san_dns.map(unescape).sort());
  same("san_ip", ofType("ip"), ours.san_ip);
  const constraints = theirs.getExtension(peculiar.BasicConstraintsExtension);
  same("is_ca", constraints?.ca ?? false, ours.is_ca);
  // Negative path lengths constrain nothing.
  const length = constraints?.pathLength ?? null;
  same("path_len", length !== null && length < 0 ? null : length, ours.path_len);
  const policies = theirs.getExtension(peculiar.CertificatePolicyExtension)?.policies ?? [];
  same("policy_oids", [...policies].sort(), ours.policy_oids);
  const access = theirs.getExtension(peculiar.AuthorityInfoAccessExtension)?.ocsp ?? [];
  const ocsp = access.filter((n) => n.type === "url").map((n) => n.value).sort();
  same("ocsp_uris", ocsp, ours.ocsp_uris.map(unescape));
  const points = theirs.getExtension(peculiar.CRLDistributionPointsExtension)?.distributionPoints ?? [];
  const crls = points.flatMap((p) => p.distributionPoint?.fullName ?? [])
    .map((n) => n.uniformResourceIdentifier).filter((u) => u !== undefined).sort();
  same("crl_dp", crls, ours.crl_dp.map(unescape));
  same("sig_alg_oid and key_alg", theirs.publicKey.algorithm !== null, ours.key_alg !== "");
}

const NAMES = "esc_2253,esc_ctrl,utf8,dump_nostr,dump_unknown,dump_der,sep_comma_plus_space,sname";

function openssl(der: Uint8Array): Promise<string> {
  const args = ["x509", "-inform", "DER", "-noout", "-serial", "-subject", "-issuer", "-nameopt", NAMES];
  return new Promise((resolve) => {
    const child = execFile("openssl", args, (_error, stdout) => resolve(stdout));
    child.stdin?.on("error", () => {});
    child.stdin?.end(der);
  });
}

/** OpenSSL's spelling brought to ours: `street`, separators, upper-case hex dumps, what is empty. */
function normalise(name: string): string {
  return name.replace(/(^|[+,] ?)street=/gi, "$1STREET=").replace(/ \+ |, \+/g, "+")
    .replace(/#[0-9A-F]+/gi, (h) => h.toLowerCase())
    // Only we escape C1 control characters.
    .replace(/[\u0080-\u009f]|\\C2\\[89][0-9A-F]/g, "");
}

requires(noData ?? missingProgram("openssl"))("OpenSSL agrees", { timeout: 240_000 }, async () => {
  const different: string[] = [];
  // One process each: every eighth unless all are requested (`FULL=1`, half a minute).
  const queue = ALL.filter((_, i) => process.env.FULL === "1" || i % 8 === 0);
  let refused = 0;
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { set, der, ours } = next;
      const text = await openssl(der);
      const field = (key: string): string => new RegExp(`^${key}=(.*)$`, "m").exec(text)?.[1] ?? "";
      if (text === "") {
        refused++;
        continue;
      }
      if (plainSerial(field("serial")) !== ours.serial) different.push(`${set} serial ${field("serial")}`);
      for (const [key, value] of [["subject", ours.subject_dn], ["issuer", ours.issuer_dn]] as const) {
        if (normalise(field(key)) !== normalise(value)) {
          different.push(`${ours.fingerprint_sha256.slice(0, 12)} ${key} ${field(key)} ## ${value}`);
        }
      }
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(different).toEqual([]);
  expect(refused).toBeLessThanOrEqual(1);
});
