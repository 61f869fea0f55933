/**
 * A JSON body with one large member in Base64, which is decoded as it arrives: its text is never in memory, and no piece
 * holds the thread.
 * @module
 */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { SquatError } from "../../mod.ts";
import { HttpError } from "./problem.ts";

/** The bytes of a file and what they are known by. */
export interface ReadFile {
  /** The bytes. */
  content: Uint8Array<ArrayBuffer>;
  /** SHA-256, lower-case hex. */
  sha256: string;
}

const [QUOTE, BACKSLASH, COLON, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 58, 123, 125, 91, 93];
/** Value of each digit of Base64 by its byte. */
const DIGITS = new Uint8Array(256).fill(128);
const INVALID = 128, PADDING = 64;
for (let i = 0; i < 64; i++) {
  DIGITS["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(i)] = i;
}
DIGITS["=".charCodeAt(0)] = PADDING;

/** Bytes beyond a file that its memory has: what a piece will decode to is estimated. */
const SPARE = 16;

const isSpace = (byte: number): boolean => byte === 32 || byte === 9 || byte === 10 || byte === 13;

/**
 * Splits a body into the file and the other JSON. What is no JSON at all is found when the rest is parsed: only the
 * content of a string is taken out of it.
 */
export class Base64Member {
  readonly #name: string;
  readonly #mostRest: number;
  readonly #mostFile: number;
  /** Bytes to have memory for. */
  readonly #expected: number;
  readonly #rest: Uint8Array[] = [];
  readonly #hash = createHash("sha256");
  #restSize = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The string that has just been read, if it may be the member's name; null where it is too long or not a name. */
  #text: string | null = null;
  #expects: "anything" | "colon" | "value" = "anything";
  #inValue = false;
  #content: Uint8Array<ArrayBuffer> | undefined;
  #size = 0;
  /** The beginning of an escape at the end of a piece. */
  #escape = "";
  /** Bits of digits that are no whole three bytes yet, and how many digits. */
  #quantum = 0;
  #digits = 0;
  #padding = 0;

  /**
   * @param name The member, of the outermost object.
   * @param mostRest Largest size of everything else, bytes.
   * @param mostFile Largest size of the file, bytes.
   * @param expected Size of the body as its sender says, bytes. @default unknown
   */
  constructor(name: string, mostRest: number, mostFile: number, expected: number = Infinity) {
    this.#name = name;
    this.#mostRest = mostRest;
    this.#mostFile = mostFile;
    this.#expected = Math.min(mostFile, Math.ceil(expected * 3 / 4)) + SPARE;
  }

  /** @throws {HttpError} 413. @throws {SquatError} `invalid_parameter` when the member is not Base64, or is there twice. */
  push(chunk: Uint8Array): void {
    let from = 0;
    for (let at = 0; at < chunk.length;) {
      if (this.#inValue) {
        const quote = chunk.indexOf(QUOTE!, at);
        const end = quote < 0 ? chunk.length : quote;
        this.#decode(chunk.subarray(at, end), quote >= 0);
        this.#inValue = quote < 0;
        from = end;
        at = end + 1;
      } else {
        this.#scan(chunk[at++]!);
        if (this.#inValue) this.#keep(chunk.subarray(from, at));
      }
    }
    if (!this.#inValue) this.#keep(chunk.subarray(from));
  }

  /** The other JSON, with an empty string in place of the file; and the file, if there was one. */
  end(): { json: Uint8Array; file: ReadFile | undefined } {
    const file = this.#content === undefined
      ? undefined
      : { content: this.#content.subarray(0, this.#size), sha256: this.#hash.digest("hex") };
    return { json: Buffer.concat(this.#rest), file };
  }

  #keep(bytes: Uint8Array): void {
    this.#restSize += bytes.length;
    if (this.#restSize > this.#mostRest) {
      throw new HttpError(413, `The body without ${this.#name} is larger than ${this.#mostRest} bytes`);
    }
    // A copy: a few bytes must not hold the whole piece that they came in.
    if (bytes.length > 0) this.#rest.push(bytes.slice());
  }

  #scan(byte: number): void {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) [this.#escaped, this.#text] = [true, null];
      else if (byte === QUOTE) {
        this.#inString = false;
        this.#expects = this.#depth === 1 && this.#text === this.#name ? "colon" : "anything";
      } else if (this.#text !== null) {
        this.#text = this.#text.length < this.#name.length ? this.#text + String.fromCharCode(byte) : null;
      }
      return;
    }
    if (isSpace(byte)) return;
    if (byte === QUOTE) {
      if (this.#expects === "value") this.#begin();
      else [this.#inString, this.#text] = [true, ""];
    } else if (byte === OPEN || byte === OPEN_LIST) this.#depth++;
    else if (byte === CLOSE || byte === CLOSE_LIST) this.#depth--;
    this.#expects = byte === COLON && this.#expects === "colon" ? "value" : "anything";
  }

  #begin(): void {
    if (this.#content !== undefined) this.#refuse(" twice");
    // Memory that is not written to is not taken from the machine.
    this.#content = new Uint8Array(this.#expected);
    this.#inValue = true;
  }

  #decode(piece: Uint8Array, isEnd: boolean): void {
    const bytes = this.#escape === "" && !piece.includes(BACKSLASH!) ? piece : this.#unescaped(piece, isEnd);
    this.#room(Math.ceil(bytes.length * 3 / 4) + SPARE / 2);
    const content = this.#content!;
    const from = this.#size;
    let [size, quantum, digits] = [from, this.#quantum, this.#digits];
    let wrong = 0;
    let at = 0;
    const end = this.#padding > 0 ? 0 : bytes.length;
    for (; at < end; at++) {
      const value = DIGITS[bytes[at]!]!;
      if (value === PADDING) break;
      wrong |= value;
      quantum = quantum << 6 | value;
      if (++digits < 4) continue;
      content[size++] = quantum >> 16;
      content[size++] = quantum >> 8;
      content[size++] = quantum;
      quantum = digits = 0;
    }
    this.#padding += bytes.length - at;
    for (; at < bytes.length; at++) if (DIGITS[bytes[at]!] !== PADDING) wrong = INVALID;
    if (isEnd) {
      const padding = this.#padding;
      if (digits === 1 || padding > 2 || padding > 0 && (digits + padding) % 4 !== 0) wrong = INVALID;
      if (digits === 3) content[size++] = quantum >> 10;
      if (digits >= 2) content[size++] = digits === 3 ? quantum >> 2 : quantum >> 4;
    }
    if ((wrong & INVALID) !== 0) this.#refuse(": give base64");
    if (size > this.#mostFile) {
      throw new HttpError(413, `The file in ${this.#name} is larger than ${this.#mostFile} bytes`);
    }
    [this.#size, this.#quantum, this.#digits] = [size, quantum, digits];
    this.#hash.update(content.subarray(from, size));
  }

  /** Some programs write "/" and "+" with a backslash. */
  #unescaped(piece: Uint8Array, isEnd: boolean): Uint8Array {
    let text = this.#escape +
      Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
    const cut = isEnd ? null : /\\(?:u[0-9a-f]{0,3})?$/i.exec(text);
    this.#escape = cut?.[0] ?? "";
    if (cut !== null) text = text.slice(0, cut.index);
    text = text.replaceAll("\\/", "/")
      .replace(/\\u00([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(text, "latin1");
  }

  /** Makes room for that many bytes more. */
  #room(bytes: number): void {
    if (this.#size + bytes <= this.#content!.length) return;
    const small = this.#content!;
    this.#content = new Uint8Array(Math.max(this.#mostFile, this.#size + bytes) + SPARE);
    this.#content.set(small);
  }

  #refuse(why: string): never {
    throw new SquatError("invalid_parameter", `Cannot use ${this.#name}${why}`);
  }
}
