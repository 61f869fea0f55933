/**
 * Texts of the pages of watched brands. Pure.
 * @module
 */
import type { BrandName, TriageState, WatchEvent } from "../../../client.ts";

/** Titles of signals, inlined by the bundler. */
declare const SIGNAL_TITLES: Readonly<Record<string, string>>;

/** The states of triage in their order, with the key that sets each. */
export const STATES: readonly { state: TriageState; title: string; key: string }[] = [
  { state: "new", title: "To review", key: "0" },
  { state: "watching", title: "Watching", key: "1" },
  { state: "reported", title: "Reported", key: "2" },
  { state: "resolved", title: "Resolved", key: "3" },
  { state: "baseline", title: "Baseline", key: "6" },
  { state: "ours", title: "Ours", key: "4" },
  { state: "ignored", title: "Ignored", key: "5" },
];

/** A state of triage, or `snoozed`: to be reviewed, but not before a time. */
export type ShownState = TriageState | "snoozed";

/** What lists are filtered by. */
export const SHOWN_STATES: readonly { state: ShownState; title: string }[] = STATES.flatMap((each) =>
  each.state === "new" ? [each, { state: "snoozed" as const, title: "Snoozed" }] : [each]
);

/** Returns a state in words. */
export function stateTitle(state: ShownState): string {
  return SHOWN_STATES.find((each) => each.state === state)?.title ?? state;
}

/** Returns a signal in words; its own name when this page does not know it. */
export function signalTitle(signal: string): string {
  return typeof SIGNAL_TITLES === "object" && Object.hasOwn(SIGNAL_TITLES, signal)
    ? SIGNAL_TITLES[signal]!
    : signal.replaceAll("_", " ");
}

const TYPES: Readonly<Record<string, string>> = {
  new: "New",
  changed: "Changed",
  gone: "Gone",
  returned: "Back",
  run_failed: "Run failed",
  run_incomplete: "Run incomplete",
  run_ok: "Run complete",
  run_first: "First run",
};

/** Returns the type of an event in words. */
export function typeTitle(type: string): string {
  return Object.hasOwn(TYPES, type) ? TYPES[type]! : type;
}

/** Signals whose value says enough without their title. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mail: { yes: "takes mail", no: "takes no mail" },
  page: { yes: "has a page", no: "has no page" },
  picture: { alike: "looks like the brand" },
  icon: { alike: "has the brand's icon" },
};
/** Values without meaning for a new name. */
const DULL: ReadonlySet<string> = new Set(["none", "no", "other", "unknown", ""]);

/** Returns what an event says, the most telling first; what makes up the picture of a new name stands in its signals. */
export function changesOf({ type, changes, reasons }: WatchEvent): string[] {
  if (type.startsWith("run_")) return reasons;
  if (type === "changed") {
    return changes.map(({ signal, from, to }) =>
      PLAIN[signal]?.[to] ?? `${signalTitle(signal)}: ${from || "not known"} → ${to || "none"}`
    );
  }
  return changes.flatMap(({ signal, to }) =>
    PLAIN[signal] !== undefined && !DULL.has(to) ? PLAIN[signal]![to] ?? [] : []
  );
}

const VERDICTS: Readonly<Record<string, string>> = {
  phishing: "looks like phishing",
  parked: "parked",
  legitimate: "somebody else's site",
  unclear: "unclear",
};

/** Returns a verdict in words; empty for one without meaning. */
export function verdictText(verdict: string | null | undefined): string {
  return verdict != null && Object.hasOwn(VERDICTS, verdict) ? VERDICTS[verdict]! : "";
}

/** Whether a change of the verdict is among what an event says. */
const hasVerdict = ({ type, changes }: WatchEvent): boolean =>
  type === "changed" && changes.some(({ signal }) => signal === "verdict");

/** Returns what happened to a name, as a timeline tells it: with the verdict of that time. */
export function happened(event: WatchEvent): string {
  const verdict = hasVerdict(event) ? "" : verdictText(event.verdict);
  return [verdict, ...changesOf(event)].filter((part) => part !== "").join(" · ");
}

/** Returns why a name is in the list, in one line. */
export function whyListed({ event, assessment }: Pick<BrandName, "event" | "assessment">): string {
  const verdict = assessment.rated ? verdictText(assessment.verdict) : "not rated yet";
  const parts = event === null
    ? ["Found by the first run", verdict]
    : [typeTitle(event.type), ...hasVerdict(event) ? [] : [verdict], ...changesOf(event)];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Returns a defanged name, which mail and chat programs do not turn into a link. */
export function defanged(name: string): string {
  return name.replaceAll(".", "[.]");
}
