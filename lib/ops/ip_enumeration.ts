import type { GeoIpData } from "./geo_ip.ts";
import { type AllRecords, UNKNOWN } from "./dns.ts";
import { cell, type Op } from "./op.ts";

/** The name's addresses, IPv4 first; no line when it has none. */
export const ipEnumeration: Op<
  "IpEnumeration",
  string[],
  { ips: Record<string, GeoIpData>; dns_unanswered: (keyof AllRecords)[] },
  { addresses: string[] }
> = {
  op: "IpEnumeration",
  summary: "IPv4 and IPv6 addresses of the name",
  plans: ["squat", "nxdomain", "analyze"],
  observes: ["addresses"],
  nullable: false,
  merge(into, addresses) {
    into.ips ??= Object.create(null) as Record<string, GeoIpData>;
    for (const ip of addresses) into.ips[ip] ??= { ip };
  },
  columns: {
    ips: ({ ips = {}, dns_unanswered: open = [] }) =>
      cell(Object.values(ips).map(({ ip }) => ip)) ||
      (open.includes("a") || open.includes("aaaa") ? UNKNOWN : ""),
  },
  async run(see) {
    const addresses = await see.addresses();
    return addresses.length > 0 ? [addresses] : [];
  },
};
