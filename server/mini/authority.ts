import "reflect-metadata";
import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import {
  BasicConstraintsExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";
import type { ListedLog } from "../../lib/ct/log/mod.ts";

/** Key and certificate in PEM. */
export interface MiniCertificate {
  /** PKCS 8. */
  key: string;
  /** X.509, with its issuer's after it. */
  cert: string;
}

/** A temporary certificate authority. */
export type Authority = Awaited<ReturnType<typeof createAuthority>>;

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY = 86_400_000;

/** Bytes after their number, as TLS writes it. */
export function lengthPrefixed(bytes: Uint8Array, length: number): Uint8Array {
  const size = Buffer.alloc(length);
  size.writeUIntBE(bytes.length, 0, length);
  return Buffer.concat([size, bytes]);
}

/** DER of an OCTET STRING of less than 256 octets. */
function octets(content: Uint8Array): ArrayBuffer {
  const header = content.length < 0x80 ? [4, content.length] : [4, 0x81, content.length];
  return Uint8Array.from([...header, ...content]).buffer;
}

/** A log that signs every submission: the SCT extension for a certificate without one (RFC 6962 section 3.2). */
function createSigner(
  now: number,
  issuerKey: Uint8Array,
): { log: ListedLog; scts(tbs: Uint8Array): Extension; sign(bytes: Uint8Array): Uint8Array } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const id = createHash("sha256").update(spki).digest();
  const issuerKeyHash = createHash("sha256").update(issuerKey).digest();
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(now - DAY));
  const none = Uint8Array.of(0, 0);
  // DigitallySigned of RFC 5246: SHA-256, ECDSA.
  const signed = (bytes: Uint8Array): Uint8Array =>
    Buffer.concat([Uint8Array.of(4, 3), lengthPrefixed(sign("sha256", bytes, privateKey), 2)]);
  return {
    sign: signed,
    log: {
      description: "Miniature Internet log",
      operator: "Miniature Internet",
      id: id.toString("base64"),
      key: spki.toString("base64"),
      url: "https://ct.mini.invalid/",
      monitoring_url: null,
      state: "usable",
    },
    scts(tbs) {
      const entry = Buffer.concat([
        Uint8Array.of(0, 0),
        time,
        Uint8Array.of(0, 1),
        issuerKeyHash,
        lengthPrefixed(tbs, 3),
        none,
      ]);
      const sct = Buffer.concat([Uint8Array.of(0), id, time, none, signed(entry)]);
      return new Extension(
        "1.3.6.1.4.1.11129.2.4.2",
        false,
        octets(lengthPrefixed(lengthPrefixed(sct, 2), 2)),
      );
    },
  };
}

/** The TBSCertificate of a certificate: the first element inside. */
function tbsOf(certificate: Uint8Array): Uint8Array {
  const header = (at: number): number => certificate[at + 1]! < 0x80 ? 2 : 2 + (certificate[at + 1]! & 0x7f);
  const start = header(0);
  let length = certificate[start + 1]!;
  if (length >= 0x80) length = Buffer.from(certificate).readUIntBE(start + 2, length & 0x7f);
  return certificate.subarray(start, start + header(start) + length);
}

async function pem(key: CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", key)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
}

function serial(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = (bytes[0] as number) & 0x7f | 0x40; // positive, without a leading zero
  return Buffer.from(bytes).toString("hex");
}

/**
 * Makes a certificate authority that lives as long as the process.
 *
 * @param now Milliseconds since 1970: certificates are valid from a day before to 90 days after.
 * @example
 * ```ts
 * import { createAuthority } from "./authority.ts";
 * const authority = await createAuthority(Date.UTC(2026, 10, 21));
 * console.assert((await authority.issue(["kestrelbank.com"])).cert.startsWith("-----BEGIN CERTIFICATE-----"));
 * ```
 */
export async function createAuthority(now: number) {
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
  const { log, scts, sign } = createSigner(now, new Uint8Array(root.publicKey.rawData));
  const issued = new Map<string, Promise<MiniCertificate>>();
  const make = async (names: readonly string[]): Promise<MiniCertificate> => {
    const leafKeys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
    const serialNumber = serial();
    const create = (extra: Extension[]) =>
      X509CertificateGenerator.create({
        serialNumber,
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
          ...extra,
        ],
      });
    const leaf = await create([scts(tbsOf(new Uint8Array((await create([])).rawData)))]);
    return {
      key: await pem(leafKeys.privateKey),
      cert: `${leaf.toString("pem")}\n${root.toString("pem")}\n`,
    };
  };
  return {
    /** The root certificate in PEM, for clients that trust it. */
    root: root.toString("pem"),
    /** The log that signs the timestamps (RFC 6962) in its certificates; no server answers at its address. */
    log,
    /** Signs as that log does. */
    sign,
    /**
     * Issues a certificate for names, the first of which is the common name. The same names return the same certificate.
     */
    issue(names: readonly string[]): Promise<MiniCertificate> {
      const key = names.join(" ");
      let made = issued.get(key);
      if (made === undefined) issued.set(key, made = make(names));
      return made;
    },
  };
}
