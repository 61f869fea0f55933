/**
 * A throw-away authority for loopback servers.
 * @module
 */
import "reflect-metadata";
import { isIP } from "node:net";
import * as x509 from "@peculiar/x509";

/** Key and certificate in PEM, with the root that issued it. */
export interface Issued {
  /** PKCS 8. */
  key: string;
  /** The certificate. */
  cert: string;
  /** The root's certificate. */
  ca: string;
}

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const FROM = new Date("2025-01-01T00:00:00Z");
const TO = new Date("2045-01-01T00:00:00Z");

async function pem(key: CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", key)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
}

function forNames(names: string[]): x509.Extension[] {
  if (names.length === 0) return [];
  return [
    new x509.SubjectAlternativeNameExtension(
      names.map((value) => ({ type: isIP(value) === 0 ? "dns" as const : "ip" as const, value })),
    ),
  ];
}

/** Issues a certificate for the names by a new root, which is for `rootNames` itself. */
export async function issue(names: string[], rootNames: string[] = []): Promise<Issued> {
  const rootKeys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=Throw-away root",
    notBefore: FROM,
    notAfter: TO,
    keys: rootKeys,
    signingAlgorithm: ECDSA,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true), ...forNames(rootNames)],
  });
  const keys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: "02",
    subject: `CN=${names[0]}`,
    issuer: root.subject,
    notBefore: FROM,
    notAfter: TO,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: ECDSA,
    extensions: forNames(names),
  });
  return { key: await pem(keys.privateKey), cert: leaf.toString("pem"), ca: root.toString("pem") };
}

/** A certificate for localhost that signs itself. */
export async function selfSigned(): Promise<{ cert: string; key: string }> {
  const keys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=localhost",
    notBefore: FROM,
    notAfter: TO,
    keys,
    signingAlgorithm: ECDSA,
    extensions: forNames(["localhost"]),
  });
  return { key: await pem(keys.privateKey), cert: cert.toString("pem") };
}
