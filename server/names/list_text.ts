/**
 * The bytes of a list as text, in any of the encodings that programs write.
 * @module
 */

/** The encoding of a text by its first bytes: a byte order mark, or the zeros of UTF-16. */
function encodingOf([a, b, c, d]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (a === 0xff && b === 0xfe || b === 0 && d === 0 && a !== 0 && c !== 0) return "utf-16le";
  if (a === 0xfe && b === 0xff || a === 0 && c === 0 && b !== 0 && d !== 0) return "utf-16be";
  return "utf-8";
}

/** Bytes after which the encoding is known. */
const HEAD = 4;

/** Decodes a list as it comes in; bytes that are no text become U+FFFD. */
export class ListText {
  #head: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #decoder: TextDecoder | null = null;

  /** Returns the text of the next bytes, without a byte order mark. */
  decode(bytes: Uint8Array): string {
    if (this.#decoder !== null) return this.#decoder.decode(bytes, { stream: true });
    const all = new Uint8Array(this.#head.length + bytes.length);
    all.set(this.#head);
    all.set(bytes, this.#head.length);
    this.#head = all;
    return all.length < HEAD ? "" : this.#begin().decode(all, { stream: true });
  }

  /** Returns what is left at the end. */
  end(): string {
    return this.#decoder === null ? this.#begin().decode(this.#head) : this.#decoder.decode();
  }

  #begin(): TextDecoder {
    return this.#decoder = new TextDecoder(encodingOf(this.#head));
  }
}
