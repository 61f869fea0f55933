import { Buffer } from "node:buffer";
import { BIT_STRING, Der, DerError, OBJECT_IDENTIFIER, OCTET_STRING, SEQUENCE } from "./der.ts";
import { oidAt } from "./oid.ts";
import { CertificateParts, SCT_LIST } from "./parts.ts";
import { POISON } from "./precertificate.ts";

/** Extensions as observers of logs print them; members that a certificate does not have are absent. */
export interface ExtensionTexts {
  /** `Digital Signature, Key Encipherment`: RFC 5280 section 4.2.1.3. */
  keyUsage?: string;
  /** `TLS Web server authentication`, or the OID of a purpose without a name: section 4.2.1.12. */
  extendedKeyUsage?: string;
  /** Upper-case hex with colons: section 4.2.1.2. */
  subjectKeyIdentifier?: string;
  /** `keyid:A8:4A…` and a line feed: section 4.2.1.1. */
  authorityKeyIdentifier?: string;
  /** `CA Issuers - URI:…` and `OCSP - URI:…`, one a line: section 4.2.2.1. */
  authorityInfoAccess?: string;
  /** The value of the extension in base64url: RFC 6962 section 3.3. */
  ctlSignedCertificateTimestamp?: string;
  /** Present in precertificates: RFC 6962 section 3.1. */
  ctlPoisonByte?: true;
}

const USAGES = [
  "Digital Signature",
  "Non Repudiation",
  "Key Encipherment",
  "Data Encipherment",
  "Key Agreement",
  "Key Cert Sign",
  "C R L Sign",
  "Encipher Only",
  "Decipher Only",
] as const;

const PURPOSES: Readonly<Record<string, string>> = {
  "1.3.6.1.5.5.7.3.1": "TLS Web server authentication",
  "1.3.6.1.5.5.7.3.2": "TLS Web client authentication",
  "1.3.6.1.5.5.7.3.3": "Code signing",
  "1.3.6.1.5.5.7.3.4": "E-mail protection",
  "1.3.6.1.5.5.7.3.8": "Time stamping",
  "1.3.6.1.5.5.7.3.9": "OCSP signing",
};

const ACCESS: Readonly<Record<string, string>> = {
  "1.3.6.1.5.5.7.48.1": "OCSP",
  "1.3.6.1.5.5.7.48.2": "CA Issuers",
};

/** Maximum number of purposes and locations that are printed. */
const MAX_ENTRIES = 100;
const CE = "\x55\x1d";

type Writer = (der: Der, into: ExtensionTexts) => void;

const WRITERS: Readonly<Record<string, Writer>> = {
  [CE + "\x0f"]: keyUsage,
  [CE + "\x25"]: extendedKeyUsage,
  [CE + "\x0e"]: (der, into) => {
    der.expect(OCTET_STRING, 0, der.bytes.length);
    into.subjectKeyIdentifier = colonText(der);
  },
  [CE + "\x23"]: authorityKeyIdentifier,
  "\x2b\x06\x01\x05\x05\x07\x01\x01": authorityInfoAccessText,
  [SCT_LIST]: ({ bytes }, into) => {
    into.ctlSignedCertificateTimestamp = Buffer.from(bytes).toString("base64url");
  },
  [POISON]: (_, into) => {
    into.ctlPoisonByte = true;
  },
};

/**
 * Extensions of a certificate as text. A malformed one is left out.
 *
 * @param certificate DER.
 * @returns An empty object for bytes that are not a certificate.
 */
export function extensionTexts(certificate: Uint8Array): ExtensionTexts {
  const texts: ExtensionTexts = {};
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof DerError)) throw error;
    }
  };
  attempt(() => {
    const seen = new Set<string>();
    for (const { oid, value } of new CertificateParts(certificate).extensions) {
      // The first of a kind counts: RFC 5280 section 4.2 forbids a second one.
      if (seen.has(oid) || !Object.hasOwn(WRITERS, oid)) continue;
      seen.add(oid);
      attempt(() => WRITERS[oid]!(new Der(value), texts));
    }
  });
  return texts;
}

function keyUsage(der: Der, into: ExtensionTexts): void {
  der.expect(BIT_STRING, 0, der.bytes.length);
  const isSet = (bit: number) => {
    const at = der.start + 1 + (bit >> 3);
    return at < der.end && (der.bytes[at]! & 0x80 >> (bit & 7)) !== 0;
  };
  into.keyUsage = USAGES.filter((_, bit) => isSet(bit)).join(", ");
}

function extendedKeyUsage(der: Der, into: ExtensionTexts): void {
  der.expect(SEQUENCE, 0, der.bytes.length);
  const { end } = der;
  const purposes: string[] = [];
  for (let at = der.start; at < end && purposes.length < MAX_ENTRIES; at = der.end) {
    der.expect(OBJECT_IDENTIFIER, at, end);
    const oid = oidAt(der, der.start, der.end);
    if (oid !== null) purposes.push(PURPOSES[oid] ?? oid);
  }
  into.extendedKeyUsage = purposes.join(", ");
}

function authorityKeyIdentifier(der: Der, into: ExtensionTexts): void {
  der.expect(SEQUENCE, 0, der.bytes.length);
  if (der.start < der.end && der.read(der.start, der.end) === 0x80) {
    into.authorityKeyIdentifier = `keyid:${colonText(der)}\n`;
  }
}

function authorityInfoAccessText(der: Der, into: ExtensionTexts): void {
  der.expect(SEQUENCE, 0, der.bytes.length);
  const { end } = der;
  const places: string[] = [];
  for (let at = der.start; at < end && places.length < MAX_ENTRIES;) {
    der.expect(SEQUENCE, at, end);
    at = der.end;
    der.expect(OBJECT_IDENTIFIER, der.start, at);
    const method = ACCESS[oidAt(der, der.start, der.end) ?? ""];
    if (method === undefined || der.read(der.end, at) !== 0x86) continue;
    const uri = der.text.slice(der.start, der.end).replace(/[^\x21-\x7e]/g, "");
    places.push(`${method} - URI:${uri}\n`);
  }
  into.authorityInfoAccess = places.sort().join("");
}

function colonText({ bytes, start, end }: Der): string {
  return Array.from(bytes.subarray(start, end), (byte) => byte.toString(16).padStart(2, "0").toUpperCase())
    .join(":");
}
