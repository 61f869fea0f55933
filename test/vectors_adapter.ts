/**
 * The pure functions that hostile-input vectors are run against, under the names of their runner.
 * @module
 */
export { decodeDns } from "../lib/net/dns/codec.ts";
export { isBlockedAddress } from "../lib/net/address.ts";
export { compileSearch } from "../lib/ct/regex/pattern.ts";
export { parseX509 } from "../lib/x509/mod.ts";
export { csvCell } from "../lib/lines/csv.ts";
export { whoisMetadata } from "../lib/observe/registry/whois_metadata.ts";
import { parseDomain } from "../lib/domain.ts";
import { encodeLine } from "../lib/lines/ndjson.ts";
import { whoisVerdict } from "../lib/observe/registry/whois_verdict.ts";

/** Whether a WHOIS text is a refusal rather than an answer. */
export const isRefusal = (text: string): boolean => whoisVerdict(text) === "refusal";

/** Whether a WHOIS text says that there is no such domain. */
export const saysNoDomain = (text: string): boolean => whoisVerdict(text) === "absence";

/** The A-labels of an acceptable name; throws for any other. */
export function normaliseDomain(input: string): string {
  return parseDomain(input).ascii;
}

/** One line with the value in a field. */
export function ndjsonLine(value: string): string {
  const domain = { fqdn: "example.com", tld: "com", domain: "example" };
  return encodeLine({ permutation: { domain, kind: "Unknown" }, op: "WhoIs", data: value });
}
