import { Buffer } from "node:buffer";
import { Semaphore, SquatError } from "../../mod.ts";
import { ChunkBuffer, crowded, firstLines, LINE_FEED, linesFrom, type Part } from "./chunks.ts";
import type { ResultRecord, ResultStore } from "../stores/store.ts";

/** Lines that come together go to readers in pieces of about that size. */
const PIECE_BYTES = 16 * 1024;
/** Texts of that size together become bytes; what stays text for longer outlives the young part of the heap. */
const BATCH_CHARS = 4 * 1024;
/** Bytes that the work may be ahead of its fastest reader. */
const LEAD_BYTES = 64 * 1024;
/** When the work has waited that long for readers, what waits for them goes to the store and out of memory. */
const STALL_MS = 1_000;
/** Bytes that the work may be ahead of the store. */
const UNSTORED_BYTES = 512 * 1024;
/** Either, while all streams together are far ahead. */
const CROWDED_BYTES = 32 * 1024;

/** How many slow readers are given lines from the store at a time: unpacking a chunk takes several times its bytes. */
const AT_STORE: Semaphore = new Semaphore(4);

/** Some lines in memory. */
interface Piece extends Part {
  /** Bytes of the whole stream up to its end. */
  end: number;
}

/** Why a lookup ends whose result was deleted. */
export const deleted = (): SquatError =>
  new SquatError("not_found", "The result was deleted while it was made");

/** One that follows the lines. */
export interface Reader {
  /** The next line for it. */
  line: number;
  /** Bytes of the stream up to there, or less while it reads from the store. */
  at: number;
}

/** A result as it begins. */
export type NewResult = Omit<ResultRecord, "lines" | "names" | "done">;

/** What becomes of a result that is done. */
export type Finish = Pick<ResultRecord, "expires_at" | "names">;

/** The lines of one lookup on their way to readers and to the store: those kept already there, the last ones here. */
export class ResultLog {
  readonly #result: NewResult;
  readonly #store: ResultStore;
  readonly #flushMs: number;
  readonly #readers = new Set<Reader>();
  /** Lines that are text yet. */
  #batch: string[] = [];
  #batchChars = 0;
  /** Lines that become the next piece. */
  #open: Part | undefined;
  #sealing = false;
  readonly #blocks = new ChunkBuffer();
  readonly #pieces: Piece[] = [];
  /** Lines in pieces, and their bytes. */
  #lines = 0;
  #bytes = 0;
  /** Lines that the store has, and their bytes. */
  #storedLines = 0;
  #storedBytes = 0;
  #created: Promise<void> | undefined;
  #writing: Promise<void> | undefined;
  #failure: unknown = undefined;
  /** Whether all readers have taken nothing for a while. */
  #stalled = false;
  #ended = false;
  /** Readers that wait for a line, and the work when it waits for readers or the store. */
  #waiting: (() => void)[] = [];
  #resume: (() => void) | undefined;
  #writtenAt = performance.now();

  /** Every line is on its way to the store after `flushMs`, if that is finite. */
  constructor(result: NewResult, store: ResultStore, flushMs: number) {
    this.#result = result;
    this.#store = store;
    this.#flushMs = flushMs;
  }

  /** Number of lines so far. */
  get count(): number {
    return this.#lines + (this.#open?.lines ?? 0) + this.#batch.length;
  }

  /** How many follow. */
  get readers(): number {
    return this.#readers.size;
  }

