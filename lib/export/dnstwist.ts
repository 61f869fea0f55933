import { FUZZERS } from "../permute/data/kinds.ts";
import { bare, type Finding, findingAddresses } from "./findings.ts";
import { type ExportFormat, hasName } from "./format.ts";

/** A list that is not empty. */
const listed = (list: readonly string[] = []): readonly string[] | undefined =>
  list.length === 0 ? undefined : list;

/** A finding as dnstwist prints it: members in the order of their names (Python's `sort_keys`), unknown ones undefined. */
function entryOf(finding: Finding) {
  const { ascii, kind, facts } = finding;
  const hosts = (list: readonly string[] = []) => list.map(bare).filter((host) => host !== "");
  // Other texts than codes, which a saved lookup may have, are no region.
  const code = findingAddresses(finding).map((ip) => facts.ips?.[ip]?.country?.iso_code).find((each) =>
    each != null && /^[A-Za-z]{2}$/.test(each)
  );
  const { smtp_metadata: smtp, registration_metadata: registration } = facts;
  return {
    banner_http: facts.http_banner || undefined,
    banner_smtp: smtp?.response,
    dns_a: listed(facts.dns_a?.toSorted()),
    dns_aaaa: listed(facts.dns_aaaa?.toSorted()),
    dns_mx: listed(hosts(facts.dns_mx)),
    dns_ns: listed(hosts(facts.dns_ns).sort()),
    domain: ascii,
    fuzzer: FUZZERS[kind] ?? "various",
    geoip: code == null ? undefined : new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code,
    mx_spy: smtp?.is_positive || undefined,
    whois_created: registration?.registration_date?.slice(0, 10) || undefined,
    whois_registrar: registration?.registrar || undefined,
  };
}

/** An array indented by four, the imitated domain first, then by fuzzer, address and name. */
export const dnstwistJson: ExportFormat = {
  name: "dnstwist-json",
  title: "dnstwist --format json",
  mediaType: "application/json",
  extension: "json",
  async *write(findings, { brand, owned }) {
    const text = (entry: object): string => JSON.stringify([entry], null, 4).slice(2, -2);
    // Only keys are sorted. None has a control character; the index of a finding follows after one.
    const keys: string[] = [];
    let index = 0;
    for (const finding of findings) {
      const { fuzzer, dns_a, domain } = entryOf(finding);
      if (!hasName(owned, finding)) keys.push(`${fuzzer}${dns_a?.[0] ?? ""}${domain}\u0000${index}`);
      index++;
    }
    yield `[\n${text({ domain: brand, fuzzer: "*original" })}`;
    for (const key of keys.sort()) {
      yield `,\n${text(entryOf(findings.at(Number(key.slice(key.lastIndexOf("\u0000") + 1)))!))}`;
    }
    yield "\n]\n";
  },
};
