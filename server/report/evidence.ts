/**
 * Evidence of drafts on its way to the store: piece by piece, before the reports that have it.
 * @module
 */
import { createHash } from "node:crypto";
import { uuidV7 } from "../ids.ts";
import type { NewReportFile, ReportStore } from "../stores/reports.ts";
import { EVIDENCE_FILE } from "./drafting.ts";

/** Evidence that no report has after that time, milliseconds, is of no drafting any more. */
const ABANDONED_MS = 3_600_000;

/**
 * Runs a drafting with the id of content for its evidence, and deletes that content at the end unless a report has it.
 *
 * @param now Milliseconds since 1970.
 */
export async function withEvidence<T>(
  store: ReportStore,
  now: number,
  run: (content: string) => Promise<T>,
): Promise<T> {
  const id = uuidV7(now);
  try {
    return await run(id);
  } finally {
    await store.forgetContent({ id });
  }
}

/**
 * Stores evidence as it arrives. Resolves with the file of it for a draft.
 *
 * @param content The id of `withEvidence`.
 */
export async function storeEvidence(
  store: ReportStore,
  content: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<NewReportFile> {
  const hash = createHash("sha256");
  let size = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  };
  await store.addContent(content, counted());
  return { name: EVIDENCE_FILE, type: "application/zip", sha256: hash.digest("hex"), size, content };
}

/** Deletes stored evidence that no report has, of processes that have died. */
export function sweepEvidence(store: ReportStore, now: number): Promise<void> {
  return store.forgetContent({ olderThan: uuidV7(now - ABANDONED_MS) });
}
