import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import { encodeLine, problemOf, SquatError, type StreamMessage } from "../mod.ts";
import type { ResultRecord, ResultStore } from "./stores/store.ts";

/** A chunk is written when that much waits, so that a result in memory costs no more. */
const CHUNK_CHARS = 64 * 1024;
/** Lines that the work may be ahead of its fastest reader. */
const LEAD_LINES = 1_024;
/** Most text in one piece to a reader. */
const PIECE_CHARS = 16 * 1024;

/** Other instances on the same store. */
export interface Others {
  /** Lines are there for them after that many milliseconds. */
  flushMs: number;
  /** Whether one of them reads along. */
  follow: () => Promise<boolean>;
}

/** One lookup that runs, and its lines: those kept already in the store, the last ones here. */
export class Job {
  /** The result it makes. */
  readonly record: Omit<ResultRecord, "lines" | "names" | "done">;
  /** Resolves, never rejects, once the work has ended and its lines are kept or dropped. */
  readonly ended: Promise<void>;
  /** Why the work failed, for the log. */
  failure: unknown = undefined;
  readonly #store: ResultStore;
  readonly #controller = new AbortController();
  readonly #readers = new Set<{ line: number }>();
  readonly #reading = new Set<Promise<void>>();
  #tail: string[] = [];
  #tailChars = 0;
  /** Number of the first line of the tail. */
  #base = 0;
  #over = false;
  #wake = Promise.withResolvers<void>();
  #room = Promise.withResolvers<void>();
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #lingerMs = 0;
  readonly #others: Others | undefined;
  #flushedAt = performance.now();

  /** Begins at once. `keepFor` is how long the finished result is kept. */
  constructor(
    record: Omit<ResultRecord, "lines" | "names" | "done">,
    store: ResultStore,
    make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
    options: { lingerMs: number; expiresAt: () => number; others?: Others },
  ) {
    this.record = record;
    this.#store = store;
    this.#lingerMs = options.lingerMs;
    this.#others = options.others;
    this.ended = this.#pump(make, options.expiresAt);
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.#base + this.#tail.length;
  }

  /** Stops the work. A SquatError becomes the last line; anything else leaves the stream without one. */
  stop(reason: unknown): void {
    this.#controller.abort(reason);
  }

