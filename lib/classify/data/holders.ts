/**
 * Registrars that defend brands, networks that unrelated live sites share, and marketplaces of names.
 * @module
 */
// deno-fmt-ignore-file

/** Zones of name servers that only holders who defend a brand use. Parking lists contain the first by mistake. */
export const DEFENDER_ZONES: readonly string[] = [
  "markmonitor.com", "markmonitor.zone", "cscdns.net", "cscdns.uk", "csc-dns.net", "comlaude-dns.com",
  "comlaude-dns.net", "comlaude-dns.org", "safenames.net", "safenamesdns.net", "netnames.net",
  "brandshelter.com", "brandshelter.net", "brandshelter.de", "nameshield.net", "observatoiredesmarques.fr",
];

/**
 * IANA registrar numbers: MarkMonitor, CSC, Com Laude, SafeNames, Nameshield; compared with public copies of ICANN's list
 * on 2026-11-21. The zones above and the names below are from general knowledge of these companies.
 */
export const DEFENDER_IDS: ReadonlySet<string> = new Set(["292", "299", "470", "447", "1251"]);

/** Names of such registrars. */
export const DEFENDER_NAMES: RegExp =
  /markmonitor|csc corporate domains|com laude|nom-iq|safenames|nameshield|brandshelter/i;

/** Front ends of content delivery networks and shops: many unrelated live sites answer there, hardly ever parked names. */
export const SHARED_ADDRESS: readonly string[] = [
  "188.114.96.0/23", "104.16.0.0/13", "104.24.0.0/14", "172.64.0.0/13", "23.227.38.0/24", "141.193.213.0/24",
  "151.101.0.0/16", "76.76.21.0/24", "185.199.108.0/22", "2606:4700::/32", "2a06:98c1::/32",
];

/**
 * Sites that a parked page loads from or links to, beyond those whose name servers are known (`parking.ts`):
 * marketplaces, brokers and services of advertisements on parked names. Registrars that sell other things too are left
 * out: many live sites link to them.
 *
 * Source: general knowledge of these companies; 2026-11-22.
 */
export const MARKETPLACES: readonly string[] = [
  "atom.com", "buydomains.com", "cashparking.com", "dnzoom.com", "domainagents.com", "domainbrokers.com",
  "domaineasy.com", "domainnamesales.com", "domainsponsor.com", "dropcatch.com", "dsnextgen.com", "efty.com",
  "epik.com", "flippa.com", "hitfarm.com", "huge-domains.com", "hugedomains.com", "internettraffic.com",
  "namedrive.com", "namefind.com", "namejet.com", "parked.com", "parkweb.com", "revenuedirect.com",
  "rookmedia.net", "saw.com", "skenzo.com", "smartname.com", "snapnames.com", "trafficz.com",
  "undeveloped.com", "uniregistry.com",
];
