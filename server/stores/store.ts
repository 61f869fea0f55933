/**
 * What the service stores. The comments of the stores are the contract of every database;
 * `test/server/stores/stores.test.ts` checks it.
 * @module
 */
import type { LimitStore } from "./memory_limits.ts";
import { actionStore, invitationStore, peopleStore } from "./people_sql.ts";
import { resultStore } from "./result_sql.ts";
import { identityStore } from "./identities.ts";
import { keyStore, usageStore } from "./key_sql.ts";
import { ownerStore, sessionStore } from "./owner_sql.ts";
import type { Sql } from "./sql.ts";

export type * from "./records.ts";

/** The stores in a database whose tables exist, of any kind. */
export function sqlStores(db: Sql) {
  return {
    /** API keys. */
    keys: keyStore(db),
    /** Usage by hour. */
    usage: usageStore(db),
    results: resultStore(db),
    /** Teams. */
    owners: ownerStore(db),
    /** The people of teams. */
    people: { ...peopleStore(db), ...invitationStore(db) },
    /** What they have done. */
    actions: actionStore(db),
    /** Sessions and links. */
    sessions: sessionStore(db),
    /** Accounts at a provider of OpenID Connect. */
    identities: identityStore(db),
  };
}

/** Stored results. */
export type ResultStore = Stores["results"];

/** Everything that a service stores. */
export interface Stores extends ReturnType<typeof sqlStores> {
  /** Whether several machines can use it at the same time. */
  readonly shared: boolean;
  /** Rate limits. */
  readonly limits: LimitStore;
  /** Rejects when the store is not available. */
  ping(): Promise<void>;
  /** The version of its schema now, which a newer program may have raised, and the one that this program writes. */
  schema(): Promise<{ version: number; newest: number }>;
  /** Releases everything. Call nothing after it. */
  close(): Promise<void>;
}
