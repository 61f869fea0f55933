import { type Geo, parseDomain, type Sighting } from "../../mod.ts";
import type { ZoneEntry, ZoneRecords, Zones } from "./dns.ts";
import type { Site } from "./http.ts";
import type { MiniNetwork, MiniRegistration } from "./registry.ts";

/** The brand that the miniature internet's look-alikes imitate. It is fictional. */
export const BRAND = "kestrelbank.com";

/** Networks of the miniature internet: the second byte of the address, number, holder, country, continent. */
const NETWORKS: readonly [
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
];

/** Countries and networks of the miniature internet's addresses. */
export const miniGeo: Geo = {
  sources: [],
  lookup(ip) {
    const found = NETWORKS.find(([byte]) => ip.startsWith(`127.${byte}.`));
    if (found === undefined) return null;
    const [, number, organization, iso_code, continent] = found;
    return { asn: { number, organization }, country: { continent, iso_code } };
  },
};

const own = (host: number): ZoneRecords => ({
  a: [`127.10.0.${host}`],
  mx: ["10 mail.kestrelbank.com"],
  ns: ["ns1.kestrelbank.com", "ns2.kestrelbank.com"],
  txt: ["v=spf1 mx -all"],
});
const parked = (host: number): ZoneRecords => ({
  a: [`127.20.0.${host}`],
  ns: ["ns1.parkside.com", "ns2.parkside.com"],
  txt: ["v=spf1 -all"],
});
const hosted = (host: number, mail = true): ZoneRecords => ({
  a: [`127.30.0.${host}`],
  ns: ["a.ns.budget-hosting.net", "b.ns.budget-hosting.net"],
  ...(mail ? { mx: ["10 mx.budget-hosting.net"] } : {}),
});
const hostile = (host: number): ZoneRecords => ({
  a: [`127.40.0.${host}`, `127.40.1.${host}`],
  mx: ["5 mx.bulletproof-cables.com", "10 mx2.bulletproof-cables.com"],
  ns: ["ns1.bulletproof-cables.com", "ns2.bulletproof-cables.com"],
});
const cloud = (host: number): ZoneRecords => ({
  a: [`127.50.0.${host}`],
  aaaa: [`::ffff:127.50.0.${host}`],
  ns: ["dns1.sunrise.cloud", "dns2.sunrise.cloud"],
});
const serra = (host: number): ZoneRecords => ({
  a: [`127.60.0.${host}`],
  mx: ["10 correio.serra.com.br"],
  ns: ["ns1.serra.com.br"],
});

