import { counted, plural } from "../../../../lib/lines/mod.ts";
import { brandDomain } from "../../../../lib/domain.ts";
import { type PageBrand, PageIndex } from "../../../../lib/match/page/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { quietHosts } from "../brands.ts";
import { type LeftOut, LogDoor, type LoggedRequest, NO_LOG, Referrers, requestOf } from "../web_log.ts";
import { visitName } from "../visitor.ts";
import { ThreadTime } from "../../../fair/thread_time.ts";
import type { StorePlace } from "../../../cli/command.ts";
import { complain, EXIT, UsageError } from "../../../cli/exit.ts";
import type { LookupValues } from "../../../cli/lookup/options.ts";
import { openIo } from "../../../cli/lookup/io.ts";
import { refang } from "../../../names/names.ts";
import { interruptCode, type System } from "../../../cli/system.ts";
import { type MatchFormat, pageRow } from "../../../cli/output/matches.ts";
import { linesOf } from "../../../cli/match/lines.ts";

import { countWords } from "../words.ts";
import { withSources } from "./open.ts";
import { setTimeout } from "node:timers/promises";

/** What `sources log` was asked. */
export interface LogRequest {
  /** Files, `-` for stdin. */
  files: readonly string[];
  /** Domains of the brands. */
  brands: readonly string[];
  /** Other names of one's own, and patterns of them. */
  owned: readonly string[];
  /** Least probability of an imitation. */
  min: number;
  /** Hosts that are visited at most. */
  visits: number;
  /** How results are written. */
  format: MatchFormat;
}

/** Hosts by what their pages are. */
interface SeenHosts {
  copies: number;
  others: number;
  /** Alike, without a link to the brand. */
  unconnected: string[];
  /** Without a page. */
  without: string[];
}

/** Hosts that a message names. */
const MAX_NAMED_HOSTS = 5;
/** Hosts that are visited at the same time. */
const REFERRERS_AT_ONCE = 16;

/** Prints the hosts of a log whose pages are copies of a brand's. `world` replaces the network of this machine. */
export async function findCopies(
  request: LogRequest,
  values: LookupValues,
  system: System,
  world?: Io,
): Promise<number> {
  const brands = request.brands.map((name) => brandDomain(refang(name)));
  const index = new PageIndex(
    brands.map(({ registrable, fqdn }): PageBrand => ({
      brand: registrable,
      domains: [...new Set([registrable, fqdn])],
    })),
  );
  const owned = request.owned.map((name) => refang(name).toLowerCase());
  const isQuiet = quietHosts([...brands.map(({ registrable }) => registrable), ...owned]);
  const referrers = new Referrers(isQuiet);
  await readLogs(request.files, (logged) => referrers.add(logged), system);
  const ranked = referrers.ranked();
  const { io, close } = await openIo(values, system, world);
  const seen: SeenHosts = { copies: 0, others: 0, unconnected: [], without: [] };
  const comparison = {
    owners: [{ index, byName: new Map(), isQuiet }],
    isForgeable: true,
    min: request.min,
    thread: new ThreadTime(),
  };
  const waiting = ranked.slice(0, request.visits).values();
  const visitSome = async (): Promise<void> => {
    for (const { host: name, pages: [named, front], requests, networks } of waiting) {
      const page = front === undefined ? null : named!;
      const { outcome, imitated } = await visitName(io, { name, page }, comparison, system.signal);
      for (const { page, match } of imitated) {
        const counts = { requests, networks: networks.size };
        await system.print(pageRow(request.format, page, match, counts, `${page}  `));
      }
      if (outcome === "imitates") seen.copies++;
      else if (outcome === "unconnected") seen.unconnected.push(name);
      else if (outcome === "other" || outcome === "parked") seen.others++;
      else seen.without.push(name);
    }
  };
  try {
    if (request.format === "csv") await system.print("page,brand,probability,requests,networks,reasons\n");
    await Promise.all(Array.from({ length: REFERRERS_AT_ONCE }, visitSome));
  } finally {
    await close();
  }
  sayWhatWasSeen(seen, ranked.length, request.visits, referrers.leftOut, system);
  return seen.copies > 0 ? EXIT.done : EXIT.failed;
}

