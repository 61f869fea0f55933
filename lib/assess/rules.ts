/** A signal that moved. */
export interface Change {
  /** Name of the signal: `mail`, `verdict`, `certificate` …, or `owned`. */
  signal: string;
  /** The value before. */
  from: string;
  /** The value now. */
  to: string;
}

/** How much a name or an event matters. An event of severity `none` is recorded in the state, and not made. */
export type Severity = "none" | "low" | "medium" | "high";

/** The severities, least first. */
export const SEVERITIES: readonly Severity[] = ["none", "low", "medium", "high"];

/** What happened. `run_first`: a run found names that make no events of their own, as the first run of a brand does. */
export const EVENT_TYPES = [
  "new",
  "changed",
  "gone",
  "returned",
  "run_failed",
  "run_incomplete",
  "run_ok",
  "run_first",
] as const;
/** One of {@link EVENT_TYPES}. */
export type EventType = typeof EVENT_TYPES[number];

/** When a rule applies: every member that is present must match. */
export interface RuleCondition {
  /** The type of the event; `known` for what the name is, whatever happened to it. */
  type?: EventType | "known";
  /** The signal that moved: `mail`, `verdict`, `certificate` … For `known`, `new` and `returned`, signals count as moved from "". */
  signal?: string;
  /** Its value before. */
  from?: string;
  /** Its value now. */
  to?: string;
  /** The verdict now. */
  verdict?: string;
}

/** One rule. */
export interface Rule {
  /** When it applies. */
  when: RuleCondition;
  /** Severity of events that match. */
  severity: Severity;
}

/**
 * The rules, first match first; rules of the caller come before them. An event is as severe as its most severe change.
 *
 * A name has a standing severity by the rules of `known`: what it is, whether or not anything happened. An event that
 * introduces a name (`new`, `returned`) is at least as severe by these rules, and more where its being new is a reason.
 * A change is as severe as what moved, which can be more than what the name is (mail from no to yes) or less (another
 * registrar of a phishing page). A name is shown with the higher one of its standing severity and that of its last
 * event; see `assess`.
 */
const DEFAULT_RULES: readonly Rule[] = [
  { when: { type: "changed", signal: "verdict", to: "phishing" }, severity: "high" },
  { when: { type: "changed", signal: "verdict", from: "phishing" }, severity: "low" },
  { when: { type: "changed", signal: "verdict" }, severity: "none" },
  { when: { type: "changed", signal: "mail", to: "yes" }, severity: "high" },
  { when: { type: "changed", signal: "mail" }, severity: "low" },
  { when: { type: "changed", signal: "owned", to: "no" }, severity: "high" },
  { when: { type: "changed", signal: "certificate", to: "none" }, severity: "none" },
  // Parking providers issue certificates by themselves.
  { when: { type: "changed", signal: "certificate", verdict: "parked" }, severity: "low" },
  { when: { type: "changed", signal: "certificate", from: "none" }, severity: "high" },
  { when: { type: "changed", signal: "certificate" }, severity: "low" },
  { when: { type: "changed", signal: "picture", to: "alike" }, severity: "high" },
  { when: { type: "changed", signal: "icon", to: "alike" }, severity: "high" },
  { when: { type: "changed", signal: "registration_date" }, severity: "medium" },
  { when: { type: "changed", signal: "holds" }, severity: "low" },
  // From one parking page to the next.
  { when: { type: "changed", verdict: "parked" }, severity: "none" },
  { when: { type: "changed", signal: "page", to: "yes" }, severity: "high" },
  { when: { type: "changed", signal: "page" }, severity: "low" },
  { when: { type: "changed", signal: "network", from: "none" }, severity: "medium" },
  { when: { type: "changed" }, severity: "low" },
  { when: { type: "gone" }, severity: "low" },
  { when: { type: "run_failed" }, severity: "medium" },
  { when: { type: "run_incomplete" }, severity: "low" },
  { when: { type: "run_ok" }, severity: "low" },
  // What a name is. That it is old and accepts mail is true of many firms with a similar name.
  { when: { type: "known", verdict: "phishing" }, severity: "high" },
  { when: { type: "known", verdict: "legitimate" }, severity: "low" },
  { when: { type: "known", signal: "mail", to: "yes" }, severity: "medium" },
  { when: { type: "known" }, severity: "low" },
  // New and returned names.
  { when: { verdict: "phishing" }, severity: "high" },
  { when: { signal: "mail", to: "yes" }, severity: "high" },
  { when: { verdict: "parked" }, severity: "low" },
  { when: {}, severity: "medium" },
];

const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);

/**
 * How much an event matters: the highest severity of any of its changes.
 *
 * @param rules Rules that come before the default ones.
 */
export function severityOf(
  type: EventType | "known",
  changes: readonly Change[],
  verdict: string,
  rules: readonly Rule[],
): Severity {
  const each: (Change | undefined)[] = changes.length === 0 ? [undefined] : [...changes];
  return each.map((change): Severity => {
    // The last rule is about everything.
    const { severity } = [...rules, ...DEFAULT_RULES].find(({ when }) =>
      (when.type === undefined || when.type === type) &&
      (when.signal === undefined || when.signal === change?.signal) &&
      (when.from === undefined || when.from === change?.from) &&
      (when.to === undefined || when.to === change?.to) &&
      (when.verdict === undefined || when.verdict === verdict)
    )!;
    return severity;
  }).reduce(worse);
}

/** The higher one of two severities. */
export function worse(one: Severity, other: Severity): Severity {
  return rank(one) >= rank(other) ? one : other;
}

/** Whether a severity is at least another one. */
export function atLeast(severity: Severity, least: Severity): boolean {
  return rank(severity) >= rank(least);
}
