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

/** The lines of one attempt at a batch, to be written to the table. Aborts `controller` when the batch is obsolete. */
export class BatchFindings {
  readonly #database: Database;
  readonly #batch: Batch;
  readonly #attempt: number;
  readonly #controller: AbortController;
  readonly #signal: AbortSignal;
  readonly #timer: ReturnType<typeof setInterval>;
  #text = "";
  #studied: number[] = [];
  #done = 0;
  #reported = 0;
  #writing: Promise<void> | undefined;
  #failure: { reason: unknown } | undefined;

  constructor(
    database: Database,
    batch: Batch,
    attempt: number,
    controller: AbortController,
    signal: AbortSignal,
  ) {
    this.#database = database;
    this.#batch = batch;
    this.#attempt = attempt;
    this.#controller = controller;
    this.#signal = signal;
    this.#timer = setInterval(() => {
      if (this.#done !== this.#reported) this.#write().catch(() => {});
    }, FLUSH_FINDINGS_MS);
  }

  /** Records how many names are done, those of earlier attempts included. */
  done(count: number): void {
    this.#done = count;
  }

  /** Writes the lines of a name. Await the result: it resolves late while much is unread. */
  add(nr: number, text: string): Promise<void> | void {
    this.#text += text;
    this.#studied.push(nr);
    const writing = this.#write();
    writing.catch(() => {});
    if (this.#text.length >= PIECE_CHARS) return writing;
  }

  /** Writes a line that belongs to no studied name, together with the next ones. */
  addLine(text: string): void {
    this.#text += text;
  }

  /** Writes the rest and ends the batch. */
  async end(): Promise<void> {
    this.#done = this.#batch.permutations.length;
    await this.#writing;
    await this.#write();
    // Names of a failed statement must not count as done, even if a later statement succeeds.
    if (this.#failure !== undefined) throw this.#failure.reason;
    const { count } = await this.#database.query(
      "UPDATE deadringer.batches SET ended = true WHERE lookup = $1 AND nr = $2 AND attempt = $3",
      [this.#batch.lookup, this.#batch.nr, this.#attempt],
    );
    if (count === 0) this.#giveUp();
  }

  /** Writes the rest and fails the whole lookup. */
  async fail(problem: { code: string; message: string }): Promise<void> {
    await this.#writing;
    await this.#write();
    await this.#database.query(
      "UPDATE deadringer.batches SET problem = $4 WHERE lookup = $1 AND nr = $2 AND attempt = $3",
      [this.#batch.lookup, this.#batch.nr, this.#attempt, JSON.stringify(problem)],
    );
  }

  /** Stops its timer. */
  close(): void {
    clearInterval(this.#timer);
  }

  #write(): Promise<void> {
    return this.#writing ??= this.#drain().catch((reason) => {
      this.#failure ??= { reason };
      throw this.#failure.reason;
    }).finally(() => this.#writing = undefined);
  }

  async #drain(): Promise<void> {
    await this.#sleep(GATHER_MS);
    do {
      const [text, studied, done] = [this.#text, this.#studied, this.#done];
      this.#text = "";
      this.#studied = [];
      this.#reported = done;
      const { rows } = await this.#database.query<{ unread: number | null }>(
        "SELECT deadringer.take($1, $2, $3, $4, $5, $6) AS unread",
        [this.#batch.lookup, this.#batch.nr, this.#attempt, done, studied, Buffer.from(text)],
      );
      if (rows[0]!.unread === null) this.#giveUp();
      for (let unread = rows[0]!.unread!; unread >= UNREAD_BYTES;) {
        await this.#sleep(ROOM_MS);
        unread = await this.#unread();
      }
    } while (this.#studied.length > 0);
  }

  async #unread(): Promise<number> {
    const { rows } = await this.#database.query<{ unread: number }>(
      "SELECT coalesce(sum(octet_length(lines)), 0) AS unread FROM deadringer.found WHERE lookup = $1",
      [this.#batch.lookup],
    );
    return rows[0]!.unread;
  }

  #giveUp(): never {
    this.#controller.abort(GIVE_UP);
    throw GIVE_UP;
  }

  async #sleep(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#signal.throwIfAborted();
  }
}
