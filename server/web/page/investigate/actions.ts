/**
 * The actions of the search box. Pure.
 * @module
 */
import type { ResultRecord } from "../../../client.ts";
import { inRange, parseIp, parseRange } from "../../../../lib/ip.ts";
import { counted, type MergedLookup } from "../../../../lib/lines/mod.ts";
import { facetOf } from "../lookup/facets.ts";
import { pending } from "../service/service.ts";
import type { KnownPlace } from "../shell/slots.ts";
import { type Input, type Match, readInput } from "./input.ts";

type Shared = Extract<Input, { kind: "shared" }>;

/** An action. */
export interface Action {
  title: string;
  /** Details; may be untrusted text. */
  detail: string;
  /** The page: of the app, or with its own path. */
  hash: string;
  /** Whether nothing is there. @default false */
  isEmpty?: boolean;
  /** The values with which that page starts, by name. */
  starts?: { page: "lookup" | "analyze" | "available" | "untwist"; text: string };
}

/** What is known already and offered first. */
export interface Known {
  /** What extensions have pages of. */
  places: readonly KnownPlace[];
  /** The stored results, the newest first. */
  results: readonly ResultRecord[];
  /** What was found, by the id of the result; a result that was not read yet is not there. */
  facts: ReadonlyMap<string, MergedLookup>;
}

/** Maximum number of known pages or hosts that are offered. */
const MAX_NAMES = 8;
/** Maximum number of results that are looked through. */
const MAX_RESULTS = 24;
/** Values that an address names at most. */
const MAX_VALUES = 50;

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

/** What is known by a name with the text in it. */
function known(text: string, { places }: Known): Action[] {
  const query = text.toLowerCase();
  return places.filter(({ words }) => words.some((each) => each.toLowerCase().includes(query)))
    .slice(0, MAX_NAMES).map(({ title, detail, hash }) => ({ title, detail, hash }));
}

/** The newest results of look-alikes, one a domain. */
function newestOfEach(results: readonly ResultRecord[]): ResultRecord[] {
  const latest = new Map<string, ResultRecord>();
  for (const result of results) {
    const isWhole = result.scope === "lookup:squat" && !result.given;
    if (isWhole && !latest.has(result.domain)) latest.set(result.domain, result);
  }
  return [...latest.values()];
}

/** Those of them that are looked through. */
export const newestOf = (results: readonly ResultRecord[]): ResultRecord[] =>
  newestOfEach(results).slice(0, MAX_RESULTS);

const TOGETHER = {
  address: "at this address",
  network: "in this network",
  certificate: "with this certificate",
};

/** Whether a value of a facet is what was asked for, or in it. */
function fits({ facet, value }: Shared, found: string): boolean {
  if (facet !== "address") return found === value || found.startsWith(`${value} `);
  const [address, range] = [parseIp(found), parseRange(value)];
  return address !== null && range !== null && inRange(address, range);
}

/** What the newest results know of an address, network or certificate: the most look-alikes first, none last. */
function sharing(input: Shared, { places, results, facts }: Known): Action[] {
  const together = input.value.includes("/") ? TOGETHER.network : TOGETHER[input.facet];
  const inResults = newestOf(results).map(({ domain, uuid }) => {
    const all = facts.get(uuid);
    const found = Object.entries(all ?? {}).flatMap(([name, each]) => {
      const values = facetOf(each, input.facet).filter((value) => fits(input, value));
      return values.length === 0 ? [] : [{ name, values }];
    });
    const values = [...new Set(found.flatMap(({ values }) => values))].slice(0, MAX_VALUES);
    const query = new URLSearchParams(values.map((value) => [input.facet, value]));
    const n = found.length;
    return {
      n: all === undefined ? 0.5 : n,
      title: all === undefined
        ? `Look-alikes of ${domain} …`
        : `${n === 0 ? "No look-alike" : counted(n, "look-alike")} of ${domain} ${together}`,
      detail: found.slice(0, 3).map(({ name }) => name).join(", ") + (n > 3 ? " …" : ""),
      hash: `#lookup/${uuid}${n === 0 ? "" : `?${query}`}`,
      isEmpty: all !== undefined && n === 0,
    };
  });
  const known = input.facet === "network" ? places.filter(({ network = "" }) => fits(input, network)) : [];
  return [
    ...known.slice(0, MAX_NAMES).map(({ title, detail, hash, network }) => ({
      title,
      detail: `${detail}, ${network}`,
      hash,
    })),
    ...inResults.toSorted((a, b) => b.n - a.n),
  ];
}

/** Returns the actions for a text, the likeliest first. */
export function actionsFor(text: string, about: Known): Action[] {
  const input = readInput(text);
  switch (input.kind) {
    case "nothing":
      return [];
    case "shared":
      return sharing(input, about);
    case "mail":
      return input.names.length === 0 ? [] : [
        start("untwist", "Whom do its senders and links imitate?", hosts(input.names)),
        ...input.names.slice(0, MAX_NAMES).map(({ name, where }) =>
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

/** What stands above the actions for a text. */
export function hintFor(text: string, actions: readonly Action[], { results, facts }: Known): string {
  const { kind } = readInput(text);
  if (kind === "nothing") return "";
  const all = kind === "shared" ? newestOf(results) : [];
  const read = all.filter(({ uuid }) => facts.has(uuid)).length;
  if (all.length > 0) {
    const having = actions.filter(({ isEmpty }) => isEmpty === false).length - (all.length - read);
    const left = newestOfEach(results).length - all.length;
    return `${having} of ${read} stored ${read === 1 ? "result" : "results"} ${
      having === 1 ? "has" : "have"
    } it${read < all.length ? " so far" : ""}${
      left > 0 ? `; ${left} older ${left === 1 ? "one is" : "ones are"} not looked through` : ""
    }`;
  }
  if (actions.length > 0) {
    return actions.length === 1 ? "1 thing you can do" : `${actions.length} things you can do`;
  }
  return kind === "shared"
    ? "No result is stored that could have it: look up a domain first"
    : "No sender and no link of this mail is a name";
}

/** Performs an action. */
export function follow({ hash, starts }: Action): void {
  if (starts !== undefined) pending.set(starts.page, starts.text);
  if (!hash.startsWith("#")) location.href = hash;
  else if (location.pathname !== "/") location.href = `/${hash}`;
  else if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}
