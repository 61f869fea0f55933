/**
 * What every store of certificate names writes: the rows of a log entry, and hashes as one value.
 * @module
 */
import { createHash } from "node:crypto";
import { type CtLog, entryNames, type FollowState, isProven, type LogEntry } from "../../lib/ct/log/mod.ts";
import type { Row } from "../stores/sql.ts";

/** Occurrences given with a name; all are counted. */
export const MOST_OCCURRENCES: number = 100;

/** What a store writes of one entry of a log. */
export interface EntryRecord {
  /** Place of the entry in the log. */
  index: number;
  /** As {@link LogEntry.kind}. */
  kind: LogEntry["kind"];
  /** When the log took it, seconds since 1970. */
  seconds: number;
  /** Names to store, at least one if names are chosen. */
  names: readonly string[];
  /** 16 bytes, the same for the precertificate and the certificate of one issuance. */
  issuance: Uint8Array;
  /** DER; null when it is not to be stored, or when nothing proves that the log has it. */
  certificate: Uint8Array | null;
}

/**
 * Returns the records of a batch, and how many entries have no readable certificate.
 *
 * @param withCertificates Whether records carry certificates that are proven to be in the log.
 * @param keep Chooses names; entries without any have no record. @default all
 */
export function entryRecords(
  entries: readonly LogEntry[],
  withCertificates: boolean,
  keep?: (name: string) => boolean,
): { records: EntryRecord[]; rejected: number } {
  const records: EntryRecord[] = [];
  let rejected = 0;
  for (const entry of entries) {
    const found = entryNames(entry);
    if (found === null) {
      rejected++;
      continue;
    }
    const names = keep === undefined ? found.names : found.names.filter(keep);
    if (keep !== undefined && names.length === 0) continue;
    records.push({
      index: entry.index,
      kind: entry.kind,
      seconds: Math.floor(entry.timestamp / 1000),
      names,
      issuance: createHash("sha256").update(found.issuance).digest().subarray(0, 16),
      certificate: withCertificates && isProven(entry) ? entry.certificate : null,
    });
  }
  return { records, rejected };
}

/** Hashes of 32 bytes, one after the other. */
export function joinHashes(hashes: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(hashes.length * 32);
  for (const [i, hash] of hashes.entries()) bytes.set(hash, i * 32);
  return bytes;
}

/** The position that a row has; undefined without a row. */
export function followState(row: Row | undefined): FollowState | undefined {
  if (row === undefined) return undefined;
  const { next, size, timestamp } = row as Record<"next" | "size" | "timestamp", number>;
  const { root, edge } = row as Record<"root" | "edge", Uint8Array>;
  const hashes = Array.from(
    { length: edge.length / 32 },
    (_, i) => new Uint8Array(edge.slice(i * 32, i * 32 + 32)),
  );
  return { next, head: { size, root: new Uint8Array(root), timestamp }, edge: hashes };
}

/** The log that a row has. */
export const logOf = ({ log_id, json }: Row): CtLog => ({ log_id, ...JSON.parse(json as string) }) as CtLog;
