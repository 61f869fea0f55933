/**
 * The time of the one thread that answers all requests: long computations of owners share it in slices.
 * @module
 */
import { SquatError } from "../../mod.ts";
import { OwnerQueue } from "../../lib/owner_queue.ts";

/** How long one owner computes before other requests, then other owners, are served. */
const SLICE_MS = 1;
/** Computations of one owner that may wait. */
const MOST_WAITING = 100;
const WINDOW_MS = 60_000;
/** What a MiB of a large body costs the process: reading, decoding, hashing, and the collection of what is left. */
const BODY_MS_PER_MIB = 20;
/** Bytes of a body that are read in one turn: a slice of time. */
const BODY_SLICE = 262_144;
/** What one piece of a stream counts as at most: some of its time the stream waits for the store. */
const MOST_PIECE_MS = 50;

/** A computation that yields wherever it may be interrupted: at least every few milliseconds. */
export type Steps<T> = Generator<void, T, void>;

/** The time that computations are cut by. */
interface Timing {
  clock: () => number;
  nextRound: ((callback: () => void) => void) | undefined;
}

/** Shares the thread between owners. */
export class ThreadTime {
  readonly #budgetMs: number;
  readonly #clock: () => number;
  readonly #nextRound: (callback: () => void) => void;
  readonly #queue = new OwnerQueue<() => void>();
  readonly #running = new Map<string, number>();
  readonly #used = new Map<string, { ms: number; endsAt: number }>();
  #isServing = false;

  /**
   * @param budgetSeconds How long an owner may compute in a minute; what has begun is finished. @default without limit
   * @param timing `clock` returns milliseconds, `nextRound` calls back in the next round of the event loop.
   * @default performance.now, setImmediate
   */
  constructor(budgetSeconds: number = Infinity, timing: Partial<Timing> = {}) {
    this.#budgetMs = budgetSeconds * 1_000;
    this.#clock = timing.clock ?? (() => performance.now());
    this.#nextRound = timing.nextRound ?? ((callback) => void setImmediate(callback));
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
      return await this.goOn(owner, steps, signal);
    } finally {
      leave();
    }
  }

  /**
   * Resolves with the result of a computation that is never refused: of a request that has been let in, or, with an
   * empty owner, of the service itself.
   *
   * @param owner Who pays for it.
   * @param steps It.
   * @param signal Ends it between two slices.
   */
  async goOn<T>(owner: string, steps: Steps<T>, signal?: AbortSignal): Promise<T> {
    for (let hasBegun = false;; hasBegun = true) {
      await this.#turn(owner, hasBegun);
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
          await this.#turn(owner, true);
          left = SLICE_MS;
        }
        const from = this.#clock();
        const { done, value } = await source.next();
        const spent = this.#clock() - from;
        this.#charge(owner, Math.min(spent, MOST_PIECE_MS));
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
        await this.#turn(owner, true);
        left = BODY_SLICE;
      }
      left -= bytes;
      this.#charge(owner, bytes / 1_048_576 * BODY_MS_PER_MIB);
    };
    return { turn, leave };
  }

  #enter(owner: string): () => void {
    const running = this.#running.get(owner) ?? 0;
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
    if (running >= MOST_WAITING) {
      throw new SquatError(
        "rate_limited",
        `${MOST_WAITING} computations of this owner wait already: wait for one of them`,
        { retryAfterSeconds: 5 },
      );
    }
    this.#running.set(owner, running + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const others = this.#running.get(owner)! - 1;
      if (others > 0) this.#running.set(owner, others);
      else this.#running.delete(owner);
    };
  }

  #charge(owner: string, ms: number): void {
    const now = this.#clock();
    const used = this.#used.get(owner);
    if (used !== undefined && used.endsAt > now) used.ms += ms;
    else {
      // Few owners compute in a minute; those of earlier ones are forgotten here.
      for (const [each, { endsAt }] of this.#used) if (endsAt <= now) this.#used.delete(each);
      this.#used.set(owner, { ms, endsAt: now + WINDOW_MS });
    }
  }

  /** What has begun is finished first: of what waits, each may hold much memory once it has begun. */
  #turn(owner: string, hasBegun: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (hasBegun) this.#queue.addFirst(owner, resolve);
      else this.#queue.add(owner, resolve);
      if (this.#isServing) return;
      this.#isServing = true;
      this.#nextRound(this.#serve);
    });
  }

  /** One slice in each round of the event loop, which serves everything else in between. */
  readonly #serve = (): void => {
    const next = this.#queue.next();
    if (next === undefined) {
      this.#isServing = false;
      return;
    }
    next();
    this.#nextRound(this.#serve);
  };
}
