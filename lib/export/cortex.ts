import { type Finding, findingAddresses } from "./findings.ts";
import { without } from "./packed.ts";
import { type ExportFormat, type ExportOptions, timeOf } from "./format.ts";

/** TheHive's levels of a taxonomy. */
type Level = "info" | "safe" | "suspicious" | "malicious";

const LEVELS: Readonly<Record<string, Level>> = { phishing: "malicious", legitimate: "safe" };

function fullOf(finding: Finding): Record<string, unknown> {
  const { fqdn, ascii, kind, verdict, visit, severity, phishing, reasons } = finding;
  const addresses = findingAddresses(finding);
  return { name: fqdn, domain: ascii, kind, verdict, visit, severity, phishing, reasons, addresses };
}

/** The values that Cortex turns into observables. */
function* artifactsOf(finding: Finding, brand: string): Generator<Record<string, unknown>> {
  const { ascii, kind, verdict } = finding;
  const tags = [`deadringer:verdict="${verdict}"`, `deadringer:kind="${kind}"`];
  yield { dataType: "domain", data: ascii, message: `${kind} of ${brand}: ${verdict}`, tags };
  for (const address of findingAddresses(finding)) {
    yield { dataType: "ip", data: address, message: `address of ${ascii}`, tags };
  }
}

/**
 * The report of an analyzer of Cortex, as TheHive shows it: taxonomies with counts, every name in `full`, and the names
 * and addresses that are not harmless as artifacts. Source: Cortex, "How to write an analyzer", output.
 */
export const cortex: ExportFormat = {
  name: "cortex",
  title: "Cortex analyzer report for TheHive",
  mediaType: "application/json",
  extension: "cortex.json",
  async *write(findings, { brand, at, owned }: ExportOptions) {
    const chosen = without(findings, ({ fqdn }) => owned?.has(fqdn) === true);
    const counts = new Map<string, number>();
    for (const { verdict } of chosen) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const taxonomy = (level: Level, predicate: string, value: number) => ({
      level,
      namespace: "Deadringer",
      predicate,
      value: String(value),
    });
    const words = [...counts].sort(([a], [b]) => a < b ? -1 : 1);
    const taxonomies = [
      taxonomy("info", "look-alikes", all),
      ...words.map(([word, count]) => taxonomy(LEVELS[word] ?? "suspicious", word, count)),
    ];
    yield `{"success":true,"summary":${JSON.stringify({ taxonomies })},"full":{"brand":${
      JSON.stringify(brand)
    },"at":"${timeOf(at)}","findings":[`;
    let comma = "";
    for (const finding of chosen) {
      yield comma + JSON.stringify(fullOf(finding));
      comma = ",";
    }
    yield `]},"artifacts":[`;
    comma = "";
    for (const finding of chosen) {
      if (finding.verdict === "legitimate") continue;
      for (const artifact of artifactsOf(finding, brand)) {
        yield comma + JSON.stringify(artifact);
        comma = ",";
      }
    }
    yield `],"operations":[]}\n`;
  },
};
