/**
 * What a lookup sees, as sightings, and a history of them in memory.
 * @module
 */
import { checkOptions } from "../../options.ts";
import type { DnsSighting, History, Io, Sighting, TlsSighting } from "../../io.ts";
import type { DnsRecords, ParsedX509Certificate, PassiveTLSMap } from "../../model.ts";

const TYPES = [["a", "A"], ["aaaa", "AAAA"], ["ns", "NS"], ["mx", "MX"], ["txt", "TXT"], [
  "cname",
  "CNAME",
]] as const;
/** Subjects of a certificate that are stored; some certificates name thousands. */
const MAX_SUBJECTS = 100;
/** Records of a name that are returned. */
const MAX_RECORDS = 1_000;
const MAX_CERTIFICATES = 100;

/** A name's records, each seen once, at `at` Unix seconds. */
export function dnsSightings(name: string, records: DnsRecords, at: number): DnsSighting[] {
  return TYPES.flatMap(([list, rrtype]) =>
    (records[list] ?? []).map((value) => ({
      kind: "dns" as const,
      name,
      rrtype,
      value,
      first: at,
      last: at,
      count: 1,
    }))
  );
}

/** The certificate that an address showed, seen once, at `at` Unix seconds; empty without a certificate. */
export function tlsSightings(
  ip: string,
  certificate: Pick<ParsedX509Certificate, "fingerprint_sha256" | "san_dns"> | null,
  at: number,
): TlsSighting[] {
  if (certificate === null) return [];
  const subjects = certificate.san_dns.slice(0, MAX_SUBJECTS);
  return [{
    kind: "tls",
    ip,
    certificate: certificate.fingerprint_sha256,
    subjects,
    first: at,
    last: at,
    count: 1,
  }];
}

/** Records sightings in the history, if there is one. */
export async function addSightings(io: Pick<Io, "history">, sightings: readonly Sighting[]): Promise<void> {
  if (io.history === null || sightings.length === 0) return;
  try {
    await io.history.record(sightings);
  } catch {
    // A memory that fails, as on a full disk, loses the sighting; the answer itself is good.
  }
}

/**
 * Returns a history in memory. Beyond `maxNames` names, or addresses, it drops those that were not seen for the longest
 * time.
 *
 * @param options `maxNames`: the maximum number of names and, counted separately, of addresses. @default 50000
 * @example
 * ```ts
 * import { createMemoryHistory } from "./history.ts";
 * const history = createMemoryHistory();
 * const seen = { kind: "dns", name: "a.com", rrtype: "A", value: "192.0.2.1", first: 1, last: 1, count: 1 } as const;
 * await history.record([seen, seen]);
 * console.assert((await history.dns("a.com"))[0]?.count === 2);
 * ```
 */
export function createMemoryHistory(options: { maxNames?: number } = {}): History {
  checkOptions("createMemoryHistory", options, { maxNames: true });
  const { maxNames = 50_000 } = options;
  const names = new Map<string, Map<string, DnsSighting>>();
  const addresses = new Map<string, Map<string, TlsSighting>>();

  const add = <S extends Sighting>(
    all: Map<string, Map<string, S>>,
    owner: string,
    key: string,
    seen: S,
    most: number,
  ): void => {
    const list = all.get(owner) ?? new Map<string, S>();
    const before = list.get(key);
    // A Map iterates in insertion order: the name seen last goes to the end.
    all.delete(owner);
    all.set(owner, list);
    list.delete(key);
    list.set(
      key,
      before === undefined ? { ...seen } : {
        ...seen,
        first: Math.min(before.first, seen.first),
        last: Math.max(before.last, seen.last),
        count: before.count + seen.count,
      },
    );
    if (list.size > most) list.delete(list.keys().next().value as string);
    if (all.size > maxNames) all.delete(all.keys().next().value as string);
  };

  return {
    record(sightings) {
      for (const seen of sightings) {
        if (seen.kind === "dns") add(names, seen.name, `${seen.rrtype} ${seen.value}`, seen, MAX_RECORDS);
        else add(addresses, seen.ip, seen.certificate, seen, MAX_CERTIFICATES);
      }
      return Promise.resolve();
    },
    dns(name) {
      const seen = [...names.get(name)?.values() ?? []].sort((x, y) => y.last - x.last);
      return Promise.resolve(seen.map(({ rrtype, value, first, last, count }) => ({
        rrtype,
        rrname: value,
        rdata: name,
        time_first: first,
        time_last: last,
        count,
      })));
    },
    tls(name) {
      const map: PassiveTLSMap = {};
      for (const { rrtype, value } of names.get(name)?.values() ?? []) {
        const seen = rrtype === "A" || rrtype === "AAAA" ? addresses.get(value) : undefined;
        if (seen === undefined) continue;
        map[value] = {
          certificates: [...seen.keys()].sort(),
          subjects: [...new Set([...seen.values()].flatMap(({ subjects }) => subjects))].sort(),
        };
      }
      return Promise.resolve(map);
    },
  };
}
