import { Buffer } from "node:buffer";
import { type Connection, DialError } from "./dial.ts";

/**
 * Reads lines and runs of bytes from a connection, each with a bound.
 *
 * @example
 * ```ts
 * import { ConnectionReader } from "./connection_reader.ts";
 * const chunks = [new TextEncoder().encode("220 hi\r\nrest"), null];
 * const reader = new ConnectionReader({ read: () => Promise.resolve(chunks.shift() ?? null) });
 * console.assert(await reader.line(100) === "220 hi");
 * ```
 */
export class ConnectionReader {
  readonly #source: Pick<Connection, "read">;
  /** What was read. */
  #buffer: Uint8Array = new Uint8Array(0);
  /** The buffer with room for more, where it is one of our own. */
  #room: Uint8Array | null = null;
  #at = 0;

  /**
   * Creates a reader.
   *
   * @param source The source of the bytes.
   */
  constructor(source: Pick<Connection, "read">) {
    this.#source = source;
  }

  async #fill(): Promise<boolean> {
    const chunk = await this.#source.read();
    if (chunk === null) return false;
    const rest = this.#buffer.length - this.#at;
    if (rest === 0) [this.#buffer, this.#room] = [chunk, null];
    else this.#append(chunk, rest);
    if (rest === 0) this.#at = 0;
    return true;
  }

  /** Adds a chunk to bytes that were not taken. Room is doubled: chunks of one byte must not cost a copy of all each. */
  #append(chunk: Uint8Array, rest: number): void {
    const size = this.#buffer.length;
    if (this.#room === null || size + chunk.length > this.#room.length) {
      const room = new Uint8Array(2 * (rest + chunk.length));
      room.set(this.#buffer.subarray(this.#at));
      room.set(chunk, rest);
      this.#room = room;
      this.#buffer = room.subarray(0, rest + chunk.length);
      this.#at = 0;
    } else {
      this.#room.set(chunk, size);
      this.#buffer = this.#room.subarray(0, size + chunk.length);
    }
  }

  /**
   * The next line without its end (CRLF or LF), one character a byte; null at the end of the stream. A last line
   * without an end counts.
   *
   * @param max Bytes.
   * @throws {DialError} `too_much` when it is longer.
   */
  async line(max: number): Promise<string | null> {
    for (let from = this.#at;;) {
      const end = this.#buffer.indexOf(10, from);
      const length = (end < 0 ? this.#buffer.length : end) - this.#at;
      if (length > max) throw new DialError("too_much", `Cannot read a line of more than ${max} bytes`);
      if (end >= 0) {
        const text = this.#text(this.#at, end);
        this.#at = end + 1;
        return text.endsWith("\r") ? text.slice(0, -1) : text;
      }
      if (!await this.#fill()) {
        if (length === 0) return null;
        const text = this.#text(this.#at, this.#buffer.length);
        this.#at = this.#buffer.length;
        return text;
      }
      from = this.#at + length; // Do not search the same bytes again, wherever they are now.
    }
  }

  #text(start: number, end: number): string {
    const { buffer, byteOffset } = this.#buffer;
    return Buffer.from(buffer, byteOffset + start, end - start).toString("latin1");
  }

  /** Up to `max` bytes, at least one; null at the end of the stream. */
  async some(max: number): Promise<Uint8Array | null> {
    while (this.#at === this.#buffer.length) if (!await this.#fill()) return null;
    const end = Math.min(this.#at + max, this.#buffer.length);
    const bytes = this.#buffer.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }

  /** The next bytes without taking them: so many, fewer only at the end of the stream. */
  async peek(length: number): Promise<Uint8Array> {
    while (this.#buffer.length - this.#at < length) if (!await this.#fill()) break;
    return this.#buffer.subarray(this.#at, this.#at + length);
  }

  /** So many bytes; null when the stream ends before them. */
  async exactly(length: number): Promise<Uint8Array | null> {
    while (this.#buffer.length - this.#at < length) if (!await this.#fill()) return null;
    return this.some(length);
  }

  /** What was read from the connection and not taken yet. */
  get rest(): Uint8Array {
    return this.#buffer.subarray(this.#at);
  }
}