/** Look-alikes of every kind and in every state. */
const NAMES: Record<string, ZoneEntry> = {
  "kestrelbank.com": own(1),
  "www.kestrelbank.com": { cname: "kestrelbank.com" },
  "login.kestrelbank.com": own(2),
  // The brand's own registrations.
  "kestrelbank.net": own(1),
  "kestrelbank.nl": own(1),
  "kestrel-bank.com": own(1),
  // Parked.
  "kestrelbnk.com": parked(1),
  "kestrelbankk.com": parked(2),
  "kestrelbank.org": parked(3),
  "kestrelbamk.com": parked(4),
  "kestrelbank.info": parked(5),
  "kestelbank.com": parked(6),
  "kestrelbank.co": parked(7),
  "kestrlebank.com": parked(8),
  "kestrelbank.top": parked(9),
  "ketrelbank.com": parked(10),
  "mykestrelbank.com": parked(11),
  // Phishing.
  "kestre1bank.com": hostile(1),
  "kestrelbank-login.com": hostile(2),
  "secure-kestrelbank.com": hostile(3),
  "kestrelbánk.com": hostile(4),
  "kestreibank.com": hostile(5),
  "kestrelbank.xyz": hostile(6),
  "login-kestrelbank.com": hostile(7),
  "kestrelbanksupport.com": hostile(8),
  "kestrelbank.online": hostile(9),
  "késtrelbank.com": hostile(10),
  // Others, some with mail, some not.
  "kestralbank.com": hosted(1),
  "kestrelbanks.com": hosted(2),
  "kestrelbang.com": hosted(3, false),
  "kestrelband.com": hosted(4),
  "kestrel.bank": hosted(5, false),
  "wwwkestrelbank.com": hosted(6, false),
  "kestrelbank.shop": hosted(7),
  "kestrelbank.de": hosted(8),
  "kkestrelbank.com": hosted(9),
  "kestrilbank.com": cloud(1),
  "kestrelbank.io": cloud(2),
  "kestrelbank.app": cloud(3),
  "kestrel-bank.net": cloud(4),
  "kestrelbanq.com": cloud(5),
  "kestrelbank.com.br": serra(1),
  "bancokestrelbank.com": serra(2),
  "kestrelbank-com.com": hosted(10, false),
  "kestrelbankcom.com": hosted(11, false),
  // Exist without an address: only mail, only name servers, an alias, nothing at all.
  "kestrelbaank.com": { mx: ["10 mx.bulletproof-cables.com"], ns: ["ns1.bulletproof-cables.com"] },
  "kesterlbank.com": { ns: ["ns1.parkside.com", "ns2.parkside.com"] },
  "kestrelbank.biz": { cname: "kestrelbank.shop" },
  "kestrelbant.com": {},
  // No usable answer.
  "kestrelbanc.com": "SERVFAIL",
  "kestrelbnak.com": "SERVFAIL",
  "kestrelban.com": "silence",
  "keestrelbank.com": "silence",
  "kestrrelbank.com": "REFUSED",
};

/** Hosts that are not look-alikes: mail servers and registries. */
const MACHINES: Record<string, ZoneEntry> = {
  "com": { ns: ["ns.nic.com"] },
  "mail.kestrelbank.com": { a: ["127.10.0.25"] },
  "mx.budget-hosting.net": { a: ["127.30.0.25"] },
  "mx.bulletproof-cables.com": { a: ["127.40.0.25"] },
  "mx2.bulletproof-cables.com": { a: ["127.40.0.25"] },
  "correio.serra.com.br": { a: ["127.60.0.25"] },
  "rdap.verisign.com": { a: ["127.0.0.1"] },
  "whois.iana.org": { a: ["127.0.0.1"] },
  "whois.nic.io": { a: ["127.0.0.1"] },
  "whois.registry.co": { a: ["127.0.0.1"] },
};

/** Hosts of the registries' RDAP services in this internet. */
export const RDAP_HOSTS: readonly string[] = ["rdap.verisign.com"];

/** Addresses of mail servers. */
export const MAIL_ADDRESSES: readonly string[] = ["127.10.0.25", "127.30.0.25", "127.40.0.25", "127.60.0.25"];

const ENTRIES: readonly [name: string, entry: ZoneEntry][] = Object.entries(NAMES).map(([name, entry]) => [
  parseDomain(name).ascii,
  entry,
]);

/** The miniature internet's DNS; `.ws` has a wildcard, as some suffixes do. */
export function miniZones(): Zones {
  return {
    suffixes: { ws: { wildcard: { a: ["127.20.9.9"] } } },
    names: { ...Object.fromEntries(ENTRIES), ...MACHINES },
  };
}

/** Web sites by host name, and the addresses that they are at. */
export function miniSites(): { sites: Record<string, Site>; addresses: string[] } {
  const sites: Record<string, Site> = {};
  const addresses = new Set<string>();
  for (const [name, entry] of ENTRIES) {
    if (typeof entry === "string") continue;
    for (const address of entry.a ?? []) addresses.add(address);
    const [, network, , host] = (entry.a?.[0] ?? "").split(".").map(Number);
    const site = network === undefined ? undefined : SITES[network]?.(name, host!);
    if (site !== undefined) sites[name] = site;
  }
  return { sites, addresses: [...addresses] };
}

