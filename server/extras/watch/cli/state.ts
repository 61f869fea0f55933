/**
 * What the command line's watch has seen: a folder with a store of watched brands, open for one process at a time.
 * @module
 */
import { dirname, join, resolve } from "node:path";
import type { WatchState } from "../lib/mod.ts";
import { fileFault } from "../../../io/file_fault.ts";
import { makeFolder } from "../../../io/folder.ts";
import { lockFolder } from "../../../io/folder_lock.ts";
import { SquatError } from "../../../../lib/errors.ts";
import { type ClaimedBrand, WATCH_STORE, type WatchStore } from "../store/mod.ts";
import { openSqliteStore } from "../../../stores/sqlite.ts";
import { LEASE_MS } from "../watcher.ts";
import { UsageError } from "../../../cli/exit.ts";

const FOLDER = "deadringer-watch";

function refuseState(path: string, why: string): never {
  throw new UsageError(`Cannot use the state ${path}: ${why}`);
}

/**
 * Opens the state, or a new one, for one process.
 *
 * @param folder The value of `--state`.
 * @throws {SquatError} `invalid_parameter` when it cannot be used, or another process has it open.
 */
export async function openState(folder: string = FOLDER): Promise<WatchStore> {
  const held = lock(folder);
  let store: WatchStore | undefined;
  try {
    store = openSqliteStore(WATCH_STORE, join(folder, WATCH_STORE.file));
    await endLeases(store);
  } catch (error) {
    await store?.close();
    held.close();
    throw error;
  }
  const { close } = store;
  return { ...store, close: () => close().finally(() => held.close()) };
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

/** Makes the folder, and takes its lock, which ends with the process. */
function lock(folder: string): { close(): void } {
  try {
    makeFolder(folder);
    return lockFolder(folder);
  } catch (error) {
    const isSqlite = error instanceof SquatError;
    if (isSqlite && error.code === "over_capacity") {
      refuseState(folder, "another process has it open; wait for it");
    }
    const fault = error as NodeJS.ErrnoException;
    if (!isSqlite && !["EACCES", "EPERM", "EROFS"].includes(fault.code ?? "")) {
      refuseState(folder, fileFault(fault));
    }
    const why = isSqlite
      ? `it cannot be written to (${(error.cause as Error).message})`
      : `${fileFault(fault)} in ${dirname(resolve(folder))}`;
    refuseState(
      folder,
      `${why}, where watch keeps what it has seen and a lock; give --state DIR in a folder that this user may write to`,
    );
  }
}

/** Ends the leases of a process that died: nobody else has the state open. */
async function endLeases(store: WatchStore): Promise<void> {
  const later = Date.now() + LEASE_MS;
  const claimed: ClaimedBrand[] = [];
  for (let brand; (brand = await store.claim(crypto.randomUUID(), later, 1)) !== null;) claimed.push(brand);
  for (const brand of claimed) await store.release(brand, brand);
}
