/**
 * The search in certificates: what is searched, what was found, and its address.
 * @module
 */
import { effect, type Signal, signal } from "@preact/signals";
import type { CTSearchResult } from "../../../../lib/model.ts";
import type { CtSearch } from "../../../client.ts";
import { names, show } from "../parts/dom.ts";
import { service } from "../service/service.ts";

/** How a pattern matches, each with an example. */
export const KINDS: readonly (readonly [kind: string, title: string, example: string])[] = [
  ["regex", "Regular expression", "paypa[l1]\\."],
  ["contains", "Contains", "paypal"],
  ["prefix", "Begins with", "paypal-"],
  ["suffix", "Ends with", ".paypal.com"],
  ["wildcard", "Wildcard", "*paypal*.com"],
  ["exact", "Exactly", "login.paypal.com"],
  ["lookalike", "Looks like", "paypal.com"],
];
/** What is searched, as the address has it. */
const FIRST = { pattern: "", kind: "regex", include_precert: "false" };
/** Names that are shown. */
const MAX_SHOWN = 1_000;
/** What is entered. */
export const search: Signal<typeof FIRST> = signal(FIRST);
/** The search whose results are shown, as the address has it; empty for none. */
export const current: Signal<string> = signal("");
/** What was found, and whether the index has no names at all; null before the first search. */
export const found: Signal<{ results: readonly CTSearchResult[]; isEmpty: boolean } | null> = signal(null);
/** How the search goes, in words. */
export const status: Signal<string> = signal("");
/** Why it failed; of status 400 it is about the pattern. */
export const problem: Signal<Error | null> = signal(null);
/** Opens the page; repeats the search in the address, if any. */
export function enter(_: readonly string[], query: URLSearchParams): void {
  // The same again, or a link to this page without a search.
  if (query.get("pattern") === null || String(query) === current.value) return locate("replaceState");
  const given = Object.fromEntries(
    Object.keys(FIRST).flatMap((name) => {
      const value = query.get(name);
      const isKnown = name !== "kind" || KINDS.some(([each]) => each === value);
      return value === null || !isKnown ? [] : [[name, value]];
    }),
  );
  search.value = { ...FIRST, ...given };
  if (search.value.pattern !== "") go("replaceState");
}

let controller: AbortController | null = null;

// A search that somebody asked for has a new address.
effect(() => {
  if (current.value !== "") void run(current.value);
});

async function run(address: string): Promise<void> {
  controller?.abort();
  const { signal } = controller = new AbortController();
  problem.value = null;
  status.value = "Searching …";
  const startedAt = performance.now();
  try {
    const { results, more, lacks } = await service().ct.search(asked(address), signal);
    const isMore = more ? ", and there are more" : "";
    status.value = `${names(results.length)}${isMore} · ${Math.round(performance.now() - startedAt)} ms`;
    found.value = { results, isEmpty: lacks !== "" };
  } catch (error) {
    if (signal.aborted) return;
    status.value = "";
    problem.value = error as Error;
    // The same search is made again when it is asked for.
    current.value = "";
  }
}

function asked(address: string): CtSearch {
  const { pattern, kind, include_precert } = Object.fromEntries(new URLSearchParams(address)) as typeof FIRST;
  return {
    pattern,
    kind: kind as CtSearch["kind"],
    include_precert: include_precert === "true",
    limit: MAX_SHOWN,
  };
}

/** Searches; with `pushState` Back leads to the search before. */
export function go(how: "pushState" | "replaceState"): void {
  if (search.value.pattern === "") return;
  const query = String(new URLSearchParams(search.value));
  // Asked for once more.
  if (query === current.value) current.value = "";
  current.value = query;
  locate(how);
}

/** The address names the search. */
function locate(how: "pushState" | "replaceState"): void {
  if (current.value === "") return;
  document.title = `${show(search.value.pattern)} – CT search – Deadringer`;
  const hash = `#ct?${current.value}`;
  if (location.hash !== hash) history[location.hash === "#ct" ? "replaceState" : how](null, "", hash);
}
