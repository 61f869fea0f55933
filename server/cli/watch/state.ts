/**
 * What the command line's watch has seen: a folder with a store of watched brands, open for one process at a time.
 * @module
 */
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { readState, type WatchState } from "../../../lib/watch/mod.ts";
import { SquatError } from "../../../mod.ts";
import { fileFault } from "../../io/file_fault.ts";
import { makeFolder } from "../../io/folder.ts";
import type { ClaimedBrand, OutboxRecord, WatchStore } from "../../stores/watch.ts";
import { WATCH_STORE } from "../../stores/watch_sql.ts";
import { openSqliteStore } from "../../stores/sqlite.ts";
import { newBrand, pausedSettings } from "../../watch/brand_settings.ts";
import { LEASE_MS } from "../../watch/watcher.ts";
import { OWNER } from "./brands.ts";
import { UsageError } from "../usage_error.ts";

const FOLDER = "deadringer-watch";
/** Most characters of a file of an older version that are read. */
const MAX_CHARS = 512 * 1024 * 1024;

/** An open state. */
export interface LocalState {
  /** Its folder. */
  folder: string;
  /** Its brands. */
  store: WatchStore;
  /** Closes it, so that others can open it. */
  close(): Promise<void>;
}

/** The folder of `--state`; the file `x.json` of an older version belongs to the folder `x`. */
export function folderOf(path: string = FOLDER): string {
  return path.replace(/\.json$/, "");
}

const storeOf = (folder: string): string => join(folder, WATCH_STORE.file);

function refuseState(path: string, why: string): never {
  throw new UsageError(`Cannot use the state ${path}: ${why}`);
}

/**
 * Opens the state, or a new one, for one process. The file of an older version, JSON beside the folder, is read into it
 * and renamed.
 *
 * @param path The value of `--state`.
 * @throws {SquatError} `invalid_parameter` when it cannot be used, or another process has it open.
 */
export async function openState(path: string | undefined): Promise<LocalState> {
  const folder = folderOf(path);
  const unlock = lock(folder);
  let store: WatchStore | undefined;
  try {
    const file = `${folder}.json`;
    const old = readOldState(file);
    store = openSqliteStore(WATCH_STORE, storeOf(folder));
    if (old !== null) {
      await importState(old, store);
      renameSync(file, `${file}.imported`);
    }
    await endLeases(store);
  } catch (error) {
    await store?.close();
    unlock();
    throw error;
  }
  const { close } = store;
  return { folder, store, close: () => close().finally(unlock) };
}

/** Opens the state to read it, beside a process that has it open; null where nothing was watched yet. */
export async function readOnlyState(path: string | undefined): Promise<LocalState | null> {
  const folder = folderOf(path);
  if (!existsSync(storeOf(folder))) return existsSync(`${folder}.json`) ? await openState(path) : null;
  const store = openSqliteStore(WATCH_STORE, storeOf(folder));
  return { folder, store, close: () => store.close() };
}

/** The newest state of each domain, whatever brand it was of, by domain. */
export async function newestStates(store: WatchStore): Promise<WatchState[]> {
  const newest = new Map<string, WatchState>();
  for (const { id } of await store.list()) {
    for (const [domain, state] of await store.states(id)) {
      if ((state.runs.lastAt ?? 0) >= (newest.get(domain)?.runs.lastAt ?? 0)) newest.set(domain, state);
    }
  }
  return [...newest.keys()].sort().map((domain) => newest.get(domain)!);
}

/** Makes the folder with a lock; returns a function that removes the lock. */
function lock(folder: string): () => void {
  const file = join(folder, "lock");
  for (let attempt = 0;; attempt++) {
    try {
      makeFolder(folder);
      const lock = openSync(file, "wx", 0o600);
      writeSync(lock, String(process.pid));
      closeSync(lock);
      return () => rmSync(file, { force: true });
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST" || !existsSync(file)) refuseFault(folder, error as NodeJS.ErrnoException);
      const pid = Number(readFileSync(file, "utf8"));
      // The lock of a killed process is stale.
      if (attempt > 0 || (Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid))) {
        refuseState(
          folder,
          `process ${pid} has it open; wait for it, or remove ${file} when there is no such process`,
        );
      }
      rmSync(file, { force: true });
    }
  }
}

/** Refuses a folder because the system does. */
function refuseFault(folder: string, error: NodeJS.ErrnoException): never {
  if (!["EACCES", "EPERM", "EROFS"].includes(error.code ?? "")) refuseState(folder, fileFault(error));
  refuseState(
    folder,
    `${fileFault(error)} in ${
      dirname(resolve(folder))
    }, where watch keeps what it has seen and a lock; give ` +
      "--state DIR in a folder that this user may write to",
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Ends the leases of a process that died: nobody else has the state open. */
async function endLeases(store: WatchStore): Promise<void> {
  const later = Date.now() + LEASE_MS;
  const claimed: ClaimedBrand[] = [];
  for (let brand; (brand = await store.claim(crypto.randomUUID(), later, 1)) !== null;) claimed.push(brand);
  for (const brand of claimed) await store.release(brand, brand);
}

/** The content of a file of an older version. */
interface OldState {
  version: 1;
  brands: Record<string, WatchState>;
  outbox: OutboxRecord[];
}

/** Reads the state that an older version stored as JSON; null when there is no such file. */
function readOldState(path: string): OldState | null {
  if (!existsSync(path)) return null;
  try {
    const text = readFileSync(path, "utf8");
    if (text.length > MAX_CHARS) refuseState(path, "it is too large");
    const value: OldState = JSON.parse(text);
    if (value?.version !== 1 || typeof value.brands !== "object" || !Array.isArray(value.outbox)) {
      refuseState(path, "it is not a state of this version");
    }
    for (const state of Object.values(value.brands)) readState(state);
    return value;
  } catch (error) {
    if (error instanceof SquatError) throw error;
    refuseState(path, error instanceof SyntaxError ? "it is not JSON" : (error as Error).message);
  }
}

/** Stores each domain as a brand that is paused; a watch of the domain goes on from there. Can be repeated. */
async function importState({ brands, outbox }: OldState, store: WatchStore): Promise<void> {
  const stored = new Set((await store.list()).map(({ settings }) => settings.name));
  for (const state of Object.values(brands)) {
    if (stored.has(state.brand)) continue;
    const { lastAt, lastCompleteAt } = state.runs;
    const brand = newBrand(OWNER, {
      ...pausedSettings(state.brand, state.brand),
      schedule: "6h",
      managed: "file",
    }, Date.now());
    await store.add({ ...brand, last_run_at: lastAt, last_success_at: lastCompleteAt }, {
      states: [state],
      alerts: outbox.filter(({ event }) => event.brand === state.brand),
    });
  }
}
