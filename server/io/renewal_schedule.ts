import type { Log } from "./log.ts";
import { downloadJson, type DownloadOptions } from "./download.ts";
import { downloadedAt, parseTable, storeTable, type TableName, TABLES } from "./tables.ts";
import { readFileSync } from "node:fs";
import { InvalidParameter } from "../checks.ts";

/** How tables are renewed. */
interface ScheduleOptions extends DownloadOptions {
  /** The data folder. */
  folder: string;
  /** Milliseconds between two renewals. */
  everyMs: number;
  /** Is called with failures and renewed tables. */
  log: Log;
  /** Is called after a table is stored. */
  onRenewed(): void;
  /** Resolves after that many milliseconds; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to but not including 1. */
  random(): number;
  /** URLs in place of the public ones. @default none */
  sources?: Partial<Record<TableName, string>>;
}

/** Share of the interval by which renewals are spread, so that installations do not all download at once. */
const RENEWAL_JITTER = 0.1;
/** Renewals that failed are repeated after this share of the interval: an hour of a day. */
const RETRY_DAYS = 1 / 24;
/** A table this much younger than the interval is not downloaded again after a restart. */
const FRESH = 0.5;

/**
 * Renews the tables that are published, again and again, until the signal aborts. A table that cannot be downloaded or
 * is invalid is reported to the log and stays as it is; with an interval of a day, it is retried after an hour.
 */
export async function renewOnSchedule(options: ScheduleOptions, signal: AbortSignal): Promise<void> {
  const { everyMs, sleep, random } = options;
  let waitMs = everyMs * RENEWAL_JITTER * random();
  while (!signal.aborted) {
    try {
      await sleep(waitMs, signal);
    } catch {
      return;
    }
    const isDone = await renewAll(options, signal);
    waitMs = everyMs * (isDone ? 1 : RETRY_DAYS) * (1 - RENEWAL_JITTER + 2 * RENEWAL_JITTER * random());
  }
}

/** Whether every due table was renewed. */
async function renewAll(
  { folder, everyMs, log, onRenewed, now, sources = {}, ...options }: ScheduleOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const due = (Object.keys(TABLES) as TableName[]).filter((table) => {
    const at = downloadedAt(folder, table);
    return at === null || now() - at >= everyMs * FRESH;
  });
  let isDone = true;
  for (const table of due) {
    try {
      const from = { ...options, folder, source: sources[table], least: TABLES[table].least };
      const { entries, date } = await renewTable(table, from, signal);
      log("info", "A table was renewed", { table, entries, date });
      onRenewed();
    } catch (error) {
      if (signal.aborted) return false;
      isDone = false;
      const { message } = error as Error;
      log("warn", "A table could not be renewed; the older one stays in use", { table, error: message });
    }
  }
  return isDone;
}

/** Where a table comes from and goes to. */
interface RenewOptions extends DownloadOptions {
  /** The data folder. */
  folder: string;
  /** URL or path of the file. @default where it is published */
  source?: string | undefined;
  /** Least number of entries of the file. @default the minimum for the published one; 1 for another source */
  least?: number | undefined;
}

/**
 * Downloads a table, checks its form and size, and stores it in the data folder in place of the older one, which stays
 * if anything fails. Resolves with where it is from, how many entries it has, when it was published (null when the file does
 * not say), and the file that it is stored in.
 *
 * @throws {SquatError} `invalid_parameter` for a file that is not that table, `internal` when it cannot be downloaded.
 */
export async function renewTable(
  name: TableName,
  { folder, source: given, least: minimum, ...options }: RenewOptions,
  signal: AbortSignal,
) {
  const { url, least: published } = TABLES[name];
  const source = given ?? url;
  const text = /^https?:\/\//i.test(source)
    ? await downloadJson(source, options, signal)
    : readFileSync(source, "utf8");
  const { file, entries, date } = parseTable(name, text, source);
  const least = minimum ?? (given === undefined ? published : 1);
  if (entries.size < least) {
    throw new InvalidParameter(
      `Cannot use ${source} as ${name}: it has ${entries.size} entries, not ${least} or more`,
    );
  }
  const taken_at = new Date().toISOString();
  const path = storeTable(folder, name, { source, taken_at, table: file });
  return { source, entries: entries.size, date, path };
}
