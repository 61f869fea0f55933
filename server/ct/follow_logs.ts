/**
 * Logs, followed into a store.
 * @module
 */
import { setTimeout as sleep } from "node:timers/promises";
import { LogError } from "../../lib/ct/checkpoint.ts";
import { followOnce } from "../../lib/ct/feed.ts";
import type { LogIo } from "../../lib/ct/log_fetch.ts";
import { type CtLog, type ListedLog, readLogs, snapshotLogs } from "../../lib/ct/log_table.ts";
import type { CtStore } from "./store.ts";

/** What one batch brought, and how far the log has been read. */
export interface FollowStep {
  /** The log. */
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

/** What part of the logs is read, and who hears of it. */
export interface FollowLogsOptions {
  /** First entry of logs that were never followed. @default 0 */
  from?: number;
  /** Entry to stop before. @default never */
  to?: number;
  /** Whether following ends where the logs end now. @default false */
  once?: boolean;
  /** Chooses names. @default all */
  keep?: (name: string) => boolean;
  /** Milliseconds between two questions for news. @default 30000 */
  pollMs?: number;
  /** Is told of each batch after it is stored. */
  onStep?: (step: FollowStep) => void;
  /** Is told of a log that is out of reach and will be asked again. */
  onWait?: (log: CtLog, error: LogError) => void;
}

/** How following a log ended. */
export interface FollowEnd {
  /** The log. */
  log: CtLog;
  /** Why it ended early; null when all that was wanted is stored. */
  error: LogError | null;
}

const PASSING: readonly string[] = ["unavailable", "unreadable"];

/** This process's way to logs. */
export function logIo(signal?: AbortSignal): LogIo {
  return {
    fetch: (url, init) => {
      const patience = AbortSignal.timeout(60_000);
      const signals = init.signal === undefined ? [patience] : [patience, init.signal];
      return fetch(url, { ...init, signal: AbortSignal.any(signals) });
    },
    sleep: (ms, own) => sleep(ms, undefined, own === undefined ? {} : { signal: own }),
    random: Math.random,
    ...(signal === undefined ? {} : { signal }),
  };
}

async function followLog(
  store: CtStore,
  log: CtLog,
  io: LogIo,
  options: FollowLogsOptions,
): Promise<FollowEnd> {
  const { from = 0, to = Infinity, once = false, pollMs = 30_000 } = options;
  for (;;) {
    try {
      const state = store.state(log.log_id);
      const where = { from, to, partial: once, ...(state === undefined ? {} : { state }) };
      for await (const batch of followOnce(log, io, where)) {
        const { entries, rejected } = store.append(log.log_id, batch, options.keep);
        const { next, head } = batch.state;
        const end = Math.min(to, head.size);
        options.onStep?.({ log, read: batch.entries.length, stored: entries, rejected, next, end });
      }
      if (once || (store.state(log.log_id)?.next ?? 0) >= to) return { log, error: null };
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      if (once || !PASSING.includes(error.reason)) return { log, error };
      options.onWait?.(log, error);
    }
    await io.sleep(pollMs * (1 - io.random() / 4), io.signal);
  }
}

/**
 * Follows logs side by side into a store, each from where it was left; resolves when all of them have ended.
 *
 * A log that lies is left, and nothing of what it lied about is stored; the others go on.
 *
 * @throws What the store throws, or the signal's reason.
 */
export async function followLogs(
  store: CtStore,
  logs: readonly CtLog[],
  io: LogIo,
  options: FollowLogsOptions = {},
): Promise<FollowEnd[]> {
  const failed = new AbortController();
  const signal = io.signal === undefined ? failed.signal : AbortSignal.any([failed.signal, io.signal]);
  const work = logs.map((log) => followLog(store, log, { ...io, signal }, options));
  try {
    return await Promise.all(work);
  } catch (error) {
    failed.abort(error);
    await Promise.allSettled(work);
    throw error;
  }
}

function listed({ log_id: _, ...log }: CtLog): ListedLog {
  return log;
}

/** The store's log table; a store without one gets the snapshot of the package. */
export function knownLogs(store: CtStore): CtLog[] {
  const logs = store.logs();
  return logs.length > 0 ? logs : store.updateLogs(snapshotLogs().map(listed));
}

/** Returns the logs of a log list of version 3 as JSON; null when it is none. */
export function listedLogs(json: string): ListedLog[] | null {
  try {
    return readLogs(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Returns the log that an address, a description, an id or a number names; undefined when none is meant. */
export function findLog(logs: readonly CtLog[], wanted: string): CtLog | undefined {
  const text = wanted.toLowerCase();
  const address = text.replace(/\/*$/, "/");
  return logs.find((log) =>
    [log.url, log.monitoring_url].some((url) => url?.toLowerCase() === address) ||
    log.id === wanted || log.description.toLowerCase() === text || String(log.log_id) === wanted
  );
}
