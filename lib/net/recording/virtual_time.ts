/** Something that is due. */
interface Due {
  atMs: number;
  order: number;
  fire: (() => void) | null;
}

/** More than the number of records: calls without an order come after those with one. */
const CALLS_FROM = 1e9;
/** Virtual milliseconds that may pass in one real millisecond without any other event. */
const SPEED = 100;
/** Shorter real pauses are added up. */
const LEAST_PAUSE_MS = 5;
/** A jump of any length gets no more than this. */
const MOST_PAUSE_MS = 1_000;
/** Iterations of the event loop after which work without threads has settled. */
const TURNS = 3;

/**
 * A virtual clock for recorded events and sleeps: it stops during work and jumps to the next due event, so that a
 * replay takes as long as its computation, and events come in the recorded order.
 *
 * Work in other threads (decompression) is invisible to it and gets real time before a jump: a hundredth of the jump,
 * at most a second. A timeout of 15 seconds for such work thus fires after 150 real milliseconds without any event.
 */
export class VirtualTime {
  /** Milliseconds since the start. */
  nowMs = 0;
  /** The next one first. */
  readonly #due: Due[] = [];
  #order = CALLS_FROM;
  #isRunning = false;
  #debtMs = 0;

  /**
   * Resolves at a time, at once if it is past; never for null. Events due at the same time come in the given order, then in
   * the order of the calls. Rejects with the signal's reason when it aborts.
   */
  until(atMs: number | null, signal?: AbortSignal, order: number = this.#order++): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const due: Due = {
        atMs: Math.max(this.nowMs, atMs ?? Infinity),
        order,
        fire() {
          signal?.removeEventListener("abort", abort);
          resolve();
        },
      };
      const abort = () => {
        due.fire = null;
        reject(signal!.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      if (atMs === null) return;
      const after = this.#due.findLastIndex((each) => isBefore(each, due));
      this.#due.splice(after + 1, 0, due);
      if (this.#isRunning) return;
      this.#isRunning = true;
      void this.#run();
    });
  }

  /** Resolves after the time that a recorded call took; never for null, a call without an outcome. */
  after(ms: number | null, signal?: AbortSignal): Promise<void> {
    return this.until(ms === null ? null : this.nowMs + ms, signal);
  }

  async #run(): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
      this.#dropCancelled();
      const next = this.#due[0];
      if (next === undefined) break;
      const pauseMs = Math.min(MOST_PAUSE_MS, this.#debtMs + (next.atMs - this.nowMs) / SPEED);
      if (pauseMs >= LEAST_PAUSE_MS) {
        this.#debtMs = 0;
        await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
        // An earlier event may have been added.
        this.#dropCancelled();
        if (this.#due[0] !== next) continue;
        // Work that ended during the pause runs before the clock moves.
        for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
        this.#dropCancelled();
        if (this.#due[0] !== next) continue;
      } else this.#debtMs = pauseMs;
      this.#due.shift();
      this.nowMs = next.atMs;
      next.fire?.();
    }
    this.#isRunning = false;
  }

  #dropCancelled(): void {
    while (this.#due[0]?.fire === null) this.#due.shift();
  }
}

function isBefore(a: Due, b: Due): boolean {
  return a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
}
