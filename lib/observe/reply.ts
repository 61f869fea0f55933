import type { DnsReply } from "../io.ts";

/**
 * Whether a denial has the SOA of a zone above the name (RFC 2308 section 2.1). Filters invent a zone at the name
 * itself.
 */
export function isTrueDenial(name: string, reply: DnsReply): boolean {
  const { soa } = reply;
  return soa !== null && (soa.zone === "." || `${name}.`.endsWith(`.${soa.zone}`));
}

/** Whether a reply says nothing about a name. */
export function isUnusable(reply: DnsReply): boolean {
  return reply.rcode !== "NOERROR" && reply.rcode !== "NXDOMAIN";
}

/** Whether a reply says that the name exists: NOERROR, or a CNAME of its own (RFC 6604 section 3). */
export function saysExists(reply: DnsReply, name: string): boolean {
  return reply.rcode === "NOERROR" || reply.answers.some((record) => record.name === `${name}.`);
}
