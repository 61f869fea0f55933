/**
 * Logs, followed into a store.
 * @module
 */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CtLog,
  entryNames,
  followOnce,
  type LogEntry,
  LogError,
  type LogIo,
  type LogList,
  politeIo,
  snapshotLogs,
  updateLogTable,
} from "../../lib/ct/log/mod.ts";
import { productAgent } from "../../lib/observe/mod.ts";
import type { Fetch } from "../io/source_fetch.ts";
import type { CtBackend } from "./backend.ts";

export type { CtLog } from "../../lib/ct/log/mod.ts";

/** What one batch brought, and how far the log has been read. */
export interface FollowStep {
  log: CtLog;
  /** Entries read. */
  read: number;
  /** Entries whose names were stored. */
  stored: number;
  /** Entries whose certificate cannot be read. */
  rejected: number;
  /** The next entry to be read. */
  next: number;
  /** Where reading ends for now. */
  end: number;
}

/** What part of the logs is read, and what is called on the way. */
export interface FollowLogsOptions {
  /** First entry of logs that were never followed. @default 0 */
  from?: number;
  /** Entries before the end to start at, for logs that were never followed; replaces `from`. */
  back?: number;
  /** Entry to stop before. @default never */
  to?: number;
  /** Whether following ends where the logs end now. @default false */
  once?: boolean;
  /** Chooses names. @default all */
  keep?: (name: string) => boolean;
  /** Milliseconds between two requests for a new tree head. @default 30000 */
  pollMs?: number;
  /** Maximum number of requests a second to each log. @default 10 */
  rate?: number;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Called with each batch after it is stored. */
  onStep?: (step: FollowStep) => void;
  /** Whether the last tile of a tiled log is read before it is full. @default where following ends */
  partial?: boolean;
  /** Whether tiles of names are read in place of entries, from logs that offer them. @default false */
  names?: boolean;
  /** Called with the names of each batch after it is stored; reading goes on once it resolves. */
  onNames?: (log: CtLog, names: readonly string[]) => Promise<void>;
  /** Called with a log that is out of reach and will be tried again. */
  onWait?: (log: CtLog, error: LogError) => void;
}

/** How following a log ended. */
export interface FollowEnd {
  log: CtLog;
  /** Why it ended early; null when it was read to its end. */
  error: LogError | null;
}

const PASSING: readonly string[] = ["unavailable", "unreadable"];

/**
 * This process's way to logs.
 *
 * @param signal Ends the requests.
 * @param contact A URL or mail address of whoever runs this, for the User-Agent: log operators want to know.
 * @param request Sends a request. @default the runtime's fetch
 */
export function logIo(
  signal?: AbortSignal,
  contact?: string,
  request: Fetch = fetch,
): LogIo {
  const userAgent = productAgent(contact);
  return {
    fetch: (url, init) => {
      const patience = AbortSignal.timeout(60_000);
      // A log that is queried at one address must not redirect to another, perhaps inside this network.
      const headers = { "user-agent": userAgent, ...init.headers };
      return request(url, {
        ...init,
        headers,
        redirect: "manual",
        signal: AbortSignal.any([patience, ...init.signal ? [init.signal] : []]),
      });
    },
    sleep: (ms, own) => sleep(ms, undefined, { signal: own }),
    random: Math.random,
    signal,
  };
}

/** Where positions of logs, and what was read, are stored. */
export type FollowStore = Pick<CtBackend, "state" | "fault" | "setFault" | "append">;

/** Entries whose certificates are read between two turns of others. */
const ENTRIES_AT_ONCE = 32;

