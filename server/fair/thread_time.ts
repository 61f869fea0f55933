/**
 * The time of the one thread that answers all requests: long computations of owners share it in slices.
 * @module
 */
import { SquatError } from "../../lib/errors.ts";
import { OwnerQueue } from "./owner_queue.ts";
import { Turns } from "./turns.ts";
import { Held } from "./held.ts";

/** How long one owner computes before other requests, then other owners, are served. */
const SLICE_MS = 1;
/** Computations of one owner that may wait. */
const MAX_WAITING = 100;
const WINDOW_MS = 60_000;
/** What a MiB of a large body costs the process: reading, decoding, hashing, and the collection of what is left. */
const BODY_MS_PER_MIB = 20;
/** Bytes of a body that are read in one turn: a slice of time. */
const BODY_SLICE = 262_144;
/** What a request counts as, however little it asks for. */
const REQUEST_MS = 1;
/** What one piece of a stream counts as at most: some of its time the stream waits for the store. */
const MAX_PIECE_MS = 50;

/** The owner of all requests without a key: no owner has such a name. */
const STRANGERS = "\n";

/** A computation that yields wherever it may be interrupted: at least every few milliseconds. */
export type Steps<T> = Generator<void, T, void>;

/** Shares the thread between owners. */
export class ThreadTime {
  readonly #budgetMs: number;
  readonly #turns: Turns;
  readonly #clock: () => number;
  readonly #running = new Held();
  readonly #strangers = new OwnerQueue<() => void>();
  readonly #used = new Map<string, { ms: number; endsAt: number }>();

  /**
   * @param budgetSeconds How long an owner may compute in a minute; what has begun is finished. @default without limit
   * @param turns Whose turns it takes. @default its own
   * @param clock Returns milliseconds. @default performance.now
   */
  constructor(
    budgetSeconds: number = Infinity,
    turns: Turns = new Turns(() => new Promise((resolve) => setImmediate(resolve))),
    clock: () => number = () => performance.now(),
  ) {
    this.#budgetMs = budgetSeconds * 1_000;
    this.#turns = turns;
    this.#clock = clock;
  }

  /**
   * Resolves with the result of a computation.
   *
   * @param owner Who pays for it.
   * @param steps It.
   * @param signal Ends it between two slices.
   * @throws {SquatError} `rate_limited` when the owner has used its time, or too many of its computations wait.
   */
  async run<T>(owner: string, steps: Steps<T>, signal?: AbortSignal): Promise<T> {
    const leave = this.#enter(owner);
    try {
      return await this.#computed(owner, steps, false, signal);
    } finally {
      leave();
    }
  }

  /**
   * Resolves with the result of a computation that is never refused, and does not wait for those of its owner that have
   * not begun: of a request that has been let in, or, with an empty owner, of the service itself.
   *
   * @param owner Who pays for it.
   * @param steps It.
   * @param signal Ends it between two slices.
   */
  goOn<T>(owner: string, steps: Steps<T>, signal?: AbortSignal): Promise<T> {
    return this.#computed(owner, steps, true, signal);
  }

  async #computed<T>(owner: string, steps: Steps<T>, isFirst: boolean, signal?: AbortSignal): Promise<T> {
    for (let hasBegun = isFirst;; hasBegun = true) {
      // What has begun is finished first: of what waits, each may hold much memory once it has begun.
      await this.#turns.take(owner, hasBegun);
      signal?.throwIfAborted();
      const from = this.#clock();
      try {
        do {
          const { done, value } = steps.next();
          if (done === true) return value;
        } while (this.#clock() - from < SLICE_MS);
      } finally {
        this.#charge(owner, this.#clock() - from);
      }
    }
  }

