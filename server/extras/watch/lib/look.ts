import { arePagesUnseen, areTooMany, lacksOf } from "../../../../lib/assess/gaps.ts";
import type { MetaLine, PermutationKind, StreamMessage } from "../../../../lib/model.ts";
import { readDomain } from "../../../../lib/domain.ts";
import { MAX_NAMES, type WatchState } from "./state.ts";
import { addLine, forgetUnanswered, forgetVisit, MAX_REASONS, type Sighting, texts } from "./sighting.ts";
import { SIGNALS } from "./signals.ts";

/** How a run ended. */
export type Ending = "complete" | "incomplete" | "failed";

/** One whole run, folded from its lines. */
export interface Look {
  /** How it ended, by the stream's last line. */
  ending: Ending;
  /** Why it failed or what is missing; a complete one may lack pages. Empty when nothing is. */
  detail: string;
  /** Names looked up, as the last Progress line counts them; null without such a line. */
  total: number | null;
  /** Names that were finished when it said so. */
  completed: number;
  /** Names without a usable answer. */
  unanswered: Set<string>;
  /** Names that the resolver blocks: nothing is known about them. */
  blocked: Set<string>;
  /** Names that were seen, and for which a wildcard answers. */
  wildcard: Set<string>;
  /** Visits that gave a page, and visits, as far as the lines say. */
  pages: [seen: number, sought: number];
  /** Names with all their answers, and names that were studied, as far as the lines say. */
  records: [known: number, studied: number];
  /** Id of the stored result; null when none was stored. */
  result: string | null;
  /** What is known, by FQDN. */
  names: Map<string, Sighting>;
}

/** Longest FQDN in characters (RFC 1035 section 2.3.4), and longest name of a kind. */
const MAX_NAME = 253, MAX_KIND = 40;
/** Longest text that says why a run failed. */
const MAX_DETAIL = 500;

/** The first reason of a name for which a wildcard answers. */
const BY_WILDCARD = "A wildcard answers for it, as for any name beside it";

/** Endings with their reasons; of several, the worst counts. */
type Ends = Map<Ending, string>;

const isName = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_NAME;

function sightingOf(look: Look, fqdn: string, given: unknown): Sighting {
  const kind = (typeof given === "string" ? given.slice(0, MAX_KIND) : "UserContext") as PermutationKind;
  let sighting = look.names.get(fqdn);
  if (sighting === undefined) look.names.set(fqdn, sighting = { kind, exists: false, denied: false });
  else if (kind < sighting.kind) sighting.kind = kind;
  return sighting;
}

/** The text of an Error or Timeout line, whose payload the contract leaves open. */
function reasonOf(data: unknown, fallback: string): string {
  const { detail, title, message } = (data ?? {}) as Record<string, unknown>;
  const words = [data, detail, title, message].find((each) => typeof each === "string" && each !== "");
  return String(words ?? fallback).slice(0, MAX_DETAIL);
}

/** Whether two names have the same registrable name, or one of them has none. */
function areOfOne(brand: string, other: string): boolean {
  const [one, two] = [readDomain(brand), readDomain(other)];
  return one === null || two === null || one.registrable === two.registrable;
}

