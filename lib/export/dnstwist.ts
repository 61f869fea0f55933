import { FUZZERS } from "../permute/kinds/table.ts";
import { plainLine } from "../page/hidden_text.ts";
import { csvCell } from "../lines/csv.ts";
import { bare, type Finding, findingAddresses, type IndexedList, Packed } from "./findings.ts";
import type { ExportFormat, ExportOptions } from "./format.ts";

/** One name as dnstwist prints it. */
interface DnstwistEntry {
  /** The fuzzer that made it; `*original` for the imitated domain. */
  fuzzer: string;
  /** A-labels. */
  domain: string;
  /** IPv4 addresses. */
  dns_a?: string[];
  /** IPv6 addresses. */
  dns_aaaa?: string[];
  /** Mail servers. */
  dns_mx?: string[];
  /** Name servers. */
  dns_ns?: string[];
  /** Country of the first address. */
  geoip?: string;
  /** Value of the Server field. */
  banner_http?: string;
  /** What the mail server answered. */
  banner_smtp?: string;
  /** Whether the mail server accepts mail for any mailbox. */
  mx_spy?: boolean;
  /** Day of registration, `2020-05-05`. */
  whois_created?: string;
  /** Registrar. */
  whois_registrar?: string;
}

/** A finding as an entry; unknown members are absent, as in dnstwist. */
function entryOf(finding: Finding): DnstwistEntry {
  const { ascii, kind, facts } = finding;
  const hosts = (list: readonly string[] | undefined) => list?.map(bare).filter((host) => host !== "") ?? [];
  const entry: DnstwistEntry = { fuzzer: FUZZERS[kind] ?? "various", domain: ascii };
  if (facts.dns_a?.length) entry.dns_a = [...facts.dns_a].sort();
  if (facts.dns_aaaa?.length) entry.dns_aaaa = [...facts.dns_aaaa].sort();
  if (hosts(facts.dns_mx).length > 0) entry.dns_mx = hosts(facts.dns_mx);
  if (hosts(facts.dns_ns).length > 0) entry.dns_ns = hosts(facts.dns_ns).sort();
  // Other texts than codes, which a saved lookup may have, are no region.
  const code = findingAddresses(finding).map((ip) => facts.ips?.[ip]?.country?.iso_code).find((each) =>
    each != null && /^[A-Za-z]{2}$/.test(each)
  );
  if (code) entry.geoip = new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
  if (facts.http_banner) entry.banner_http = facts.http_banner;
  if (facts.smtp_metadata !== undefined) {
    entry.banner_smtp = facts.smtp_metadata.response;
    if (facts.smtp_metadata.is_positive) entry.mx_spy = true;
  }
  const { registration_date, registrar } = facts.registration_metadata ?? {};
  if (registration_date) entry.whois_created = registration_date.slice(0, 10);
  if (registrar) entry.whois_registrar = registrar;
  return entry;
}

const entryKey = ({ fuzzer, dns_a, domain }: DnstwistEntry): string =>
  `${fuzzer}${dns_a?.[0] ?? ""}${domain}`;

/** The entries in dnstwist's order, each created as it is read: only keys are sorted. */
function dnstwistEntries(
  findings: IndexedList<Finding>,
  { brand, owned }: ExportOptions,
): Iterable<DnstwistEntry> {
  const original: DnstwistEntry = { fuzzer: "*original", domain: brand };
  // No member of a key has a control character; the index of a finding follows after one.
  const keys = [`${entryKey(original)}\u0000-1`];
  let index = 0;
  for (const finding of findings) {
    if (!owned?.has(finding.fqdn)) keys.push(`${entryKey(entryOf(finding))}\u0000${index}`);
    index++;
  }
  keys.sort();
  return new Packed(keys, (key) => {
    const at = Number(key.slice(key.lastIndexOf("\u0000") + 1));
    return at < 0 ? original : entryOf(findings.at(at)!);
  });
}

/** Members in the order of their names: Python's `sort_keys`. */
const sortedMembers = (entry: DnstwistEntry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).sort(([a], [b]) => a < b ? -1 : 1));

/** Lists with semicolons, truth as Python writes it; without hidden characters. */
function cellText(value: DnstwistEntry[keyof DnstwistEntry]): string {
  return csvCell(plainLine(value === true ? "True" : [value ?? ""].flat().join(";")));
}

function formatOf(
  name: string,
  mediaType: string,
  extension: string,
  write: (entries: Iterable<DnstwistEntry>) => Generator<string>,
): ExportFormat {
  return {
    name: `dnstwist-${name}`,
    title: `dnstwist --format ${name}`,
    mediaType,
    extension,
    async *write(findings, options) {
      yield* write(dnstwistEntries(findings, options));
    },
  };
}

/** An array indented by four. There is always an entry, that of the imitated domain. */
export const dnstwistJson: ExportFormat = formatOf("json", "application/json", "json", function* (entries) {
  let start = "[\n";
  for (const entry of entries) {
    yield start + JSON.stringify([sortedMembers(entry)], null, 4).slice(2, -2);
    start = ",\n";
  }
  yield "\n]\n";
});

/** `fuzzer`, `domain`, then every other column that has a value, by name. */
export const dnstwistCsv: ExportFormat = formatOf(
  "csv",
  "text/csv; charset=utf-8",
  "csv",
  function* (entries) {
    const used = new Set<string>();
    for (const entry of entries) for (const column of Object.keys(entry)) used.add(column);
    const others = [...used].filter((column) => column !== "fuzzer" && column !== "domain").sort();
    const columns = ["fuzzer", "domain", ...others] as (keyof DnstwistEntry)[];
    yield `${columns.join(",")}\n`;
    for (const entry of entries) yield columns.map((column) => cellText(entry[column])).join(",") + "\n";
  },
);

/** Names, one a line. */
export const dnstwistList: ExportFormat = formatOf(
  "list",
  "text/plain; charset=utf-8",
  "txt",
  function* (entries) {
    for (const { domain } of entries) yield `${domain}\n`;
  },
);