  /**
   * The same pieces, each computed when the reader wants it and the owner has its turn. Enters at once, so that a
   * refusal comes before the answer begins.
   *
   * @throws {SquatError} As `run`.
   */
  pieces<T>(owner: string, pieces: AsyncIterable<T>): AsyncGenerator<T, void, void> {
    const leave = this.#enter(owner);
    const made = this.#pieces(owner, pieces, leave);
    const end = made.return.bind(made);
    // A generator that has not begun runs no `finally`.
    made.return = (value) => (leave(), end(value));
    return made;
  }

  async *#pieces<T>(
    owner: string,
    pieces: AsyncIterable<T>,
    leave: () => void,
  ): AsyncGenerator<T, void, void> {
    const source = pieces[Symbol.asyncIterator]();
    let left = 0;
    try {
      for (;;) {
        if (left <= 0) {
          await this.#turns.take(owner, true);
          left = SLICE_MS;
        }
        const from = this.#clock();
        const { done, value } = await source.next();
        const spent = this.#clock() - from;
        this.#charge(owner, Math.min(spent, MAX_PIECE_MS));
        left -= spent;
        if (done === true) return;
        yield value;
      }
    } finally {
      leave();
      await source.return?.();
    }
  }

  /**
   * Lets in a body that is read piece by piece. Resolves, for each piece, when it is the owner's turn to have one of that
   * many bytes read; call `leave` at the end.
   *
   * @throws {SquatError} As `run`.
   */
  body(owner: string): { turn: (bytes: number) => Promise<void>; leave: () => void } {
    const leave = this.#enter(owner);
    let left = 0;
    const turn = async (bytes: number): Promise<void> => {
      if (left <= 0) {
        await this.#turns.take(owner, true);
        left = BODY_SLICE;
      }
      left -= bytes;
      this.#charge(owner, bytes / 1_048_576 * BODY_MS_PER_MIB);
    };
    return { turn, leave };
  }

  /** Resolves when a request may go on: at once, or soon where an owner who has worked less has something to do. */
  async request(owner: string): Promise<void> {
    await this.#turns.request(owner);
    this.#turns.worked(owner, REQUEST_MS);
  }

  /**
   * Resolves when a request of somebody without a key may go on. All of them together are one owner, and their addresses
   * take turns.
   *
   * @param address Where it comes from.
   */
  stranger(address: string): Promise<void> {
    return new Promise((resolve) => {
      this.#strangers.add(address, resolve);
      // The turn of the one is that of another, where it is another address's.
      void this.#turns.take(STRANGERS).then(() => {
        this.#turns.worked(STRANGERS, REQUEST_MS);
        this.#strangers.next()!();
      });
    });
  }

  #enter(owner: string): () => void {
    const used = this.#used.get(owner);
    const leftMs = used === undefined ? 0 : used.endsAt - this.#clock();
    if (leftMs > 0 && used!.ms >= this.#budgetMs) {
      const seconds = Math.ceil(leftMs / 1_000);
      throw new SquatError(
        "rate_limited",
        `This owner has computed for ${
          this.#budgetMs / 1_000
        } s in this minute, as with many brands, names, exports or ` +
          `large bodies: wait ${seconds} s, or send fewer at a time`,
        { retryAfterSeconds: seconds },
      );
    }
    if (this.#running.of(owner) >= MAX_WAITING) {
      throw new SquatError(
        "rate_limited",
        `${MAX_WAITING} computations of this owner wait already: wait for one of them`,
        { retryAfterSeconds: 5 },
      );
    }
    return this.#running.take(owner);
  }

  #charge(owner: string, ms: number): void {
    this.#turns.worked(owner, ms);
    const now = this.#clock();
    const used = this.#used.get(owner);
    if (used !== undefined && used.endsAt > now) used.ms += ms;
    else {
      // Few owners compute in a minute; those of earlier ones are forgotten here.
      for (const [each, { endsAt }] of this.#used) if (endsAt <= now) this.#used.delete(each);
      this.#used.set(owner, { ms, endsAt: now + WINDOW_MS });
    }
  }
}
