import { findingAddresses } from "./findings.ts";
import { type ExportFormat, partNote, timeOf } from "./format.ts";

function confidenceOf(phishing: number | null): string {
  if (phishing === null) return "Not Specified";
  return phishing >= 0.9 ? "High" : phishing >= 0.7 ? "Medium" : "Low";
}

/** NDJSON with the field names of the Elastic Common Schema, version 8.17: one indicator a line. */
export const ecs: ExportFormat = {
  name: "ecs",
  title: "Elastic Common Schema, NDJSON",
  mediaType: "application/x-ndjson",
  extension: "ndjson",
  async *write(findings, options) {
    const { brand, at, owned } = options;
    const part = partNote(options);
    for (const finding of findings) {
      const { fqdn, ascii, kind, facts, verdict, visit, severity, phishing, reasons } = finding;
      if (owned?.has(fqdn)) continue;
      const ips = findingAddresses(finding);
      const { asn } = facts.ips?.[ips[0] ?? ""] ?? {};
      const certificate = facts.origin_x509;
      const why = reasons.length === 0 ? "" : ` (${reasons.join("; ")})`;
      yield JSON.stringify({
        "@timestamp": timeOf(at),
        ecs: { version: "8.17.0" },
        event: {
          kind: "enrichment",
          category: ["threat"],
          type: ["indicator"],
          module: "deadringer",
          dataset: "deadringer.lookup",
        },
        threat: {
          indicator: {
            type: "domain-name",
            name: ascii,
            provider: "deadringer",
            last_seen: timeOf(at),
            confidence: confidenceOf(phishing),
            description: `${kind} of ${brand}: ${verdict}${why}`,
            ...ips.length === 0 ? {} : { ip: ips[0] },
            ...asn?.number == null ? {} : {
              as: {
                number: asn.number,
                ...asn.organization == null ? {} : { organization: { name: asn.organization } },
              },
            },
            ...certificate === undefined ? {} : {
              x509: {
                serial_number: certificate.serial.toUpperCase(),
                issuer: { distinguished_name: certificate.issuer_dn },
                subject: { distinguished_name: certificate.subject_dn },
                not_before: timeOf(certificate.not_before * 1000),
                not_after: timeOf(certificate.not_after * 1000),
              },
            },
          },
        },
        url: { domain: ascii },
        ...ips.length === 0 ? {} : { related: { ip: ips, hosts: [ascii] } },
        labels: { brand, kind, verdict, visit, severity, ...part === "" ? {} : { part } },
      }) + "\n";
    }
  },
};
