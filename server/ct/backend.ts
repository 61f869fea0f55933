/**
 * The interface of a store of certificate names. `test/server/ct/conformance.test.ts` checks every store against it.
 * @module
 */
import type { CertificateSource, CtLog, FollowState, ListedLog, LogEntry } from "../../lib/ct/log/mod.ts";
import type { NameIndex } from "../../lib/ct/index/mod.ts";

/** The result of a batch. */
export interface Appended {
  /** Entries whose names are stored now. */
  entries: number;
  /** Entries whose certificate cannot be read. */
  rejected: number;
}

/** Entries of one log. */
export interface EntryBatch {
  /** In any order; an entry that is there already changes nothing. */
  entries: readonly LogEntry[];
  /** The position in the log after them; null for imported entries. */
  state: FollowState | null;
}

/** Why a log is no longer followed. */
export interface RememberedFault {
  /** As `LogError.reason`. */
  reason: string;
  /** What was wrong. */
  message: string;
  /** When it was seen, milliseconds since 1970. */
  at: number;
}

/** Names, occurrences and positions in logs. One process writes to an embedded store, any number to a shared one. */
export interface CtBackend extends CertificateSource {
  /**
   * Stores a batch of a log together with the new position. When it resolves both are durable and searchable.
   *
   * @param keep Chooses names; entries without any are not stored. @default all
   */
  append(logId: number, batch: EntryBatch, keep?: (name: string) => boolean): Promise<Appended>;
  /** Stores a plain list of names, one a line. When it resolves they are durable and searchable. */
  importLines(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<{ names: number; rejected: number }>;
  /** The current index. */
  index(): NameIndex;
  /** The position in a log; undefined for one that was never followed. */
  state(logId: number): Promise<FollowState | undefined>;
  /** The log table, by number. */
  logs(): Promise<CtLog[]>;
  /** Adds logs to the table or updates them. A log never changes its number, and no number is used twice. */
  updateLogs(listed: readonly ListedLog[]): Promise<CtLog[]>;
  /** The fault found in a log; null when there is none. */
  fault(logId: number): Promise<RememberedFault | null>;
  /** Stores a fault; null deletes it. */
  setFault(logId: number, fault: RememberedFault | null): Promise<void>;
  /** Tidies up what {@link CtBackend.append} and {@link CtBackend.importLines} left in pieces. */
  merge(): Promise<void>;
  /** Releases everything. */
  close(): Promise<void>;
}
