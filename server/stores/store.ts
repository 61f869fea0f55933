/**
 * What the service keeps, and what it relies on. The comments are the contract that every store has to meet;
 * `test/server/stores.ts` checks it.
 * @module
 */
import type { KeyRecord, Scope } from "../keys.ts";
import type { Window } from "../limit.ts";

/** Keys. Every change is seen by the next read, also from another process on the same store. */
export interface KeyStore {
  /** Keeps a new key. Atomic. Rejects when its id or hash is there already. */
  add(key: KeyRecord): Promise<void>;
  /** The key with that hash, expired and revoked ones too; null when there is none. Never cached. */
  find(hash: string): Promise<KeyRecord | null>;
  /** Every key, oldest first; of one owner, if one is given. */
  list(owner?: string): Promise<KeyRecord[]>;
  /** Revokes. Idempotent: the first time stays. Resolves with whether there is such a key. */
  revoke(id: string, now: number): Promise<boolean>;
  /** Notes the last use of several keys. Unknown ids are passed over. */
  touch(uses: ReadonlyMap<string, number>): Promise<void>;
}

/** Counts of one key in one hour. */
export interface HourCount {
  /** Start of the hour, milliseconds since 1970. */
  hour: number;
  /** Squat, nxdomain and analyze requests. */
  lookup_requests: number;
  /** CT requests. */
  ct_requests: number;
}

/** Usage by key and hour. */
export interface UsageStore {
  /** Adds to counts; all of them or none. Not idempotent. */
  add(counts: readonly (HourCount & { key_id: string })[]): Promise<void>;
  /** The hours of a key from `from` on that have counts, oldest first. */
  read(key_id: string, from: number): Promise<HourCount[]>;
  /** Forgets what is older. */
  prune(before: number): Promise<void>;
}

/** A retained result, without its lines. */
export interface ResultRecord {
  /** UUIDv7. */
  uuid: string;
  /** Who may read it. */
  owner: string;
  /** The scope that made it. */
  scope: Scope;
  /** What was looked up. */
  domain: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** Lines so far. */
  lines: number;
  /** Whether its last line is Done; only then it is served as a whole. */
  done: boolean;
}

/** Some lines of a result, compressed by the store's user. */
export interface ResultChunk {
  /** Number of its first line, from 0. */
  first: number;
  /** How many lines. */
  lines: number;
  /** The NDJSON, compressed. */
  bytes: Uint8Array;
}

/** Retained results: written once, from front to back, then only read. */
export interface ResultStore {
  /** Begins a result without lines. Rejects when the uuid is taken. */
  begin(result: Omit<ResultRecord, "lines" | "done">): Promise<void>;
  /**
   * Appends a chunk whose `first` is the number of lines so far. Atomic. With `finish`, in the same transaction
   * the result is done and expires then; when that resolves it survives the death of this process.
   */
  append(uuid: string, chunk: ResultChunk, finish?: { expires_at: number }): Promise<void>;
  /** The record; null when there is none or it has expired. */
  get(uuid: string, now: number): Promise<ResultRecord | null>;
  /** The chunks that hold the line `from` and later ones, in order, each read when it is asked for. */
  chunks(uuid: string, from: number): AsyncIterable<ResultChunk>;
  /** Sets the expiry of a result that is done. Resolves with whether there is one. */
  extend(uuid: string, expires_at: number): Promise<boolean>;
  /** Deletes a result with its lines. Idempotent. */
  remove(uuid: string): Promise<void>;
  /** Deletes what has expired, done or not; resolves with how many. */
  sweep(now: number): Promise<number>;
}

/** Rate limits, shared by all instances on the same store where it can be. */
export interface LimitStore {
  /** Counts one request and resolves with the window after it. Atomic. */
  take(id: string, now: number): Promise<Window>;
}

/** Everything a service keeps. */
export interface Stores {
  /** API keys. */
  readonly keys: KeyStore;
  /** Usage by hour. */
  readonly usage: UsageStore;
  /** Retained results. */
  readonly results: ResultStore;
  /** Rate limits. */
  readonly limits: LimitStore;
  /** Rejects when the store cannot be used now. */
  ping(): Promise<void>;
  /** Releases everything. Nothing may be called after it. */
  close(): Promise<void>;
}
