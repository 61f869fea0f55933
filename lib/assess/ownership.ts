import { endOf } from "../ops/redirect_chain.ts";
import { toAscii } from "../permute/punycode.ts";
import { inZone } from "./pattern.ts";
import { CLEAR, mailServersOf, type ObservedName } from "./verdict.ts";

/** Why a name is, or may be, the brand's own. */
export interface OwnershipEvidence {
  /** What an outsider cannot set; null when there is nothing. */
  proof: string | null;
  /** What an outsider can set too, so that the brand's people are asked; null when there is nothing. */
  claim: string | null;
}

const PROVED = "inside the brand's zone: ";

/** Whether this reason is a proof of {@link ownershipEvidence}; earlier versions had others, which do not count. */
export function isProof(reason: string): boolean {
  return reason.startsWith(PROVED);
}

/** Whether there are hosts, and all are in a zone. Lines of other services may have null for a list. */
export function areInZone(hosts: readonly string[] | null | undefined, zone: string): boolean {
  return hosts != null && hosts.length > 0 && hosts.every((host) => inZone(host, zone));
}

/** Whether a mail server itself accepted mail: without its reply, the wire says what DNS does. */
export function isMailAccepted(
  { is_positive, response }: { is_positive: boolean; response?: unknown },
): boolean {
  return is_positive && typeof response === "string" && !response.startsWith("DNS: ");
}

/** The host of a URL; empty for a text that is none. No URL.parse: the web app runs this in browsers that lack it. */
export function hostIn(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}

/**
 * What shows that a name is the brand's own; nothing does for one that was judged phishing. Proof is name servers or mail
 * inside the brand's own zone with a matching answer there. A redirect, a certificate, a page or a provider that both use
 * is never proof: an outsider can set each. Nor is what a zone says of its own servers: where the registry delegates to
 * servers inside the brand's zone alone, the answer in hand came from them.
 *
 * @param domain The brand's registrable domain.
 * @param hasBrandServers Whether the name has the name servers of the brand, wherever these are.
 */
export function ownershipEvidence(
  domain: string,
  name: ObservedName,
  hasBrandServers: boolean = false,
): OwnershipEvidence {
  const {
    classification,
    dns_ns,
    dns_mx,
    smtp_metadata,
    registration_metadata,
    redirect_chain,
    origin_x509,
  } = name;
  if ((classification?.phishing ?? 0) >= CLEAR) return { proof: null, claim: null };
  const brand = toAscii(domain);
  const isNamedInside = areInZone(dns_ns, brand);
  const isMailInside = areInZone(mailServersOf(dns_mx), brand);
  // Absent or null in lines of other services.
  const certificateNames: readonly string[] | null | undefined = origin_x509?.san_dns;
  const leadsTo = hostIn(endOf(redirect_chain)?.url ?? "");
  const proof = isNamedInside && areInZone(registration_metadata?.nameservers, brand)
    ? "name servers"
    : isMailInside && smtp_metadata !== undefined && isMailAccepted(smtp_metadata)
    ? "mail"
    : null;
  const claim = isNamedInside
    ? `its zone names servers inside ${brand}`
    : isMailInside
    ? `its mail servers are inside ${brand}`
    : certificateNames?.some((host) => inZone(host, brand)) === true
    ? `its certificate names ${brand}`
    : inZone(leadsTo, brand)
    ? `it leads to ${brand}`
    : hasBrandServers
    ? `it has the name servers of ${brand}`
    : null;
  return { proof: proof === null ? null : PROVED + proof, claim };
}
