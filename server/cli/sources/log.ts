import { counted } from "../../../lib/lines/mod.ts";
import { parseDomain } from "../../../lib/domain.ts";
import { type PageBrand, PageIndex } from "../../../lib/match/mod.ts";
import type { Io } from "../../../mod.ts";
import { quietHosts } from "../../sources/quiet_hosts.ts";
import { Referrers } from "../../sources/referrers.ts";
import { type Visited, visitReferrers } from "../../sources/visit_referrers.ts";
import { complain } from "../complain.ts";
import { EXIT } from "../exit.ts";
import type { LookupValues } from "../lookup/options.ts";
import { openIo } from "../lookup/run.ts";
import { readLogs } from "./read_logs.ts";
import { refang } from "../../names/names.ts";
import type { System } from "../system.ts";
import { csvLine, type MatchFormat, rounded, strongest } from "../output/matches.ts";
import { printable } from "../terminal.ts";

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

/** Hosts that a message names. */
const MOST_NAMED_HOSTS = 5;

/** Prints the hosts of a log whose pages are copies of a brand's. `world` replaces the network of this machine. */
export async function findCopies(
  request: LogRequest,
  values: LookupValues,
  system: System,
  world?: Io,
): Promise<number> {
  const brands = request.brands.map((name) => parseDomain(refang(name)));
  const index = new PageIndex(
    brands.map(({ registrable, fqdn }): PageBrand => ({
      brand: registrable,
      domains: [...new Set([registrable, fqdn])],
    })),
  );
  const owned = request.owned.map((name) => refang(name).toLowerCase());
  const referrers = new Referrers(quietHosts([...brands.map(({ registrable }) => registrable), ...owned]));
  await readLogs(request.files, (logged) => referrers.add(logged), system);
  const ranked = referrers.ranked();
  const { io, close } = await openIo(values, system, world);
  const seen: Record<Visited["seen"], Visited[]> = { copy: [], unconnected: [], other: [], no_page: [] };
  try {
    if (request.format === "csv") await system.print("page,brand,probability,requests,networks,reasons\n");
    const visited = ranked.slice(0, request.visits);
    for await (const each of visitReferrers(io, visited, index, request.min, system.signal)) {
      seen[each.seen].push(each);
      if (each.seen === "copy") await system.print(copyRow(request.format, each));
    }
  } finally {
    await close();
  }
  const { leftOut } = referrers;
  complain(
    system,
    `${counted(ranked.length, "host")} sent visitors: ` +
      `${counted(seen.copy.length, "copy", "copies")}, ` +
      `${counted(seen.other.length, "other")}, ` +
      `${seen.unconnected.length} alike without a link, ${seen.no_page.length} without a page, ` +
      `${Math.max(0, ranked.length - request.visits)} not visited`,
  );
  if (ranked.length > request.visits) {
    complain(
      system,
      `The ${
        counted(request.visits, "likeliest host was", "likeliest hosts were")
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
  if (seen.no_page.length > 0) complain(system, `Without a page: ${namedHosts(seen.no_page)}`);
  if (leftOut.flood + leftOut.dropped + leftOut.unusable > 0) {
    complain(
      system,
      `Left out: ${counted(leftOut.flood, "request")} from senders that name too many hosts, ` +
        `${counted(leftOut.dropped, "unlikely host")}, ` +
        `${counted(leftOut.unusable, "request")} whose referrer is no page of a public host`,
    );
  }
  return seen.copy.length > 0 ? EXIT.done : EXIT.failed;
}

function namedHosts(visited: readonly Visited[]): string {
  const more = visited.length > MOST_NAMED_HOSTS ? ` and ${visited.length - MOST_NAMED_HOSTS} more` : "";
  return visited.slice(0, MOST_NAMED_HOSTS).map(({ referrer }) => referrer.host).join(", ") + more;
}

function copyRow(
  format: LogRequest["format"],
  { referrer, page, match }: Extract<Visited, { seen: "copy" }>,
): string {
  const { brand } = match;
  const probability = rounded(match.probability), reasons = strongest(match.reasons);
  const { requests, networks: { size: networks } } = referrer;
  if (format === "ndjson") {
    return JSON.stringify({ page, brand, probability, requests, networks, reasons }) + "\n";
  }
  if (format === "csv") {
    return csvLine([page, brand, probability, requests, networks, reasons.join("; ")]);
  }
  return `${probability.toFixed(3)}  ${brand.padEnd(18)} ${printable(page)}  ${
    printable(reasons.join(", "))
  }\n`;
}
