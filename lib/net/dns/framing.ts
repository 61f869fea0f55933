/** Bytes of the length in front of each message. */
const PREFIX = 2;

/**
 * Splits a stream into messages: each has its length in two bytes in front (RFC 1035 section 4.2.2). Holds at most
 * one unfinished message, 64 KiB.
 */
export class MessageReader {
  #rest: Uint8Array = new Uint8Array(0);

  /**
   * Reads a chunk of the stream.
   *
   * @param onMessage Called with each message that it completes; the bytes may be a view of the chunk.
   */
  push(chunk: Uint8Array, onMessage: (message: Uint8Array) => void): void {
    const all = this.#join(chunk);
    let at = 0;
    while (all.length - at >= PREFIX) {
      const start = at + PREFIX;
      const end = start + ((all[at]! << 8) | all[at + 1]!);
      if (end > all.length) break;
      at = end;
      onMessage(all.subarray(start, end));
    }
    // A copy, so that a few bytes do not retain a large chunk.
    this.#rest = all.slice(at);
  }

  #join(chunk: Uint8Array): Uint8Array {
    const rest = this.#rest;
    if (rest.length === 0) return chunk;
    const all = new Uint8Array(rest.length + chunk.length);
    all.set(rest);
    all.set(chunk, rest.length);
    return all;
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