  /** Whether no lines will come. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Adds a line; returns whether it is time to look for room: a piece is full, or the store takes no more. */
  add(text: string): boolean {
    if (this.#created === undefined) {
      // The first line goes out while the store still begins.
      this.#created = this.#store.begin(this.#result);
      this.#created.catch(() => {});
    }
    this.#batch.push(text);
    this.#batchChars += text.length;
    if (this.#batchChars >= BATCH_CHARS) {
      const before = this.#bytes;
      this.#encode();
      if (this.#open!.bytes.length >= PIECE_BYTES) this.#close();
      if (this.#bytes > before) {
        this.#writeIfDue();
        return true;
      }
    }
    if (!this.#sealing) {
      // What else comes before the next round of events shares its piece; a lone line does not wait for it.
      this.#sealing = true;
      setImmediate(() => {
        this.#sealing = false;
        this.#seal();
      });
    }
    return this.#failure !== undefined;
  }

  #encode(): void {
    if (this.#batch.length === 0) return;
    const part = this.#blocks.add(this.#batch.join(""), this.#batch.length);
    this.#batch = [];
    this.#batchChars = 0;
    const open = this.#open;
    if (open?.bytes.buffer === part.bytes.buffer) {
      const { buffer, byteOffset, length } = open.bytes;
      const bytes = new Uint8Array(buffer, byteOffset, length + part.bytes.length);
      this.#open = { first: open.first, lines: open.lines + part.lines, bytes };
    } else {
      this.#close();
      this.#open = part;
    }
  }

  #close(): void {
    if (this.#open === undefined) return;
    this.#publish({ ...this.#open, end: this.#bytes + this.#open.bytes.length });
    this.#open = undefined;
  }

  #seal(): void {
    this.#encode();
    this.#close();
    this.#writeIfDue();
  }

  /** Writes what is full, or late. */
  #writeIfDue(): void {
    const late = performance.now() - this.#writtenAt >= this.#flushMs;
    if (late || this.#blocks.full) this.#writeNext(late);
  }

  #publish(piece: Piece): void {
    this.#pieces.push(piece);
    this.#lines += piece.lines;
    this.#bytes = piece.end;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** Says that no line will come. */
  end(): void {
    this.#seal();
    this.#ended = true;
    this.#blocks.end();
    this.#wake();
  }

