import type { AnswerHeaders } from "../../wire/answer.ts";

/** Bytes a second that a reader of a file takes at least, on average over the time that it is waited for. */
export const MIN_BYTES_PER_SECOND = 4_096;

/**
 * Whether a reader takes a file too slowly: its length is known and work is done, so a slow reader only holds the
 * connection. Answers without a length, such as lookups, go at their reader's pace.
 */
export class FilePace {
  readonly #graceMs: number;
  readonly #isFile: boolean;
  #bytes = 0;
  #waitedMs = 0;

  /** Nothing is too slow before it has been waited for that long, all pieces together. */
  constructor(headers: AnswerHeaders, graceMs: number) {
    this.#isFile = headers["content-length"] !== undefined;
    this.#graceMs = graceMs;
  }

  /** Notes that a piece was taken after that time. Returns whether the reader is too slow. */
  isTooSlow(bytes: number, waitedMs: number): boolean {
    this.#bytes += bytes;
    this.#waitedMs += waitedMs;
    return this.#isFile && this.#waitedMs > this.#graceMs &&
      this.#bytes * 1000 < MIN_BYTES_PER_SECOND * this.#waitedMs;
  }
}