/** The kinds of sites in each network, by the second byte of its addresses. */
const SITES: Record<number, (name: string, host: number) => Site> = {
  10: (name) =>
    name.includes("kestrelbank.com") ? { kind: "bank" } : { to: `https://${BRAND}/`, status: 301 },
  20: () => ({ kind: "parked", server: "Parkside/2.1" }),
  30: (_name, host) => ({
    kind: (["blank", "blog", "shop"] as const)[host % 3]!,
    server: "Apache/2.4.57 (Debian)",
  }),
  40: (name, host) =>
    host === 7
      ? { to: "https://kestrelbank-login.com/", how: "refresh" }
      : host === 9
      ? { to: "https://secure-kestrelbank.com/", how: "script" }
      : { kind: "phishing", headers: { "x-powered-by": "PHP/5.6.40", "x-host": name } },
  50: () => ({ kind: "blog", server: "cloudflare" }),
  60: () => ({ kind: "shop" }),
};

/** Names in the certificates of this internet, one certificate each. */
export function miniCertificateNames(): string[] {
  return [...Object.keys(miniSites().sites), "portal.kestrelbank.com"];
}

const DAY_S = 86_400;

/** Sightings some weeks ago: addresses that look-alikes have left since. */
export function miniSightings(now: number): Sighting[] {
  return ENTRIES.flatMap(([name, entry], i): Sighting[] => {
    if (typeof entry === "string" || !entry.a?.[0]?.startsWith("127.40.")) return [];
    const last = Math.floor(now / 1000) - (10 + i % 20) * DAY_S;
    const seen = { kind: "dns" as const, name, first: last - 3 * DAY_S, last, count: 4 };
    return [
      { ...seen, rrtype: "A", value: `127.30.9.${1 + i % 200}` },
      { ...seen, rrtype: "NS", value: "a.ns.budget-hosting.net." },
    ];
  });
}

/** Registrations of the networks. */
export const MINI_NETWORKS: readonly MiniNetwork[] = [
  { prefix: "127.10.", name: "Kestrel Bank", abuse: "abuse@kestrelbank.com" },
  { prefix: "127.20.", name: "Parkside", abuse: "abuse@parkside.com" },
  { prefix: "127.30.", name: "Budget Hosting", abuse: "abuse@budget-hosting.net" },
  { prefix: "127.40.", name: "Bulletproof Cables Ltd", abuse: "abuse@bulletproof-cables.com" },
  { prefix: "127.50.", name: "Edge Networks", abuse: "abuse@edge-networks.com" },
];

/** Registrations of the names under .com and .net (RDAP), .co and .io (WHOIS). */
export function miniRegistrations(): Record<string, MiniRegistration> {
  return Object.fromEntries(
    ENTRIES.filter(([name]) => /^[^.]+\.(com|net|co|io)$/.test(name)).map(([name, entry], i) => {
      const ours = typeof entry === "object" && entry.a?.[0]?.startsWith("127.10.") === true;
      const hostile = typeof entry === "object" && entry.a?.[0]?.startsWith("127.40.") === true;
      const year = ours ? 1998 + i % 4 : hostile ? 2026 : 2012 + i % 12;
      const day = `${String(1 + i % 9).padStart(2, "0")}-${String(1 + i % 27).padStart(2, "0")}`;
      return [name, {
        created: `${year}-${hostile ? `11-${String(1 + i % 20).padStart(2, "0")}` : day}T09:30:00Z`,
        expires: `2027-${day}T09:30:00Z`,
        registrar: ours ? "Corporate Names BV" : hostile ? "Quick Domains Inc." : "Parkside Domains LLC",
        abuse: `abuse@${ours ? "corporate-names" : hostile ? "quick-domains" : "parkside"}.com`,
        nameservers: typeof entry === "object" ? entry.ns ?? [] : [],
      }];
    }),
  );
}
