import { Buffer } from "node:buffer";
import { encodeLine } from "../../lib/lines/mod.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import { SquatError } from "../../lib/errors.ts";
import { problemOf } from "../../lib/problem.ts";
import { pulledStream } from "../io/stream_from.ts";
import { LINE_FEED, linesFrom } from "./read_result.ts";
import type { NewResult, ResultChunk, ResultRecord, ResultStore } from "../stores/store.ts";

/** Size of a chunk in memory; lines that come together share one. */
const CHUNK_BYTES = 16 * 1024;
/** Bytes by which the work may be ahead of its fastest reader. */
const LEAD_BYTES = 64 * 1024;
/** Bytes of one append to the store. With the chunk that crosses it, `unpack` still needs one buffer. */
const APPEND_BYTES = 240 * 1024;
/** Bytes by which the work may be ahead of the store. */
const UNSTORED_BYTES = 512 * 1024;
/** Milliseconds without room for more lines after which those in memory go to the store, and leave the memory. */
const STALL_MS = 1_000;
/** When the chunks of all results take this much memory, each of the three limits above is … */
const CROWDED_BYTES = 16 * 1024 * 1024;
/** … this. A thousand streams with slow readers then take 64 KiB each. */
const CROWDED_LIMIT_BYTES = 32 * 1024;

/** Reads of chunks from the store: unpacking takes several times the bytes of a chunk. */
const STORE_READS: Semaphore = new Semaphore(4);
const ENCODER: TextEncoder = new TextEncoder();

/** Bytes of the chunks of all results that are not complete. */
let bytesInMemory = 0;

const limited = (bytes: number): number => bytesInMemory < CROWDED_BYTES ? bytes : CROWDED_LIMIT_BYTES;

/** Why a lookup ends whose result was deleted. */
export const deleted = (): SquatError =>
  new SquatError("not_found", "The result was deleted while it was made");

/** The last line of a stream that failed. */
export function errorLine(reason: unknown): string {
  return encodeLine({ op: "Meta", data: { kind: "Error", data: problemOf(reason) } });
}

/** Lines in memory. Their bytes never change: readers and the store use the same. */
interface Chunk extends ResultChunk {
  /** Bytes of the result before it. */
  start: number;
}

/** A reader's position. */
interface ResultReader {
  /** Number of the next line that it gets. */
  line: number;
}

/**
 * The lines of one result while it is made: appended once, sent to any number of readers, written to the store.
 *
 * A chunk is in memory until the store has it, and the fastest reader too unless that stalls. Readers that are behind
 * the chunks in memory read from the store.
 */
export class ResultLog {
  readonly #result: NewResult;
  readonly #store: ResultStore;
  readonly #flushMs: number;
  #flushing: ReturnType<typeof setTimeout> | undefined;
  readonly #onLastReaderLeft: () => void;
  readonly #created: Promise<void>;
  readonly #readers = new Set<ResultReader>();
  /** Lines that are not yet in a chunk. */
  #batch: string[] = [];
  #batchChars = 0;
  #sealing = false;
  /** The chunks in memory, and the lines and bytes up to the end of the last. */
  readonly #chunks: Chunk[] = [];
  #lines = 0;
  #bytes = 0;
  /** Lines and bytes that the store has. */
  #storedLines = 0;
  #storedBytes = 0;
  #writing: Promise<void> | undefined;
  #writtenAt = performance.now();
  /** Whether there has been no room for a second: then readers get all lines from the store. */
  #isStalled = false;
  #failure: unknown;
  #ended = false;
  /** Resolves with the next change of any of the above. */
  #change: PromiseWithResolvers<void> = Promise.withResolvers<void>();

  /**
   * @param flushMs Milliseconds after which lines go to the store before there is a full append of them.
   * @param onLastReaderLeft Called when the last reader leaves before the end.
   */
  constructor(result: NewResult, store: ResultStore, flushMs: number, onLastReaderLeft: () => void) {
    this.#result = result;
    this.#store = store;
    this.#flushMs = flushMs;
    this.#onLastReaderLeft = onLastReaderLeft;
    this.#created = store.begin(result);
    // `#append` throws it.
    this.#created.catch(() => {});
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.#lines + this.#batch.length;
  }

  /** Number of readers. */
  get readers(): number {
    return this.#readers.size;
  }

