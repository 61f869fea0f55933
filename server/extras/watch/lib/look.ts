import { arePagesUnseen, areTooMany, lacksOf } from "../../../../lib/assess/gaps.ts";
import { verdictOf } from "../../../../lib/assess/verdict.ts";
import type { FailedOp, MetaLine } from "../../../../lib/model.ts";
import { readDomain } from "../../../../lib/domain.ts";
import { type Lines, listedNames, untilFailure } from "../../../../lib/lines/mod.ts";
import { MAX_NAMES, type WatchState } from "./state.ts";
import { addLine, forgetUnanswered, forgetVisit, sightedAddresses, type Sightings } from "./sighting.ts";
import { SIGNALS } from "./signals.ts";
import { CONFIRM_MS } from "./step.ts";

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
  /** Visits that gave a page, and visits, as far as the lines say. */
  pages: [seen: number, sought: number];
  /** Names with all their answers, and names that were studied, as far as the lines say. */
  records: [known: number, studied: number];
  /** Id of the stored result; null when none was stored. */
  result: string | null;
  /** What is known, by FQDN. */
  names: Sightings;
}

/** The first reason of a name for which a wildcard answers. */
const BY_WILDCARD = "A wildcard answers for it, as for any name beside it";

/** Longest text that says why a run failed. */
const MAX_DETAIL = 500;

/** Whether two names have the same registrable name, or one of them has none. */
function areOfOne(brand: string, other: string): boolean {
  const [one, two] = [readDomain(brand), readDomain(other)];
  return one === null || two === null || one.registrable === two.registrable;
}

function addMeta(look: Look, { data }: MetaLine, failed: FailedOp[], brand: string | undefined): void {
  if (data.kind === "Done") [look.ending, look.detail] = ["complete", ""];
  else if (data.kind === "Error") {
    [look.ending, look.detail] = ["failed", data.data?.detail ?? "no reason given"];
  } else if (data.kind === "Timeout") look.detail = data.data?.detail ?? "the deadline came first";
  else if (data.kind === "StoredResult") look.result = data.data;
  else if (data.kind === "Progress") {
    if (brand !== undefined && data.brand !== undefined && !areOfOne(data.brand, brand)) {
      throw new Error(`the lines are of look-alikes of ${data.brand}, not of ${brand}`);
    }
    const [completed, total] = data.data;
    // The line that is furthest says how many there are; those before it estimate.
    if (look.total === null || completed >= look.completed) [look.completed, look.total] = [completed, total];
    failed.push(...data.failed ?? []);
    look.records = data.records ?? look.records;
    look.pages = data.pages ?? look.pages;
  }
}

/**
 * Folds the lines of one lookup.
 *
 * @param lines Lines of a `squat` lookup; an iterator that throws (a stream that broke) makes the run a failed one.
 * @param brand The watched domain: lines that say they are of another one make the run a failed one too. @default any
 */
export async function foldLook(lines: Lines, brand?: string): Promise<Look> {
  const look: Look = {
    ending: "incomplete",
    detail: "the stream broke off before its last line",
    total: null,
    completed: 0,
    unanswered: new Set(),
    blocked: new Set(),
    pages: [0, 0],
    records: [0, 0],
    result: null,
    names: Object.create(null) as Sightings,
  };
  const failed: FailedOp[] = [], wildcards: string[] = [];
  try {
    for await (const line of untilFailure(lines)) {
      if (line.op !== "Meta") addLine(look.names, line);
      else {
        addMeta(look, line, failed, brand);
        for (const list of ["unanswered", "blocked"] as const) {
          for (const name of listedNames(line, list)) look[list].add(name);
        }
        wildcards.push(...listedNames(line, "wildcard"));
      }
    }
  } catch (error) {
    look.ending = "failed";
    look.detail = error instanceof Error ? error.message : String(error);
  }
  look.detail = look.detail.slice(0, MAX_DETAIL);
  for (const { fqdn, op } of failed) {
    if (Object.hasOwn(look.names, fqdn)) (look.names[fqdn]!.failed ??= new Set()).add(op);
  }
  for (const sighting of Object.values(look.names)) {
    forgetUnanswered(sighting);
    if (arePagesUnseen(look.pages)) forgetVisit(sighting);
  }
  for (const name of wildcards) {
    const rated = look.names[name]?.classification;
    if (rated === undefined) continue;
    look.names[name]!.classification = { ...rated, reasons: [BY_WILDCARD, ...rated.reasons ?? []] };
  }
  return look;
}

/** With up to this many unanswered names a run is taken in, however few names it looked up: its detail says so. */
const FEW = 5;

/** Names that a run looked up, as far as its lines say. */
export function totalOf({ total, names, unanswered, blocked }: Look): number {
  return total ?? Object.keys(names).length + unanswered.size + blocked.size;
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
    return;
  }
  const seen = Object.keys(names).length;
  if (seen + Object.keys(state.names).length > 2 * MAX_NAMES) {
    look.ending = "incomplete";
    look.detail = `${seen} names are more than a watch takes (${MAX_NAMES})`;
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
    if (!before || before === "none" || NETWORK.read(look.names[fqdn]!, undefined) === before) continue;
    moved++;
    networks.add(before);
  }
  if (moved >= BLOCK_PAGE_NAMES && networks.size >= 2) return true;
  return added >= WILDCARD_NAMES && look.total !== null && added > look.total / 2;
}

/**
 * Names whose answers come from a filter on the network path: a block page's address, which many names with different
 * networks have from one run to the next, or the address that a resolver gives for names that do not exist. Nothing is
 * known about them, unless the page there is phishing. No address is a filter's by itself: owners publish 0.0.0.0 and 127.0.0.1 too, and a lookup lists the
 * names for which a resolver puts them in place as blocked.
 *
 * An address that stays is not a filter's (a takedown moved the names to a sinkhole, or their owner parked them):
 * `state.filters`, changed in place, stores the addresses, and after 60 hours they count.
 */
export function filteredNames(look: Look, state: WatchState, at: number): Set<string> {
  const alone = new Map<string, string[]>();
  const suspects = new Set<string>();
  for (const [fqdn, sighting] of Object.entries(look.names)) {
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
  for (const [fqdn, sighting] of Object.entries(look.names)) {
    const isFiltered = sightedAddresses(sighting).some((address) =>
      Object.hasOwn(state.filters, address) && at - state.filters[address]! < 3 * CONFIRM_MS
    );
    // A filter shows no copy of the brand's page: this is what its owner moved there.
    if (isFiltered && verdictOf(sighting)?.word !== "phishing") filtered.add(fqdn);
  }
  return filtered;
}
