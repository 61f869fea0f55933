/**
 * A store behind the routes of the service and the commands of the terminal.
 * @module
 */
import {
  type CertificateNames,
  type CtBounds,
  ctNames,
  type CtSearchAnswer,
  type NameMatcher,
  searchMatches,
} from "../../lib/ct/mod.ts";
import {
  type CtLog,
  type FollowState,
  hydrate,
  LogError,
  type LogIo,
  logSource,
  type Occurrence,
} from "../../lib/ct/log/mod.ts";
import { type CtLogState, matcherOf, type ParsedCtSearch } from "./ct_service.ts";
import type { CtBackend } from "./backend.ts";
import { logIo } from "./follow_logs.ts";
import type { CTSearchResult, HydrateItem } from "../../lib/model.ts";

/** Timeout of a search, milliseconds. */
const SEARCH_MS = 10_000;
/** Timeout of requests to logs for certificates, milliseconds. */
const LOG_MS = 30_000;

const NO_NAMES: CertificateNames = { index: () => ({ segments: [] }) };

/**
 * Returns the results of a search in a store, yielding to other work; at the timeout, those found so far.
 *
 * @param ms The longest that it may take. @default 10000
 * @throws {SquatError} as `ctSearch`.
 */
export async function searchStore(
  store: CertificateNames,
  matcher: NameMatcher,
  bounds: CtBounds,
  signal: AbortSignal,
  ms: number = SEARCH_MS,
): Promise<CtSearchAnswer> {
  return await searchMatches(store.index(), matcher, bounds, {
    pause: () => new Promise((done) => setImmediate(done)),
    signal,
    patience: AbortSignal.timeout(ms),
  });
}

/** Says that a store has no name, so that nothing found in it means nothing; empty when it has one. */
export async function emptyIndex(store: CertificateNames, signal: AbortSignal): Promise<string> {
  const any = matcherOf({ pattern: ".", kind: "contains", field: "name" });
  const { results } = await searchStore(store, any, { limit: 1, include_precert: true }, signal);
  return results.length > 0
    ? ""
    : "The certificate index has no names yet; deadringer ct follow and deadringer ct import fill it";
}

/** Returns a log as the routes and the terminal show it. */
export async function logState(store: CtBackend, log: CtLog): Promise<CtLogState> {
  const state: FollowState | undefined = await store.state(log.log_id);
  return {
    ...log,
    tree_size: state?.head.size ?? null,
    position: state?.next ?? null,
    fault: await store.fault(log.log_id),
  };
}

/** What the CT routes call. */
export type CtService = ReturnType<typeof storeService>;

/**
 * Returns the service behind the CT routes over a store. Certificates come from their logs.
 *
 * @param open Returns the store, or null while there is none.
 * @param other Names that are searched while there is no store. @default none
 * @param request Sends requests to logs. @default the runtime's fetch
 */
export function storeService(
  open: () => CtBackend | null,
  other: CertificateNames = NO_NAMES,
  request?: Parameters<typeof logIo>[2],
) {
  return {
    /**
     * The names that match, and whether there are more.
     *
     * @throws {SquatError} `invalid_pattern` when the pattern cannot be used.
     */
    search: (search: ParsedCtSearch, signal: AbortSignal) =>
      searchStore(open() ?? other, search.matcher, search, signal),
    /** Exactly these names, as A-labels; names that were never seen are left out. */
    domains: (names: readonly string[], include_precert: boolean): Promise<CTSearchResult[]> =>
      ctNames((open() ?? other).index(), names, { include_precert }),
    /** Why finding nothing means nothing, in words: the index has no name. Empty when it has one. */
    lacks: (signal: AbortSignal) => emptyIndex(open() ?? other, signal),
    /** One item for each occurrence, in order; a certificate that cannot be fetched has an error. */
    async hydrate(occurrences: readonly Occurrence[], signal: AbortSignal): Promise<HydrateItem[]> {
      const logs = await open()?.logs() ?? [];
      const patience = AbortSignal.timeout(LOG_MS);
      return await certificatesOf(occurrences, logs, logIo(signal, undefined, request), patience);
    },
    /** The log table, by number. */
    async logs(): Promise<CtLogState[]> {
      const store = open();
      return store === null ? [] : await Promise.all((await store.logs()).map((log) => logState(store, log)));
    },
  };
}

/**
 * Returns an item for each `log_id:index`, in the order given: its certificate, or why there is none.
 *
 * @param patience Ends the requests to logs: missing certificates then have an error.
 */
export async function certificatesOf(
  places: readonly Occurrence[],
  logs: readonly CtLog[],
  io: LogIo,
  patience: AbortSignal,
): Promise<HydrateItem[]> {
  const signals = [io.signal, patience].filter((signal) => signal !== undefined);
  const remote = logSource(logs, { ...io, signal: AbortSignal.any(signals) });
  const source = {
    certificate: (logId: number, index: number) =>
      remote.certificate(logId, index).catch((error) => {
        throw patience.aborted
          ? new LogError("unavailable", "The log takes too long: ask for this certificate again later")
          : error;
      }),
  };
  return await hydrate(places, source, io.signal);
}
