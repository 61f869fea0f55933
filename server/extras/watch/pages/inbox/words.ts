/**
 * Texts of the pages of watched brands. Pure.
 * @module
 */
import type { Keys } from "../../../../web/page/parts/keys.tsx";
import type { BrandName, TriageState, WatchEvent } from "../../../../client.ts";
import { changeWords, EVENT_TITLES, signalTitle, STATE_TITLES, verdictWord } from "../../client/words.ts";

const KEYS: readonly (readonly [state: TriageState, key: string, what: string])[] = [
  ["new", "0", "nobody has decided"],
  ["watching", "1", "you have an eye on it; alerts go on"],
  ["reported", "2", "you asked somebody to take it down; alerts go on"],
  ["resolved", "3", "it is gone; to review again once it is back"],
  ["baseline", "6", "harmless as it is; to review again once it changes"],
  ["ours", "4", "it belongs to you; no more alerts"],
  ["ignored", "5", "it does not matter; no more alerts"],
];

/** The states of triage in their order, with the key that sets each, and what each means. */
export const STATES: readonly { state: TriageState; title: string; key: string; what: string }[] = KEYS.map((
  [state, key, what],
) => ({ state, title: STATE_TITLES[state], key, what }));

/** The keys that set a state. */
export const stateKeys = (set: (state: TriageState) => void): Keys =>
  Object.fromEntries(
    STATES.map(({ state, title, key, what }) => [key, [`${title}: ${what}`, () => set(state)] as const]),
  );

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
