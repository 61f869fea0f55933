import { parseDomain } from "../domain.ts";
import { SquatError } from "../errors.ts";
import { type MergedLookup, type MergedName, mergeLine } from "../lines/merge.ts";
import { verdictOf, type VerdictWord } from "../lines/verdict.ts";
import type { PermutationKind, StreamMessage } from "../model.ts";

/** One look-alike and everything that a lookup found out about it. */
export interface Finding {
  /** The name in Unicode. */
  fqdn: string;
  /** The name as A-labels. */
  ascii: string;
  /** The edit that leads to it. */
  kind: PermutationKind;
  /** What is known. */
  facts: MergedName;
  /** What it is used for; `unclear` also for a name that was not judged. */
  verdict: VerdictWord["word"];
  /** Share of phishing, 0 to 1; null when the name was not judged. */
  phishing: number | null;
  /** Why, strongest first, at most three; empty where the lines do not say. */
  reasons: string[];
}

/** What is known of a whole lookup. */
export interface Findings {
  /** The look-alikes, by name. */
  findings: Finding[];
  /** Why names are missing; empty when the lookup was complete. */
  incomplete: string;
}

/** Members that no format writes: raw answers of registries make the most of a lookup's size. */
const LEFT_OUT: ReadonlySet<string> = new Set(["Rdap", "WhoIs", "PassiveTls"]);

/** One merged name as a finding. */
export function findingOf(fqdn: string, facts: MergedName): Finding {
  let ascii = fqdn;
  try {
    ({ ascii } = parseDomain(fqdn));
  } catch {
    // A name of an older or another service that we would not make: it is written as it is.
  }
  return {
    fqdn,
    ascii,
    kind: facts.permutation?.kind ?? "Unknown",
    facts,
    verdict: verdictOf(facts)?.word ?? "unclear",
    phishing: facts.classification?.phishing ?? null,
    reasons: [...facts.classification?.reasons ?? []].slice(0, 3),
  };
}

/**
 * Folds the lines of one lookup into findings, in the order of their names: the order of lines does not matter.
 *
 * @param brand The imitated domain; it is no finding, and neither is a name that does not exist.
 * @throws {SquatError} `internal` when the lookup failed: nothing is known of any name.
 */
export async function findingsOf(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  brand: string,
): Promise<Findings> {
  const merged = Object.create(null) as MergedLookup;
  let incomplete = "the stream broke off before its last line";
  for await (const line of lines) {
    if (line.op === "Meta") {
      if (line.data.kind === "Error") {
        throw new SquatError("internal", `The lookup failed: ${line.data.data?.detail ?? "no reason given"}`);
      }
      if (line.data.kind === "Done") incomplete = "";
      if (line.data.kind === "Timeout") incomplete = line.data.data?.detail ?? "the deadline came first";
      continue;
    }
    if (!LEFT_OUT.has(line.op)) mergeLine(merged, line);
  }
  const findings = Object.entries(merged)
    .filter(([fqdn, facts]) => fqdn !== brand && facts.nxdomain_metadata === undefined)
    .sort(([a], [b]) => a < b ? -1 : 1)
    .map(([fqdn, facts]) => findingOf(fqdn, facts));
  return { findings, incomplete };
}

/** Addresses of a finding, IPv4 first, in an order that does not depend on the order of lines. */
export function addressesOf({ facts }: Finding): string[] {
  const all = new Set([...facts.dns_a ?? [], ...facts.dns_aaaa ?? [], ...Object.keys(facts.ips ?? {})]);
  return [...all].sort((a, b) => Number(a.includes(":")) - Number(b.includes(":")) || (a < b ? -1 : 1));
}

/** A host name without the dot at its end. */
export function bare(host: string): string {
  return host.replace(/\.$/, "");
}
