import { cell, type Op } from "./op.ts";
import { named, nullable, object, record, type Schema, text, wholeNumber } from "./schema.ts";

/** Network and country of one address. */
export interface GeoIpData {
  /** The address, IPv4 or RFC 5952 IPv6. */
  ip: string;
  /** Autonomous system that announces the address. */
  asn?: { number?: number | null; organization?: string | null } | null;
  /** Country by registration: two-letter continent and ISO 3166-1 alpha-2 code. */
  country?: { continent?: string | null; iso_code?: string | null } | null;
}

const GEO_IP_DATA: Schema<GeoIpData> = named(
  "GeoIpData",
  object({ ip: text }, {
    asn: nullable(object({}, { number: nullable(wholeNumber), organization: nullable(text) })),
    country: nullable(object({}, { continent: nullable(text), iso_code: nullable(text) })),
  }),
);

/** What is known of addresses, by address. */
export const GEO_BY_IP: Schema<Record<string, GeoIpData>> = record(GEO_IP_DATA);

/** Network and country, one line per address; no line for an address that the tables lack. */
export const geoIp: Op<
  "GeoIp",
  GeoIpData,
  { ips: Record<string, GeoIpData> },
  { networks: GeoIpData[] }
> = {
  op: "GeoIp",
  title: "Network and country",
  summary: "Autonomous system and country of each address",
  plans: ["squat", "analyze"],
  observes: ["networks"],
  schema: GEO_IP_DATA,
  nullable: false,
  merged: { ips: GEO_BY_IP },
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
