/**
 * The names of a log's entry, and what joins a precertificate with its certificate.
 * @module
 */
import { SquatError } from "../../errors.ts";
import { parseX509 } from "../../x509/mod.ts";
import { isPrecertificateOf, unsignedCertificate } from "../../x509/precertificate.ts";
import type { LogEntry } from "./leaf.ts";
import { indexedName } from "../index/name_text.ts";

/** What the index stores of an entry. */
export interface EntryNames {
  /** Its dNSNames as the index stores them, each once; names that it cannot store are left out. */
  names: string[];
  /** The same for a precertificate and its certificate: issuer and serial number (RFC 6962 section 3.1). */
  issuance: string;
}

/** Whether the entry's certificate, or its TBSCertificate, is in the log's tree. */
export function isProven({ certificate, tbs }: LogEntry): boolean {
  return tbs === null || isPrecertificateOf(certificate, tbs);
}

/** Returns the names of an entry, from its leaf; null when that cannot be read. */
export function entryNames({ certificate, tbs }: LogEntry): EntryNames | null {
  try {
    const { san_dns, issuer_dn, serial } = parseX509(tbs === null ? certificate : unsignedCertificate(tbs));
    const names = new Set<string>();
    for (const text of san_dns) {
      const name = indexedName(text);
      if (name !== null) names.add(name);
    }
    return { names: [...names], issuance: `${serial}/${issuer_dn}` };
  } catch (error) {
    if (error instanceof SquatError) return null;
    throw error;
  }
}
