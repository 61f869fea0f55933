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
