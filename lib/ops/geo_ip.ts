import { cell, type Op } from "./op.ts";

/** Network and country of one address. */
export interface GeoIpData {
  /** The address, IPv4 or RFC 5952 IPv6. */
  ip: string;
  /** Autonomous system that announces the address. */
  asn?: { number?: number | null; organization?: string | null } | null;
  /** Country by registration: two-letter continent and ISO 3166-1 alpha-2 code. */
  country?: { continent?: string | null; iso_code?: string | null } | null;
}

/** Network and country, one line per address; no line for an address that the tables lack. */
export const geoIp: Op<
  "GeoIp",
  GeoIpData,
  { ips: Record<string, GeoIpData> },
  { networks: GeoIpData[] }
> = {
  op: "GeoIp",
  summary: "Autonomous system and country of each address",
  plans: ["squat", "analyze"],
  observes: ["networks"],
  nullable: false,
  merge(into, data) {
    into.ips ??= Object.create(null) as Record<string, GeoIpData>;
    into.ips[data.ip] = data;
  },
  columns: {
    asn: ({ ips = {} }) => cell([...new Set(Object.values(ips).map(({ asn }) => asn?.number))]),
    country: ({ ips = {} }) => cell([...new Set(Object.values(ips).map(({ country }) => country?.iso_code))]),
  },
  run: async (see) => await see.networks(),
};