function addMeta(look: Look, data: MetaLine["data"] | undefined, ends: Ends, brand?: string): void {
  switch (data?.kind) {
    case "Done":
      ends.set("complete", "");
      break;
    case "Error":
      ends.set("failed", reasonOf(data.data, "no reason given"));
      break;
    case "Timeout":
      ends.set("incomplete", reasonOf(data.data, "the deadline came first"));
      break;
    case "StoredResult":
      if (typeof data.data === "string") look.result = data.data.slice(0, 100);
      break;
    case "Progress": {
      if (brand !== undefined && isName(data.brand) && data.brand !== brand && !areOfOne(data.brand, brand)) {
        ends.set("failed", `the lines are of look-alikes of ${data.brand}, not of ${brand}`);
      }
      const [completed = 0, total] = Array.isArray(data.data) ? data.data : [];
      // The line that is furthest says how many there are; those before it estimate.
      if (Number.isFinite(total) && (look.total === null || !(completed < look.completed))) {
        [look.completed, look.total] = [completed, total!];
      }
      for (const failure of Array.isArray(data.failed) ? data.failed : []) {
        if (!isName(failure?.fqdn)) continue;
        const sighting = sightingOf(look, failure.fqdn, "~");
        (sighting.failed ??= new Set()).add(String(failure.op));
      }
      for (const what of ["records", "pages"] as const) {
        const [got, all] = Array.isArray(data[what]) ? data[what] : [];
        if (Number.isFinite(got) && Number.isFinite(all)) look[what] = [got!, all!];
      }
    }
  }
  for (const list of ["unanswered", "blocked", "wildcard"] as const) {
    for (const name of texts((data as Record<string, unknown> | undefined)?.[list])) {
      if (isName(name)) look[list].add(name);
    }
  }
}

function add(look: Look, line: StreamMessage, ends: Ends, brand?: string): void {
  if (line?.op === "Meta") return addMeta(look, line.data, ends, brand);
  const fqdn = line?.permutation?.domain?.fqdn;
  if (isName(fqdn)) addLine(sightingOf(look, fqdn, line.permutation.kind), line);
}

/**
 * Folds the lines of one lookup. Their order does not matter.
 *
 * @param lines Lines of a `squat` lookup; an iterator that throws (a stream that broke) makes the run a failed one.
 * @param brand The watched domain: lines that say they are of another one make the run a failed one too. @default any
 */
export async function foldLook(
  lines: Iterable<StreamMessage> | AsyncIterable<StreamMessage>,
  brand?: string,
): Promise<Look> {
  const look: Look = {
    ending: "incomplete",
    detail: "",
    total: null,
    completed: 0,
    unanswered: new Set(),
    blocked: new Set(),
    wildcard: new Set(),
    pages: [0, 0],
    records: [0, 0],
    result: null,
    names: new Map(),
  };
  const ends: Ends = new Map();
  try {
    if (Symbol.iterator in lines) { for (const line of lines) add(look, line, ends, brand); }
    else for await (const line of lines) add(look, line, ends, brand);
  } catch (error) {
    // A lookup throws once more what its last line says.
    if (!ends.has("failed") && !ends.has("incomplete")) {
      ends.set("failed", (error instanceof Error ? error.message : String(error)).slice(0, MAX_DETAIL));
    }
  }
  const isBlind = arePagesUnseen(look.pages);
  for (const sighting of look.names.values()) {
    forgetUnanswered(sighting);
    if (isBlind) forgetVisit(sighting);
  }
  for (const name of look.wildcard) {
    const rated = look.names.get(name)?.classification;
    if (rated !== undefined) rated.reasons = [BY_WILDCARD, ...rated.reasons ?? []].slice(0, MAX_REASONS);
  }
  const ending = (["failed", "incomplete", "complete"] as const).find((each) => ends.has(each));
  look.ending = ending ?? "incomplete";
  look.detail = ending === undefined ? "the stream broke off before its last line" : ends.get(ending)!;
  return look;
}

/** With up to this many unanswered names a run is taken in, however few names it looked up: its detail says so. */
const FEW = 5;

/** Names that a run looked up, as far as its lines say. */
export function totalOf({ total, names, unanswered, blocked }: Look): number {
  return total ?? names.size + unanswered.size + blocked.size;
}

/**
 * A stream that ended in Done can still be incomplete: for the share of unanswered names, or too many names. What a
 * lookup says it lacks, a run says too, whether or not it is taken in.
 */