/** Counts what was seen, and what was not looked at. */
function sayWhatWasSeen(
  seen: SeenHosts,
  hosts: number,
  visits: number,
  leftOut: LeftOut,
  system: System,
): void {
  complain(
    system,
    `${counted(hosts, "host")} sent visitors: ` +
      `${counted(seen.copies, "copy", "copies")}, ` +
      `${counted(seen.others, "other")}, ` +
      `${seen.unconnected.length} alike without a link, ${seen.without.length} without a page, ` +
      `${Math.max(0, hosts - visits)} not visited`,
  );
  if (hosts > visits) {
    complain(
      system,
      `The ${
        counted(visits, "likeliest host was", "likeliest hosts were")
      } visited; a higher --visits visits more`,
    );
  }
  if (seen.unconnected.length > 0) {
    complain(
      system,
      `Alike, but nothing there loads from a brand or links to it: ${
        namedHosts(seen.unconnected)
      }; see match --page`,
    );
  }
  if (seen.without.length > 0) complain(system, `Without a page: ${namedHosts(seen.without)}`);
  if (leftOut.flood + leftOut.dropped + leftOut.unusable > 0) {
    complain(
      system,
      `Left out: ${counted(leftOut.flood, "request")} from senders that name too many hosts, ` +
        `${counted(leftOut.dropped, "unlikely host")}, ` +
        `${counted(leftOut.unusable, "request")} whose referrer is no page of a public host`,
    );
  }
}

function namedHosts(hosts: readonly string[]): string {
  const more = hosts.length > MAX_NAMED_HOSTS ? ` and ${hosts.length - MAX_NAMED_HOSTS} more` : "";
  return hosts.slice(0, MAX_NAMED_HOSTS).join(", ") + more;
}

/** Lines without any request after which a file is no log that can be read: `tail -F` never comes to an end. */
const MAX_UNKNOWN_LINES = 1_000;

/**
 * Reads logs to their end.
 *
 * @throws {UsageError} when a file is no log, or of another format than those that are read.
 */
async function readLogs(
  files: readonly string[],
  add: (request: LoggedRequest) => void,
  system: System,
): Promise<void> {
  for (const file of files) {
    let requests = 0, unknown = 0;
    const shown = file === "-" ? "stdin" : file;
    try {
      for await (const line of linesOf(file, system.signal)) {
        const request = requestOf(line);
        if (request === undefined) unknown++;
        if (request != null) {
          requests++;
          add(request);
        }
        if (requests === 0 && unknown >= MAX_UNKNOWN_LINES) break;
      }
    } finally {
      if (requests > 0 && unknown > 0) {
        complain(
          system,
          `${shown}: ${unknown} of ${requests + unknown} lines ${
            plural(unknown, "is", "are")
          } of no known format: skipped`,
        );
      }
    }
    if (requests === 0 && unknown > 0) {
      throw new UsageError(`Cannot use ${shown}: ${NO_LOG}`);
    }
  }
}

/** How often hosts are handed on while a log is read: `tail -F` never comes to an end. */
const HAND_ON_MS = 1_000;

/**
 * Gives the hosts that logs name to the service on a store.
 *
 * @param files Logs, `-` for stdin.
 */
export async function feedLogs(
  files: readonly string[],
  place: StorePlace,
  system: System,
): Promise<number> {
  return await withSources(place, async (sources) => {
    const owners = await sources.brands.of("");
    if (owners.length === 0) {
      throw new UsageError(
        `Cannot compare pages with nothing: the service on ${place.data} watches no brand`,
      );
    }
    const door = new LogDoor(sources, (host) => owners.every(({ isQuiet }) => isQuiet(host)));
    const ending = new AbortController();
    const signal = AbortSignal.any([system.signal, ending.signal]);
    const read = async (): Promise<void> => {
      try {
        await readLogs(files, (request) => door.add(request), { ...system, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    const handOn = async (): Promise<void> => {
      while (!signal.aborted) {
        await setTimeout(HAND_ON_MS, undefined, { signal }).catch(() => {});
        await door.flush();
      }
    };
    await Promise.all([read, handOn].map((work) => work().finally(() => ending.abort())));
    const { leftOut, ...counts } = door.counts;
    complain(
      system,
      `${countWords(counts)}; of the log ${
        counted(leftOut.dropped, "unlikely host was", "unlikely hosts were")
      } left out, ` +
        `${counted(leftOut.flood, "request")} from ` +
        `senders that name too many hosts, ${leftOut.unusable} whose referrer is no page of a public host`,
    );
    return system.signal.aborted ? interruptCode(system) : EXIT.done;
  });
}
