/**
 * Where the one box and the palette lead. Pure.
 * @module
 */
import type { BrandName, WatchedBrand } from "../../../client.ts";
import { keyOf } from "../watch/filter.ts";
import { type Match, readInput } from "./input.ts";

/** One way to go on. */
export interface Action {
  /** What happens. */
  title: string;
  /** More about it; may be foreign text. */
  detail: string;
  /** Where it is in the app. */
  hash: string;
  /** What the page there starts with, by its name. */
  pending?: { page: "lookup" | "analyze" | "available" | "untwist"; text: string };
}

/** Most known look-alikes that are offered. */
const MOST_NAMES = 8;

const start = (page: NonNullable<Action["pending"]>["page"], title: string, text: string): Action => ({
  title,
  detail: text.replaceAll("\n", " "),
  hash: `#${page}`,
  pending: { page, text },
});
const certificates = (pattern: string, kind: Match): Action => ({
  title: "Search in certificates",
  detail: pattern,
  hash: `#ct?${new URLSearchParams({ pattern, kind })}`,
});

/** Look-alikes and brands that are known already, whose name has this in it. */
function known(
  text: string,
  brands: readonly WatchedBrand[],
  names: readonly BrandName[],
): Action[] {
  const wanted = text.toLowerCase();
  const called = new Map(brands.map(({ id, name }) => [id, name]));
  return [
    ...brands.filter(({ name, domains }) =>
      [name, ...domains].some((each) => each.toLowerCase().includes(wanted))
    ).map(({ id, name, domains }) => ({
      title: `Brand ${name}`,
      detail: domains.join(", "),
      hash: `#brands/${id}`,
    })),
    ...names.filter(({ name }) => name.includes(wanted)).slice(0, MOST_NAMES).map((name) => ({
      title: name.name,
      detail: `look-alike of ${called.get(name.brand) ?? name.domain}`,
      hash: `#brands/${name.brand}?${new URLSearchParams({ name: keyOf(name) })}`,
    })),
  ];
}

/** Returns what can be done with a text, the likeliest first. */
export function actionsFor(
  text: string,
  brands: readonly WatchedBrand[],
  names: readonly BrandName[],
): Action[] {
  const input = readInput(text);
  switch (input.kind) {
    case "nothing":
    case "ip":
      return [];
    case "list":
      return [
        start("untwist", `Whom do these ${input.names.length} names imitate?`, input.names.join("\n")),
      ];
    case "pattern":
      return [...known(input.pattern, brands, names), certificates(input.pattern, input.match)];
    default: {
      const { host, kind } = input;
      const analyze = start("analyze", "Analyze this host", host);
      const lookup = start("lookup", "Find look-alikes", host);
      const isHost = kind === "url" || host.split(".").length > 2;
      return [
        ...known(host, brands, names),
        ...isHost ? [analyze, lookup] : [lookup, analyze],
        start("untwist", "Whom does it imitate?", host),
        certificates(host, "contains"),
        start("available", "Names worth registering", host),
      ];
    }
  }
}

/** Goes there. */
export function follow({ hash, pending }: Action): void {
  if (pending !== undefined) sessionStorage.setItem(`deadringer.pending.${pending.page}`, pending.text);
  if (location.pathname !== "/") location.href = `/${hash}`;
  else if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}
