/**
 * What the service stores. The comments of the stores are the contract of every database;
 * `test/server/stores/stores.test.ts` checks it.
 * @module
 */
import type { WindowState } from "./rate_window.ts";
import { actionStore } from "./action_sql.ts";
import { diskStore } from "./disk_days.ts";
import { identityStore } from "./identities.ts";
import { invitationStore } from "./invitation_sql.ts";
import { keyStore } from "./key_sql.ts";
import { ownerStore, sessionStore } from "./owner_sql.ts";
import { peopleStore } from "./people_sql.ts";
import { resultStore } from "./result_sql.ts";
import type { Sql } from "./sql.ts";
import { usageStore } from "./usage_sql.ts";

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
    /** What is taken on the disk, day by day. */
    disk: diskStore(db),
  };
}

/** Stored results. */
export type ResultStore = Stores["results"];

/**
 * Rate limits and leases, shared by all instances where the store is. Time is that of the store's clock, so that
 * instances whose clocks differ count alike.
 */
export interface LimitStore {
  /**
   * Counts a request and resolves with the window after it. Atomic.
   *
   * @param window_ms How long the window lasts when this request starts it.
   * @param amount What the request counts as. @default 1
   */
  take(id: string, window_ms: number, amount?: number): Promise<WindowState>;
  /** The same in several windows, of different ids, at once; resolves with each in that order. */
  takeAll(ids: readonly string[], window_ms: number, amount: number): Promise<WindowState[]>;
  /** Takes one of the `most` leases of `id`; resolves with false when all are taken. Atomic. */
  hold(id: string, lease: string, most: number, lease_ms: number): Promise<boolean>;
  /** Those of the ids of which a lease is taken. */
  held(ids: readonly string[]): Promise<Set<string>>;
  /** Makes leases end that many milliseconds from now. Returned leases stay free. */
  renew(leases: readonly string[], lease_ms: number): Promise<void>;
  /** Returns a lease. Idempotent. */
  free(lease: string): Promise<void>;
  /** Deletes windows and leases that have ended. */
  sweep(): Promise<void>;
}

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
