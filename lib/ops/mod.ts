import type { ResultOp } from "../model.ts";
import { certificateTransparency } from "./certificate_transparency.ts";
import { classification } from "./classification.ts";
import { dns } from "./dns.ts";
import { geoIp } from "./geo_ip.ts";
import { httpBanner } from "./http_banner.ts";
import { ipEnumeration } from "./ip_enumeration.ts";
import { levenshtein } from "./levenshtein.ts";
import { mxCheck } from "./mx_check.ts";
import { nxdomain } from "./nxdomain.ts";
import type { Op } from "./op.ts";
import { originX509 } from "./origin_x509.ts";
import { passiveDns } from "./passive_dns.ts";
import { passiveTls } from "./passive_tls.ts";
import { rdap } from "./rdap.ts";
import { redirectChain } from "./redirect_chain.ts";
import { registrationMetadata } from "./registration_metadata.ts";
import { screenshot } from "./screenshot.ts";
import { technologies } from "./technologies.ts";
import { whoIs } from "./who_is.ts";

/** Any op. */
export type AnyOp = { [O in ResultOp]: Op<O> }[ResultOp];

/** Every op there is, in the order in which their lines are wanted. */
export const OPS: readonly AnyOp[] = [
  levenshtein,
  ipEnumeration,
  geoIp,
  dns,
  nxdomain,
  httpBanner,
  redirectChain,
  technologies,
  screenshot,
  originX509,
  certificateTransparency,
  mxCheck,
  rdap,
  whoIs,
  registrationMetadata,
  passiveDns,
  passiveTls,
  classification,
];