  /**
   * Adds the last lines and resolves once the store has all of them, as a result that is done: known clients leave on
   * StoredResult, so it must be true before it is said.
   *
   * @throws {SquatError} `over_capacity` when the store takes no more.
   */
  async finish(text: string, lines: number, finish: Finish): Promise<void> {
    this.#created ??= this.#store.begin(this.#result);
    this.#seal();
    while (this.#writing !== undefined) await this.#writing;
    if (this.#failure !== undefined) throw this.#failure;
    const last = new TextEncoder().encode(text);
    const piece = { first: this.#lines, lines, bytes: last, end: this.#bytes + last.length };
    let rest: Part = { first: piece.first, lines: 0, bytes: new Uint8Array(0) };
    for (let part; (part = this.#blocks.take(true)) !== undefined;) {
      if (rest.lines > 0) await this.#write(rest);
      rest = part;
    }
    // In the last lines' own chunk if need be, but in one commit.
    const bytes = Buffer.concat([rest.bytes, last]);
    await this.#write({ first: rest.first, lines: rest.lines + lines, bytes }, finish);
    this.#publish(piece);
    this.#storedLines = this.#lines;
  }

  /** Resolves once nothing is on its way to the store. */
  async settled(): Promise<void> {
    await this.#created?.catch(() => {});
    await this.#writing;
  }

  /** Writes what the store lacks of a result that will not be done. */
  async storeRest(): Promise<void> {
    for (let part; (part = this.#blocks.take(true)) !== undefined;) await this.#write(part);
  }

  /** Writes what the store lacks, one part at a time; with `all`, also of a block that is not full. */
  #writeNext(all: boolean): void {
    if (this.#writing !== undefined || this.#ended || this.#failure !== undefined) return;
    const part = this.#blocks.take(all);
    if (part === undefined) return;
    this.#writtenAt = performance.now();
    this.#writing = this.#write(part).then(() => {
      this.#storedLines = part.first + part.lines;
      this.#storedBytes += part.bytes.length;
    }, (error) => {
      this.#failure = error;
    }).finally(() => {
      this.#writing = undefined;
      this.#dropStored();
      this.#writeNext(this.#stalled);
      this.#resume?.();
    });
  }

  async #write(part: Part, finish?: Finish): Promise<void> {
    try {
      await this.#created;
      await this.#store.append(this.#result.uuid, part, finish);
    } catch (cause) {
      throw await this.#isDeleted()
        ? deleted()
        : new SquatError("over_capacity", "The result could not be kept: the store takes no more", { cause });
    }
  }

  /** Whether another instance has deleted what was begun here. */
  #isDeleted(): Promise<boolean> {
    return Promise.resolve(this.#created).then(() => this.#store.get(this.#result.uuid, 0))
      .then((record) => record === null, () => false);
  }

  /** Drops what the store has and the fastest reader does not wait for. */
  #dropStored(): void {
    if (this.#pieces.length > 0 && this.#pieces[0]!.first < this.#storedLines) {
      let fastest = this.#readers.size === 0 ? Infinity : 0;
      for (const { line } of this.#readers) if (line > fastest) fastest = line;
      const needed = this.#stalled ? this.#storedLines : Math.min(this.#storedLines, fastest);
      const drop = this.#pieces.findIndex(({ first, lines }) => first + lines > needed);
      const dropped = this.#pieces.splice(0, drop < 0 ? this.#pieces.length : drop);
      for (const [i, piece] of dropped.entries()) {
        this.#blocks.drop(piece, dropped[i + 1] ?? this.#pieces[0]);
      }
    }
    if (this.#stalled) this.#blocks.leave();
  }

  /**
   * Resolves when the work may go on: at once while its readers and the store keep up.
   *
   * @throws {SquatError} `over_capacity` when the store takes no more.
   * @throws The signal's reason, when it aborts.
   */
  async room(signal: AbortSignal): Promise<void> {
    while (this.#mustWait()) {
      signal.throwIfAborted();
      await this.#pause();
    }
  }

  #mustWait(): boolean {
    if (this.#failure !== undefined) throw this.#failure;
    const most = crowded() ? CROWDED_BYTES : Infinity;
    const unstored = this.#bytes - this.#storedBytes;
    if (this.#writing !== undefined && unstored >= Math.min(most, UNSTORED_BYTES)) return true;
    if (this.#readers.size === 0) return false;
    let fastest = 0;
    for (const { at } of this.#readers) if (at > fastest) fastest = at;
    return this.#bytes - fastest >= Math.min(most, LEAD_BYTES);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#stalled ? undefined : setTimeout(() => {
        this.#stalled = true;
        this.#writeNext(true);
        this.#dropStored();
      }, STALL_MS);
      this.#resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Has the work look again whether it must wait. */
  release(): void {
    this.#resume?.();
  }

  /** Begins to follow from a line on. */
  join(from: number): Reader {
    const reader = { line: from, at: from >= this.#lines ? this.#bytes : 0 };
    this.#readers.add(reader);
    return reader;
  }

  /** Follows no more. */
  leave(reader: Reader): void {
    this.#readers.delete(reader);
    this.release();
  }

  /** Resolves when there are more lines, or none will come. To be called in the same step as `next`. */
  more(): Promise<void> {
    return new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The next lines for a reader, in a copy of its own; null when there are none yet, undefined when `stored` has them. */
  next(reader: Reader): Uint8Array<ArrayBuffer> | null | undefined {
    if (reader.line >= this.#lines) return null;
    const piece = this.#pieces.find(({ first, lines }) => first + lines > reader.line);
    if (piece === undefined || piece.first > reader.line) return undefined;
    // The block is used again before a slow connection has taken this.
    const bytes = linesFrom(piece.bytes, piece.first, reader.line).slice();
    reader.line = piece.first + piece.lines;
    reader.at = piece.end;
    this.#dropStored();
    this.#advanced();
    return bytes;
  }

  #advanced(): void {
    this.#stalled = false;
    this.release();
  }

  /**
   * Resolves with the next lines for a reader that is behind what is in memory.
   *
   * @throws {SquatError} `not_found` when the store has them no more.
   */
  stored(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
    return AT_STORE.run(() => this.#readStored(reader));
  }

  async #readStored(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
    for await (const chunk of this.#store.chunks(this.#result.uuid, reader.line)) {
      // No more of it than of what is in memory: this reader is slow, and its connection holds what it gets.
      const bytes = firstLines(linesFrom(chunk.bytes, chunk.first, reader.line), PIECE_BYTES);
      for (const byte of bytes) if (byte === LINE_FEED) reader.line++;
      if (reader.line >= this.#lines) reader.at = this.#bytes;
      this.#advanced();
      return bytes;
    }
    throw deleted();
  }
}
