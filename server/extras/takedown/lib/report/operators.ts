/**
 * Operators of the table, by what a name shows of them.
 * @module
 */
import { isBelow } from "../../../../../lib/page/mail_address.ts";
import { type KnownOperator, OPERATORS } from "./data/desks.ts";
import type { DeskRole } from "./desk.ts";

const first = (role: DeskRole, fits: (operator: KnownOperator) => boolean): KnownOperator | null =>
  OPERATORS.find((operator) => operator.roles.includes(role) && fits(operator)) ?? null;

/** The operator of a name server, mail server or CNAME target; null when the table has none. */
export function operatorOfHost(role: DeskRole, host: string): KnownOperator | null {
  if (role === "dns" && /(?:^|\.)awsdns-\d+\.(?:com|net|org|co\.uk)\.?$/i.test(host)) {
    return first(role, ({ hosts }) => hosts?.includes("amazonaws.com") === true);
  }
  return first(role, ({ hosts = [] }) => isBelow(host, hosts));
}

/** The operator of an autonomous system, in that role. */
export function operatorOfAsn(role: DeskRole, asn: number): KnownOperator | null {
  return first(role, ({ asns = [] }) => asns.includes(asn));
}

/** The CDN or host of pages that a Server header names. */
export function operatorOfBanner(role: DeskRole, banner: string): KnownOperator | null {
  const text = banner.toLowerCase().trimStart();
  return first(role, ({ banners = [] }) => banners.some((start) => text.startsWith(start)));
}

/** The authority that issued a certificate, by the organisation of its issuer. */
export function operatorOfIssuer(organization: string): KnownOperator | null {
  const text = organization.toLowerCase();
  return first("ca", ({ issuers = [] }) => issuers.some((start) => text.startsWith(start)));
}

/** The registrar with that number at IANA. */
export function operatorOfRegistrar(ianaId: string): KnownOperator | null {
  return first("registrar", ({ registrars = [] }) => registrars.includes(ianaId));
}

/** The registry of a suffix. */
export function operatorOfSuffix(suffix: string): KnownOperator | null {
  return first("registry", ({ suffixes = [] }) => suffixes.includes(suffix));
}
