/**
 * Texts of the pages of watched brands. Pure.
 * @module
 */
import type { Keys } from "../../../../web/page/parts/keys.tsx";
import type { BrandName, TriageState, WatchEvent } from "../../../../client.ts";
import { changeWords, EVENT_TITLES, signalTitle, STATE_TITLES, verdictWord } from "../../client/words.ts";

const KEYS: readonly (readonly [state: TriageState, key: string])[] = [
  ["new", "0"],
  ["watching", "1"],
  ["reported", "2"],
  ["resolved", "3"],
  ["baseline", "6"],
  ["ours", "4"],
  ["ignored", "5"],
];

/** The states of triage in their order, with the key that sets each. */
export const STATES: readonly { state: TriageState; title: string; key: string }[] = KEYS.map((
  [state, key],
) => ({ state, title: STATE_TITLES[state], key }));

/** The keys that set a state. */
export const stateKeys = (set: (state: TriageState) => void): Keys =>
  Object.fromEntries(STATES.map(({ state, title, key }) => [key, [title, () => set(state)] as const]));

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
    return changes.map((change) => {
      const { signal, to } = change, [before, now] = changeWords(change);
      return PLAIN[signal]?.[to] ?? `${signalTitle(signal)}: ${before || "not known"} → ${now || "none"}`;
    });
  }
  return changes.flatMap(({ signal, to }) =>
    PLAIN[signal] !== undefined && !DULL.has(to) ? PLAIN[signal]![to] ?? [] : []
  );
}

/** Whether a change of the verdict is among what an event says. */
const hasVerdict = ({ type, changes }: WatchEvent): boolean =>
  type === "changed" && changes.some(({ signal }) => signal === "verdict");

/** Returns what happened to a name, as a timeline tells it: with the verdict of that time. */
export function happened(event: WatchEvent): string {
  const verdict = hasVerdict(event) || event.name === null ? "" : verdictWord(event.verdict);
  return [verdict, ...changesOf(event)].filter((part) => part !== "").join(" · ");
}

/** Returns why a name is in the list, in one line. */
export function whyListed({ event, assessment }: Pick<BrandName, "event" | "assessment">): string {
  const verdict = verdictWord(assessment.verdict);
  // An alarm has a reason: where that is not the page, it comes before what the page is.
  const isOther = assessment.severity === "high" && assessment.verdict !== "phishing";
  const title = event === null ? "Found by the first run" : EVENT_TITLES[event.type];
  const changes = event === null ? [] : changesOf(event);
  const shown = event !== null && hasVerdict(event) ? [] : [isOther ? `its page: ${verdict}` : verdict];
  return [title, ...isOther ? [...changes, ...shown] : [...shown, ...changes]].join(" · ");
}
