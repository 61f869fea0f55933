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
  readonly #heap: Due[] = [];
  #order = CALLS_FROM;
  #isRunning = false;
  #debtMs = 0;

  /**
   * Calls `fire` at a time, at once if it is past; events due at the same time fire in the given order, then in the
   * order of the calls. Returns a function that cancels it.
   */
  at(atMs: number, fire: () => void, order: number = this.#order++): () => void {
    const due: Due = { atMs: Math.max(this.nowMs, atMs), order, fire };
    this.#push(due);
    if (!this.#isRunning) {
      this.#isRunning = true;
      void this.#run();
    }
    return () => due.fire = null;
  }

  /** As `Io.sleep`. */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const cancel = this.at(this.nowMs + ms, () => {
        signal?.removeEventListener("abort", abort);
        resolve();
      });
      const abort = () => {
        cancel();
        reject(signal!.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
    });
  }

  async #run(): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
      this.#dropCancelled();
      const next = this.#heap[0];
      if (next === undefined) break;
      const pauseMs = Math.min(MOST_PAUSE_MS, this.#debtMs + (next.atMs - this.nowMs) / SPEED);
      if (pauseMs >= LEAST_PAUSE_MS) {
        this.#debtMs = 0;
        await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
        // An earlier event may have been added.
        this.#dropCancelled();
        if (this.#heap[0] !== next) continue;
        // Work that ended during the pause runs before the clock moves.
        for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
        this.#dropCancelled();
        if (this.#heap[0] !== next) continue;
      } else this.#debtMs = pauseMs;
      this.#pop();
      this.nowMs = next.atMs;
      next.fire?.();
    }
    this.#isRunning = false;
  }

  #dropCancelled(): void {
    while (this.#heap[0]?.fire === null) this.#pop();
  }

  #push(due: Due): void {
    const heap = this.#heap;
    let at = heap.push(due) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(due, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = due;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
  }
}

function isBefore(a: Due, b: Due): boolean {
  return a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
}
