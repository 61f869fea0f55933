import { Buffer } from "node:buffer";
import { encodeLine, problemOf, SquatError, type StreamMessage } from "../mod.ts";
import { Blocks, crowded, firstLines, LINE_FEED, linesFrom, pack, type Part, unpack } from "./chunks.ts";
import type { ResultChunk, ResultRecord, ResultStore } from "./stores/store.ts";

/** Lines that come together go to readers in pieces of about that size. */
const PIECE_CHARS = 16 * 1024;
/** Bytes that the work may be ahead of its fastest reader. */
const LEAD_BYTES = 64 * 1024;
/** When the work has waited that long for readers, what waits for them goes to the store and out of memory. */
const AWAY_MS = 1_000;
/** Bytes that the work may be ahead of the store. */
const UNKEPT_BYTES = 512 * 1024;
/** Either, while all streams together are far ahead. */
const CROWDED_BYTES = 32 * 1024;

/** Some lines in memory. */
interface Piece extends Part {
  /** Bytes of the whole stream up to its end. */
  end: number;
}

/** One that follows the lines. */
interface Reader {
  /** The next line for it. */
  line: number;
  /** Bytes of the stream up to there, or less while it reads from the store. */
  at: number;
}

type Finish = Pick<ResultRecord, "expires_at" | "names">;

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
  readonly #readers = new Set<Reader>();
  readonly #reading = new Set<Promise<void>>();
  /** Lines that are in no piece yet. */
  #batch = "";
  #batchLines = 0;
  #sealing = false;
  readonly #blocks = new Blocks();
  readonly #pieces: Piece[] = [];
  /** Lines in pieces, and their bytes. */
  #lines = 0;
  #bytes = 0;
  /** Lines that the store has, and their bytes. */
  #kept = 0;
  #keptBytes = 0;
  #begun: Promise<void> | undefined;
  #keeping: Promise<void> | undefined;
  #unkeepable: unknown = undefined;
  /** Whether all readers have taken nothing for a while. */
  #away = false;
  #over = false;
  /** Readers that wait for a line, and the work when it waits for readers or the store. */
  #waiting: (() => void)[] = [];
  #held: (() => void) | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;
  #lingerMs = 0;
  readonly #others: Others | undefined;
  #writtenAt = performance.now();

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
    return this.#lines + this.#batchLines;
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
    const release = () => this.#held?.();
    signal.addEventListener("abort", release);
    const names = new Set<string>();
    let finished = false;
    try {
      for await (const line of make(signal)) {
        if (line.op !== "Meta") names.add(line.permutation.domain.fqdn);
        if (this.#begun === undefined) {
          // The first line goes out while the store still begins.
          this.#begun = this.#store.begin(this.record);
          this.#begun.catch(() => {});
        }
        const kind = line.op === "Meta" ? line.data.kind : undefined;
        if (kind === "Done") {
          await this.#finish(line, { expires_at: expiresAt(), names: names.size });
          finished = true;
          break;
        }
        const sealed = this.#add(encodeLine(line));
        if (kind === "Timeout" || kind === "Error") break;
        while (sealed && this.#mustWait()) {
          signal.throwIfAborted();
          await this.#hold();
        }
      }
    } catch (error) {
      const reason = signal.aborted ? signal.reason : error;
      if (!signal.aborted || reason instanceof SquatError) {
        this.#add(encodeLine({ op: "Meta", data: { kind: "Error", data: problemOf(reason) } }));
        this.failure = reason;
      }
    } finally {
      this.#seal();
      this.#over = true;
      this.#blocks.end();
      this.#wake();
      clearTimeout(this.#lingering);
    }
    if (!finished) {
      // What did not end with Done is not served later; its readers get the rest from here.
      await this.#begun?.catch(() => {});
      await this.#keeping;
      await Promise.all([...this.#reading]);
      // Those elsewhere read them in the store, until it expires.
      const followed = await this.#others?.follow().catch(() => false);
      await (followed === true ? this.#rest() : this.#store.remove(this.record.uuid)).catch(() => {});
    }
  }

  /** Known clients leave on StoredResult: it must be true before it is said. */
  async #finish(done: StreamMessage, finish: Finish): Promise<void> {
    this.#seal();
    while (this.#keeping !== undefined) await this.#keeping;
    if (this.#unkeepable !== undefined) throw this.#unkeepable;
    const { uuid } = this.record;
    const last = new TextEncoder().encode(
      encodeLine({ op: "Meta", data: { kind: "StoredResult", data: uuid } }) + encodeLine(done),
    );
    const piece = { first: this.#lines, lines: 2, bytes: last, end: this.#bytes + last.length };
    let rest: Part = { ...piece, lines: 0, bytes: last.subarray(0, 0) };
    for (let part; (part = this.#blocks.take(true)) !== undefined;) {
      if (rest.lines > 0) await this.#write(rest);
      rest = part;
    }
    // In the last lines' own chunk if need be, but in one commit.
    const bytes = new Uint8Array(Buffer.concat([rest.bytes, last]));
    await this.#write({ first: rest.first, lines: rest.lines + 2, bytes }, finish);
    this.#publish(piece);
    this.#kept = this.#lines;
  }

  /** Writes what the store lacks of a result that will not be done. */
  async #rest(): Promise<void> {
    for (let part; (part = this.#blocks.take(true)) !== undefined;) await this.#write(part);
  }

  /** Adds a line; returns whether a piece was full with it. */
  #add(text: string): boolean {
    this.#batch += text;
    this.#batchLines++;
    if (this.#batch.length >= PIECE_CHARS) {
      this.#seal();
      return true;
    }
    if (!this.#sealing) {
      // What else comes before the next round of events shares its piece; a lone line does not wait for it.
      this.#sealing = true;
      setImmediate(() => {
        this.#sealing = false;
        this.#seal();
      });
    }
    return false;
  }

  #encode(text: string, lines: number): Piece {
    const part = this.#blocks.add(text, lines);
    return { ...part, end: this.#bytes + part.bytes.length };
  }

  #publish(piece: Piece): void {
    this.#pieces.push(piece);
    this.#lines += piece.lines;
    this.#bytes = piece.end;
    this.#wake();
  }

  #seal(): void {
    if (this.#batchLines === 0) return;
    const piece = this.#encode(this.#batch, this.#batchLines);
    this.#batch = "";
    this.#batchLines = 0;
    this.#publish(piece);
    const late = this.#others !== undefined && performance.now() - this.#writtenAt >= this.#others.flushMs;
    if (late || this.#blocks.full) this.#keep(late);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** Writes what the store lacks, one part at a time; with `all`, also of a block that is not full. */
  #keep(all: boolean): void {
    if (this.#keeping !== undefined || this.#over || this.#unkeepable !== undefined) return;
    const part = this.#blocks.take(all);
    if (part === undefined) return;
    this.#writtenAt = performance.now();
    this.#keeping = this.#write(part).then(() => {
      this.#kept = part.first + part.lines;
      this.#keptBytes += part.bytes.length;
    }, (error) => {
      this.#unkeepable = error;
    }).finally(() => {
      this.#keeping = undefined;
      this.#forget();
      this.#keep(false);
      this.#held?.();
    });
  }

  async #write(part: Part, finish?: Finish): Promise<void> {
    const { first, lines } = part;
    try {
      const bytes = await pack(part.bytes);
      await this.#begun;
      await this.#store.append(this.record.uuid, { first, lines, bytes }, finish);
    } catch (cause) {
      throw new SquatError("over_capacity", "The result could not be kept: the store takes no more", {
        cause,
      });
    }
  }

  /** Drops what the store has and the fastest reader does not wait for. */
  #forget(): void {
    if (this.#pieces[0] === undefined || this.#pieces[0].first >= this.#kept) return;
    let fastest = this.#readers.size === 0 ? Infinity : 0;
    for (const { line } of this.#readers) if (line > fastest) fastest = line;
    const needed = this.#away ? this.#kept : Math.min(this.#kept, fastest);
    const drop = this.#pieces.findIndex(({ first, lines }) => first + lines > needed);
    const dropped = this.#pieces.splice(0, drop < 0 ? this.#pieces.length : drop);
    for (const [i, piece] of dropped.entries()) this.#blocks.drop(piece, dropped[i + 1] ?? this.#pieces[0]);
    if (this.#away && this.#pieces.length === 0) this.#blocks.leave();
  }

  #mustWait(): boolean {
    if (this.#unkeepable !== undefined) throw this.#unkeepable;
    const most = crowded() ? CROWDED_BYTES : Infinity;
    const unkept = this.#bytes - this.#keptBytes;
    if (this.#keeping !== undefined && unkept >= Math.min(most, UNKEPT_BYTES)) return true;
    if (this.#readers.size === 0) return false;
    let fastest = 0;
    for (const { at } of this.#readers) if (at > fastest) fastest = at;
    return this.#bytes - fastest >= Math.min(most, LEAD_BYTES);
  }

  #hold(): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#away ? undefined : setTimeout(() => {
        this.#away = true;
        this.#keep(true);
        this.#forget();
      }, AWAY_MS);
      this.#held = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The lines from `from` on, as they come, to the last one. Cancelling lets go of the work. */
  read(from: number): ReadableStream<Uint8Array> {
    const reader: Reader = { line: from, at: from >= this.#lines ? this.#bytes : 0 };
    const over = Promise.withResolvers<void>();
    this.#readers.add(reader);
    this.#reading.add(over.promise);
    clearTimeout(this.#lingering);
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      this.#readers.delete(reader);
      this.#reading.delete(over.promise);
      over.resolve();
      this.#held?.();
      if (this.#readers.size === 0 && !this.#over) this.#linger();
    };
    return new ReadableStream<Uint8Array>({
      pull: async (out) => {
        try {
          for (;;) {
            let bytes = this.#next(reader);
            if (bytes === undefined) bytes = await this.#fromStore(reader);
            if (left) return;
            if (bytes !== null) {
              this.#away = false;
              this.#held?.();
              return out.enqueue(bytes);
            }
            if (this.#over) {
              leave();
              return out.close();
            }
            // Nothing was awaited since the look: a line that comes in between is not slept over.
            await new Promise<void>((resolve) => this.#waiting.push(resolve));
            if (left) return;
          }
        } catch (error) {
          leave();
          throw error;
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
      if (this.#over || this.#readers.size > 0) return;
      if (followed === true) this.#linger();
      else stop();
    }, this.#lingerMs);
  }

  /** The next lines in memory for a reader, null when there are none yet, undefined when the store has them. */
  #next(reader: Reader): Uint8Array | null | undefined {
    if (reader.line >= this.#lines) return null;
    const piece = this.#pieces.find(({ first, lines }) => first + lines > reader.line);
    if (piece === undefined || piece.first > reader.line) return undefined;
    // A copy of its own: the block is used again before a slow connection has taken this.
    const bytes = linesFrom(piece.bytes, piece.first, reader.line).slice();
    reader.line = piece.first + piece.lines;
    reader.at = piece.end;
    this.#forget();
    return bytes;
  }

  async #fromStore(reader: Reader): Promise<Uint8Array> {
    for await (const chunk of this.#store.chunks(this.record.uuid, reader.line)) {
      // No more of it than of what is in memory: this reader is slow, and its connection holds what it gets.
      const bytes = firstLines(await unpack(chunk, reader.line), PIECE_CHARS);
      for (const byte of bytes) if (byte === LINE_FEED) reader.line++;
      if (reader.line >= this.#lines) reader.at = this.#bytes;
      return bytes;
    }
    throw new Error(`Result ${this.record.uuid} lost its line ${reader.line}`);
  }
}

/** The lines of a kept result from a line on, as bytes. */
export function readKept(store: ResultStore, uuid: string, from: number): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<ResultChunk> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      chunks ??= store.chunks(uuid, from)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (done) out.close();
      else out.enqueue(await unpack(value, from));
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
