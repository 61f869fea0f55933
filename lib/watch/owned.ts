import { fitsPattern } from "../assess/ownership.ts";
import type { Sighting } from "./sighting.ts";
import { SIGNALS } from "./signals.ts";

/** Which names are the brand's own. */
export interface OwnedNames {
  /** Names, exact (`kestrelbank.net`) or with `*` for any characters (`*.kestrelbank.net`, `kestrel-*.com`). */
  names?: readonly string[];
  /** Whether proof from DNS, certificates and redirects counts too. @default true */
  proof?: boolean;
}

/** The set of name servers as one text; empty when it is not known. */
function serversOf(sighting: Sighting | undefined): string {
  return (sighting?.dns?.ns ?? []).map((host) => host.toLowerCase().replace(/\.$/, "")).sort().join(" ");
}

const REDIRECT = SIGNALS.find(({ name }) => name === "redirect")!;

/**
 * Why a name is the brand's own, or null.
 *
 * Proof is the brand's own certificate (the same key answered for both), the same set of name servers, or a redirect to
 * the brand. An imitator can have the latter two as well, with the same DNS provider or by redirecting visitors whom it
 * does not trust, so they do not count for a name that accepts mail; none counts for one that was judged phishing.
 *
 * @param fqdn The name.
 * @param brand The watched domain.
 * @param original This run's sighting of the brand itself, if it has one.
 */
export function ownedBy(
  fqdn: string,
  sighting: Sighting,
  brand: string,
  original: Sighting | undefined,
  { names = [], proof = true }: OwnedNames,
): string | null {
  const pattern = names.find((each) => fitsPattern(each, fqdn));
  if (pattern !== undefined) return `listed: ${pattern}`;
  if (!proof || (sighting.classification?.phishing ?? 0) >= 0.7) return null;
  const fingerprint = original?.certificate?.fingerprint;
  if (fingerprint && sighting.certificate?.fingerprint === fingerprint) return CERTIFICATE;
  if (takesMail(sighting)) return null;
  if (original?.dns?.ns?.length && sighting.dns?.ns?.length === original.dns.ns.length) {
    if (serversOf(sighting) === serversOf(original)) return SERVERS;
  }
  return REDIRECT.read(sighting, undefined) === brand ? LEADS : null;
}

const CERTIFICATE = "the brand's certificate",
  SERVERS = "the brand's name servers",
  LEADS = "leads to the brand";

function takesMail({ mailProbe, dns }: Sighting): boolean {
  return mailProbe === true || (dns?.mx ?? []).some((host) => host !== "." && host !== "");
}

/**
 * Whether this run disproves ownership, rather than not showing a proof: the brand or the name may not have answered.
 *
 * @param proof What {@link ownedBy} returned earlier.
 */
export function isDisproved(proof: string, sighting: Sighting, original: Sighting | undefined): boolean {
  if ((sighting.classification?.phishing ?? 0) >= 0.7) return true;
  if (proof === CERTIFICATE) return !!original?.certificate && !!sighting.certificate;
  if (takesMail(sighting)) return true;
  if (proof === SERVERS) return !!original?.dns?.ns?.length && !!sighting.dns?.ns?.length;
  return sighting.redirects !== undefined;
}
