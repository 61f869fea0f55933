import type { DnsReply } from "../io.ts";

/**
 * Whether a denial has the SOA of a zone above the name (RFC 2308 section 2.1), below the root: every name that is asked
 * for has a suffix of the public DNS. Filters invent a zone at the name itself.
 */
export function isTrueDenial(name: string, { soa }: DnsReply): boolean {
  return soa !== null && soa.zone !== "." && `${name}.`.endsWith(`.${soa.zone}`);
}

/**
 * Whether a reply says that the top-level domain does not exist: nothing, with the SOA of the root. A resolver that says
 * so of a public suffix has a root of its own, and says nothing about names below.
 */
export function deniesSuffix({ rcode, answers, soa }: DnsReply): boolean {
  return (rcode === "NXDOMAIN" || rcode === "NOERROR") && answers.length === 0 && soa?.zone === ".";
}

/** Whether a reply, or what was found, says nothing about a name. */
export function isUnusable({ rcode }: Pick<DnsReply, "rcode">): boolean {
  return rcode !== "NOERROR" && rcode !== "NXDOMAIN";
}

/** Whether a reply says that the name exists: NOERROR, or a CNAME of its own (RFC 6604 section 3). */
export function saysExists(reply: DnsReply, name: string): boolean {
  return reply.rcode === "NOERROR" || reply.answers.some((record) => record.name === `${name}.`);
}

/** Whether a reply has servers of the name itself. */
export function isServed(name: string, { answers }: DnsReply): boolean {
  return answers.some((record) => record.type === "NS" && record.name === `${name}.`);
}