export function judgeEnding(look: Look, state: WatchState): void {
  if (look.ending !== "complete") return;
  const { names, records, pages } = look;
  const [unanswered, total] = [look.unanswered.size, totalOf(look)];
  look.detail = lacksOf({ unanswered, total, records, pages }).join("; ");
  if (areTooMany(unanswered, total, FEW)) {
    look.ending = "incomplete";
  } else if (names.size + Object.keys(state.names).length > 2 * MAX_NAMES) {
    look.ending = "incomplete";
    look.detail = `${names.size} names are more than a watch takes (${MAX_NAMES})`;
  }
}

/** This many names that move to one address in one run were moved by the resolver, not by their owners. */
const BLOCK_PAGE_NAMES = 3;

/**
 * This many new names at one address, if they are more than half of all names of the run, are the answer of a resolver
 * or a registry for names that do not exist.
 */
const WILDCARD_NAMES = 50;

/** Addresses that are remembered as suspects. */
const MAX_FILTERS = 100;

const NETWORK = SIGNALS.find(({ name }) => name === "network")!;

const NONE: readonly string[] = [];

function sightedAddresses({ ips, dns }: Sighting): readonly string[] {
  if (ips !== undefined) return ips;
  if (dns?.aaaa === undefined || dns.aaaa.length === 0) return dns?.a ?? NONE;
  return [...dns.a ?? NONE, ...dns.aaaa];
}

/**
 * Whether the names at one address were put there by a filter: known ones that moved from other networks, or far too
 * many.
 */
function isFilter(names: readonly string[], look: Look, state: WatchState): boolean {
  const networks = new Set<string>();
  let moved = 0, added = 0;
  for (const fqdn of names) {
    if (!Object.hasOwn(state.names, fqdn)) {
      added++;
      continue;
    }
    const before = state.names[fqdn]!.signals["network"]?.value;
    if (!before || before === "none" || NETWORK.read(look.names.get(fqdn)!, undefined) === before) continue;
    moved++;
    networks.add(before);
  }
  if (moved >= BLOCK_PAGE_NAMES && networks.size >= 2) return true;
  return added >= WILDCARD_NAMES && look.total !== null && added > look.total / 2;
}

/**
 * Names whose answers come from a filter on the network path: a block page's address, which many names with different
 * networks have from one run to the next, or the address that a resolver gives for names that do not exist. Nothing is
 * known about them. No address is a filter's by itself: owners publish 0.0.0.0 and 127.0.0.1 too, and a lookup lists the
 * names for which a resolver puts them in place as blocked.
 *
 * An address that stays is not a filter's (a takedown moved the names to a sinkhole, or their owner parked them):
 * `state.filters`, changed in place, stores the addresses, and after `staysMs` they count.
 */
export function filteredNames(look: Look, state: WatchState, at: number, staysMs: number): Set<string> {
  const alone = new Map<string, string[]>();
  const suspects = new Set<string>();
  for (const [fqdn, sighting] of look.names) {
    const addresses = sightedAddresses(sighting);
    for (const address of addresses) {
      if (Object.hasOwn(state.filters, address)) suspects.add(address);
    }
    if (addresses.length !== 1) continue;
    const names = alone.get(addresses[0]!);
    if (names === undefined) alone.set(addresses[0]!, [fqdn]);
    else names.push(fqdn);
  }
  for (const [address, names] of alone) {
    if (names.length >= BLOCK_PAGE_NAMES && isFilter(names, look, state)) suspects.add(address);
  }
  state.filters = Object.fromEntries(
    [...suspects].sort().slice(0, MAX_FILTERS).map((address) => [address, state.filters[address] ?? at]),
  );
  const filtered = new Set<string>();
  if (suspects.size === 0) return filtered;
  for (const [fqdn, sighting] of look.names) {
    const isFiltered = sightedAddresses(sighting).some((address) =>
      Object.hasOwn(state.filters, address) && at - state.filters[address]! < staysMs
    );
    if (isFiltered) filtered.add(fqdn);
  }
  return filtered;
}
