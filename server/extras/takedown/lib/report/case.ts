/**
 * One finding as it is reported: the name, whom it imitates, what was seen.
 * @module
 */
import { verdictOf } from "../../../../../lib/assess/verdict.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import { explain } from "../../../../../lib/permute/explain.ts";
import { oneLine, reportUrl } from "../../../../../lib/page/mail_address.ts";
import { registrableOf } from "./hops.ts";

/** What is reported: a type of XARF 4's category content. */
export const REPORT_TYPES = ["phishing", "suspicious_registration", "brand_infringement"] as const;
/** One of them. */
export type ReportType = typeof REPORT_TYPES[number];

/** A finding to report. */
export interface ReportCase {
  /** A-label name. */
  name: string;
  /** The domain that it imitates, A-labels. */
  original: string;
  /** The brand's common name. */
  brand: string;
  /** What is reported. */
  type: ReportType;
  /** URL of the imitation. */
  url: string;
  /** What a lookup found. */
  facts: MergedName;
  /** When, milliseconds since 1970. */
  observedAt: number;
}

/** The input of a case: the brand's name is the original and the type what the facts show, unless they are given. */
export type CaseInput =
  & Pick<ReportCase, "name" | "original" | "facts" | "observedAt">
  & {
    [member in "brand" | "type"]?: ReportCase[member] | undefined;
  };

/** Minimum share for a page to be reported as phishing without a person's decision. */
const PHISHING = 0.7;

/**
 * A case. Without a type it is phishing where a page was seen and judged so, a suspicious registration where the
 * registry gave its date, else an infringement of the brand.
 *
 * @example
 * ```ts
 * import { caseOf } from "./case.ts";
 * const found = caseOf({ name: "examp1e.com", original: "example.com", facts: {}, observedAt: 0 });
 * console.assert(found.type === "brand_infringement" && found.url === "http://examp1e.com/");
 * ```
 */
export function caseOf({ name, original, brand, type, facts, observedAt }: CaseInput): ReportCase {
  const isPhishing = verdictOf(facts)?.word === "phishing" &&
    (facts.classification?.phishing ?? 0) >= PHISHING;
  const hasDate = registeredAt(facts) !== null;
  const chosen = type === "suspicious_registration" && !hasDate ? "brand_infringement" : type;
  return {
    name,
    original: registrableOf(original),
    brand: oneLine(brand) || registrableOf(original),
    type: chosen ?? (isPhishing ? "phishing" : hasDate ? "suspicious_registration" : "brand_infringement"),
    url: startUrl(name, facts),
    facts,
    observedAt,
  };
}

/** Where the visit started: the name's own page, whatever it leads to. */
function startUrl(name: string, { redirect_chain: chain }: MergedName): string {
  return reportUrl(chain?.[0]?.url) ?? `http://${name}/`;
}

/** When the domain was registered, RFC 3339; null where that is not known. */
export function registeredAt({ registration_metadata: metadata }: MergedName): string | null {
  const date = metadata?.registration_date ?? null;
  return date !== null && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : null;
}

/** The edits that lead from the original to the name, in words; empty where they are unknown. */
export function editOf({ name, original }: ReportCase): string {
  try {
    return oneLine(explain(original, name).text);
  } catch {
    return "";
  }
}

/** The hosts of a redirect chain as URLs, at most ten. */
export function chainOf({ redirect_chain: chain = [] }: MergedName): string[] {
  return chain.map(({ url }) => reportUrl(url)).filter((url) => url !== null).slice(0, 10);
}

/** Reasons for the verdict, strongest first, at most three; in a phishing report only those for phishing. */
export function reasonTexts({ type, facts }: ReportCase): string[] {
  const reasons = (facts.classification?.reasons ?? []).map((reason) => oneLine(reason));
  const own = type === "phishing" ? reasons.filter((reason) => reason.startsWith("phishing: ")) : [];
  return (own.length > 0 ? own.map((reason) => reason.slice("phishing: ".length)) : reasons).slice(0, 3);
}
