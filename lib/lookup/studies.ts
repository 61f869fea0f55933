/**
 * Starts studies in the order in which they come: so many at a time, and none while the reader is behind. What a
 * study finds goes to the reader's queue without waiting, so that its pages and certificates are freed.
 */
export class Studies {
  readonly #limit: number;
  readonly #isBehind: () => boolean;
  #running = 0;
  readonly #waiting = new Set<{ start: (go: boolean) => void; canLeave: boolean }>();

  /**
   * @param limit Studies at the same time.
   * @param isBehind Whether the reader is behind.
   */
  constructor(limit: number, isBehind: () => boolean) {
    this.#limit = limit;
    this.#isBehind = isBehind;
  }

  /** Runs a study now or when there is room; `sendAway` does not concern it. */
  async run<T>(study: () => Promise<T>): Promise<T> {
    await this.#start(false);
    return await this.#finish(study);
  }

  /** Runs a study now or when there is room; resolves with false when it was sent away instead. */
  async runOrLeave(study: () => Promise<void>): Promise<boolean> {
    if (!await this.#start(true)) return false;
    await this.#finish(study);
    return true;
  }

  /**
   * The reader has read: the next study starts, where there is room.
   *
   * @param all Whether all that there is room for start, as the reader waits for lines.
   */
  next(all: boolean): void {
    for (const each of this.#waiting) {
      if (!this.#hasRoom) return;
      this.#waiting.delete(each);
      this.#running++;
      each.start(true);
      if (!all) return;
    }
  }

  /** Sends away those who wait and can leave, but the first `stay`. */
  sendAway(stay: number): void {
    let left = stay;
    for (const each of this.#waiting) {
      if (left-- > 0 || !each.canLeave) continue;
      this.#waiting.delete(each);
      each.start(false);
    }
  }

  get #hasRoom(): boolean {
    return this.#running < this.#limit && !this.#isBehind();
  }

  #start(canLeave: boolean): Promise<boolean> {
    if (this.#waiting.size > 0 || !this.#hasRoom) {
      return new Promise((start) => this.#waiting.add({ start, canLeave }));
    }
    this.#running++;
    return Promise.resolve(true);
  }

  async #finish<T>(study: () => Promise<T>): Promise<T> {
    try {
      return await study();
    } finally {
      this.#running--;
      this.next(false);
    }
  }
}
