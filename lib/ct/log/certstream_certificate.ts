import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { SquatError } from "../../errors.ts";
import { type ExtensionTexts, extensionTexts } from "../../x509/extension_texts.ts";
import { parseX509 } from "../../x509/mod.ts";

/** A distinguished name as certstream writes it; null for attributes that it lacks. */
export interface CertstreamName {
  /** The members that follow, as `/C=US/CN=example.com`. */
  aggregated: string;
  /** Country. */
  C: string | null;
  /** Common name. */
  CN: string | null;
  /** Locality. */
  L: string | null;
  /** Organization. */
  O: string | null;
  /** Organizational unit. */
  OU: string | null;
  /** State or province. */
  ST: string | null;
  /** Mail address, as CaliDog's server calls it. */
  emailAddress: string | null;
  /** The same, as certstream-server-go calls it. */
  email_address: string | null;
}

/** Extensions as text; members that a certificate does not have are absent. */
export interface CertstreamExtensions extends ExtensionTexts {
  /** `CA:TRUE`, `CA:FALSE`. */
  basicConstraints: string;
  /** `Policy: 1.2.3`, one a line. */
  certificatePolicies?: string;
  /** `Full Name:` and the URIs. */
  crlDistributionPoints?: string;
  /** `DNS:a.example.com, IP Address:192.0.2.1`. */
  subjectAltName?: string;
}

/** A certificate as certstream writes it: `leaf_cert`, and each member of `chain`. */
export interface CertstreamCertificate {
  /** Who it is for. */
  subject: CertstreamName;
  /** Who issued it. */
  issuer: CertstreamName;
  /** Its extensions as text. */
  extensions: CertstreamExtensions;
  /** Unix seconds. */
  not_before: number;
  /** Unix seconds. */
  not_after: number;
  /** Upper-case hex. */
  serial_number: string;
  /** SHA-1, upper-case hex with colons. */
  fingerprint: string;
  /** The same. */
  sha1: string;
  /** SHA-256, upper-case hex with colons. */
  sha256: string;
  /** `sha256, rsa`; the OID of an algorithm without a name. */
  signature_algorithm: string;
  /** Whether it may issue certificates. */
  is_ca: boolean;
  /** Common name and dNSNames; empty for authorities without any. */
  all_domains: string[];
  /** DER in base64; in the full stream only. */
  as_der?: string;
}

/** How certstream names signature algorithms, by OID. */
const SIGNATURE_NAMES: Readonly<Record<string, string>> = {
  "1.2.840.113549.1.1.5": "sha1, rsa",
  "1.2.840.113549.1.1.10": "rsassa_pss",
  "1.2.840.113549.1.1.11": "sha256, rsa",
  "1.2.840.113549.1.1.12": "sha384, rsa",
  "1.2.840.113549.1.1.13": "sha512, rsa",
  "1.2.840.10045.4.3.2": "sha256, ecdsa",
  "1.2.840.10045.4.3.3": "sha384, ecdsa",
  "1.2.840.10045.4.3.4": "sha512, ecdsa",
  "1.3.101.112": "ed25519",
};

/** Returns a certificate in certstream's form; null for bytes that are not a certificate. */
export function certstreamCertificate(der: Uint8Array): CertstreamCertificate | null {
  let parsed;
  try {
    parsed = parseX509(der);
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
  const sha1 = colons(createHash("sha1").update(der).digest("hex"));
  const subject = certstreamName(parsed.subject_dn);
  const common = !parsed.is_ca && subject.CN?.includes(".") ? [subject.CN] : [];
  return {
    subject,
    issuer: certstreamName(parsed.issuer_dn),
    extensions: extensionsOf(parsed, der),
    not_before: parsed.not_before,
    not_after: parsed.not_after,
    serial_number: parsed.serial.toUpperCase(),
    fingerprint: sha1,
    sha1,
    sha256: colons(parsed.fingerprint_sha256),
    signature_algorithm: SIGNATURE_NAMES[parsed.sig_alg_oid] ?? parsed.sig_alg_oid,
    is_ca: parsed.is_ca,
    all_domains: [...new Set([...common, ...parsed.san_dns])],
    as_der: Buffer.from(der).toString("base64"),
  };
}

type Parsed = ReturnType<typeof parseX509>;

function extensionsOf(
  { is_ca, policy_oids, crl_dp, san_dns, san_ip }: Parsed,
  der: Uint8Array,
): CertstreamExtensions {
  const extensions: CertstreamExtensions = {
    ...extensionTexts(der),
    basicConstraints: is_ca ? "CA:TRUE" : "CA:FALSE",
  };
  const names = [...san_dns.map((name) => `DNS:${name}`), ...san_ip.map((ip) => `IP Address:${ip}`)];
  if (policy_oids.length > 0) {
    extensions.certificatePolicies = policy_oids.map((oid) => `Policy: ${oid}`).join("\n");
  }
  if (crl_dp.length > 0) {
    extensions.crlDistributionPoints = crl_dp.map((uri) => `Full Name:\n URI:${uri}`).join("\n");
  }
  if (names.length > 0) extensions.subjectAltName = names.join(", ");
  return extensions;
}

const SUBJECT_MEMBERS = ["C", "CN", "L", "O", "OU", "ST", "emailAddress"] as const;

/** Splits a name in the form of RFC 4514, as `parseX509` writes it. The first value of a type counts. */
function certstreamName(dn: string): CertstreamName {
  const name = { aggregated: "" } as CertstreamName;
  for (const member of SUBJECT_MEMBERS) name[member] = null;
  for (const part of dn.match(/(?:\\.|[^,\\])+/gs) ?? []) {
    const [, type, escaped] = /^\s*([^\s=][^=]*)=(.*)$/s.exec(part) ?? [];
    if (type === undefined) continue;
    const key = type === "1.2.840.113549.1.9.1" || type === "E" ? "emailAddress" : type;
    const member = SUBJECT_MEMBERS.find((each) => each === key);
    if (member !== undefined) name[member] ??= unescaped(escaped!);
  }
  name.email_address = name.emailAddress;
  for (const member of SUBJECT_MEMBERS) {
    if (name[member] !== null) name.aggregated += `/${member}=${name[member]}`;
  }
  return name;
}

/** RFC 4514 section 2.4: a backslash before a character, or before the hex of a byte of UTF-8. */
function unescaped(text: string): string {
  return text.replace(/(?:\\[\da-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.match(/[\da-f]{2}/gi)!, (hex) => parseInt(hex, 16));
    return new TextDecoder().decode(bytes);
  }).replace(/\\(.)/gs, "$1");
}

function colons(hex: string): string {
  return hex.toUpperCase().match(/../g)!.join(":");
}
