import { endOf } from "../ops/redirect_chain.ts";
import { toAscii, unpunycode } from "../permute/punycode.ts";
import { CLEAR, mailServersOf, type ObservedName } from "./verdict.ts";

/** The brand's own names, as its people list them. */
export interface ListedNames {
  /** The watched domains: they and all names below them are the brand's own. */
  domains?: readonly string[];
  /** Names, exact (`kestrelbank.net`) or with `*` ({@link fitsPattern}): `*.kestrelbank.net`, `kestrel-*.com`, `kestrelbank.*`. */
  names?: readonly string[];
}

/** A name or pattern in Unicode: people copy A-labels from registrars and mails. */
function inUnicode(text: string): string {
  return text.includes("xn--")
    ? text.replace(/(?<![a-z0-9-])xn--([a-z0-9-]{1,59})/g, (label, coded) => unpunycode(coded) ?? label)
    : text;
}

/** Whether a text fits a pattern in which `*` stands for any characters. Time grows with both lengths alone. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
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
 * Whether a name whose suffix has so many labels fits a pattern of {@link ListedNames}. The pattern has the same suffix, or
 * it does not fit.
 *
 * @param fqdn In lower case, in Unicode or A-labels.
 */
export function fitsUnder(pattern: string, fqdn: string, suffixLabels: number): boolean {
  const text = inUnicode(fqdn);
  const wanted = inUnicode(pattern.toLowerCase().replace(/\.$/, ""));
  if (!wanted.includes("*")) return wanted === text;
  // A star before a label is one before its dot, and for no label too.
  const [, star = "", bare = ""] = /^(\*+(?!\.))?(.*)$/s.exec(wanted)!;
  const name = text.split(".");
  const labels = bare.split(".");
  if (labels.length === 1) labels.push("*");
  const isAnySuffix = labels.length > 1 && labels.at(-1) === "*";
  if (isAnySuffix) {
    labels.pop();
    name.splice(-suffixLabels);
  }
  const own = isAnySuffix ? 1 : suffixLabels + 1;
  const registrable = labels.splice(-own);
  // No letter says whose name it is.
  if (registrable.length < own || /^\**$/.test(registrable[0]!) || name.length < own) return false;
  const compared = name.splice(-own);
  if (!registrable.every((label, i) => fits(label, compared[i]!))) return false;
  const [left, below] = [labels.join("."), name.join(".")];
  if (star !== "" && left === "") return true;
  return left === "" ? below === "" : below !== "" && fits(star + left, below);
}

/** Why a name whose suffix has so many labels is the brand's own by the word of its people; null when they did not list it. */
export function listedUnder(
  fqdn: string,
  { domains = [], names = [] }: ListedNames,
  suffixLabels: number,
): string | null {
  const name = inUnicode(fqdn.toLowerCase());
  const domain = domains.find((each) => inZone(name, inUnicode(each.toLowerCase())));
  if (domain !== undefined) return `the brand's own domain: ${domain}`;
  const pattern = names.find((each) => fitsUnder(each, name, suffixLabels));
  return pattern === undefined ? null : `listed: ${pattern}`;
}

/** Whether a host is in a zone. */
export function inZone(host: string, zone: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return name === zone || name.endsWith(`.${zone}`);
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
