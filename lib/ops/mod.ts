import { certificateTransparency } from "./certificate_transparency.ts";
import { classification } from "./classification.ts";
import { dns, geoIp, ipEnumeration, levenshtein, nxdomain } from "./dns.ts";
import { httpBanner, originX509, redirectChain, screenshot, technologies } from "./web.ts";
import { mxCheck } from "./mx_check.ts";
import { passiveDns, passiveTls } from "./passive.ts";
import { rdap, registrationMetadata, whoIs } from "./registry.ts";

export type * from "./certificate_transparency.ts";
export type * from "./classification.ts";
export type * from "./dns.ts";
export type * from "./web.ts";
export type * from "./mx_check.ts";
export type * from "./passive.ts";
export type * from "./registry.ts";

/** Every op, in the order of CSV columns, help and `--plan`. This is the only list; everything else folds over it. */
export const OPS: readonly [
  typeof levenshtein,
  typeof ipEnumeration,
  typeof geoIp,
  typeof dns,
  typeof nxdomain,
  typeof httpBanner,
  typeof redirectChain,
  typeof technologies,
  typeof rdap,
  typeof whoIs,
  typeof registrationMetadata,
  typeof classification,
  typeof originX509,
  typeof screenshot,
  typeof certificateTransparency,
  typeof mxCheck,
  typeof passiveDns,
  typeof passiveTls,
] = [
  levenshtein,
  ipEnumeration,
  geoIp,
  dns,
  nxdomain,
  httpBanner,
  redirectChain,
  technologies,
  rdap,
  whoIs,
  registrationMetadata,
  classification,
  originX509,
  screenshot,
  certificateTransparency,
  mxCheck,
  passiveDns,
  passiveTls,
];
