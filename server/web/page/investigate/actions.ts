/**
 * The actions of the search box and the palette. Pure.
 * @module
 */
import type { BrandName, ResultRecord, WatchedBrand } from "../../../client.ts";
import { keyOf } from "../inbox/filter.ts";
import { pending } from "../service/pending.ts";
import { type Match, readInput } from "./input.ts";

/** An action. */
export interface Action {
  title: string;
  /** Details; may be untrusted text. */
  detail: string;
  /** The page: of the app, or with its own path. */
  hash: string;
  /** The values with which that page starts, by name. */
  starts?: { page: "lookup" | "analyze" | "available" | "untwist"; text: string };
}

/** What is known already and offered first. */
export interface Known {
  /** The watched brands. */
  brands: readonly WatchedBrand[];
  /** Their look-alikes. */
  names: readonly BrandName[];
  /** The stored results, the newest first. */
  results: readonly ResultRecord[];
}

/** Maximum number of look-alikes, hosts or results that are offered. */
const MOST_NAMES = 8;

const hosts = (names: readonly { name: string }[]): string => names.map(({ name }) => name).join("\n");
const start = (
  page: NonNullable<Action["starts"]>["page"],
  title: string,
  text: string,
  detail: string = text.replaceAll("\n", " "),
): Action => ({
  title,
  detail,
  hash: `#${page}`,
  starts: { page, text },
});
const certificates = (pattern: string, kind: Match): Action => ({
  title: "Search in certificates",
  detail: pattern,
  hash: `#ct?${new URLSearchParams({ pattern, kind })}`,
});

/** Known look-alikes and brands whose name contains the text. */
function known(text: string, { brands, names }: Known): Action[] {
  const query = text.toLowerCase();
  const called = new Map(brands.map(({ id, name }) => [id, name]));
  return [
    ...brands.filter(({ name, domains }) =>
      [name, ...domains].some((each) => each.toLowerCase().includes(query))
    ).map(({ id, name, domains }) => ({
      title: `Brand ${name}`,
      detail: domains.join(", "),
      hash: `#brands/${id}`,
    })),
    ...names.filter(({ name }) => name.includes(query)).slice(0, MOST_NAMES).map((name) => ({
      title: name.name,
      detail: `look-alike of ${called.get(name.brand) ?? name.domain}`,
      hash: `#brands/${name.brand}?${new URLSearchParams({ name: keyOf(name) })}`,
    })),
  ];
}

/** The latest look-alikes of each domain, of which those at an address are shown. */
function atAddress(ip: string, results: readonly ResultRecord[]): Action[] {
  const latest = new Map<string, ResultRecord>();
  for (const result of results) {
    if (result.scope === "lookup:squat" && !latest.has(result.domain)) latest.set(result.domain, result);
  }
  return [...latest.values()].slice(0, MOST_NAMES).map(({ domain, uuid }) => ({
    title: `Look-alikes of ${domain} at this address`,
    detail: `of the last lookup: ${ip}`,
    hash: `#lookup/${uuid}?${new URLSearchParams({ address: ip })}`,
  }));
}

/** Returns the actions for a text, the likeliest first. */
export function actionsFor(text: string, about: Known): Action[] {
  const input = readInput(text);
  switch (input.kind) {
    case "nothing":
      return [];
    case "ip":
      return atAddress(input.ip, about.results);
    case "mail":
      return input.names.length === 0 ? [] : [
        start("untwist", "Whom do its senders and links imitate?", hosts(input.names)),
        ...input.names.slice(0, MOST_NAMES).map(({ name, where }) =>
          start("analyze", `Analyze ${name}`, name, where)
        ),
      ];
    case "list":
      return [
        start(
          "untwist",
          input.names.length === 1
            ? "Whom does it imitate?"
            : `Whom do these ${input.names.length} names imitate?`,
          input.names.join("\n"),
          input.leftOut || input.names.join(" "),
        ),
      ];
    case "pattern":
      return [...known(input.pattern, about), certificates(input.pattern, input.match)];
    default: {
      const { host, kind } = input;
      const analyze = start("analyze", "Analyze this host", host);
      const lookup = start("lookup", "Find look-alikes", host);
      const isHost = kind === "url" || host.split(".").length > 2;
      return [
        ...known(host, about),
        ...isHost ? [analyze, lookup] : [lookup, analyze],
        start("untwist", "Whom does it imitate?", host),
        certificates(host, "contains"),
        start("available", "Names worth registering", host),
      ];
    }
  }
}

/** Performs an action. */
export function follow({ hash, starts }: Action): void {
  if (starts !== undefined) pending.set(starts.page, starts.text);
  if (!hash.startsWith("#")) location.href = hash;
  else if (location.pathname !== "/") location.href = `/${hash}`;
  else if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}
