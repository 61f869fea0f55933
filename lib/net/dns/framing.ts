import { setId } from "./codec.ts";

/** Bytes of the length in front of each message. */
const PREFIX = 2;

/**
 * Splits a stream into messages: each has its length in two bytes in front (RFC 1035 section 4.2.2). Holds what was
 * pushed and not taken yet, and at most one unfinished message, 64 KiB.
 */
export class MessageReader {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;

  /** Adds a chunk of the stream, which must not change afterwards. */
  push(chunk: Uint8Array): void {
    const rest = this.#bytes.subarray(this.#at);
    this.#at = 0;
    if (rest.length === 0) return void (this.#bytes = chunk);
    const all = new Uint8Array(rest.length + chunk.length);
    all.set(rest);
    all.set(chunk, rest.length);
    this.#bytes = all;
  }

  /** Takes the next message, a view of its chunk; undefined while it is not whole. */
  next(): Uint8Array | undefined {
    const [bytes, start] = [this.#bytes, this.#at + PREFIX];
    const end = start > bytes.length ? Infinity : start + ((bytes[start - 2]! << 8) | bytes[start - 1]!);
    if (end > bytes.length) {
      // A copy, so that a few bytes do not retain a large chunk.
      this.#bytes = bytes.slice(this.#at);
      this.#at = 0;
      return undefined;
    }
    this.#at = end;
    return bytes.subarray(start, end);
  }
}

/** A copy of a message with this id, with its length in front. */
export function framed(message: Uint8Array, id: number): Uint8Array {
  const bytes = new Uint8Array(PREFIX + message.length);
  bytes.set([message.length >> 8, message.length & 255]);
  bytes.set(message, PREFIX);
  setId(bytes.subarray(PREFIX), id);
  return bytes;
}
