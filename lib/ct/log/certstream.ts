import { parseX509 } from "../../x509/mod.ts";
import { SquatError } from "../../errors.ts";
import { isProven } from "./entry_names.ts";
import type { LogEntry } from "./leaf.ts";
import type { ListedLog } from "../../x509/log_list.ts";

/** A distinguished name as certstream writes it; null for what it does not hold. */
export interface CertstreamName {
  /** `/C=US/CN=example.com`. */
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
  /** Mail address. */
  emailAddress: string | null;
}

/** What certstream says of an entry of a log: the members of certstream-server 1.x that a proven entry can fill. */
export interface CertstreamUpdate {
  /** Always this. */
  message_type: "certificate_update";
  /** The entry. */
  data: {
    update_type: "X509LogEntry" | "PrecertLogEntry";
    leaf_cert: {
      subject: CertstreamName;
      issuer: CertstreamName;
      extensions: Record<string, string>;
      /** Unix seconds. */
      not_before: number;
      /** Unix seconds. */
      not_after: number;
      /** Upper-case hex. */
      serial_number: string;
      /** SHA-1, upper-case hex with colons. */
      fingerprint: string;
      sha1: string;
      /** SHA-256, upper-case hex with colons. */
      sha256: string;
      signature_algorithm: string;
      all_domains: string[];
      /** DER in base64; in the full stream only. */
      as_der?: string;
    };
    /** Always empty: chains are not part of what a log proves. In the full stream only. */
    chain?: [];
    cert_index: number;
    cert_link: string;
    /** Unix seconds, with a fraction. */
    seen: number;
    source: { name: string; url: string };
  };
}

/** How certstream names signature algorithms, by OID. */
const SIGNATURES: Readonly<Record<string, string>> = {
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

/**
 * Returns an entry as a message of certstream's full stream; null when its certificate cannot be read, or is not the one
 * that the log committed to.
 *
 * @param seen When the entry was read, milliseconds since 1970.
 * @param urls Where its log is read and what it is called.
 */
export async function certstreamUpdate(
  entry: LogEntry,
  { url, monitoring_url, description }: Pick<ListedLog, "url" | "monitoring_url" | "description">,
  seen: number,
): Promise<CertstreamUpdate | null> {
  if (!isProven(entry)) return null;
  let parsed;
  try {
    parsed = parseX509(entry.certificate);
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
  const sha1 = colons(await digest("SHA-1", entry.certificate));
  const subject = nameOf(parsed.subject_dn);
  const where = monitoring_url ?? url;
  return {
    message_type: "certificate_update",
    data: {
      update_type: entry.kind === 0 ? "X509LogEntry" : "PrecertLogEntry",
      leaf_cert: {
        subject,
        issuer: nameOf(parsed.issuer_dn),
        extensions: extensionsOf(parsed),
        not_before: parsed.not_before,
        not_after: parsed.not_after,
        serial_number: parsed.serial.toUpperCase(),
        fingerprint: sha1,
        sha1,
        sha256: colons(parsed.fingerprint_sha256),
        signature_algorithm: SIGNATURES[parsed.sig_alg_oid] ?? parsed.sig_alg_oid,
        all_domains: [...new Set([...subject.CN?.includes(".") ? [subject.CN] : [], ...parsed.san_dns])],
        as_der: base64(entry.certificate),
      },
      chain: [],
      cert_index: entry.index,
      cert_link: monitoring_url === null
        ? `${url}ct/v1/get-entries?start=${entry.index}&end=${entry.index}`
        : `${where}checkpoint`,
      seen: seen / 1_000,
      source: { name: description, url: where },
    },
  };
}

/** The same without what only the full stream has. */
export function liteUpdate({ message_type, data }: CertstreamUpdate): CertstreamUpdate {
  const { chain: _, leaf_cert: { as_der: __, ...leaf_cert }, ...rest } = data;
  return { message_type, data: { ...rest, leaf_cert } };
}

type Parsed = ReturnType<typeof parseX509>;

function extensionsOf(
  { is_ca, policy_oids, ocsp_uris, crl_dp, san_dns, san_ip }: Parsed,
): Record<string, string> {
  const all: Record<string, string> = {
    authorityInfoAccess: ocsp_uris.map((uri) => `OCSP - URI:${uri}\n`).join(""),
    basicConstraints: is_ca ? "CA:TRUE" : "CA:FALSE",
    certificatePolicies: policy_oids.map((oid) => `Policy: ${oid}\n`).join(""),
    crlDistributionPoints: crl_dp.map((uri) => `URI:${uri}\n`).join(""),
    subjectAltName: [...san_dns.map((name) => `DNS:${name}`), ...san_ip.map((ip) => `IP Address:${ip}`)].join(
      ", ",
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ""));
}

const MEMBERS = ["C", "CN", "L", "O", "OU", "ST", "emailAddress"] as const;

/** A name in the form of RFC 4514, as `parseX509` writes it, taken apart. The first value of a type counts. */
function nameOf(dn: string): CertstreamName {
  const name = { aggregated: "" } as CertstreamName;
  for (const member of MEMBERS) name[member] = null;
  for (const part of dn.match(/(?:\\.|[^,\\])+/gs) ?? []) {
    const [, type, escaped] = /^\s*([^=]+)=(.*)$/s.exec(part) ?? [];
    if (type === undefined) continue;
    const value = unescaped(escaped!);
    const key = type === "1.2.840.113549.1.9.1" || type === "E" ? "emailAddress" : type;
    name.aggregated += `/${key}=${value}`;
    const member = MEMBERS.find((each) => each === key);
    if (member !== undefined) name[member] ??= value;
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

async function digest(algorithm: string, bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes as BufferSource));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function colons(hex: string): string {
  return hex.toUpperCase().match(/../g)!.join(":");
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}