/** The names of entries; others have their turn meanwhile. */
async function certifiedNames(entries: readonly LogEntry[]): Promise<string[]> {
  const names: string[] = [];
  for (const [i, entry] of entries.entries()) {
    names.push(...entryNames(entry)?.names ?? []);
    if (i % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await new Promise((done) => setImmediate(done));
  }
  return names;
}

async function followLog(
  store: FollowStore,
  log: CtLog,
  io: LogIo,
  options: FollowLogsOptions,
): Promise<FollowEnd> {
  const { from = 0, back, to = Infinity, once = false, pollMs = 30_000, now = Date.now } = options;
  const caught = await store.fault(log.log_id);
  if (caught !== null) {
    const message = `${caught.message}, seen ${new Date(caught.at).toISOString()}`;
    return { log, error: new LogError(caught.reason as LogError["reason"], message) };
  }
  for (;;) {
    try {
      const state = await store.state(log.log_id);
      const where = { from, back, to, state, partial: options.partial ?? once, names: options.names };
      for await (const batch of followOnce(log, io, where)) {
        const { entries, rejected } = await store.append(log.log_id, batch, options.keep);
        await options.onNames?.(log, batch.names ?? await certifiedNames(batch.entries));
        const { next, head } = batch.state;
        const end = Math.min(to, head.size);
        options.onStep?.({ log, read: batch.entries.length, stored: entries, rejected, next, end });
      }
      if (once || ((await store.state(log.log_id))?.next ?? 0) >= to) return { log, error: null };
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      if (isFault(error)) {
        await store.setFault(log.log_id, { reason: error.reason, message: error.message, at: now() });
        return { log, error };
      }
      if (once) return { log, error };
      options.onWait?.(log, error);
    }
    await io.sleep(pollMs * (1 - io.random() / 4), io.signal);
  }
}

/**
 * Follows logs side by side into a store, each from where it was left; resolves when all of them have ended.
 *
 * A log with an invalid proof is no longer followed, and nothing unproven is stored; the others continue. The fault
 * is stored: the log is not queried again until it is cleared.
 *
 * @throws What the store throws, or the signal's reason.
 */
export async function followLogs(
  store: FollowStore,
  logs: readonly CtLog[],
  io: LogIo,
  options: FollowLogsOptions = {},
): Promise<FollowEnd[]> {
  const failed = new AbortController();
  const signal = io.signal === undefined ? failed.signal : AbortSignal.any([failed.signal, io.signal]);
  const now = options.now ?? Date.now;
  const work = logs.map((log) =>
    followLog(store, log, politeIo({ ...io, signal }, options.rate ?? 10, now), options)
  );
  try {
    return await Promise.all(work);
  } catch (error) {
    failed.abort(error);
    await Promise.allSettled(work);
    throw error;
  }
}

/** Whether a log had an invalid proof, and is not followed until its fault is cleared. */
export function isFault(error: LogError): boolean {
  return !PASSING.includes(error.reason);
}

/** The store's log table with the logs of a newer list; a store without one gets the snapshot of the package first. */
export async function knownLogs(store: CtBackend, list: LogList = new Map()): Promise<CtLog[]> {
  const logs = await store.logs();
  if (logs.length > 0 && list.size === 0) return logs;
  return await store.updateLogs((await shownLogs(store, list)).map(({ log_id: _, ...log }) => log));
}

/** What {@link knownLogs} would give; stores nothing. */
export async function shownLogs(store: CtBackend | null, list: LogList = new Map()): Promise<CtLog[]> {
  const logs = await store?.logs() ?? [];
  return updateLogTable(logs.length > 0 ? logs : snapshotLogs(), [...list.values()]);
}

/** Returns the log that an address, a description, an id or a number names; undefined when there is no such log. */
export function findLog(logs: readonly CtLog[], wanted: string): CtLog | undefined {
  const text = wanted.toLowerCase();
  const address = text.replace(/(?<!\/)\/*$/, "/");
  return logs.find((log) =>
    [log.url, log.monitoring_url].some((url) => url?.toLowerCase() === address) ||
    log.id === wanted || log.description.toLowerCase() === text || String(log.log_id) === wanted
  );
}

/** The message for a selection of logs without a tiled one (all newer logs are tiled); null if one is tiled. */
export function withoutTiledLogs(logs: readonly Pick<CtLog, "monitoring_url">[]): string | null {
  if (logs.some(({ monitoring_url }) => monitoring_url !== null)) return null;
  return "The log list has no tiled log in use, although newer certificates are in tiled logs: renew it with " +
    "deadringer update logs";
}
