import { DEFAULT_RULES } from "./data/severities.ts";

/** A signal that moved. */
export interface Change {
  /** Name of the signal: `mail`, `verdict`, `certificate` …, or `owned`. */
  signal: string;
  /** The value before. */
  from: string;
  /** The value now. */
  to: string;
  /** What registries call the values where those are keys; empty for one that is not known. */
  titles?: { from: string; to: string };
}

/** How much a name or an event matters. An event of severity `none` is recorded in the state, and not made. */
export type Severity = "none" | "low" | "medium" | "high";

/** The severities, least first. */
export const SEVERITIES: readonly Severity[] = ["none", "low", "medium", "high"];

/** What happened. `run_first`: a run found names that make no events of their own, as the first run of a brand does. */
export type EventType =
  | "new"
  | "changed"
  | "gone"
  | "returned"
  | "run_failed"
  | "run_incomplete"
  | "run_ok"
  | "run_first";

/** When a rule applies: every member that is present must match. */
interface RuleCondition {
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
interface Rule {
  /** When it applies. */
  when: RuleCondition;
  /** Severity of events that match. */
  severity: Severity;
}

const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);

/**
 * How much an event matters: the highest severity of any of its changes.
 */
export function severityOf(
  type: EventType | "known",
  changes: readonly Change[],
  verdict: string,
): Severity {
  const each: (Change | undefined)[] = changes.length === 0 ? [undefined] : [...changes];
  return each.map((change): Severity => {
    // The last rule is about everything.
    const { severity } = (DEFAULT_RULES as readonly Rule[]).find(({ when }) =>
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
