/**
 * Which names a list shows. The filter lives in the address. Pure.
 * @module
 */
import type { BrandName, TriageState } from "../../../client.ts";
import { STATES } from "./words.ts";

/** What is shown; empty means any. */
export interface NameFilter {
  /** Id of a brand. */
  brand: string;
  /** State of triage. */
  state: TriageState | "";
  /** Its severity, by what was last seen of it. */
  severity: string;
  /** Part of the name, assignee or note. */
  text: string;
}

/** Filter of the unreviewed names. */
export const UNREVIEWED: NameFilter = { brand: "", state: "new", severity: "", text: "" };

const isState = (text: string): text is TriageState => STATES.some(({ state }) => state === text);

/** Reads a filter from the query of an address. */
export function filterOf(query: URLSearchParams): NameFilter {
  const state = query.get("state") ?? UNREVIEWED.state;
  return {
    brand: query.get("brand") ?? "",
    state: isState(state) ? state : "",
    severity: query.get("severity") ?? "",
    text: query.get("q") ?? "",
  };
}

/** Returns the query of an address for a filter and the name that is open; members with their usual value are left out. */
export function queryOf(filter: NameFilter, open: string | null): string {
  const query = new URLSearchParams();
  if (filter.state !== UNREVIEWED.state) query.set("state", filter.state || "all");
  if (filter.brand !== "") query.set("brand", filter.brand);
  if (filter.severity !== "") query.set("severity", filter.severity);
  if (filter.text !== "") query.set("q", filter.text);
  if (open !== null) query.set("name", open);
  return query.size === 0 ? "" : `?${query}`;
}

/** Whether a name is shown. The brand's own names are shown only with the filters "all" and "ours". */
export function passes(name: BrandName, filter: NameFilter): boolean {
  const { brand, state, severity, text } = filter;
  if (brand !== "" && name.brand !== brand) return false;
  if (state !== "" && effectiveState(name) !== state) return false;
  if (severity !== "" && name.assessment.severity !== severity) return false;
  const query = text.trim().toLowerCase();
  return query === "" || [name.name, name.domain, name.assignee, name.note]
    .some((each) => each.toLowerCase().includes(query));
}

/** A name that belongs to the brand needs no review. */
export function effectiveState({ state, owned }: BrandName): TriageState {
  return state === "new" && owned !== null ? "ours" : state;
}

/** Whether a name waits for review. */
export function waitingOf(name: BrandName): boolean {
  return effectiveState(name) === "new";
}

/** How many names are in each state, with the rest of the filter. */
export function countStates(names: readonly BrandName[], filter: NameFilter): Map<TriageState | "", number> {
  const counts = new Map<TriageState | "", number>();
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
