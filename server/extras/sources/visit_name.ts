/**
 * One visit of a name: does it exist, has it a page, and whose page is it?
 * @module
 */
import {
  IMITATES_FROM,
  type MatchedPage,
  matchPage,
  mayAsk,
  type PageMatch,
} from "../../../lib/match/page/mod.ts";
import { pageAt, pagePictures } from "../../../lib/observe/mod.ts";
import type { Io } from "../../../lib/io.ts";
import { SquatError } from "../../../lib/errors.ts";
import type { Steps, ThreadTime } from "../../fair/thread_time.ts";
import type { VisitOutcome } from "../../client.ts";
import type { SourceName } from "./store/mod.ts";
import { isParked } from "../watch/own_pages.ts";
import type { OwnerBrands } from "./brands.ts";

/** A page that imitates a brand. */
export interface Imitated {
  /** The owner's brands. */
  brands: OwnerBrands;
  /** Which of them, and why. */
  match: PageMatch;
  /** Where the page is. */
  page: string;
}

/** What a visit saw. */
export interface SeenPage {
  /** In one word. */
  outcome: VisitOutcome;
  /** Brands that its page imitates, at most one of each owner. */
  imitated: Imitated[];
}

/** With what a page is compared, and how. */
export interface Comparison {
  /** The owners' brands. */
  owners: readonly OwnerBrands[];
  /** Whether a page counts only when it leads to the brand. */
  isForgeable: boolean;
  /** Least probability of an imitation. @default that from which a page is said to imitate a brand */
  min?: number;
  /** Pages are compared in its slices: hundreds of owners take it for a second. */
  thread: Pick<ThreadTime, "goOn">;
}

/**
 * Visits a name.
 *
 * @param signal Ends requests.
 * @param stop Ends the visit as a whole: a page that came in time is compared, however long that waits. @default signal
 */
export async function visitName(
  io: Pick<Io, "dns" | "net" | "sleep" | "tables" | "contact" | "userAgent">,
  { name, page }: Pick<SourceName, "name" | "page">,
  { owners, isForgeable, min = IMITATES_FROM, thread }: Comparison,
  signal: AbortSignal,
  stop: AbortSignal = signal,
): Promise<SeenPage> {
  const exists = await hasAddress(io, name, signal);
  if (exists !== true) return { outcome: exists === null ? "failed" : "no_dns", imitated: [] };
  let outcome: VisitOutcome = "no_page";
  for (const url of page === null ? [`https://${name}/`] : [page, `https://${name}/`]) {
    let found;
    try {
      found = await pageAt(io, url, signal);
    } catch (error) {
      stop.throwIfAborted();
      // What was seen of the page before stands.
      if (signal.aborted && outcome !== "no_page") break;
      signal.throwIfAborted();
      if (!(error instanceof SquatError)) throw error;
      continue;
    }
    let matches = await thread.goOn("", imitatedOf(found, owners, min), stop);
    // Only where its words name nobody are its pictures requested.
    if (matches.length === 0 && mayAsk(found.html) && owners.some(({ index }) => index.hasPictures)) {
      const pictures = await pagePictures(io, { url: found.url, text: found.html }, signal);
      if (pictures.length > 0) {
        matches = await thread.goOn("", imitatedOf({ ...found, pictures }, owners, min), stop);
      }
    }
    const imitated = isForgeable ? matches.filter(({ match }) => match.connected) : matches;
    if (imitated.length > 0) return { outcome: "imitates", imitated };
    if (matches.length > 0) outcome = "unconnected";
    else if (outcome !== "unconnected") outcome = isParked(name, found.html) ? "parked" : "other";
  }
  return { outcome, imitated: [] };
}

/** The brands that a page imitates. */
function* imitatedOf(page: MatchedPage, owners: readonly OwnerBrands[], min: number): Steps<Imitated[]> {
  const imitated: Imitated[] = [];
  for (const brands of owners) {
    yield;
    const [match] = matchPage(page, brands.index);
    if (match !== undefined && !match.own && match.probability >= min) {
      imitated.push({ brands, match, page: page.url });
    }
  }
  return imitated;
}

/** Whether a name has an address; null when no resolver said. */
async function hasAddress(io: Pick<Io, "dns">, name: string, signal: AbortSignal): Promise<boolean | null> {
  let isDenied = true;
  for (const type of ["A", "AAAA"] as const) {
    const reply = await io.dns.query(name, type, signal);
    if (reply.answers.some((record) => record.type === type)) return true;
    if (reply.rcode === "NXDOMAIN") return false;
    isDenied &&= reply.rcode === "NOERROR";
  }
  return isDenied ? false : null;
}
