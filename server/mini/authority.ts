import "reflect-metadata";
import { Buffer } from "node:buffer";
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

/** Key and certificate in PEM. */
export interface MiniCertificate {
  /** PKCS 8. */
  key: string;
  /** X.509. */
  cert: string;
}

/** A throw-away certificate authority. */
export interface Authority {
  /** The root in PEM, for those who are to trust it. */
  root: string;
  /** Issues a certificate for names, the first of which is the common name. The same names give the same one. */
  issue(names: readonly string[]): Promise<MiniCertificate>;
}

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY = 86_400_000;

async function pem(key: CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", key)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
}

function serial(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = (bytes[0] as number) & 0x7f | 0x40; // positive, and no leading zero
  return Buffer.from(bytes).toString("hex");
}

/**
 * Makes a certificate authority that lives as long as the process.
 *
 * @param now Milliseconds since 1970: certificates begin a day before and end 90 days later.
 * @example
 * ```ts
 * import { createAuthority } from "./authority.ts";
 * const authority = await createAuthority(Date.UTC(2026, 10, 21));
 * console.assert((await authority.issue(["kestrelbank.com"])).cert.startsWith("-----BEGIN CERTIFICATE-----"));
 * ```
 */
export async function createAuthority(now: number): Promise<Authority> {
  const keys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const root = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: "C=XX, O=Miniature Internet, CN=Miniature Internet Root",
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + 365 * DAY),
    keys,
    signingAlgorithm: ECDSA,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  const issued = new Map<string, Promise<MiniCertificate>>();
  const make = async (names: readonly string[]): Promise<MiniCertificate> => {
    const leafKeys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
    const leaf = await X509CertificateGenerator.create({
      serialNumber: serial(),
      subject: `CN=${names[0]}`,
      issuer: root.subject,
      notBefore: new Date(now - DAY),
      notAfter: new Date(now + 89 * DAY),
      publicKey: leafKeys.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: ECDSA,
      extensions: [
        new SubjectAlternativeNameExtension(names.map((value) => ({ type: "dns" as const, value }))),
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      ],
    });
    return { key: await pem(leafKeys.privateKey), cert: leaf.toString("pem") };
  };
  return {
    root: root.toString("pem"),
    issue(names) {
      const key = names.join(" ");
      let made = issued.get(key);
      if (made === undefined) issued.set(key, made = make(names));
      return made;
    },
  };
}
