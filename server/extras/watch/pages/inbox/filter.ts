/**
 * Which names a list shows. The filter lives in the address. Pure.
 * @module
 */
import type { BrandName } from "../../../../client.ts";
import { serviceNow } from "../../../../web/page/service/service_time.ts";
import { type ShownState, STATE_TITLES, verdictWord } from "../../client/words.ts";

/** What is shown; empty means any. */
export interface NameFilter {
  /** Id of a brand. */
  brand: string;
  /** State of triage. */
  state: ShownState | "";
  /** Its severity, by what was last seen of it. */
  severity: string;
  /** Verdict; `unrated` for a name without one. */
  verdict: string;
  /** Who handles it; `-` for nobody. */
  assignee: string;
  /** Part of the name, assignee or a note. */
  text: string;
}

/** The assignee of names that nobody handles, in a filter. */
export const NOBODY = "-";

/** What lists are narrowed by, with the values and their words. */
export const CHOICES: readonly (readonly [
  "severity" | "verdict",
  string,
  readonly (readonly [string, string])[],
])[] = [
  ["severity", "Severity", [["high", "high"], ["medium", "medium"], ["low", "low"], ["none", "none"]]],
  ["verdict", "Verdict", [
    ...(["phishing", "unclear", "parked", "legitimate"] as const).map((each) => [each, each] as const),
    ["unrated", verdictWord(null)],
  ]],
];

/** The members that an address names, by their names there. */
const NAMED = [
  ...(["brand", "severity", "verdict", "assignee"] as const).map((member) => [member, member] as const),
  ["text", "q"] as const,
];

const isState = (text: string): text is ShownState => Object.hasOwn(STATE_TITLES, text);

/** Reads a filter from the query of an address; without a state, unreviewed names pass it. */
export function filterOf(query: URLSearchParams): NameFilter {
  const state = query.get("state") ?? "new";
  const named = NAMED.map(([member, name]) => [member, query.get(name) ?? ""]);
  return { ...Object.fromEntries(named), state: isState(state) ? state : "" } as NameFilter;
}

/** Returns the query of an address for a filter and the name that is open; members with their usual value are left out. */
export function queryOf(filter: NameFilter, open: string | null): string {
  const query = new URLSearchParams();
  if (filter.state !== "new") query.set("state", filter.state || "all");
  for (const [member, name] of NAMED) if (filter[member] !== "") query.set(name, filter[member]);
  if (open !== null) query.set("name", open);
  return query.size === 0 ? "" : `?${query}`;
}

/** Whether a name is shown. The brand's own names are shown only with the filters "all" and "ours". */
export function passes(name: BrandName, filter: NameFilter): boolean {
  const { brand, state, severity, verdict, assignee, text } = filter;
  if (brand !== "" && name.brand !== brand) return false;
  if (state !== "" && effectiveState(name) !== state) return false;
  if (severity !== "" && name.assessment.severity !== severity) return false;
  if (verdict !== "" && (name.assessment.verdict ?? "unrated") !== verdict) return false;
  if (assignee !== "" && name.assignee !== (assignee === NOBODY ? "" : assignee)) return false;
  const query = text.trim().toLowerCase();
  return query === "" || [name.name, name.domain, name.assignee, ...name.notes.map((note) => note.text)]
    .some((each) => each.toLowerCase().includes(query));
}

/** Whether a name is new or has changed since a visit ended; all are for somebody who was never here. */
export function isFresh({ changed_at }: Pick<BrandName, "changed_at">, since: number | null): boolean {
  return since === null || Date.parse(changed_at) > since;
}

/** A name that belongs to the brand needs no review, one that was put off none before its time. */
export function effectiveState({ state, owned, muted_until }: BrandName): ShownState {
  if (state !== "new") return state;
  if (owned !== null) return "ours";
  return muted_until !== null && Date.parse(muted_until) > serviceNow() ? "snoozed" : "new";
}

/**
 * Whether a name is the harmless rest of a first run, which may be accepted as the baseline: it was there when the
 * watch began, it was rated, and it is parked, legitimate, or nothing answers there and it takes no mail.
 */
export function isHarmlessRest(name: BrandName): boolean {
  const { severity, verdict, ownership, visit, mail } = name.assessment;
  const isHarmless = verdict === "parked" || verdict === "legitimate" ||
    verdict === "unclear" && visit === "none" && mail === false;
  return waitingOf(name) && name.event === null && ownership === "not" &&
    (severity === "low" || severity === "none") && isHarmless;
}

/** Whether a name waits for review. */
export function waitingOf(name: BrandName): boolean {
  return effectiveState(name) === "new";
}

/** Whether a name is to be acted on: its severity is high, nobody has handled it, and it is not the brand's own. */
export function isToActOn(name: BrandName): boolean {
  return name.assessment.severity === "high" && waitingOf(name);
}

/** How many names are in each state, with the rest of the filter. */
export function countStates(
  names: readonly BrandName[],
  filter: NameFilter,
): Map<ShownState | "", number> {
  const counts = new Map<ShownState | "", number>();
  for (const name of names) {
    if (!passes(name, { ...filter, state: "" })) continue;
    for (const state of [effectiveState(name), ""] as const) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}

/** Key of a name among those of all brands. */
export function keyOf({ brand, name }: Pick<BrandName, "brand" | "name">): string {
  return `${brand}/${name}`;
}
