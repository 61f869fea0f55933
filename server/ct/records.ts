/**
 * The rows of log entries and of logs, the same in every store.
 * @module
 */
import { createHash } from "node:crypto";
import { type CtLog, entryNames, type FollowState, isProven, type LogEntry } from "../../lib/ct/log/mod.ts";
import type { Row } from "../stores/sql.ts";

/** What a store writes of the entries of a log. */
export interface EntryRows {
  /** Entries of which something is written. */
  entries: number;
  /** Entries without a readable certificate. */
  rejected: number;
  /**
   * Each name of each entry: `idx` is its place in the log, `ts` when the log took it, seconds since 1970, `issuance` 16
   * bytes as hexadecimal digits, the same for the precertificate and the certificate of one issuance.
   */
  seen: { name: string; idx: number; kind: LogEntry["kind"]; ts: number; issuance: string }[];
  /** Certificates, DER, of those that are proven to be in the log. */
  certificates: { idx: number; der: Uint8Array }[];
}

/**
 * Returns the rows of a batch.
 *
 * @param withCertificates Whether there are rows of certificates. Proving one takes as long as reading its names.
 * @param keep Chooses names; entries without any have no rows. @default all
 */
export function entryRows(
  entries: readonly LogEntry[],
  withCertificates: boolean,
  keep?: (name: string) => boolean,
): EntryRows {
  const rows: EntryRows = { entries: 0, rejected: 0, seen: [], certificates: [] };
  for (const entry of entries) {
    const { index: idx, kind } = entry;
    const found = entryNames(entry);
    if (found === null) {
      rows.rejected++;
      continue;
    }
    const names = keep === undefined ? found.names : found.names.filter(keep);
    if (keep !== undefined && names.length === 0) continue;
    rows.entries++;
    const ts = Math.floor(entry.timestamp / 1000);
    const issuance = createHash("sha256").update(found.issuance).digest("hex").slice(0, 32);
    for (const name of names) rows.seen.push({ name, idx, kind, ts, issuance });
    if (withCertificates && isProven(entry)) rows.certificates.push({ idx, der: entry.certificate });
  }
  return rows;
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
