/** Streams that a connection of HTTP/2 may have at a time before a request of it had a key, and from then on. */
export const FIRST_STREAMS = 20, KEYED_STREAMS = 128;
/** Bytes of answers that one connection of HTTP/2 may have waiting for its reader; the next request waits for room. */
const MAX_WAITING_BYTES = 256 * 1024;
/** What an answer counts as while it is made. */
const UNKNOWN_BYTES = 16 * 1024;

/**
 * The answers of the connections of HTTP/2 that are made or wait for their readers. A reader who opens a hundred streams
 * and takes nothing would otherwise have a hundred pages in this memory. Answers that are streamed count only until
 * they begin: they are made at their reader's pace.
 */
export class WaitingAnswers {
  readonly #of = new WeakMap<object, { bytes: number; waiting: (() => void)[] }>();

  /** Resolves when the connection has room for one more, with how it counts. */
  async admit(connection: object): Promise<WaitingAnswer> {
    let held = this.#of.get(connection);
    if (held === undefined) this.#of.set(connection, held = { bytes: 0, waiting: [] });
    const own = held;
    while (own.bytes >= MAX_WAITING_BYTES) await new Promise<void>((resolve) => own.waiting.push(resolve));
    let counted = 0;
    const count = (bytes: number): void => {
      own.bytes += bytes - counted;
      counted = bytes;
      if (own.bytes < MAX_WAITING_BYTES) { for (const wake of own.waiting.splice(0)) wake(); }
    };
    count(UNKNOWN_BYTES);
    return { count };
  }
}

/** One answer of a connection. */
export interface WaitingAnswer {
  /** Notes how many bytes wait for the reader: 0 when the answer has ended, or is made as it is read. */
  count(bytes: number): void;
}
