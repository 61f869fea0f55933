/**
 * Whole numbers in as few bytes as they need, and a checksum.
 * @module
 */

/** Bytes that grow. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  /** Bytes written. */
  length: number = 0;

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more));
    bytes.set(this.#bytes.subarray(0, this.length));
    this.#bytes = bytes;
  }

  /** Appends a whole number from 0 to 2^53 - 1, seven bits a byte, low bits first. */
  varint(value: number): void {
    this.#room(8);
    while (value >= 128) {
      this.#bytes[this.length++] = value % 128 | 128;
      value = Math.floor(value / 128);
    }
    this.#bytes[this.length++] = value;
  }

  /** Appends bytes. */
  put(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Appends bytes after their number. */
  block(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.put(bytes);
  }

  /** What was written, valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  /** A copy of what was written. */
  done(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}

/** Reads bytes, such as {@link ByteWriter} wrote. Every method throws RangeError at the end of the bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  /** Next byte. */
  at: number = 0;

  /** Starts at the first byte. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether all was read. */
  get ended(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    if (this.at >= this.#bytes.length) throw new RangeError("The data ends too early");
    return this.#bytes[this.at++]!;
  }

  /** A whole number. */
  varint(): number {
    let value = 0, scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      // Not `>`: a number that is far too large has become NaN by then.
      if (!(value <= Number.MAX_SAFE_INTEGER)) throw new RangeError("A number is too large");
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  /** A whole number in so many bytes, the high one first. */
  number(length: number): number {
    let value = 0;
    for (const byte of this.take(length)) value = value * 256 + byte;
    return value;
  }

  /** That many whole numbers, in one loop: before it is compiled, a call for each takes three times as long. */
  varints(count: number): Float64Array {
    const bytes = this.#bytes;
    if (count > bytes.length - this.at) throw new RangeError("The data ends too early");
    const numbers = new Float64Array(count);
    let at = this.at;
    for (let i = 0; i < count; i++) {
      let value = 0, scale = 1, byte: number;
      do {
        if (at >= bytes.length) throw new RangeError("The data ends too early");
        byte = bytes[at++]!;
        value += (byte & 127) * scale;
        if (!(value <= Number.MAX_SAFE_INTEGER)) throw new RangeError("A number is too large");
        scale *= 128;
      } while (byte >= 128);
      numbers[i] = value;
    }
    this.at = at;
    return numbers;
  }

  /** That many bytes, not copied. */
  take(length: number): Uint8Array {
    if (length > this.#bytes.length - this.at) throw new RangeError("The data ends too early");
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  /** Bytes after their number, not copied. */
  block(): Uint8Array {
    return this.take(this.varint());
  }
}

/**
 * Returns a 32-bit checksum of bytes (FNV-1a, four bytes at a time): against accidental damage, not against tampering.
 */
export function checksum(bytes: Uint8Array): number {
  const { length } = bytes;
  // Words are read at multiples of four, low byte first as on every machine that this runs on.
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Int32Array(buffer, byteOffset, length >>> 2);
  let sum = 0x811c9dc5 ^ length;
  for (let i = 0; i < words.length; i++) {
    sum = Math.imul(sum ^ words[i]!, 0x01000193);
    sum ^= sum >>> 15; // The product alone never moves a high bit down.
  }
  for (let i = length & ~3; i < length; i++) sum = Math.imul(sum ^ bytes[i]!, 0x01000193);
  return sum >>> 0;
}
