/**
 * What this installation has seen before: records of names, certificates of addresses.
 * @module
 */
import type { PassiveDNSRecord, PassiveTLSMap } from "../model.ts";

/** One sighting of a record. */
export interface DnsSighting {
  /** The queried name, A-labels in lower case, without a final dot. */
  name: string;
  /** A, AAAA, NS, MX, TXT, CNAME. */
  rrtype: string;
  /** The value that was seen. */
  value: string;
  /** Epoch seconds of the first and the last time; equal for a single one. */
  first: number;
  /** See `first`. */
  last: number;
  /** How often. */
  count: number;
}

/** One sighting of a certificate. */
export interface TlsSighting {
  /** Where. */
  ip: string;
  /** SHA-256 of the certificate, lower-case hex. */
  certificate: string;
  /** Names of the certificate. */
  subjects: readonly string[];
}

/**
 * A memory. Recording is idempotent but for counts, and what is not known is an empty answer, never an error.
 */
export interface History {
  /** Adds sightings; one of the same name, type and value widens the span and adds to the count. */
  recordDns(sightings: readonly DnsSighting[]): Promise<void>;
  /** Adds sightings of certificates. */
  recordTls(sightings: readonly TlsSighting[]): Promise<void>;
  /** What a name had, by type and first sighting. */
  dns(name: string): Promise<PassiveDNSRecord[]>;
  /** What addresses showed; addresses without a sighting are left out. */
  tls(ips: readonly string[]): Promise<PassiveTLSMap>;
}

/**
 * A memory of this process, bounded by names and addresses: the oldest are forgotten first.
 *
 * @param limit Names, and addresses, at most. @default 100000
 * @example
 * ```ts
 * import { memoryHistory } from "./history.ts";
 * const history = memoryHistory();
 * await history.recordDns([{ name: "a.com", rrtype: "A", value: "192.0.2.1", first: 1, last: 1, count: 1 }]);
 * console.assert((await history.dns("a.com"))[0]?.rrname === "192.0.2.1");
 * ```
 */
export function memoryHistory(limit = 100_000): History {
  const names = new Map<string, Map<string, PassiveDNSRecord>>();
  const addresses = new Map<string, { certificates: Set<string>; subjects: Set<string> }>();
  const entry = <T>(map: Map<string, T>, key: string, make: () => T): T => {
    let found = map.get(key);
    if (found === undefined) {
      map.set(key, found = make());
      const oldest = map.keys().next();
      if (map.size > limit && oldest.done !== true) map.delete(oldest.value);
    }
    return found;
  };
  return {
    recordDns(sightings) {
      for (const s of sightings) {
        const records = entry(names, s.name, () => new Map<string, PassiveDNSRecord>());
        const key = `${s.rrtype} ${s.value}`;
        const known = records.get(key);
        records.set(key, {
          rrtype: s.rrtype,
          // The wire's direction: the value is rrname, the queried name rdata.
          rrname: s.value,
          rdata: s.name,
          time_first: Math.min(known?.time_first ?? Infinity, s.first),
          time_last: Math.max(known?.time_last ?? -Infinity, s.last),
          count: (known?.count ?? 0) + s.count,
        });
      }
      return Promise.resolve();
    },
    recordTls(sightings) {
      for (const s of sightings) {
        const seen = entry(
          addresses,
          s.ip,
          () => ({ certificates: new Set<string>(), subjects: new Set<string>() }),
        );
        seen.certificates.add(s.certificate);
        for (const subject of s.subjects) seen.subjects.add(subject);
      }
      return Promise.resolve();
    },
    dns(name) {
      const records = [...names.get(name)?.values() ?? []];
      return Promise.resolve(
        records.sort((a, b) =>
          a.rrtype < b.rrtype
            ? -1
            : a.rrtype > b.rrtype
            ? 1
            : a.time_first - b.time_first || (a.rrname < b.rrname ? -1 : 1)
        ),
      );
    },
    tls(ips) {
      const map: PassiveTLSMap = {};
      for (const ip of ips) {
        const seen = addresses.get(ip);
        if (seen !== undefined) {
          map[ip] = { certificates: [...seen.certificates].sort(), subjects: [...seen.subjects].sort() };
        }
      }
      return Promise.resolve(map);
    },
  };
}

/**
 * Sightings in a line of the Passive DNS Common Output Format, whose direction is turned round: there `rrname` is the
 * queried name. Empty for a line that is none.
 *
 * Source: draft-dulaunoy-dnsop-passive-dns-cof.
 *
 * @param line One JSON object.
 * @example
 * ```ts
 * import { readCofLine } from "./history.ts";
 * const line = '{"rrname":"a.com.","rrtype":"A","rdata":"192.0.2.1","time_first":1,"time_last":2,"count":3}';
 * console.assert(readCofLine(line)[0]?.value === "192.0.2.1");
 * ```
 */
export function readCofLine(line: string): DnsSighting[] {
  let record: Record<string, unknown> | null;
  try {
    record = JSON.parse(line) as Record<string, unknown> | null;
  } catch {
    return [];
  }
  if (typeof record !== "object" || record === null) return [];
  const { rrname, rrtype, rdata, time_first, time_last, count } = record;
  const first = time_first ?? record["zone_time_first"];
  const last = time_last ?? record["zone_time_last"] ?? first;
  if (typeof rrname !== "string" || typeof rrtype !== "string") return [];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return [];
  return (Array.isArray(rdata) ? rdata : [rdata]).filter((v): v is string => typeof v === "string").map((
    value,
  ) => ({
    name: rrname.toLowerCase().replace(/\.$/, ""),
    rrtype: rrtype.toUpperCase(),
    value,
    first: first as number,
    last: last as number,
    count: Number.isSafeInteger(count) ? count as number : 1,
  }));
}
