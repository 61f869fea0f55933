/**
 * What verdicts, states and events are called: by the pages, mails, chats and feeds alike. The wire has its own
 * spelling; a verdict and a severity are read as they are spelt there.
 * @module
 */
import type { Change, WatchEvent } from "../lib/mod.ts";
import type { BrandCoverage, BrandName, TriageState } from "./types.ts";

/** Returns a verdict as it is read in a line; a name without one was not rated. */
export function verdictWord(verdict: string | null): string {
  return verdict ?? "not rated";
}

/** What signals are called, in the order in which changes are listed. */
const SIGNAL_TITLES: Readonly<Record<string, string>> = {
  verdict: "Verdict",
  mail: "Takes mail",
  page: "Web page",
  picture: "Picture like the brand's",
  icon: "Icon like the brand's",
  certificate: "Certificate",
  network: "Network",
  nameservers: "DNS operator",
  redirect: "Leads to",
  registrar: "Registrar",
  registration_date: "Registered",
  holds: "Suspension",
  owned: "Yours",
};

/** Returns the title of a signal; its own name for one of another version. */
export function signalTitle(signal: string): string {
  return Object.hasOwn(SIGNAL_TITLES, signal) ? SIGNAL_TITLES[signal]! : signal.replaceAll("_", " ");
}

/** Returns what a signal is in words. What is below the threshold may still look alike: it is not said to be unlike. */
export function signalWord(signal: string, value: string): string {
  if (signal !== "picture" && signal !== "icon") return value;
  return value === "alike" ? "yes" : value === "other" ? "not closely" : value;
}

/** Returns the values of a change in words; empty for one that is not known. */
export function changeWords({ signal, from, to, titles }: Change): [before: string, now: string] {
  return [titles?.from || signalWord(signal, from), titles?.to || signalWord(signal, to)];
}

/** A state of triage, or `snoozed`: to be reviewed, but not before a time. */
export type ShownState = TriageState | "snoozed";

/** The states of a name, in the order in which they are shown. */
export const STATE_TITLES: Readonly<Record<ShownState, string>> = {
  new: "To review",
  snoozed: "Snoozed",
  watching: "Watching",
  reported: "Reported",
  resolved: "Resolved",
  baseline: "Accepted",
  ours: "Yours",
  ignored: "Ignored",
};

/** What happened to a name, or to the watch of a brand. */
export const EVENT_TITLES: Readonly<Record<WatchEvent["type"], string>> = {
  new: "New",
  changed: "Changed",
  gone: "Gone",
  returned: "Back",
  run_failed: "Run failed",
  run_incomplete: "Run incomplete",
  run_ok: "Run complete",
  run_first: "First run",
};

/** What an entry of the audit trail about a name says that people did. */
interface NameEntry {
  from?: Partial<Pick<BrandName, "state" | "note" | "assignee" | "muted_until">>;
  to?: NameEntry["from"];
  desk?: string;
}

/** Returns an entry of the audit trail about a name in words. */
export function whatWasSaid(detail: unknown): string {
  const { from = {}, to = {}, desk } = (detail ?? {}) as NameEntry;
  const parts = [
    desk !== undefined && `reported to ${desk}`,
    from.state !== to.state && to.state !== undefined && STATE_TITLES[to.state],
    from.assignee !== to.assignee && (to.assignee ? `assigned to ${to.assignee}` : "assigned to nobody"),
    to.note !== undefined && from.note !== to.note &&
    (to.note === "" ? "set the note aside" : "added a note"),
    from.muted_until !== to.muted_until && (to.muted_until === null ? "no longer snoozed" : "snoozed"),
  ].filter((part) => typeof part === "string");
  return parts.length === 0 ? "no change" : parts.join(", ");
}

/**
 * Brands that were not looked at by the cause, in their order: what befell many is said once.
 *
 * @param wrongWith What is wrong with one. @default its detail
 */
export function causesOf(
  problems: readonly BrandCoverage[],
  wrongWith = ({ detail }: BrandCoverage): string => detail,
): { cause: string; advice: string; of: readonly BrandCoverage[] }[] {
  const causeOf = (brand: BrandCoverage) =>
    brand.domains.reduce((text, { domain }) => text.replace(`${domain}: `, ""), wrongWith(brand));
  const groups = Map.groupBy(problems, (each) => `${causeOf(each)} ${each.advice}`);
  return [...groups.values()].map((of) => {
    const [first] = of as [BrandCoverage];
    return { cause: of.length === 1 ? wrongWith(first) : causeOf(first), advice: first.advice, of };
  });
}