  /** Whether the last line is there. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Appends a line. When it returns true, wait for `room` before the next line: with the first line of each chunk, as
   * lines that come slowly never fill one, and with the last.
   */
  add(line: string): boolean {
    const isFirst = this.#batch.length === 0;
    this.#batch.push(line);
    this.#batchChars += line.length;
    if (this.#batchChars >= CHUNK_BYTES) {
      this.#seal();
      return true;
    }
    if (!this.#sealing) {
      // A line is sent at the end of its turn of the event loop, in one chunk with the other lines of that turn.
      this.#sealing = true;
      setImmediate(() => {
        this.#sealing = false;
        this.#seal();
      });
    }
    return isFirst || this.#failure !== undefined;
  }

  /** Makes a chunk of the batch. */
  #seal(): void {
    if (this.#batch.length === 0) return;
    this.#publish(ENCODER.encode(this.#batch.join("")), this.#batch.length);
    this.#batch = [];
    this.#batchChars = 0;
    const restMs = this.#flushMs - (performance.now() - this.#writtenAt);
    this.#write(restMs <= 0);
    if (restMs > 0 && restMs !== Infinity) {
      this.#flushing ??= setTimeout(() => {
        this.#flushing = undefined;
        this.#write(true);
      }, restMs);
    }
  }

  #publish(bytes: Uint8Array, lines: number): void {
    this.#chunks.push({ first: this.#lines, lines, bytes, start: this.#bytes });
    this.#lines += lines;
    this.#bytes += bytes.length;
    bytesInMemory += bytes.length;
    this.wake();
  }

  /** Wakes everyone who waits. */
  wake(): void {
    const { resolve } = this.#change;
    this.#change = Promise.withResolvers();
    resolve();
  }

  /**
   * Resolves when there is room for more lines: at once while readers and the store keep up.
   *
   * @throws {SquatError} `over_capacity` when the store fails, `not_found` when the result was deleted.
   * @throws The signal's reason, when it is aborted. Whoever aborts it calls `wake`.
   */
  async room(signal: AbortSignal): Promise<void> {
    if (!this.#isFull()) return;
    // Lines need not wait in memory for a reader that stalls.
    const stalled = setTimeout(() => {
      this.#isStalled = true;
      this.#write(true);
      this.#dropChunks();
    }, STALL_MS);
    try {
      while (this.#isFull()) {
        signal.throwIfAborted();
        await this.#change.promise;
      }
    } finally {
      clearTimeout(stalled);
      this.#isStalled = false;
    }
  }

  #isFull(): boolean {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#writing !== undefined && this.#bytes - this.#storedBytes >= limited(UNSTORED_BYTES)) {
      return true;
    }
    if (this.#readers.size === 0) return false;
    const line = this.#fastestLine();
    if (line >= this.#lines) return false;
    const next = this.#chunks.find(({ first, lines }) => line < first + lines);
    return next === undefined || line < next.first || this.#bytes - next.start >= limited(LEAD_BYTES);
  }

  /** The line that the fastest reader gets next. */
  #fastestLine(): number {
    let fastest = 0;
    for (const { line } of this.#readers) if (line > fastest) fastest = line;
    return fastest;
  }

  /**
   * Writes what the store does not have yet, if that is a full append; with `all`, in any case. One append at a time.
   */
  #write(all: boolean): void {
    if (this.#writing !== undefined || this.#ended || this.#failure !== undefined) return;
    const missing = this.#bytes - this.#storedBytes;
    if (missing === 0 || !all && missing < limited(APPEND_BYTES)) return;
    this.#writtenAt = performance.now();
    this.#writing = this.#append().catch((error) => {
      this.#failure = error;
    }).finally(() => {
      this.#writing = undefined;
      this.#write(this.#isStalled);
      this.wake();
    });
  }

  /** Writes what the store does not have yet in one commit, with these last lines if the result ends. */
  async #append(last?: Pick<ResultChunk, "lines" | "bytes">, finish?: Finish): Promise<void> {
    const missing = this.#chunks.filter(({ first }) => first >= this.#storedLines);
    const lines = this.#lines - this.#storedLines;
    const parts = [...missing, ...last === undefined ? [] : [last]].map(({ bytes }) => bytes);
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    const chunk = {
      first: this.#storedLines,
      lines: lines + (last?.lines ?? 0),
      bytes: Buffer.concat(parts, size),
    };
    try {
      await this.#created;
      await this.#store.append(this.#result.uuid, chunk, finish);
    } catch (cause) {
      throw await this.#isDeleted()
        ? deleted()
        : new SquatError("over_capacity", "The result cannot be stored: the store takes no more", { cause });
    }
    this.#storedLines += chunk.lines;
    this.#storedBytes += size;
    this.#dropChunks();
  }

  /** Whether another instance has deleted the result. */
  #isDeleted(): Promise<boolean> {
    return this.#created.then(() => this.#store.get(this.#result.uuid, 0))
      .then((record) => record === null, () => false);
  }

  /** Drops the chunks that the store and the fastest reader have; of stalled readers, those that the store has. */
  #dropChunks(): void {
    const read = this.#readers.size === 0 || this.#isStalled ? Infinity : this.#fastestLine();
    const first = Math.min(this.#storedLines, read);
    while (this.#chunks.length > 0 && this.#chunks[0]!.first + this.#chunks[0]!.lines <= first) {
      const { bytes } = this.#chunks.shift()!;
      if (!this.#ended) bytesInMemory -= bytes.length;
    }
  }

  /**
   * Appends the last lines, and resolves when the store has all lines of the result and it has ended. Readers get the
   * last lines only then: clients that read StoredResult leave and fetch the result.
   *
   * @throws {SquatError} `over_capacity` when the store fails, `not_found` when the result was deleted.
   */
  async finish(text: string, lines: number, finish: Finish): Promise<void> {
    this.#seal();
    while (this.#writing !== undefined) await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    const bytes = ENCODER.encode(text);
    await this.#append({ lines, bytes }, finish);
    this.#publish(bytes, lines);
  }

  /** Ends the log: no line comes after those that are there. Idempotent. */
  end(): void {
    if (this.#ended) return;
    this.#seal();
    clearTimeout(this.#flushing);
    this.#ended = true;
    for (const { bytes } of this.#chunks) bytesInMemory -= bytes.length;
    this.wake();
  }

  /** Resolves when no reader is left. */
  async allRead(): Promise<void> {
    while (this.#readers.size > 0) await this.#change.promise;
  }

  /** Ends an unfinished result in the store: deletes it, or writes its last lines for other instances. */
  async close(result: "store" | "delete"): Promise<void> {
    await this.#created.catch(() => {});
    await this.#writing;
    if (result === "delete") await this.#store.remove(this.#result.uuid);
    else if (this.#storedLines < this.#lines) await this.#append();
  }

  /** The lines from the line `from` on, as they come, up to the last one. */
  read(from: number): ReadableStream<Uint8Array> {
    const reader: ResultReader = { line: from };
    this.#readers.add(reader);
    const leave = (): void => {
      this.#readers.delete(reader);
      this.wake();
      if (this.#readers.size === 0 && !this.#ended) this.#onLastReaderLeft();
    };
    let isLast = false;
    return pulledStream(async () => {
      if (isLast) return null;
      try {
        return await this.#next(reader);
      } catch (error) {
        if (!(error instanceof SquatError)) throw error;
        isLast = true;
        return ENCODER.encode(errorLine(error));
      }
    }, leave);
  }

  /** Resolves with the next lines of a reader; null when there are no more or it has left. */
  async #next(reader: ResultReader): Promise<Uint8Array | null> {
    while (reader.line >= this.#lines) {
      if (this.#ended || !this.#readers.has(reader)) return null;
      await this.#change.promise;
    }
    const chunk = this.#chunks.find(({ first, lines }) => reader.line < first + lines);
    const inMemory = chunk !== undefined && chunk.first <= reader.line;
    const bytes = inMemory
      ? linesFrom(chunk, reader.line)
      : await STORE_READS.run(() => this.#readStored(reader.line));
    reader.line += inMemory ? chunk.first + chunk.lines - reader.line : countLines(bytes);
    this.#dropChunks();
    this.wake();
    return bytes;
  }

  /**
   * Resolves with some lines from the store, about as many as a chunk in memory has, since slow connections keep them
   * in memory.
   */
  async #readStored(from: number): Promise<Uint8Array> {
    for await (const chunk of this.#store.chunks(this.#result.uuid, from)) {
      const bytes = linesFrom(chunk, from);
      const end = bytes.indexOf(LINE_FEED, Math.min(CHUNK_BYTES, bytes.length - 1));
      return bytes.slice(0, end + 1);
    }
    throw deleted();
  }
}

/** What `append` records when a result ends; it is incomplete where `done` is false. */
export type Finish = Pick<ResultRecord, "expires_at" | "names"> & { done?: boolean };

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_FEED) lines++;
  return lines;
}
