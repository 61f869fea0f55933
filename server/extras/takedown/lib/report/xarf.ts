/**
 * Reports in XARF 4 (https://xarf.org), category content.
 * @module
 */
import { chainOf, reasonTexts, registeredAt, type ReportCase } from "./case.ts";
import { oneLine } from "../../../../../lib/page/mail_address.ts";

/** Version of the schemas that reports follow. */
const XARF_VERSION = "4.2.0";

/** Who reports. */
export interface Reporter {
  /** Organisation. */
  org: string;
  /** Mail address for answers. */
  contact: string;
}

/** XARF's pattern of `domain`, which excludes `xn--`. */
const PLAIN_DOMAIN = /^([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/;
const DAY_MS = 86_400_000;

const iso = (ms: number): string => new Date(ms).toISOString();
/** Members with a value. */
const present = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/**
 * A report. Machine-readable: URLs in it are not defanged.
 *
 * Source: XARF 4.2.0, `xarf-core.json`, `content-base.json` and the schema of the type.
 *
 * @param finding What is reported.
 * @param id UUID of version 4.
 * @param reporter Who reports.
 * @example
 * ```ts
 * import { caseOf } from "./case.ts";
 * import { xarfReport } from "./xarf.ts";
 * const edits = { steps: [], text: "" };
 * const finding = caseOf({ name: "examp1e.com", original: "example.com", facts: {}, edits, observedAt: 0 });
 * const reporter = { org: "Example", contact: "abuse@example.com" };
 * const report = xarfReport(finding, { id: "00000000-0000-4000-8000-000000000000", reporter });
 * console.assert(report["type"] === "brand_infringement");
 * ```
 */
export function xarfReport(
  finding: ReportCase,
  { id, reporter }: { id: string; reporter: Reporter },
): Record<string, unknown> {
  const { name, brand, type, url, facts, observedAt } = finding;
  const { org, contact } = reporter;
  const who = { org: oneLine(org), contact, domain: contact.slice(contact.lastIndexOf("@") + 1) };
  const address = [...facts.dns_a ?? [], ...facts.dns_aaaa ?? []][0];
  const network = address === undefined ? undefined : facts.ips?.[address];
  const seen = facts.classification?.page_state === "page";
  return present({
    xarf_version: XARF_VERSION,
    report_id: id,
    timestamp: iso(observedAt),
    reporter: who,
    sender: who,
    source_identifier: name,
    category: "content",
    type,
    evidence_source: "automated_scan",
    url,
    domain: PLAIN_DOMAIN.test(name) ? name : null,
    registrar: oneLine(facts.registration_metadata?.registrar) || null,
    nameservers: textsOf(facts.dns_ns),
    dns_records: present({ a: facts.dns_a, aaaa: facts.dns_aaaa, mx: textsOf(facts.dns_mx) }),
    verified_at: seen ? iso(observedAt) : null,
    verification_method: seen ? "automated_crawler" : null,
    target_brand: brand,
    hosting_provider: oneLine(network?.asn?.organization) || null,
    asn: network?.asn?.number ?? null,
    country_code: /^[A-Z]{2}$/.test(network?.country?.iso_code ?? "") ? network!.country!.iso_code : null,
    ssl_certificate: xarfCertificate(finding),
    confidence: facts.classification?.phishing ?? null,
    description: descriptionOf(finding),
    evidence: [],
    ...OWN_MEMBERS[type](finding),
  });
}

const textsOf = (hosts: readonly string[] | undefined): string[] | null =>
  hosts === undefined ? null : hosts.slice(0, 20).map((host) => oneLine(host).replace(/\.$/, ""));

function xarfCertificate({ facts: { origin_x509: certificate } }: ReportCase): unknown {
  if (certificate === undefined) return null;
  const { issuer_dn, subject_dn, not_before, not_after, fingerprint_sha256 } = certificate;
  return {
    issuer: oneLine(issuer_dn, 500),
    subject: oneLine(subject_dn, 500),
    valid_from: iso(not_before * 1000),
    valid_to: iso(not_after * 1000),
    fingerprint: fingerprint_sha256,
  };
}

function descriptionOf(finding: ReportCase): string {
  const { name, original, brand, edit } = finding;
  const reasons = reasonTexts(finding).join("; ");
  const text = `${name} imitates ${original} (${brand})${edit === "" ? "" : `: ${edit}`}.` +
    (reasons === "" ? "" : ` Seen: ${reasons}.`);
  return text.slice(0, 1_000);
}

function indicatorsOf({ facts, observedAt }: ReportCase): string[] {
  const kind = facts.permutation?.kind;
  const created = Date.parse(facts.registration_metadata?.registration_date ?? "");
  const isLive = (facts.dns_a ?? []).length + (facts.dns_mx ?? []).length > 0;
  return [
    kind === "Homoglyph" ? "homograph_attack" : kind === "Keyword" ? "brand_keyword" : "typosquatting",
    ...facts.registration_metadata?.privacy_proxy === true ? ["privacy_protection"] : [],
    ...(facts.classification?.parked ?? 0) >= 0.7 ? ["parked_page"] : [],
    ...isLive && observedAt - created < 7 * DAY_MS ? ["immediate_activation"] : [],
  ];
}

const OWN_MEMBERS: Readonly<Record<ReportCase["type"], (finding: ReportCase) => Record<string, unknown>>> = {
  phishing: ({ original, facts }) => ({
    cloned_site: `https://${original}/`,
    redirect_chain: chainOf(facts),
  }),
  suspicious_registration: (finding) => ({
    registration_date: registeredAt(finding.facts) ?? iso(finding.observedAt),
    suspicious_indicators: indicatorsOf(finding),
    targeted_brands: [finding.brand],
  }),
  brand_infringement: ({ original, facts }) => ({
    infringement_type: facts.permutation?.kind === "Homoglyph" ? "homograph" : "typosquatting",
    legitimate_site: `https://${original}/`,
    infringing_elements: ["domain_name"],
  }),
};
