import type { PermutationKind } from "../model.ts";
import { addressesOf, bare, type Finding } from "./findings.ts";
import type { ExportFormat } from "./format.ts";

/**
 * Our kinds under the names of dnstwist 20250130. Kinds that it does not have get the nearest name, so that consumers
 * which know a closed list keep working.
 */
export const FUZZERS: Readonly<Record<PermutationKind, string>> = {
  Addition: "addition",
  Bitsquatting: "bitsquatting",
  DoubleVowelInsertion: "insertion",
  Homoglyph: "homoglyph",
  Hyphenation: "hyphenation",
  Insertion: "insertion",
  Keyword: "dictionary",
  Mapped: "cyrillic",
  Omission: "omission",
  Repetition: "repetition",
  Replacement: "replacement",
  Subdomain: "subdomain",
  Transposition: "transposition",
  VowelSwap: "vowel-swap",
  VowelShuffle: "vowel-swap",
  Tld: "tld-swap",
  FauxTld: "various",
  CertificateTransparency: "various",
  UserContext: "dictionary",
  Unknown: "various",
};

/** One name as dnstwist prints it. */
export interface DnstwistEntry {
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
  /** What the mail server said. */
  banner_smtp?: string;
  /** Whether the mail server takes mail for anybody. */
  mx_spy?: boolean;
  /** Day of registration, `2020-05-05`. */
  whois_created?: string;
  /** Registrar. */
  whois_registrar?: string;
}

/** A finding as an entry; members that are not known are absent, as there. */
export function entryOf(finding: Finding): DnstwistEntry {
  const { ascii, kind, facts } = finding;
  const hosts = (list: readonly string[] | undefined) => list?.map(bare).filter((host) => host !== "") ?? [];
  const entry: DnstwistEntry = { fuzzer: FUZZERS[kind] ?? "various", domain: ascii };
  if (facts.dns_a?.length) entry.dns_a = [...facts.dns_a].sort();
  if (facts.dns_aaaa?.length) entry.dns_aaaa = [...facts.dns_aaaa].sort();
  if (hosts(facts.dns_mx).length > 0) entry.dns_mx = hosts(facts.dns_mx);
  if (hosts(facts.dns_ns).length > 0) entry.dns_ns = hosts(facts.dns_ns).sort();
  const code = addressesOf(finding).map((ip) => facts.ips?.[ip]?.country?.iso_code).find((each) =>
    each != null
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

function* entries(
  findings: Iterable<Finding>,
  brand: string,
  owned?: ReadonlySet<string>,
): Generator<DnstwistEntry> {
  yield { fuzzer: "*original", domain: brand };
  for (const finding of findings) if (!owned?.has(finding.fqdn)) yield entryOf(finding);
}

/** Members in the order of their names: Python's `sort_keys`. */
const sorted = (entry: DnstwistEntry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).sort(([a], [b]) => a < b ? -1 : 1));

/** `dnstwist --format json`: an array indented by four. */
export const dnstwistJson: ExportFormat = {
  name: "dnstwist-json",
  title: "dnstwist JSON",
  mediaType: "application/json",
  extension: "json",
  async *write(findings, { brand, owned }) {
    let isFirst = true;
    for (const entry of entries(findings, brand, owned)) {
      const text = JSON.stringify([sorted(entry)], null, 4).slice(2, -2);
      yield isFirst ? `[\n${text}` : `,\n${text}`;
      isFirst = false;
    }
    yield "\n]\n";
  },
};

const COLUMNS = [
  "banner_http",
  "banner_smtp",
  "dns_a",
  "dns_aaaa",
  "dns_mx",
  "dns_ns",
  "geoip",
  "mx_spy",
  "whois_created",
  "whois_registrar",
] as const;

/** Cells of dnstwist are quoted when they hold a comma; ours also when RFC 4180 or a spreadsheet would need it. */
function cell(value: unknown): string {
  const text = Array.isArray(value)
    ? value.join(";")
    : value === undefined
    ? ""
    : value === true
    ? "True"
    : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `dnstwist --format csv`: `fuzzer`, `domain`, then every other column by name. */
export const dnstwistCsv: ExportFormat = {
  name: "dnstwist-csv",
  title: "dnstwist CSV",
  mediaType: "text/csv; charset=utf-8",
  extension: "csv",
  async *write(findings, { brand, owned }) {
    yield ["fuzzer", "domain", ...COLUMNS].join(",") + "\n";
    for (const entry of entries(findings, brand, owned)) {
      yield [entry.fuzzer, entry.domain, ...COLUMNS.map((column) => cell(entry[column]))].join(",") + "\n";
    }
  },
};

/** `dnstwist --format list`: names, one a line. */
export const dnstwistList: ExportFormat = {
  name: "dnstwist-list",
  title: "dnstwist list",
  mediaType: "text/plain; charset=utf-8",
  extension: "txt",
  async *write(findings, { brand, owned }) {
    for (const { domain } of entries(findings, brand, owned)) yield `${domain}\n`;
  },
};
