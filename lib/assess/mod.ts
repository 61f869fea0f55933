/**
 * What a name is: one verdict, one severity, and whether it is the brand's own, computed here from what was last seen of
 * it. Pages, events, exports and the command line show this and compute nothing themselves.
 * @module
 */
import { type ListedNames, listedUnder, ownershipEvidence } from "./ownership.ts";
import { type Severity, severityOf, worse } from "./rules.ts";
import {
  mailFlags,
  mailServersOf,
  type ObservedName,
  verdictOf,
  type VerdictWord,
  type Visit,
  visitOf,
} from "./verdict.ts";
import type { GeoIpData, RegistrationMetadata } from "../model.ts";

export { fitsPattern, listedReason } from "./listed.ts";
export {
  isMailAccepted,
  isProof,
  type ListedNames,
  type OwnershipEvidence,
  ownershipEvidence,
} from "./ownership.ts";
export * from "./rules.ts";
export {
  mailFlags,
  mailServersOf,
  type ObservedName,
  type Rating,
  ratingOf,
  verdictOf,
  type VerdictWord,
  type Visit,
  visitOf,
} from "./verdict.ts";

/** What was last seen of a name: plain JSON, which a watch stores. */
export interface Seen {
  /** The verdict; null when the name was not rated. */
  verdict: VerdictWord["word"] | null;
  /** The scores, 0 to 1; null when it was not rated, or where only the verdict is known. */
  scores: { phishing: number; parked: number; legitimate: number } | null;
  /** What a visit found. */
  visit: Visit;
  /** Whether mail can be sent to it. */
  flags: VerdictWord["flags"];
  /** Whether it has a mail server; null when that is not known. */
  mail: boolean | null;
  /** Why the scores are what they are, strongest first, at most three. */
  reasons: string[];
}

/**
 * Whether a name is the brand's own. `yours`: proved, or said by its people. `asked`: it may be, which only they can say.
 * `not`: nothing says so.
 */
export type Ownership = "yours" | "asked" | "not";

/** What a name is. */
export interface Assessment extends Seen {
  /** Whether the name was rated. A name without a verdict is not harmless: nobody knows. */
  rated: boolean;
  /** How much it matters; `none` for the brand's own names; that of their going for those that are gone. */
  severity: Severity;
  /** Whether it is the brand's own. */
  ownership: Ownership;
  /** Why it is, or may be, the brand's own; null when nothing says so. */
  ownership_reason: string | null;
}

/** What is known about a name beside what was seen of it. */
export interface AssessmentContext {
  /** Why it is the brand's own; null when it is not. @default null */
  owned?: string | null;
  /** Why it may be the brand's own; null when nothing says so. @default null */
  claim?: string | null;
  /** Whether the name is gone. @default false */
  gone?: boolean;
  /** Severity of its last event. @default none */
  event?: Severity;
}

/** Maximum number and length of reasons. */
const MAX_REASONS = 3, MAX_REASON = 200;

/** What the merged lines of a name show of it. */
export function seenOf(name: ObservedName): Seen {
  const { classification, dns_mx, smtp_metadata } = name;
  const scores = classification === undefined ? null : {
    phishing: classification.phishing,
    parked: classification.parked,
    legitimate: classification.legitimate,
  };
  return {
    verdict: verdictOf(name)?.word ?? null,
    scores,
    visit: visitOf(name),
    flags: mailFlags(name),
    mail: smtp_metadata?.is_positive === true
      ? true
      : dns_mx === undefined
      ? null
      : mailServersOf(dns_mx).length > 0,
    reasons: (classification?.reasons ?? []).slice(0, MAX_REASONS).map((each) =>
      each.slice(0, MAX_REASON).toWellFormed()
    ),
  };
}

