import { SquatError } from "../../mod.ts";
import { knownKeys } from "./known_keys.ts";
import { memoryLimits } from "./memory.ts";
import { unpack } from "./pack.ts";
import { openSqlite, type SqliteParts } from "./sqlite_database.ts";
import { SqliteWriter } from "./sqlite_writer.ts";
import { Reserve } from "./reserve.ts";
import type { Stores } from "./store.ts";

/** Methods that write. They run in a thread of their own. */
const WRITES: { [P in keyof SqliteParts]: readonly (keyof SqliteParts[P])[] } = {
  keys: ["add", "revoke", "touch"],
  usage: ["add", "prune"],
  results: ["begin", "append", "extend", "remove", "expire", "sweep"],
  owners: ["add", "setPassphrase", "remove"],
  sessions: ["add", "touch", "remove", "removeAll", "addLink", "takeLink", "sweep"],
};

/** Methods that revoke access; they must work when nothing else can be written. */
const TAKES_AWAY: ReadonlySet<string> = new Set([
  "keys.revoke",
  "owners.remove",
  "owners.setPassphrase",
  "results.expire",
  "sessions.remove",
  "sessions.removeAll",
]);
/** SQLITE_FULL, and SQLite's code for a file that cannot grow. */
const DISK_FULL = /disk is full|disk I\/O error/;

/**
 * Opens the store in a folder, which is created if necessary with access for its owner only, and brings its schema up
 * to date. Several processes may have it open, as a service and the command line do.
 *
 * Commits are flushed to the disk (WAL, synchronous FULL), by another thread, those of an unfinished result with its
 * end; reading never waits for them. Rate limits are per process.
 *
 * @param clock For limits, as for `memoryLimits`.
 * @throws {Error} when the database was written by a newer version.
 */
export function sqliteStores(folder: string, clock?: () => number): Stores {
  const { db, parts, close } = openSqlite(folder);
  const writer = new SqliteWriter(folder);
  const reserve = new Reserve(folder);
  const write = async (name: keyof SqliteParts, method: string, args: unknown[]): Promise<unknown> => {
    try {
      return await writer.call(name, method, args);
    } catch (cause) {
      if (!DISK_FULL.test((cause as Error).message)) throw cause;
      if (TAKES_AWAY.has(`${name}.${method}`) && reserve.release()) {
        return await writer.call(name, method, args);
      }
      throw new SquatError("over_capacity", "The store takes no more: its disk is full", {
        cause,
        retryAfterSeconds: 30,
      });
    }
  };
  const part = <P extends keyof SqliteParts>(name: P): SqliteParts[P] => {
    const writes = WRITES[name].map((method) => [
      method,
      (...args: unknown[]) => write(name, method as string, args),
    ]);
    return { ...parts[name], ...Object.fromEntries(writes) };
  };
  return {
    shared: false,
    keys: { ...part("keys"), find: knownKeys(db, parts.keys.find) },
    usage: part("usage"),
    results: {
      ...part("results"),
      async *chunks(uuid, from) {
        for await (const chunk of parts.results.chunks(uuid, from)) {
          yield { ...chunk, bytes: await unpack(chunk.bytes) };
        }
      },
    },
    owners: part("owners"),
    sessions: part("sessions"),
    limits: memoryLimits(clock),
    async ping() {
      db.prepare("SELECT 1").get();
      await writer.call("keys", "touch", [new Map()]);
      await reserve.check();
    },
    async close() {
      await writer.close();
      close();
    },
  };
}
