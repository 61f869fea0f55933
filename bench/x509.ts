/**
 * Certificates a second, one thread, and the ratio to @peculiar/x509 on the same certificates in the same run:
 * `node bench/x509.ts`, `deno run -A bench/x509.ts`. Input: the development certificates.
 * @module
 */
import "reflect-metadata";
import { createHash } from "node:crypto";
import * as peculiar from "@peculiar/x509";
import { parseX509 } from "../lib/x509/mod.ts";
import { corpus } from "../test/lib/x509/corpus.ts";

const ders = corpus().map((c) => c.der);

/** Best rate of some rounds: noise only ever slows down. */
function rate(rounds: number, once: (der: Uint8Array<ArrayBuffer>) => unknown): number {
  let best = 0;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    for (const der of ders) once(der);
    best = Math.max(best, ders.length / ((performance.now() - start) / 1000));
  }
  return best;
}

/** The same fields where it has them, so that its lazy getters are paid for. */
function peer(der: Uint8Array<ArrayBuffer>): unknown {
  const c = new peculiar.X509Certificate(der);
  try {
    return [
      createHash("sha256").update(der).digest("hex"),
      c.serialNumber,
      c.subject,
      c.issuer,
      c.notBefore,
      c.notAfter,
      c.getExtension(peculiar.SubjectAlternativeNameExtension)?.names.items.length,
      c.getExtension(peculiar.BasicConstraintsExtension)?.ca,
      c.getExtension(peculiar.CertificatePolicyExtension)?.policies,
      c.getExtension(peculiar.AuthorityInfoAccessExtension)?.ocsp,
      c.getExtension(peculiar.CRLDistributionPointsExtension)?.distributionPoints,
    ];
  } catch {
    return null;
  }
}

const mean = ders.reduce((sum, d) => sum + d.length, 0) / ders.length;
const ours = rate(60, parseX509);
const theirs = rate(1, peer);
const hash = rate(10, (der) => createHash("sha256").update(der).digest("hex"));
console.log(`${ders.length} certificates, mean ${mean.toFixed(0)} bytes, ${process.version}`);
console.log(`parseX509        ${ours.toFixed(0)} certificates/s`);
console.log(`@peculiar/x509   ${theirs.toFixed(0)} certificates/s; ratio ${(ours / theirs).toFixed(0)}`);
console.log(`SHA-256 alone    ${hash.toFixed(0)} certificates/s`);
