import { percent } from "../percent.ts";
import type { Finding } from "./findings.ts";
import { type ExportFormat, type ExportOptions, partNote, timeOf, type WriteOptions } from "./format.ts";
import { uuid5 } from "./uuid.ts";

const DAY_MS = 86_400_000;

/** One name to block, and why. */
export interface Blocked {
  /** A-labels. */
  name: string;
  /** One line without control characters. */
  why: string;
}

/** Untrusted text in a comment: one line, nothing that a parser could read as an entry. */
const comment = (text: string): string => text.replace(/[^\p{L}\p{N} .,:;()%/'"+-]/gu, " ").slice(0, 160);

/**
 * The names to block. Blocking breaks things for others, so likeness alone is not enough: a person confirmed the name,
 * or its page was judged phishing with a high share.
 */
function* blockedOf(findings: Iterable<Finding>, options: ExportOptions): Generator<Blocked> {
  const { least = 0.9, byLikeness = false } = options.blocklist ?? {};
  for (const { fqdn, ascii, kind, verdict, phishing, reasons } of findings) {
    if (options.owned?.has(fqdn)) continue;
    const share = phishing === null ? "" : `, phishing ${percent(phishing)}`;
    const because = reasons.length === 0 ? "" : `: ${reasons.join("; ")}`;
    if (options.confirmed?.has(fqdn)) yield { name: ascii, why: comment(`confirmed${share}${because}`) };
    else if (verdict === "phishing" && phishing !== null && phishing >= least) {
      yield { name: ascii, why: comment(`${kind}${share}${because}`) };
    } else if (byLikeness) yield { name: ascii, why: comment(`${kind}, by likeness alone${share}`) };
  }
}

function headOf(options: WriteOptions): string[] {
  const { brand, at, blocklist } = options;
  const part = partNote(options);
  return [
    `Look-alikes of ${brand}`,
    ...part === "" ? [] : [part],
    `Made ${timeOf(at)}`,
    `Expires ${timeOf(at + (blocklist?.days ?? 7) * DAY_MS)}`,
  ];
}

/** A list with one entry a line below comments that say what it is, when it was made and when it expires. */
function listFormat(
  name: string,
  title: string,
  mark: string,
  entry: (name: string) => string,
): ExportFormat {
  return {
    name,
    title,
    mediaType: "text/plain; charset=utf-8",
    extension: "txt",
    async *write(findings, options) {
      yield headOf(options).map((line) => `${mark} ${line}\n`).join("");
      for (const blocked of blockedOf(findings, options)) {
        yield `${mark} ${blocked.why}\n${entry(blocked.name)}\n`;
      }
    },
  };
}

/** Names, one a line. */
export const domains: ExportFormat = listFormat("domains", "Names, one a line", "#", (name) => name);

/** A hosts file; with `www.` for each name, since hosts files have no subdomain matching. */
export const hosts: ExportFormat = listFormat(
  "hosts",
  "hosts file",
  "#",
  (name) => `0.0.0.0 ${name}\n0.0.0.0 www.${name}`,
);

/** AdGuard Home and AdBlock-style DNS filters. */
export const adguard: ExportFormat = listFormat("adguard", "AdGuard DNS filter", "!", (name) => `||${name}^`);

/** dnsmasq: NXDOMAIN for each name and all below it. */
export const dnsmasq: ExportFormat = listFormat(
  "dnsmasq",
  "dnsmasq configuration",
  "#",
  (name) => `address=/${name}/`,
);

/**
 * A response policy zone: NXDOMAIN for each name and all below it. The serial number is the time of the lookup in
 * seconds, so that a newer zone has a greater one (RFC 1982). Source: draft-vixie-dnsop-dns-rpz-00.
 */
export const rpz: ExportFormat = {
  name: "rpz",
  title: "DNS response policy zone",
  mediaType: "text/dns; charset=utf-8",
  extension: "zone",
  async *write(findings, options) {
    const { at, blocklist } = options;
    const expire = (blocklist?.days ?? 7) * 86_400;
    yield headOf(options).map((line) => `; ${line}\n`).join("") +
      `$TTL 300\n@ SOA localhost. root.localhost. ${
        Math.floor(at / 1000) >>> 0
      } 3600 600 ${expire} 300\n@ NS localhost.\n`;
    for (const { name, why } of blockedOf(findings, options)) {
      // An owner name of a policy zone has the zone's own name at its end: 253 minus some room for that.
      if (name.length <= 200) yield `; ${why}\n${name} CNAME .\n*.${name} CNAME .\n`;
    }
  },
};

/** Names of one rule: some backends turn it into one query. */
const NAMES_OF_RULE = 1_000;

/** Where look-alikes show up in logs: category, field, and what the value looks like. */
const SOURCES = [
  { category: "dns_query", field: "QueryName", title: "DNS query", product: "windows" },
  { category: "dns", field: "query", title: "DNS query", product: undefined },
  { category: "proxy", field: "cs-host", title: "Web proxy request", product: undefined },
] as const;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Sigma rules (specification 2.0.0), one a log source and thousand names, for the names that a blocklist would contain.
 * A value is `name` itself or `*.name`. Rules of more than a thousand names are numbered.
 */
export const sigma: ExportFormat = {
  name: "sigma",
  title: "Sigma rules",
  mediaType: "application/yaml",
  extension: "yml",
  async *write(findings, options) {
    const { brand, at } = options;
    const names = [...blockedOf(findings, options)].map(({ name }) => name);
    const date = timeOf(at).slice(0, 10);
    let isFirst = true;
    for (const { category, field, title, product } of SOURCES) {
      for (let from = 0; from < names.length; from += NAMES_OF_RULE) {
        const part = from / NAMES_OF_RULE + 1;
        const id = await uuid5(`sigma ${brand} ${category} ${part}`);
        yield (isFirst ? "" : "---\n") + [
          `title: ${quoted(`${title} for a look-alike of ${brand}${from > 0 ? `, part ${part}` : ""}`)}`,
          `id: ${id}`,
          "status: experimental",
          `description: ${
            quoted(
              [`Finds requests for names that imitate ${brand} and were judged phishing.`, partNote(options)]
                .join(" ").trim(),
            )
          }`,
          "author: deadringer",
          `date: ${quoted(date)}`,
          "tags:",
          "  - attack.initial-access",
          "  - attack.t1566.002",
          "logsource:",
          `  category: ${category}`,
          ...product === undefined ? [] : [`  product: ${product}`],
          "detection:",
          "  exact:",
          `    ${field}:`,
          ...names.slice(from, from + NAMES_OF_RULE).map((name) => `      - ${quoted(name)}`),
          "  below:",
          `    ${field}|endswith:`,
          ...names.slice(from, from + NAMES_OF_RULE).map((name) => `      - ${quoted(`.${name}`)}`),
          "  condition: exact or below",
          "falsepositives:",
          "  - Security tools and analysts that look at the names",
          "level: high",
          "",
        ].join("\n");
        isFirst = false;
      }
    }
  },
};
