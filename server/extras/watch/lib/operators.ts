/**
 * Names of operators, which stay the same while addresses, servers and intermediates change.
 * @module
 */
import { readDomain } from "../../../../lib/domain.ts";

/** The registrable name of a host, or null for an address or an invalid name. */
export const registrable = (host: string): string | null => readDomain(host)?.registrable ?? null;

/** The operator of a network: `AMAZON-02` and `AMAZON-AES` are one, and so are `Google LLC` and `GOOGLE-CLOUD-PLATFORM`. */
export function networkOperator(organization: string): string {
  const text = organization.toLowerCase().slice(0, 200);
  // WHOIS prefixes some names with the number: AS-26496-GO-DADDY-COM-LLC.
  const name = text.replace(/^as-?\d+[-\s]+/, "");
  return /[\p{L}\p{N}]{3,40}/u.exec(name)?.[0] ?? text.slice(0, 40);
}

/**
 * The operator of a name server: `ns-1203.awsdns-22.org` and `ns-44.awsdns-05.com` are one. Null when it is not a name.
 */
export function dnsOperator(host: string): string | null {
  const name = registrable(host.replace(/\.$/, ""));
  return name === null ? null : name.slice(0, name.indexOf(".")).replace(/(?<![-\d])[-\d]+$/, "") || name;
}

/** The text, cut; half a character at the cut is none. */
const cutName = (text: string): string => text.slice(0, 80).toWellFormed();

/** Names of intermediates that do not name an operator: `R10`, `E5`, `WE1`. */
const BARE_INTERMEDIATE = /^[A-Z]{1,3}\d{1,3}$/;

/**
 * The operator of an issuer: its organisation, since intermediates rotate (`R10`, `R11`, `E5`). Without one, its common
 * name without a number at the end; empty when that does not name an operator.
 *
 * @param dn A distinguished name: RFC 4514, with or without spaces, or OpenSSL's `/C=US/O=…`.
 */
export function issuerOperator(dn: string): string {
  const text = (dn.startsWith("/") ? dn.slice(1).replaceAll("/", ",") : dn).slice(0, 500);
  const part = (type: string) =>
    new RegExp(`(?:^|[,+]\\s*)${type}\\s*=\\s*("[^"]*"|(?:[^,+\\\\]|\\\\.)+)`, "i").exec(text)?.[1]?.trim();
  const organization = part("O");
  if (organization !== undefined) return cutName(organization);
  const name = part("CN") ?? (text.includes("=") ? "" : text);
  return BARE_INTERMEDIATE.test(name) ? "" : cutName(name.replace(/(?<![\s-])[\s-]+[A-Z]{0,2}\d+$/, ""));
}

/** The names of a certificate, without `www.`, wildcards and names below another of them. */
export function ownNames(names: readonly string[]): string[] {
  const bare = new Set(names.map((name) => name.toLowerCase().replace(/^(?:\*\.|www\.)+/, "")));
  if (bare.size < 2) return [...bare];
  return [...bare].filter((name) => {
    for (let at = name.indexOf("."); at >= 0; at = name.indexOf(".", at + 1)) {
      if (bare.has(name.slice(at + 1))) return false;
    }
    return true;
  });
}
