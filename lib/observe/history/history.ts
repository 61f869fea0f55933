/**
 * What a lookup sees, as sightings.
 * @module
 */
import type { DnsSighting, Sighting, TlsSighting } from "../../io.ts";
import type { DnsRecords, ParsedX509Certificate } from "../../model.ts";
import type { Subject } from "../../subject.ts";

const LISTS = ["a", "aaaa", "ns", "mx", "txt", "cname"] as const;
/** Subjects of a certificate that are stored; some certificates name thousands. */
const MAX_SUBJECTS = 100;

const seenAt = (at: number) => ({ first: at, last: at, count: 1 });

/** A name's records, each seen once, at `at` Unix seconds. */
export function dnsSightings(name: string, records: DnsRecords, at: number): DnsSighting[] {
  return LISTS.flatMap((list) => {
    const rrtype = list.toUpperCase() as Uppercase<typeof list>;
    return (records[list] ?? []).map((value) => ({ kind: "dns", name, rrtype, value, ...seenAt(at) }));
  });
}

/** The certificate that an address showed, seen once, at `at` Unix seconds; empty without a certificate. */
export function tlsSightings(
  ip: string,
  certificate: Pick<ParsedX509Certificate, "fingerprint_sha256" | "san_dns"> | null,
  at: number,
): TlsSighting[] {
  if (certificate === null) return [];
  const subjects = certificate.san_dns.slice(0, MAX_SUBJECTS);
  return [{ kind: "tls", ip, certificate: certificate.fingerprint_sha256, subjects, ...seenAt(at) }];
}

/** Records sightings in the history, if there is one. One that takes none, as on a full disk, costs the name nothing else. */
export async function addSightings(
  { io, onLack }: Pick<Subject, "io" | "onLack">,
  sightings: readonly Sighting[],
): Promise<void> {
  if (io.history === null || sightings.length === 0) return;
  try {
    await io.history.record(sightings);
  } catch (error) {
    onLack?.("history", error instanceof Error ? error.message : String(error));
  }
}
