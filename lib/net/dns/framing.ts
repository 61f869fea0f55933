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

/** Collects messages for a stream, each with its length in front, to write many at a time. */
export class MessageWriter {
  #buffer = new Uint8Array(0);
  #length = 0;

  /** Adds a copy of a message, with this id. */
  push(message: Uint8Array, id: number): void {
    const at = this.#length;
    const end = at + PREFIX + message.length;
    if (end > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.#buffer.length));
      larger.set(this.#buffer.subarray(0, at));
      this.#buffer = larger;
    }
    const buffer = this.#buffer;
    buffer[at] = message.length >> 8;
    buffer[at + 1] = message.length & 255;
    buffer.set(message, at + PREFIX);
    buffer[at + PREFIX] = id >> 8;
    buffer[at + PREFIX + 1] = id & 255;
    this.#length = end;
  }

  /** Removes and returns all that was added. */
  take(): Uint8Array {
    const bytes = this.#buffer.slice(0, this.#length);
    this.#length = 0;
    return bytes;
  }
}
