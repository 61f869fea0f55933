/**
 * Looks made of lines of the contract alone: no extension members, and only the lines that a scenario names.
 * @module
 */
import type { MetaLine, StreamMessage } from "../../../lib/model.ts";

/** The domain under guard. */
export const BRAND = "kestrelbank.com";
/** The first day. */
export const START = Date.UTC(2026, 0, 1, 3);
export const DAY_MS = 86_400_000;

/** What a test says of one name: op to data. GeoIp takes a list, for several addresses. */
export type Ops = Readonly<Record<string, unknown>>;

const DONE = { op: "Meta", data: { kind: "Done" } } as const;

/** The lines of one look: the names, then the last line. */
export function look(
  names: Readonly<Record<string, Ops>>,
  { last = DONE, kind = "Addition", ...progress }: {
    last?: unknown;
    kind?: string;
    unanswered?: string[];
    blocked?: string[];
    pages?: [seen: number, sought: number];
    total?: number;
  } = {},
): StreamMessage[] {
  const { total = 500, ...lists } = progress;
  const lines: unknown[] = [{ op: "Meta", data: { kind: "Progress", data: [0, total] } }];
  for (const [fqdn, ops] of Object.entries(names)) {
    const permutation = { domain: { fqdn, tld: "com", domain: fqdn.split(".")[0] }, kind };
    for (const [op, data] of Object.entries(ops)) {
      const all = op === "GeoIp" && Array.isArray(data) ? data : [data];
      for (const each of all) lines.push({ permutation, op, data: each });
    }
  }
  lines.push({ op: "Meta", data: { kind: "Progress", data: [total, total], ...lists } } as MetaLine);
  if (last !== null) lines.push(last);
  return lines as StreamMessage[];
}

/** A registered name without anything on it, in the fewest members that the contract allows. */
export function plain(more: Ops = {}): Ops {
  return {
    GeoIp: { ip: "192.0.2.10", asn: { number: 64500, organization: "Example Hosting" } },
    Dns: { a: ["192.0.2.10"], ns: ["ns1.example-dns.net", "ns2.example-dns.net"] },
    ...more,
  };
}

/** A certificate with the members of the contract that are compared. */
export function certificate(name: string, more: Readonly<Record<string, unknown>> = {}): unknown {
  return {
    fingerprint_sha256: "aa".repeat(32),
    issuer_dn: "CN=R10,O=Let's Encrypt,C=US",
    san_dns: [name, `www.${name}`],
    ...more,
  };
}

export const COPY = { legitimate: 0.03, phishing: 0.9, parked: 0.07, page_state: "page" };
export const SHOP = { legitimate: 0.8, phishing: 0.15, parked: 0.05, page_state: "page" };
export const PARKED = { legitimate: 0.02, phishing: 0.03, parked: 0.95, page_state: "page" };
