/** How due work is found and done. */
export interface DueWorkParts<T> {
  /** Pieces that are worked on at the same time. */
  most: number;
  /** Milliseconds after which it looks again by itself, once it is started. */
  everyMs: number;
  /** Claims due pieces, at most so many; none when nothing is due. */
  claim(places: number): Promise<readonly T[]>;
  /** Does a piece, until it is done or the controller aborts. One that fails is due again, or its claim ends. */
  work(piece: T, end: AbortController): Promise<void>;
  /** Gets errors, but for those of what was ended. */
  onError(error: unknown): void;
}

/**
 * Works off what a store has due: claims pieces while there are places, and looks for more when one is done or somebody
 * wakes it. Any number of processes on one store share the work.
 */
export class DueWork<T> {
  readonly #parts: DueWorkParts<T>;
  readonly #stop = new AbortController();
  readonly #running = new Map<T, { end: AbortController; done: Promise<void> }>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #claiming: Promise<void> | undefined;
  /** Resolves when it is idle; undefined while it is, or nobody waits. */
  #waiting: Promise<void> | undefined;
  /** Whether there may be a due piece that no claim has seen. */
  #isWoken = false;

  /** Nothing is done before it is woken. */
  constructor(parts: DueWorkParts<T>) {
    this.#parts = parts;
  }

  /** Aborts when it is closed. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** The pieces in progress. */
  get pieces(): T[] {
    return [...this.#running.keys()];
  }

  /** Looks for due pieces now and again and again, until `close`. */
  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.#parts.everyMs);
    this.wake();
  }

  /** Starts what is due. */
  wake(): void {
    this.#isWoken = true;
    if (this.signal.aborted) return;
    this.#claiming ??= this.#claim()
      .catch((error) => {
        if (!this.signal.aborted) this.#parts.onError(error);
      })
      .finally(() => {
        this.#claiming = undefined;
        if (this.#isWoken && this.#hasPlace) this.wake();
      });
  }

  /** Resolves when nothing is in progress, and nothing is due that could be. All who wait for it share one wait. */
  idle(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    return this.#waiting ??= this.#wait();
  }

  async #wait(): Promise<void> {
    while (!this.#isIdle) {
      await Promise.all([this.#claiming, ...[...this.#running.values()].map(({ done }) => done)]);
    }
    this.#waiting = undefined;
  }

  get #isIdle(): boolean {
    return this.#claiming === undefined && this.#running.size === 0;
  }

  /** Starts what is due. Resolves when nothing is. */
  async tick(): Promise<void> {
    this.wake();
    await this.idle();
  }

  /** Ends some of the pieces in progress. */
  end(fits: (piece: T) => boolean, reason: DOMException): void {
    for (const [piece, { end }] of this.#running) if (fits(piece)) end.abort(reason);
  }

  /** Ends all of it: another process or the next start goes on. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort(new DOMException("The service stops", "AbortError"));
    this.end(() => true, this.signal.reason);
    await this.idle();
  }

  get #hasPlace(): boolean {
    return this.#running.size < this.#parts.most;
  }

  async #claim(): Promise<void> {
    while (this.#isWoken && this.#hasPlace && !this.signal.aborted) {
      this.#isWoken = false;
      for (const piece of await this.#parts.claim(this.#parts.most - this.#running.size)) {
        this.#isWoken = true;
        this.#begin(piece);
      }
    }
  }

  #begin(piece: T): void {
    const end = new AbortController();
    // What was claimed meanwhile is given back.
    if (this.signal.aborted) end.abort(this.signal.reason);
    const done = this.#parts.work(piece, end).then(
      () => true,
      // Nothing wakes it here: where the store fails, the same piece may be due again at once.
      (error) => {
        if (!end.signal.aborted) this.#parts.onError(error);
        return false;
      },
    ).then((isDone) => {
      this.#running.delete(piece);
      this.#isWoken ||= isDone;
      if (this.#isWoken) this.wake();
    });
    this.#running.set(piece, { end, done });
  }
}
