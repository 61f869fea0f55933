/**
 * What the command line's watch has seen: a folder with a store of watched brands, open for one process at a time.
 * @module
 */
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import type { WatchState } from "../../../lib/watch/mod.ts";
import { fileFault } from "../../io/file_fault.ts";
import { makeFolder } from "../../io/folder.ts";
import type { ClaimedBrand, WatchStore } from "../../stores/watch.ts";
import { WATCH_STORE } from "../../stores/watch.ts";
import { openSqliteStore } from "../../stores/sqlite.ts";
import { LEASE_MS } from "../../watch/watcher.ts";
import { UsageError } from "../exit.ts";

const FOLDER = "deadringer-watch";

/** An open state. */
export interface LocalState {
  /** Its folder. */
  folder: string;
  /** Its brands. */
  store: WatchStore;
  /** Closes it, so that others can open it. */
  close(): Promise<void>;
}

/** The folder of `--state`. */
export const folderOf = (path: string = FOLDER): string => path;

const storeOf = (folder: string): string => join(folder, WATCH_STORE.file);

function refuseState(path: string, why: string): never {
  throw new UsageError(`Cannot use the state ${path}: ${why}`);
}

/**
 * Opens the state, or a new one, for one process.
 *
 * @param path The value of `--state`.
 * @throws {SquatError} `invalid_parameter` when it cannot be used, or another process has it open.
 */
export async function openState(path: string | undefined): Promise<LocalState> {
  const folder = folderOf(path);
  const unlock = lock(folder);
  let store: WatchStore | undefined;
  try {
    store = openSqliteStore(WATCH_STORE, storeOf(folder));
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
export function readOnlyState(path: string | undefined): LocalState | null {
  const folder = folderOf(path);
  if (!existsSync(storeOf(folder))) return null;
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
