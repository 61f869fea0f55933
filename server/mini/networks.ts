import type { Geo } from "../../lib/net/mod.ts";
import { NETWORK_ROWS } from "./data/networks.ts";
import type { ZoneRecords } from "./dns.ts";

/** Countries and networks of the miniature internet's addresses. */
export const miniGeo: Geo = {
  sources: [],
  lookup(ip) {
    const found = NETWORK_ROWS.find(([byte]) => ip.startsWith(`127.${byte}.`));
    if (found === undefined) return null;
    const [, number, organization, iso_code, continent] = found;
    return { asn: { number, organization }, country: { continent, iso_code } };
  },
};

/** Returns the records of names around one brand, by who hosts them. `host` counts the names. */
export function hostingOf(brand: number, domain: string) {
  return {
    /** The brand's own. */
    own: (host: number): ZoneRecords => ({
      a: [`127.${brand === 0 ? 10 : 70}.${brand}.${host}`],
      mx: [`10 mail.${domain}`],
      ns: [`ns1.${domain}`, `ns2.${domain}`],
      txt: ["v=spf1 mx -all"],
    }),
    /** A parking company. */
    parked: (host: number): ZoneRecords => ({
      a: [`127.20.${brand}.${host}`],
      ns: ["ns1.parkside.com", "ns2.parkside.com"],
      txt: ["v=spf1 -all"],
    }),
    /** A cheap host, with its mail or without. */
    hosted: (host: number, mail = true): ZoneRecords => ({
      a: [`127.30.${brand}.${host}`],
      ns: ["a.ns.budget-hosting.net", "b.ns.budget-hosting.net"],
      ...(mail ? { mx: ["10 mx.budget-hosting.net"] } : {}),
    }),
    /** A host that answers no complaints. */
    hostile: (host: number): ZoneRecords => ({
      a: [`127.40.${2 * brand}.${host}`, `127.40.${2 * brand + 1}.${host}`],
      mx: ["5 mx.bulletproof-cables.com", "10 mx2.bulletproof-cables.com"],
      ns: ["ns1.bulletproof-cables.com", "ns2.bulletproof-cables.com"],
    }),
    /** A large cloud. */
    cloud: (host: number): ZoneRecords => ({
      a: [`127.50.${brand}.${host}`],
      aaaa: [`::ffff:127.50.${brand}.${host}`],
      ns: ["dns1.sunrise.cloud", "dns2.sunrise.cloud"],
    }),
    /** A Brazilian host. */
    serra: (host: number): ZoneRecords => ({
      a: [`127.60.${brand}.${host}`],
      mx: ["10 correio.serra.com.br"],
      ns: ["ns1.serra.com.br"],
    }),
  };
}
