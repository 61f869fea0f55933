import { type MergedName, networkTitles, registrarTitle } from "../../../../lib/lines/mod.ts";
import { country } from "../parts/dom.ts";
import { kindName } from "../parts/name.tsx";

/** What names may have in common. */
export const FACETS = {
  address: "Address",
  network: "Network",
  ns: "Name server",
  mx: "Mail server",
  certificate: "Certificate",
  issuer: "Certificate issuer",
  registrar: "Registrar",
  country: "Country",
  kind: "Kind",
} as const;

/** One of {@link FACETS}. */
export type Facet = keyof typeof FACETS;

/** The facets in their order. */
export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** Host names without their last dot, those that are one. */
export const hostsOf = (names: readonly string[] | undefined): string[] =>
  (names ?? []).map((name) => name.replace(/\.$/, "").toLowerCase()).filter((name) => name !== "");

/** Returns the distinct values of a facet for a name. */
export function facetOf(facts: MergedName, facet: Facet): string[] {
  return [...new Set(VALUES[facet](facts))];
}

const VALUES: Readonly<Record<Facet, (facts: MergedName) => string[]>> = {
  address: ({ ips, dns_a, dns_aaaa }) => [
    ...Object.keys(ips ?? {}),
    ...(ips === undefined ? [...dns_a ?? [], ...dns_aaaa ?? []] : []),
  ],
  network: ({ ips }) => networkTitles(Object.values(ips ?? {})),
  ns: ({ dns_ns }) => hostsOf(dns_ns),
  mx: ({ dns_mx }) => hostsOf(dns_mx),
  certificate: ({ origin_x509 }) => origin_x509 === undefined ? [] : [origin_x509.fingerprint_sha256],
  issuer: ({ origin_x509 }) => origin_x509 === undefined ? [] : [origin_x509.issuer_dn],
  registrar: ({ registration_metadata: data }) =>
    [registrarTitle(data ?? {})].filter((title) => title !== ""),
  country: ({ ips }) => Object.values(ips ?? {}).flatMap(({ country }) => country?.iso_code ?? []),
  kind: ({ permutation }) => [permutation?.kind ?? "Unknown"].filter((kind) => kind !== "Unknown"),
};

/** Returns a value in words: of a certificate, the beginning of its fingerprint; of an issuer, its name. */
export function facetLabel(facet: Facet, value: string): string {
  if (facet === "certificate") return `SHA-256 ${value.slice(0, 16)}…`;
  if (facet === "country") return country(value);
  if (facet === "kind") return kindName(value);
  if (facet === "issuer") {
    return /(?:^|, ?)O=([^,]*)/.exec(value)?.[1] ?? /(?:^|, ?)CN=([^,]*)/.exec(value)?.[1] ?? value;
  }
  return value;
}