/**
 * Returns what a name is, from what was last seen of it.
 *
 * @param seen What {@link seenOf} returned, maybe some time ago.
 * @example
 * ```ts
 * import { assess, seenOf } from "./mod.ts";
 * const classification = { legitimate: 0.01, phishing: 0.98, parked: 0.01, page_state: "page" as const };
 * console.assert(assess(seenOf({ classification })).severity === "high");
 * console.assert(assess(seenOf({ classification }), { owned: "listed: a.com" }).severity === "none");
 * console.assert(assess(seenOf({})).verdict === null);
 * ```
 */
export function assess(seen: Seen, context: AssessmentContext = {}): Assessment {
  const { owned = null, claim = null, gone = false, event = "none" } = context;
  const { verdict, scores, visit, flags, mail, reasons } = seen;
  return {
    ...{ verdict, scores, visit, flags, mail, reasons },
    rated: verdict !== null,
    severity: owned !== null
      ? "none"
      // Nothing stands there any more: what matters is that it went.
      : gone
      ? severityOf("gone", [], "")
      : worse(standingSeverity(seen), event),
    ownership: owned !== null ? "yours" : claim !== null ? "asked" : "not",
    ownership_reason: owned ?? claim,
  };
}

/** For whom a name of a lookup is assessed. */
export interface BrandContext extends ListedNames {
  /**
   * The brand's registrable domain; without it nothing proves that a name is the brand's own.
   *
   * @default the one that an analysis compared the name with
   */
  brand?: string;
  /** How much names matter by the watch of the brand, by FQDN: a lookup does not make it less. @default none */
  severities?: Readonly<Record<string, Severity>>;
}

/**
 * Returns what a name of a lookup is: as {@link assess}, with what its lines show of whose it is.
 *
 * @example
 * ```ts
 * import { assessName } from "./mod.ts";
 * const name = { dns_ns: ["ns1.kestrelbank.com"], registration_metadata: { nameservers: ["ns1.kestrelbank.com"] } };
 * console.assert(assessName(name, { brand: "kestrelbank.com" }).ownership === "yours");
 * ```
 */
export function assessName(name: ObservedName, context: BrandContext = {}): Assessment {
  const seen = seenOf(name);
  const { brand = name.classification?.compared_with, severities = {}, ...listed } = context;
  const { fqdn, tld = "" } = name.permutation?.domain ?? { fqdn: undefined };
  const word = fqdn === undefined ? null : listedUnder(fqdn, listed, tld.split(".").length);
  const { proof, claim } = brand === undefined
    ? { proof: null, claim: null }
    : ownershipEvidence(brand, name);
  const event = fqdn !== undefined && Object.hasOwn(severities, fqdn) ? severities[fqdn]! : "none";
  return assess(seen, { owned: word ?? proof, claim, event });
}

/** The severity of what a name is, without that of its last event. */
function standingSeverity({ verdict, mail }: Seen): Severity {
  const known = mail === null ? [] : [{ signal: "mail", from: "", to: mail ? "yes" : "no" }];
  return severityOf("known", known, verdict ?? "unclear");
}

/** Longest title, characters. */
const MAX_TITLE = 80;
/** Networks of one name that are shown. */
const MAX_NETWORKS = 8;

const inOneLine = (text: unknown): string =>
  typeof text === "string" ? text.replace(/[\s\p{C}]+/gu, " ").trim().slice(0, MAX_TITLE).toWellFormed() : "";

/** The registrar of a name; empty when it is not known. */
export function registrarTitle(data: Partial<Pick<RegistrationMetadata, "registrar">>): string {
  return inOneLine(data.registrar);
}

/** The networks of addresses, each once, such as `AS64500 Example Networks`. */
export function networkTitles(places: readonly Pick<GeoIpData, "asn">[]): string[] {
  const titles = places.flatMap(({ asn }) =>
    typeof asn?.number === "number" ? [`AS${asn.number} ${inOneLine(asn.organization)}`.trim()] : []
  );
  return [...new Set(titles)].sort().slice(0, MAX_NETWORKS);
}
