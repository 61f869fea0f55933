import type { DnsSighting, History, Sighting, TlsSighting } from "../../lib/io.ts";
import type { PassiveTLSMap } from "../../lib/model.ts";

/** Names, and addresses; records of a name, and certificates of an address. */
const MAX_NAMES = 50_000, MAX_RECORDS = 1_000, MAX_CERTIFICATES = 100;

/** A history in memory. Beyond some names, or addresses, it drops those that were not seen for the longest time. */
export function memoryHistory(): History {
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
    if (all.size > MAX_NAMES) all.delete(all.keys().next().value as string);
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
