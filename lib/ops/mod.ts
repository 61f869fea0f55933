import { certificateTransparency } from "./certificate_transparency.ts";
import { classification } from "./classification.ts";
import { dns } from "./dns.ts";
import { geoIp } from "./geo_ip.ts";
import { httpBanner } from "./http_banner.ts";
import { ipEnumeration } from "./ip_enumeration.ts";
import { levenshtein } from "./levenshtein.ts";
import { mxCheck } from "./mx_check.ts";
import { nxdomain } from "./nxdomain.ts";
import { originX509 } from "./origin_x509.ts";
import { passiveDns } from "./passive_dns.ts";
import { passiveTls } from "./passive_tls.ts";
import { rdap } from "./rdap.ts";
import { redirectChain } from "./redirect_chain.ts";
import { registrationMetadata } from "./registration_metadata.ts";
import { screenshot } from "./screenshot.ts";
import { technologies } from "./technologies.ts";
import { whoIs } from "./who_is.ts";

export type * from "./certificate_transparency.ts";
export type * from "./classification.ts";
export type * from "./dns.ts";
export type * from "./geo_ip.ts";
export type * from "./mx_check.ts";
export type * from "./nxdomain.ts";
export type * from "./origin_x509.ts";
export type * from "./passive_dns.ts";
export type * from "./passive_tls.ts";
export type * from "./redirect_chain.ts";
export type * from "./registration_metadata.ts";

/** Every op, in the order of CSV columns, help and `--plan`. This is the only list; everything else folds over it. */
export const OPS = [
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
] as const;
