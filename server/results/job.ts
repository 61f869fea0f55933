import { encodeLine, problemOf, SquatError, type StreamMessage } from "../../mod.ts";
import { deleted, type NewResult, ResultLog } from "./result_log.ts";
import { NameCount } from "./name_count.ts";
import type { ResultStore } from "../stores/store.ts";

/** Other instances on the same store. */
export interface Others {
  /** ResultLog are there for them after that many milliseconds. */
  flushMs: number;
  /** Whether one of them reads along. */
  follow: () => Promise<boolean>;
}

/** One lookup that runs. */
export class Job {
  /** The result it makes. */
  readonly record: NewResult;
  /** Resolves, never rejects, once the work has ended and its lines are kept or dropped. */
  readonly ended: Promise<void>;
  /** Why the work failed, for the log. */
  failure: unknown = undefined;
  readonly #store: ResultStore;
  readonly #log: ResultLog;
  readonly #controller = new AbortController();
  readonly #reading = new Set<Promise<void>>();
  readonly #dropped = Promise.withResolvers<void>();
  #lingering: ReturnType<typeof setTimeout> | undefined;
  readonly #lingerMs: number;
  readonly #others: Others | undefined;

  /** Begins at once. `expiresAt` tells until when the finished result is kept. */
  constructor(
    record: NewResult,
    store: ResultStore,
    make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
    options: { lingerMs: number; expiresAt: () => number; others?: Others },
  ) {
    this.record = record;
    this.#store = store;
    this.#lingerMs = options.lingerMs;
    this.#others = options.others;
    this.#log = new ResultLog(record, store, options.others?.flushMs ?? Infinity);
    this.ended = this.#pump(make, options.expiresAt);
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.#log.count;
  }

  /** Stops the work. A SquatError becomes the last line; anything else leaves the stream without one. */
  stop(reason: unknown): void {
    this.#controller.abort(reason);
  }

  /** Stops the work of a result that is deleted; resolves once that may be, without waiting for slow readers. */
  async drop(): Promise<void> {
    this.#dropped.resolve();
    this.stop(deleted());
    await this.ended;
  }

  async #pump(
    make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
    expiresAt: () => number,
  ): Promise<void> {
    const { signal } = this.#controller;
    signal.addEventListener("abort", () => this.#log.release());
    const names = new NameCount();
    let finished = false;
    try {
      for await (const line of make(signal)) {
        const kind = line.op === "Meta" ? line.data.kind : undefined;
        if (line.op !== "Meta") names.add(line.permutation.domain.fqdn);
        else if (kind === "Done") {
          const stored = encodeLine({ op: "Meta", data: { kind: "StoredResult", data: this.record.uuid } });
          const finish = { expires_at: expiresAt(), names: names.size };
          await this.#log.finish(stored + encodeLine(line), 2, finish);
          finished = true;
          break;
        }
        const full = this.#log.add(encodeLine(line));
        if (kind === "Timeout" || kind === "Error") break;
        if (full) await this.#log.room(signal);
      }
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (!signal.aborted || reason instanceof SquatError) {
        this.#log.add(lastLine(reason));
        this.failure = reason;
      }
    } finally {
      this.#log.end();
      clearTimeout(this.#lingering);
    }
    if (finished) return;
    // What did not end with Done is not served later; its readers get the rest from here.
    await this.#log.settled();
    await Promise.race([Promise.all([...this.#reading]), this.#dropped.promise]);
    // Those elsewhere read them in the store, until it expires.
    const followed = await this.#others?.follow().catch(() => false);
    await (followed === true ? this.#log.storeRest() : this.#store.remove(this.record.uuid)).catch(() => {});
  }

  /** The lines from `from` on, as they come, to the last one. Cancelling lets go of the work. */
  read(from: number): ReadableStream<Uint8Array> {
    const lines = this.#log;
    const reader = lines.join(from);
    const over = Promise.withResolvers<void>();
    this.#reading.add(over.promise);
    clearTimeout(this.#lingering);
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      lines.leave(reader);
      this.#reading.delete(over.promise);
      over.resolve();
      if (lines.readers === 0 && !lines.ended) this.#linger();
    };
    return new ReadableStream<Uint8Array>({
      pull: async (out) => {
        try {
          for (;;) {
            let bytes = lines.next(reader);
            if (bytes === undefined) bytes = await lines.stored(reader);
            if (left) return;
            if (bytes !== null) return out.enqueue(bytes);
            if (lines.ended) {
              leave();
              return out.close();
            }
            // Nothing was awaited since the look: a line that comes in between is not slept over.
            await lines.more();
            if (left) return;
          }
        } catch (error) {
          if (left) return;
          leave();
          if (!(error instanceof SquatError)) throw error;
          out.enqueue(new TextEncoder().encode(lastLine(error)));
          out.close();
        }
      },
      cancel: leave,
    }, { highWaterMark: 0 });
  }

  #linger(): void {
    const stop = () => this.stop(new DOMException("The reader left", "AbortError"));
    if (this.#lingerMs === 0) return stop();
    this.#lingering = setTimeout(async () => {
      const followed = await this.#others?.follow().catch(() => false);
      if (this.#log.ended || this.#log.readers > 0) return;
      if (followed === true) this.#linger();
      else stop();
    }, this.#lingerMs);
  }
}

function lastLine(reason: unknown): string {
  return encodeLine({ op: "Meta", data: { kind: "Error", data: problemOf(reason) } });
}
