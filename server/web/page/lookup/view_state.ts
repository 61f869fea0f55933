import { FACET_NAMES } from "./facets.ts";
import { ACT, type Filter, openFilter, STANDINGS } from "./rows.ts";

/** The view of a result; it is in the address, so that a link or Back leads to the same view. */
export interface ViewState {
  filter: Filter;
  tab: "names" | "infrastructure";
  /** The name whose panel is open; null for none. */
  name: string | null;
}

/** Values of one filter that are read from an address. */
const MOST = 50;

/** Returns the view that an address names; unknown parts are ignored. */
export function viewOf(query: URLSearchParams): ViewState {
  const filter = openFilter();
  const all = (name: string) => query.getAll(name).slice(0, MOST);
  filter.text = query.get("q") ?? "";
  filter.mail = query.get("mail") === "1";
  for (const standing of all("verdict")) {
    if ([ACT, ...STANDINGS].includes(standing)) filter.standings.add(standing);
  }
  for (const facet of FACET_NAMES) {
    const values = all(facet);
    if (values.length > 0) filter.facets.set(facet, new Set(values));
  }
  return {
    filter,
    tab: query.get("tab") === "infrastructure" ? "infrastructure" : "names",
    name: query.get("name"),
  };
}

/** Returns the part of an address that names a view: empty, or `?` and what differs from the first view. */
export function queryOf({ filter, tab, name }: ViewState): string {
  const query = new URLSearchParams();
  if (tab !== "names") query.set("tab", tab);
  if (filter.text !== "") query.set("q", filter.text);
  for (const standing of filter.standings) query.append("verdict", standing);
  for (const [facet, values] of filter.facets) for (const value of values) query.append(facet, value);
  if (filter.mail) query.set("mail", "1");
  if (name !== null) query.set("name", name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