  async #pump(
    make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
    expiresAt: () => number,
  ): Promise<void> {
    const { signal } = this.#controller;
    const { uuid } = this.record;
    let begun: Promise<void> | undefined;
    const names = new Set<string>();
    let finished = false;
    try {
      for await (const line of make(signal)) {
        if (line.op !== "Meta") names.add(line.permutation.domain.fqdn);
        // The first line goes out while the store still begins.
        begun ??= this.#store.begin(this.record);
        begun.catch(() => {});
        const kind = line.op === "Meta" ? line.data.kind : undefined;
        if (kind === "Done") {
          await begun;
          await this.#flush();
          const last = [
            encodeLine({ op: "Meta", data: { kind: "StoredResult", data: uuid } }),
            encodeLine(line),
          ];
          // Known clients leave on StoredResult: it must be true before it is said.
          await this.#keep(last, { expires_at: expiresAt(), names: names.size });
          finished = true;
          this.#tail.push(...last);
          break;
        }
        this.#add(encodeLine(line));
        if (kind === "Timeout" || kind === "Error") break;
        const age = performance.now() - this.#flushedAt;
        if (this.#tailChars >= CHUNK_CHARS || age >= (this.#others?.flushMs ?? Infinity)) {
          await begun;
          await this.#flush();
        }
        await this.#waitForReader(signal);
      }
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (!signal.aborted || reason instanceof SquatError) {
        this.#add(encodeLine({ op: "Meta", data: { kind: "Error", data: problemOf(reason) } }));
        this.failure = reason;
      }
    } finally {
      this.#over = true;
      this.#wake.resolve();
      clearTimeout(this.#lingering);
    }
    if (!finished) {
      // What did not end with Done is not served later; its readers get the rest from here.
      await begun?.catch(() => {});
      await Promise.all([...this.#reading]);
      // Those elsewhere read them in the store, until it expires.
      const followed = await this.#others?.follow().catch(() => false);
      await (followed === true ? this.#flush() : this.#store.remove(uuid)).catch(() => {});
    }
  }

  #add(text: string): void {
    this.#tail.push(text);
    this.#tailChars += text.length;
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  async #flush(): Promise<void> {
    const lines = this.#tail;
    if (lines.length === 0) return;
    await this.#keep(lines);
    this.#flushedAt = performance.now();
    this.#base += lines.length;
    this.#tail = this.#tail.slice(lines.length);
    this.#tailChars = 0;
  }

  #keep(lines: string[], finish?: { expires_at: number; names: number }): Promise<void> {
    const first = finish === undefined ? this.#base : this.lines;
    const bytes = gzipSync(lines.join(""), { level: 4 });
    return this.#store.append(this.record.uuid, { first, lines: lines.length, bytes }, finish);
  }

  async #waitForReader(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#readers.size === 0) return;
      if (this.lines - Math.max(...[...this.#readers].map(({ line }) => line)) < LEAD_LINES) return;
      const left = Promise.withResolvers<void>();
      this.#room = left;
      const onAbort = () => left.resolve();
      signal.addEventListener("abort", onAbort, { once: true });
      await left.promise;
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** The lines from `from` on as text, as they come, to the last one. Cancelling lets go of the work. */
  read(from: number): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const reader = { line: from };
    const over = Promise.withResolvers<void>();
    this.#readers.add(reader);
    this.#reading.add(over.promise);
    clearTimeout(this.#lingering);
    const leave = () => {
      if (!this.#readers.delete(reader)) return;
      this.#reading.delete(over.promise);
      over.resolve();
      this.#room.resolve();
      if (this.#readers.size === 0 && !this.#over) this.#linger();
    };
    let cancelled = false;
    return new ReadableStream<Uint8Array>({
      pull: async (out) => {
        try {
          for (;;) {
            // Taken before looking: a line that comes in between must not be slept over.
            const wake = this.#wake.promise;
            const text = await this.#next(reader);
            if (cancelled) return;
            this.#room.resolve();
            if (text === "") {
              leave();
              out.close();
              return;
            }
            if (text !== undefined) {
              out.enqueue(encoder.encode(text));
              return;
            }
            await wake;
          }
        } catch (error) {
          leave();
          throw error;
        }
      },
      cancel: () => {
        cancelled = true;
        leave();
      },
    }, { highWaterMark: 0 });
  }

  #linger(): void {
    const stop = () => this.stop(new DOMException("The reader left", "AbortError"));
    if (this.#lingerMs === 0) return stop();
    this.#lingering = setTimeout(async () => {
      const followed = await this.#others?.follow().catch(() => false);
      if (this.#over || this.#readers.size > 0) return;
      if (followed === true) this.#linger();
      else stop();
    }, this.#lingerMs);
  }

  /** Some text for a reader, empty at the end, undefined when it has to wait. */
  async #next(reader: { line: number }): Promise<string | undefined> {
    if (reader.line < this.#base) {
      for await (const chunk of this.#store.chunks(this.record.uuid, reader.line)) {
        const text = linesFrom(chunk, reader.line);
        reader.line = chunk.first + chunk.lines;
        return text;
      }
      throw new Error(`Result ${this.record.uuid} lost its line ${reader.line}`);
    }
    let text = "";
    while (text.length < PIECE_CHARS && reader.line < this.lines) {
      text += this.#tail[reader.line - this.#base];
      reader.line++;
    }
    if (text !== "") return text;
    return this.#over ? "" : undefined;
  }
}

/** The lines of a chunk from a line on, as text. */
function linesFrom(chunk: { first: number; bytes: Uint8Array }, from: number): string {
  const text = gunzipSync(chunk.bytes).toString("utf8");
  let start = 0;
  for (let line = chunk.first; line < from; line++) start = text.indexOf("\n", start) + 1;
  return text.slice(start);
}

/** The lines of a kept result from a line on, as bytes. */
export function readKept(store: ResultStore, uuid: string, from: number): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<{ first: number; lines: number; bytes: Uint8Array }> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      chunks ??= store.chunks(uuid, from)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (done) out.close();
      else out.enqueue(new Uint8Array(Buffer.from(linesFrom(value, from))));
    },
    cancel: () => void chunks?.return?.(),
  }, { highWaterMark: 0 });
}

/** The lookups that run here. */
export class Jobs {
  readonly #running = new Map<string, Job>();

  /** How many. */
  get size(): number {
    return this.#running.size;
  }

  /** The job that makes a result; undefined when none does, here. */
  find(uuid: string): Job | undefined {
    return this.#running.get(uuid);
  }

  /** Takes a job in until it has ended. */
  add(job: Job): void {
    this.#running.set(job.record.uuid, job);
    job.ended.finally(() => this.#running.delete(job.record.uuid));
  }

  /** Ends all jobs with that reason; resolves when they have ended. */
  async stop(reason: SquatError): Promise<void> {
    const jobs = [...this.#running.values()];
    for (const job of jobs) job.stop(reason);
    await Promise.all(jobs.map((job) => job.ended));
  }

  /** Resolves when no job runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map((job) => job.ended));
  }
}
