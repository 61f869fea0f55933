import { listedReason } from "../../../../lib/assess/listed.ts";
import {
  inZone,
  isProof,
  type ListedNames,
  type OwnershipEvidence,
  ownershipEvidence,
} from "../../../../lib/assess/ownership.ts";
import { toAscii } from "../../../../lib/permute/punycode.ts";
import { CLEAR, mailServersOf } from "../../../../lib/assess/verdict.ts";
import { observed, type Sighting } from "./sighting.ts";

/** Which names are the brand's own. */
export interface OwnedNames extends ListedNames {
  /** Whether proof from DNS and mail counts too. @default true */
  proof?: boolean;
}

/** The set of name servers as one text; empty when it is not known. */
function serversOf(sighting: Sighting | undefined): string {
  return (sighting?.dns?.ns ?? []).map((host) => host.toLowerCase().replace(/\.$/, "")).sort().join(" ");
}

/**
 * Why a name is, or may be, the brand's own. One that was judged phishing is not, whatever it shows.
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
  { proof: isProofWanted = true, ...listed }: OwnedNames,
): OwnershipEvidence {
  const word = listedReason(fqdn, listed);
  if (word !== null) return { proof: word, claim: null };
  const servers = serversOf(sighting);
  const hasBrandServers = servers !== "" && servers === serversOf(original);
  const { proof, claim } = ownershipEvidence(brand, observed(sighting), hasBrandServers);
  return { proof: isProofWanted ? proof : null, claim };
}

/**
 * Whether this run disproves ownership, rather than not showing the proof: servers or a registry may not have answered.
 *
 * @param proof What {@link ownedBy} returned earlier.
 */
export function isDisproved(
  proof: string,
  { classification, dns, registration_metadata }: Sighting,
  brand: string,
): boolean {
  if ((classification?.phishing ?? 0) >= CLEAR || !isProof(proof)) return true;
  return proof.endsWith("mail")
    ? mailServersOf(dns?.mx).some((host) => !inZone(host, toAscii(brand)))
    : (dns?.ns?.length ?? 0) > 0 && (registration_metadata?.nameservers.length ?? 0) > 0;
}
