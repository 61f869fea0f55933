import { setImmediate } from "node:timers";
import type { KeyRecord } from "./records.ts";
import type { Stores } from "./store.ts";

type FindKey = Stores["keys"]["find"];

/** Number of keys in memory; for others, the database is queried. */
const MAX_KNOWN_KEYS = 10_000;

/**
 * Returns a lookup of keys that queries each key once per state of the database. SQLite says whether another connection
 * has committed since (`PRAGMA data_version`): after all requests that arrived together, so that one query serves them
 * and a key revoked before a request was sent is found revoked. The connection must not write to the keys itself: the
 * pragma does not report its own commits.
 *
 * @param version Returns a number that changes when another connection commits.
 */
export function knownKeys(version: () => number, find: FindKey): FindKey {
  const known = new Map<string, KeyRecord>();
  let of: number | undefined;
  let checked: Promise<void> | null = null;
  const check = (resolve: () => void, reject: (error: unknown) => void) => {
    checked = null;
    try {
      const now = version();
      if (now !== of || known.size > MAX_KNOWN_KEYS) known.clear();
      of = now;
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
