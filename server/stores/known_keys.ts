import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers";
import type { KeyRecord } from "../auth/keys.ts";
import type { KeyStore } from "./store.ts";

/** Number of keys in memory; for others, the database is queried. */
const MOST = 10_000;

/**
 * Returns a lookup of keys that queries each key once per state of the database. SQLite says whether another connection
 * has committed since (`PRAGMA data_version`): after all requests that arrived together, so that one query serves them
 * and a key revoked before a request was sent is found revoked. The connection must not write to the keys itself: the
 * pragma does not report its own commits.
 */
export function knownKeys(db: DatabaseSync, find: KeyStore["find"]): KeyStore["find"] {
  const version = db.prepare("PRAGMA data_version");
  const known = new Map<string, KeyRecord>();
  let of: unknown;
  let checked: Promise<void> | null = null;
  const check = (resolve: () => void, reject: (error: unknown) => void) => {
    checked = null;
    try {
      const { data_version } = version.get() as { data_version: number };
      if (data_version !== of || known.size > MOST) known.clear();
      of = data_version;
      resolve();
    } catch (error) {
      reject(error);
    }
  };
  return async (hash) => {
    await (checked ??= new Promise((resolve, reject) => setImmediate(check, resolve, reject)));
    const before = known.get(hash);
    if (before !== undefined) return before;
    const key = await find(hash);
    if (key !== null) known.set(hash, key);
    return key;
  };
}
