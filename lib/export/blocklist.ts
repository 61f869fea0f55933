import { percent } from "../percent.ts";
import type { Finding } from "./findings.ts";
import type { ExportFormat, ExportOptions, WriteOptions } from "./format.ts";
import { hasName, partNote, timeOf } from "./format.ts";

/** Least share of phishing of a name that nobody confirmed. */
const LEAST = 0.9;
/** After so many seconds a list should not be used any more. */
const EXPIRE_S = 7 * 86_400;

/** One name to block, and why. */
export interface Blocked {
  /** A-labels. */
  name: string;
  /** One line without control characters. */
  why: string;
}

/** Untrusted text in a comment: one line, nothing that a parser could read as an entry. */
const comment = (text: string): string => text.replace(/[^\p{L}\p{N} .,:;()<>%/'"+-]/gu, " ").slice(0, 160);

/**
 * The names to block. Blocking breaks things for others, so likeness alone is not enough: a person confirmed the name,
 * or its page was judged phishing with a high share.
 */
function* blockedOf(findings: Iterable<Finding>, options: ExportOptions): Generator<Blocked> {
  for (const finding of findings) {
    if (hasName(options.owned, finding)) continue;
    const { ascii, kind, verdict, phishing, reasons } = finding;
    const share = phishing === null ? "" : `, phishing ${percent(phishing)}`;
    const because = reasons.length === 0 ? "" : `: ${reasons.join("; ")}`;
    if (hasName(options.confirmed, finding)) {
      yield { name: ascii, why: comment(`confirmed${share}${because}`) };
    } else if (verdict === "phishing" && phishing !== null && phishing >= LEAST) {
      yield { name: ascii, why: comment(`${kind}${share}${because}`) };
    }
  }
}

function headOf(options: WriteOptions): string[] {
  const { brand, at } = options;
  const part = partNote(options);
  return [
    `Look-alikes of ${brand}`,
    ...part === "" ? [] : [part],
    `Made ${timeOf(at)}`,
    `Expires ${timeOf(at + EXPIRE_S * 1000)}`,
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
    yield headOf(options).map((line) => `; ${line}\n`).join("") +
      `$TTL 300\n@ SOA localhost. root.localhost. ${
        Math.floor(options.at / 1000) >>> 0
      } 3600 600 ${EXPIRE_S} 300\n@ NS localhost.\n`;
    for (const { name, why } of blockedOf(findings, options)) {
      // An owner name of a policy zone has the zone's own name at its end: 253 minus some room for that.
      if (name.length <= 200) yield `; ${why}\n${name} CNAME .\n*.${name} CNAME .\n`;
    }
  },
};
