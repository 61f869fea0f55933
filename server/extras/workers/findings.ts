import { Buffer } from "node:buffer";
import type { Database } from "../postgres/database.ts";
import type { Batch } from "./batch.ts";

/** Milliseconds that lines wait for others, so that one statement inserts those of several names. */
const GATHER_MS = 30;
/** Buffered characters at which studies wait; also the size of a piece. */
const PIECE_CHARS = 32 * 1024;
/** Unread bytes of a lookup in the table at which its workers pause. */
const UNREAD_BYTES = 1024 * 1024;
/** Milliseconds between checks for room in the table: longer than a poll of the serving side. */
const ROOM_MS = 200;
/** Milliseconds between reports of progress: as between two Progress lines. */
const FLUSH_FINDINGS_MS = 250;

/** The abort reason for a batch that this worker shall not finish; not a failure. */
export const GIVE_UP: DOMException = new DOMException("The lookup is over", "AbortError");

/** Writes the lines of one attempt at a batch to the table. Aborts `controller` when the batch is obsolete. */
export function batchFindings(
  database: Database,
  batch: Batch,
  attempt: number,
  controller: AbortController,
  signal: AbortSignal,
) {
  const own = [batch.lookup, batch.nr, attempt];
  let text = "", studied: number[] = [];
  let done = 0, reported = 0;
  let writing: Promise<void> | undefined;
  let failure: { reason: unknown } | undefined;
  const giveUp = (): never => {
    controller.abort(GIVE_UP);
    throw GIVE_UP;
  };
  const sleep = async (ms: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    signal.throwIfAborted();
  };
  const unreadBytes = async (): Promise<number> => {
    const { rows } = await database.query<{ unread: number }>(
      "SELECT coalesce(sum(octet_length(lines)), 0) AS unread FROM deadringer.found WHERE lookup = $1",
      [batch.lookup],
    );
    return rows[0]!.unread;
  };
  const drain = async (): Promise<void> => {
    await sleep(GATHER_MS);
    do {
      const found = [done, studied, Buffer.from(text)];
      [text, studied, reported] = ["", [], done];
      const { rows } = await database.query<{ unread: number | null }>(
        "SELECT deadringer.take($1, $2, $3, $4, $5, $6) AS unread",
        [...own, ...found],
      );
      if (rows[0]!.unread === null) giveUp();
      for (let unread = rows[0]!.unread!; unread >= UNREAD_BYTES;) {
        await sleep(ROOM_MS);
        unread = await unreadBytes();
      }
    } while (studied.length > 0);
  };
  const write = (): Promise<void> =>
    writing ??= drain().catch((reason) => {
      failure ??= { reason };
      throw failure.reason;
    }).finally(() => writing = undefined);
  const writeRest = async (): Promise<void> => {
    await writing;
    await write();
  };
  const timer = setInterval(() => {
    if (done !== reported) write().catch(() => {});
  }, FLUSH_FINDINGS_MS);
  return {
    /** Records how many names are done, those of earlier attempts included. */
    done: (count: number): void => void (done = count),
    /** Writes the lines of a name. Await the result: it resolves late while much is unread. */
    add(nr: number, lines: string): Promise<void> | void {
      text += lines;
      studied.push(nr);
      const written = write();
      written.catch(() => {});
      if (text.length >= PIECE_CHARS) return written;
    },
    /** Writes a line that belongs to no studied name, together with the next ones. */
    addLine: (line: string): void => void (text += line),
    /** Writes the rest and ends the batch. */
    async end(): Promise<void> {
      done = batch.permutations.length;
      await writeRest();
      // Names of a failed statement must not count as done, even if a later statement succeeds.
      if (failure !== undefined) throw failure.reason;
      const { count } = await database.query(
        "UPDATE deadringer.batches SET ended = true WHERE lookup = $1 AND nr = $2 AND attempt = $3",
        own,
      );
      if (count === 0) giveUp();
    },
    /** Writes the rest and fails the whole lookup. */
    async fail(problem: { code: string; message: string }): Promise<void> {
      await writeRest();
      await database.query(
        "UPDATE deadringer.batches SET problem = $4 WHERE lookup = $1 AND nr = $2 AND attempt = $3",
        [...own, JSON.stringify(problem)],
      );
    },
    /** Stops its timer. */
    close: (): void => clearInterval(timer),
  };
}
