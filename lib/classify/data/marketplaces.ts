/**
 * Sites that a parked page loads from or links to, beyond those whose name servers are known (`parking.ts`):
 * marketplaces, brokers and services of advertisements on parked names. Registrars that sell other things too are left
 * out: many live sites link to them.
 *
 * Source: general knowledge of these companies; 2026-11-22.
 * @module
 */

/** Registrable domains. */
export const MARKETPLACES: readonly string[] = [
  "atom.com",
  "buydomains.com",
  "cashparking.com",
  "dnzoom.com",
  "domainagents.com",
  "domainbrokers.com",
  "domaineasy.com",
  "domainnamesales.com",
  "domainsponsor.com",
  "dropcatch.com",
  "dsnextgen.com",
  "efty.com",
  "epik.com",
  "flippa.com",
  "hitfarm.com",
  "huge-domains.com",
  "hugedomains.com",
  "internettraffic.com",
  "namedrive.com",
  "namefind.com",
  "namejet.com",
  "parked.com",
  "parkweb.com",
  "revenuedirect.com",
  "rookmedia.net",
  "saw.com",
  "skenzo.com",
  "smartname.com",
  "snapnames.com",
  "trafficz.com",
  "undeveloped.com",
  "uniregistry.com",
];
