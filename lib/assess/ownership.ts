import { checkArgument } from "../argument.ts";
import { toAscii, unpunycode } from "../permute/punycode.ts";

/** The brand's own names, as its people list them. */
export interface ListedNames {
  /** The watched domains: they and all names below them are the brand's own. */
  domains?: readonly string[];
  /** Names, exact (`kestrelbank.net`) or with `*` for any characters (`*.kestrelbank.net`, `kestrel-*.com`). */
  names?: readonly string[];
}

/** A name or pattern in Unicode: people copy A-labels from registrars and mails. */
function inUnicode(text: string): string {
  return text.includes("xn--")
    ? text.replace(/(?<![a-z0-9-])xn--([a-z0-9-]{1,59})/g, (label, coded) => unpunycode(coded) ?? label)
    : text;
}

/**
 * Whether a name fits a pattern of {@link ListedNames}. Time grows only with their lengths.
 *
 * @param pattern In any case, in Unicode or A-labels; `*` stands for any characters.
 * @param fqdn In lower case, in Unicode or A-labels.
 * @example
 * ```ts
 * import { fitsPattern } from "./mod.ts";
 * console.assert(fitsPattern("*.kestrelbank.net", "www.kestrelbank.net"));
 * ```
 */
export function fitsPattern(pattern: string, fqdn: string): boolean {
  const text = inUnicode(fqdn);
  const parts = inUnicode(pattern.toLowerCase()).split("*");
  if (parts.length === 1) return parts[0] === text;
  const first = parts[0]!, last = parts.at(-1)!;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) {
    return false;
  }
  let at = first.length;
  const end = text.length - last.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Why a name is the brand's own by the word of its people; null when they did not list it. It holds from the moment at
 * which they say it, whatever any run saw.
 */
export function listedReason(fqdn: string, { domains = [], names = [] }: ListedNames): string | null {
  checkArgument(fqdn, "text", "the name of listedReason");
  const name = fqdn.toLowerCase();
  const domain = domains.find((each) => name === each || name.endsWith(`.${each}`));
  if (domain !== undefined) return `the brand's own domain: ${domain}`;
  const pattern = names.find((each) => fitsPattern(each, name));
  return pattern === undefined ? null : `listed: ${pattern}`;
}

/** What shows whether the holder of the brand also holds a name. Any member may be missing. */
export interface OwnershipFacts {
  /** Name servers, as the zone itself lists them. */
  nameServers?: readonly string[];
  /** Name servers, as the registry lists them. */
  delegatedTo?: readonly string[];
  /** Mail servers. */
  mailServers?: readonly string[];
  /** Whether one of them accepted mail for the name, by its own reply. */
  isMailAccepted?: boolean;
  /** Host at which its pages end. */
  leadsTo?: string;
  /** Names in its certificate. */
  certificateNames?: readonly string[];
  /** Whether it has the name servers of the brand, wherever these are. */
  hasBrandServers?: boolean;
}

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

/** Whether a host is in a zone. */
export function inZone(host: string, zone: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return name === zone || name.endsWith(`.${zone}`);
}
const allIn = (hosts: readonly string[] | undefined, zone: string): boolean =>
  hosts !== undefined && hosts.length > 0 && hosts.every((host) => inZone(host, zone));

/**
 * Whether the name servers inside the brand's zone serve a name: the registry delegates to them alone, so that the answer
 * in hand came from them. What a zone says of its own servers, anybody can write.
 */
export function isServedInside(
  zone: string,
  { nameServers, delegatedTo }: Pick<OwnershipFacts, "nameServers" | "delegatedTo">,
): boolean {
  return allIn(nameServers, zone) && allIn(delegatedTo, zone);
}

/** Whether a mail server itself accepted mail: without its reply, the wire says what DNS does. */
export function isMailAccepted(
  { is_positive, response }: { is_positive: boolean; response?: unknown },
): boolean {
  return is_positive && typeof response === "string" && !response.startsWith("DNS: ");
}

/**
 * What shows that a name is the brand's own. Proof is name servers or mail inside the brand's own zone with a matching
 * answer there. A redirect, a certificate, a page or a provider that both use is never proof: an outsider can set each.
 *
 * @param domain The brand's registrable domain.
 */
export function ownershipEvidence(domain: string, facts: OwnershipFacts): OwnershipEvidence {
  const brand = toAscii(domain);
  const { nameServers, mailServers, isMailAccepted, leadsTo, certificateNames, hasBrandServers } = facts;
  const isMailInside = allIn(mailServers, brand);
  const proof = isServedInside(brand, facts)
    ? "name servers"
    : isMailInside && isMailAccepted === true
    ? "mail"
    : null;
  const claim = allIn(nameServers, brand)
    ? `its zone names servers inside ${brand}`
    : isMailInside
    ? `its mail servers are inside ${brand}`
    : certificateNames?.some((host) => inZone(host, brand)) === true
    ? `its certificate names ${brand}`
    : leadsTo !== undefined && inZone(leadsTo, brand)
    ? `it leads to ${brand}`
    : hasBrandServers === true
    ? `it has the name servers of ${brand}`
    : null;
  return { proof: proof === null ? null : PROVED + proof, claim };
}
