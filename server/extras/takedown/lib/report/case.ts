/**
 * One finding as it is reported: the name, whom it imitates, what was seen, and which hosts its page led to.
 * @module
 */
import { fitsPattern } from "../../../../../lib/assess/listed.ts";
import { verdictOf } from "../../../../../lib/assess/verdict.ts";
import type { MergedName } from "../../../../../lib/lines/merge.ts";
import type { Explanation } from "../../../../../lib/permute/explain.ts";
import { isBelow, oneLine, reportUrl } from "../../../../../lib/page/mail_address.ts";
import { registrableAscii } from "../../../../../lib/domain.ts";

/** What is reported: a type of XARF 4's category content. */
export type ReportType = "phishing" | "suspicious_registration" | "brand_infringement";
/** All of them. */
export const REPORT_TYPES: readonly ReportType[] = [
  "phishing",
  "suspicious_registration",
  "brand_infringement",
];

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
  /** The edits that lead to the name, in words; empty where they are unknown. */
  edit: string;
  /** When it was seen, milliseconds since 1970. */
  observedAt: number;
  /** A reason for the verdict in words. @default as the lookup has it */
  words?(reason: string): string;
}

/** The input of a case: the brand's name is the original and the type what the facts show, unless they are given. */
export type CaseInput =
  & Pick<ReportCase, "name" | "original" | "facts" | "observedAt" | "words">
  & { readonly edits: Explanation; brand?: string | undefined; type?: ReportType | undefined };

/** Minimum share for a page to be reported as phishing without a person's decision. */
const PHISHING = 0.7;

/**
 * A case. Without a type it is phishing where a page was seen and judged so, a suspicious registration where the
 * registry gave its date, else an infringement of the brand.
 *
 * @example
 * ```ts
 * import { caseOf } from "./case.ts";
 * const edits = { steps: [], text: "" };
 * const found = caseOf({ name: "examp1e.com", original: "example.com", facts: {}, edits, observedAt: 0 });
 * console.assert(found.type === "brand_infringement" && found.url === "http://examp1e.com/");
 * ```
 */
export function caseOf({ name, original, brand, type, facts, edits, ...more }: CaseInput): ReportCase {
  const isPhishing = verdictOf(facts)?.word === "phishing" &&
    (facts.classification?.phishing ?? 0) >= PHISHING;
  const hasDate = registeredAt(facts) !== null;
  const chosen = type === "suspicious_registration" && !hasDate ? "brand_infringement" : type;
  return {
    name,
    original: registrableOf(original),
    brand: oneLine(brand) || registrableOf(original),
    type: chosen ?? (isPhishing ? "phishing" : hasDate ? "suspicious_registration" : "brand_infringement"),
    // Where the visit started, whatever it leads to.
    url: reportUrl(facts.redirect_chain?.[0]?.url) ?? `http://${name}/`,
    facts,
    edit: edits.steps.length === 0 ? "" : oneLine(edits.text),
    ...more,
  };
}

/** When the domain was registered, RFC 3339; null where that is not known. */
export function registeredAt({ registration_metadata: metadata }: MergedName): string | null {
  const date = metadata?.registration_date ?? null;
  return date !== null && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : null;
}

/** The hosts of a redirect chain as URLs, at most ten. */
export function chainOf({ redirect_chain: chain = [] }: MergedName): string[] {
  return chain.map(({ url }) => reportUrl(url)).filter((url) => url !== null).slice(0, 10);
}

/** Reasons for the verdict, strongest first, at most three; in a phishing report only those for phishing. */
export function reasonTexts({ type, facts, words }: ReportCase): string[] {
  const reasons = (facts.classification?.reasons ?? []).map((reason) => oneLine(reason));
  const own = type === "phishing" ? reasons.filter((reason) => reason.startsWith("phishing: ")) : [];
  const shown = (own.length > 0 ? own : reasons).slice(0, 3);
  return words === undefined ? shown.map((reason) => reason.replace(/^phishing: /, "")) : shown.map(words);
}

/**
 * What a host is to a name: the name itself, the victim, the host that serves the imitation after a redirect, or a host
 * on the way or at the end.
 */
export type HopRole = "name" | "victim" | "landing" | "passage";

/** One host of a redirect chain. */
export interface Hop {
  /** Host name or address. */
  host: string;
  /** What it is. */
  role: HopRole;
}

/** The victim, whose names are never reported. */
export interface Victim {
  /** The imitated domain. */
  original?: string | undefined;
  /** The brand's own names, `*` for any characters of one registrable name. */
  owned?: readonly string[] | undefined;
}

/** Minimum likeness for a page to count as an imitation. */
const ALIKE = 0.5;
const MAX_HOPS = 20;

/** The registrable name of a host as A-labels; the host itself where it has none. */
export function registrableOf(host: string): string {
  const text = host.toLowerCase().replace(/\.$/, "");
  return registrableAscii(text) ?? text;
}

/** Whether a host is the victim's own. */
export function isVictims(host: string, { original, owned = [] }: Victim): boolean {
  const text = host.toLowerCase().replace(/\.$/, "");
  if (original !== undefined && isBelow(text, [registrableOf(original)])) return true;
  return owned.some((pattern) => fitsPattern(pattern, text) || fitsPattern(pattern, registrableOf(text)));
}

function hostOfHop(url: string | null | undefined): string | null {
  return url != null && URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : null;
}

/** Whether the page looks like the original's: a phishing verdict alone may come from the name. */
function isImitation({ classification }: MergedName): boolean {
  const { page = 0, picture = 0, icon = 0 } = classification?.likeness ?? {};
  return (classification?.phishing ?? 0) >= PHISHING && Math.max(page, picture, icon) >= ALIKE;
}

/**
 * The hosts of a name's redirect chain, in its order, each once, with their roles. Sites redirect visitors whom they do
 * not trust to a search engine or to the victim: a host other than the name is a landing only where the page that was
 * judged is on it and looks like the original's.
 *
 * @param name A-label name.
 * @param facts What a lookup found.
 * @param victim The victim, whose names are never reported.
 */
export function hopsOf(name: string, facts: MergedName, victim: Victim = {}): Hop[] {
  const hosts = (facts.redirect_chain ?? []).map(({ url }) => hostOfHop(url)).filter((host) => host !== null);
  const shown = hostOfHop(facts.classification?.page_url) ?? hosts.at(-1) ?? null;
  return [...new Set(hosts)].slice(0, MAX_HOPS).map((host) => {
    if (isVictims(host, victim)) return { host, role: "victim" };
    if (isBelow(host, [registrableOf(name)])) return { host, role: "name" };
    return { host, role: host === shown && isImitation(facts) ? "landing" : "passage" };
  });
}
