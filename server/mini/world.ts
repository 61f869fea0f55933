/**
 * What the servers of the miniature internet answer from, on any of the last thirty days.
 * @module
 */
import type { Geo, Sighting } from "../../lib/net/mod.ts";
import { parseDomain } from "../../lib/domain.ts";
import { DAY_S } from "../units/mod.ts";
import type { ZoneEntry, Zones } from "./dns.ts";
import type { Site } from "./http.ts";
import { BRAND, MACHINES, NAMES, PAST, QUIET } from "./data/names.ts";
import { NETWORK_ROWS } from "./data/networks.ts";
import type { MiniRegistration } from "./registry.ts";

/** A registered name. */
interface WorldEntry {
  /** A-labels. */
  name: string;
  /** The brand that it belongs to, or imitates. */
  brand: string;
  /** Its records; null while it is not registered. */
  entry: ZoneEntry | null;
  /** Days since it was registered; null for longer than a month. */
  age: number | null;
}

/** The names as they were so many days ago; a fraction is a time of day. */
function entriesAt(daysAgo: number): WorldEntry[] {
  // The others last: what a registration says goes by the place of its name.
  const all = [...Object.entries(NAMES), ...Object.entries(QUIET)];
  return all.flatMap(([brand, names]) => {
    const past = names === NAMES[brand] ? PAST[brand] ?? {} : {};
    return Object.keys({ ...names, ...past }).map((name): WorldEntry => {
      const steps = past[name] ?? [];
      const step = steps.find(([until]) => daysAgo > until);
      const [first] = steps;
      return {
        name: parseDomain(name).ascii,
        brand,
        entry: step === undefined ? names[name] ?? null : step[1],
        // It was seen on the day after.
        age: first !== undefined && first[1] === null ? first[0] + 1 : null,
      };
    });
  });
}

/** The names of today. */
const ENTRIES: readonly WorldEntry[] = entriesAt(0);

/** The hosts of the registries' RDAP services in this internet. */
export const RDAP_HOSTS: readonly string[] = ["rdap.verisign.com"];

/** Addresses of mail servers. */
export const MAIL_ADDRESSES: readonly string[] = ["127.10.0.25", "127.30.0.25", "127.40.0.25", "127.60.0.25"];

/** The miniature internet's DNS; `.ws` has a wildcard, as some suffixes do. */
export function miniZones(daysAgo = 0): Zones {
  const names = entriesAt(daysAgo).flatMap(({ name, entry }) => entry === null ? [] : [[name, entry]]);
  return {
    suffixes: { ws: { wildcard: { a: ["127.20.9.9"] } } },
    names: { ...Object.fromEntries(names), ...MACHINES },
  };
}

/** Web sites by host name, and the addresses that they are at. */
export function miniSites(daysAgo = 0): { sites: Record<string, Site>; addresses: string[] } {
  const sites: Record<string, Site> = {};
  const addresses = new Set<string>();
  for (const { name, brand, entry } of entriesAt(daysAgo)) {
    if (typeof entry === "string" || entry === null) continue;
    for (const address of entry.a ?? []) addresses.add(address);
    const [, network, , host] = (entry.a?.[0] ?? "").split(".").map(Number);
    const site = network === undefined ? undefined : SITES[network]?.(name, host!, brand);
    if (site !== undefined) sites[name] = { brand, ...site };
  }
  return { sites, addresses: [...addresses] };
}

const ownSite = (name: string, _host: number, brand: string): Site =>
  name === brand || name.endsWith(`.${brand}`) ? { kind: "bank" } : { to: `https://${brand}/`, status: 301 };

/** The kinds of sites in each network, by the second byte of its addresses. */
const SITES: Record<number, (name: string, host: number, brand: string) => Site> = {
  10: ownSite,
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
  70: ownSite,
};

/** Names in the certificates of this internet, one certificate each. */
export function miniCertificateNames(): string[] {
  return [...Object.keys(miniSites().sites), `portal.${BRAND}`];
}

/** Sightings some weeks ago: addresses that look-alikes have left since. */
export function miniSightings(now: number): Sighting[] {
  return ENTRIES.flatMap(({ name, entry, age }, i): Sighting[] => {
    if (age !== null || entry === null || typeof entry === "string") return [];
    if (!entry.a?.[0]?.startsWith("127.40.")) return [];
    const last = Math.floor(now / 1000) - (10 + i % 20) * DAY_S;
    const seen = { kind: "dns" as const, name, first: last - 3 * DAY_S, last, count: 4 };
    return [
      { ...seen, rrtype: "A", value: `127.30.9.${1 + i % 200}` },
      { ...seen, rrtype: "NS", value: "a.ns.budget-hosting.net." },
    ];
  });
}

/** RDAP servers of all top-level domains, but of .co and .io, which have WHOIS only. */
export function miniRdap(): Map<string, string> {
  const tops = new Set(ENTRIES.map(({ name }) => name.slice(name.lastIndexOf(".") + 1)).concat("ws"));
  for (const top of ["co", "io"]) tops.delete(top);
  return new Map([...tops].map((top) => [top, `https://${RDAP_HOSTS[0]}/`]));
}

/** Registrations of all names that somebody can register; `now` in milliseconds. */
export function miniRegistrations(now: number, daysAgo = 0): Record<string, MiniRegistration> {
  const dayOf = (age: number): string => new Date(now - age * DAY_S * 1000).toISOString().slice(0, 10);
  return Object.fromEntries(
    // A name has the same place on all days, and so the same registration.
    entriesAt(daysAgo).flatMap(({ name, entry, age }, i): [string, MiniRegistration][] => {
      if (entry === null || parseDomain(name).subdomain !== "") return [];
      const starts = (network: string) =>
        typeof entry === "object" && entry.a?.[0]?.startsWith(network) === true;
      const ours = starts("127.10.") || starts("127.70.");
      const hostile = starts("127.40.");
      const year = ours ? 1998 + i % 4 : 2012 + i % 12;
      const day = `${String(1 + i % 9).padStart(2, "0")}-${String(1 + i % 27).padStart(2, "0")}`;
      // A name without a past was there when the thirty days began.
      const created = age !== null ? dayOf(age) : hostile ? dayOf(31 + i % 20) : `${year}-${day}`;
      return [[name, {
        created: `${created}T09:30:00Z`,
        expires: `${new Date(now).getUTCFullYear() + 1}-${day}T09:30:00Z`,
        registrar: ours ? "Corporate Names BV" : hostile ? "Quick Domains Inc." : "Parkside Domains LLC",
        abuse: `abuse@${ours ? "corporate-names" : hostile ? "quick-domains" : "parkside"}.com`,
        nameservers: typeof entry === "object" ? entry.ns ?? [] : [],
      }]];
    }),
  );
}

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
