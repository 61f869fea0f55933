/**
 * The names of a log's entry, and what joins a precertificate with its certificate.
 * @module
 */
import { SquatError } from "../errors.ts";
import { parseX509 } from "../x509/mod.ts";
import type { LogEntry } from "./leaf.ts";
import { indexedName } from "./name_text.ts";

/** What the index keeps of an entry. */
export interface EntryNames {
  /** Its dNSNames as the index keeps them, each once; others are left out. */
  names: string[];
  /** The same for a precertificate and its certificate: issuer and serial number (RFC 6962 section 3.1). */
  issuance: string;
}

/** Returns the names of an entry; null when its certificate cannot be read. */
export function entryNames(entry: LogEntry): EntryNames | null {
  try {
    const { san_dns, issuer_dn, serial } = parseX509(entry.certificate);
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
