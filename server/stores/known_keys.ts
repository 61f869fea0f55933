import type { DatabaseSync } from "node:sqlite";
import type { KeyRecord } from "../keys.ts";
import type { KeyStore } from "./store.ts";

/** Keys kept; who asks with more within one state of the database waits for the database. */
const MOST = 10_000;

/**
 * Returns what finds keys, each once for every state of the database. SQLite says whether another connection has
 * committed since (`PRAGMA data_version`), so what was revoked is found revoked by the next call. The connection must
 * not write to the keys itself: of its own commits nothing is said.
 */
export function knownKeys(db: DatabaseSync, find: KeyStore["find"]): KeyStore["find"] {
  const version = db.prepare("PRAGMA data_version");
  const known = new Map<string, KeyRecord>();
  let of: unknown;
  return async (hash) => {
    const { data_version } = version.get() as { data_version: number };
    if (data_version !== of || known.size > MOST) known.clear();
    of = data_version;
    const before = known.get(hash);
    if (before !== undefined) return before;
    const key = await find(hash);
    if (key !== null) known.set(hash, key);
    return key;
  };
}
