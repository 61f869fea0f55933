import type { ZoneRecords } from "../dns.ts";
import type { MiniNetwork } from "../registry.ts";

/** Networks of the miniature internet: the second byte of the address, number, holder, country, continent. */
export const NETWORK_ROWS: readonly [
  byte: number,
  number: number,
  organization: string,
  iso_code: string,
  continent: string,
][] = [
  [10, 64500, "Kestrel Bank NV", "NL", "EU"],
  [20, 64510, "Parkside Domains LLC", "US", "NA"],
  [30, 64520, "Budget Hosting UAB", "LT", "EU"],
  [40, 64530, "Bulletproof Cables Ltd", "SC", "AF"],
  [50, 64540, "Sunrise Cloud Pte", "SG", "AS"],
  [60, 64550, "Serra Hospedagem SA", "BR", "SA"],
  [70, 64560, "Harrier Marlin Petrel Hosting", "IE", "EU"],
];

/** Registrations of the networks. */
export const MINI_NETWORKS: readonly MiniNetwork[] = [
  { prefix: "127.10.", name: "Kestrel Bank", abuse: "abuse@kestrelbank.com" },
  { prefix: "127.20.", name: "Parkside", abuse: "abuse@parkside.com" },
  { prefix: "127.30.", name: "Budget Hosting", abuse: "abuse@budget-hosting.net" },
  { prefix: "127.40.", name: "Bulletproof Cables Ltd", abuse: "abuse@bulletproof-cables.com" },
  { prefix: "127.50.", name: "Edge Networks", abuse: "abuse@edge-networks.com" },
];

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
