/**
 * A JSON body with one large member in Base64, which is decoded as it arrives: neither its text nor the file is ever whole
 * in memory, and no piece holds the thread.
 * @module
 */
import { Buffer } from "node:buffer";
import { HttpError } from "./problem.ts";
import { InvalidParameter } from "../checks.ts";

const [QUOTE, BACKSLASH, COLON, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 58, 123, 125, 91, 93];
const NOTHING = new Uint8Array(0);

const isSpace = (byte: number): boolean => byte === 32 || byte === 9 || byte === 10 || byte === 13;

/**
 * Splits a body into the file and the other JSON. What is no JSON at all is found when the rest is parsed: only the
 * content of a string is taken out of it.
 */
export class Base64Member {
  readonly #name: string;
  readonly #mostRest: number;
  readonly #mostFile: number;
  readonly #rest: Uint8Array[] = [];
  #restSize = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The string that has just been read, if it may be the member's name; null where it is too long or not a name. */
  #text: string | null = null;
  #expects: "anything" | "colon" | "value" = "anything";
  #inValue = false;
  /** What a piece is decoded to, for the next one again. */
  #decoded = Buffer.alloc(0);
  /** Bytes of the file; undefined where there is none so far. */
  #size: number | undefined;
  /** The beginning of an escape at the end of a piece. */
  #escape = "";
  /** Digits that are no whole three bytes yet. */
  #digits = "";
  #isPadded = false;

  /**
   * @param name The member, of the outermost object.
   * @param mostRest Largest size of everything else, bytes.
   * @param mostFile Largest size of the file, bytes.
   */
  constructor(name: string, mostRest: number, mostFile: number) {
    this.#name = name;
    this.#mostRest = mostRest;
    this.#mostFile = mostFile;
  }

  /**
   * Returns the bytes of the file that a piece of the body has; they are overwritten by the next.
   *
   * @throws {HttpError} 413. @throws {SquatError} `invalid_parameter` when the member is not Base64, or is there twice.
   */
  push(chunk: Uint8Array): Uint8Array {
    let decoded: Uint8Array = NOTHING;
    let from = 0;
    for (let at = 0; at < chunk.length;) {
      if (this.#inValue) {
        const quote = chunk.indexOf(QUOTE!, at);
        const end = quote < 0 ? chunk.length : quote;
        decoded = this.#decode(chunk.subarray(at, end), quote >= 0);
        this.#inValue = quote < 0;
        from = end;
        at = end + 1;
      } else {
        this.#scan(chunk[at++]!);
        if (this.#inValue) this.#keep(chunk.subarray(from, at));
      }
    }
    if (!this.#inValue) this.#keep(chunk.subarray(from));
    return decoded;
  }

  /** The other JSON, with an empty string in place of the file; and whether there was a file. */
  end(): { json: Uint8Array; hasFile: boolean } {
    return { json: Buffer.concat(this.#rest), hasFile: this.#size !== undefined };
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
    if (this.#size !== undefined) this.#refuse(" twice");
    this.#size = 0;
    this.#inValue = true;
  }

  #decode(piece: Uint8Array, isEnd: boolean): Uint8Array {
    const text = this.#digits + this.#unescaped(piece, isEnd);
    const odd = text.length % 4;
    const isWrong = this.#isPadded && text !== "" || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) ||
      isEnd && (odd === 1 || odd > 0 && text.endsWith("="));
    if (isWrong) this.#refuse(": give base64");
    const whole = isEnd ? text.length : text.length - odd;
    this.#digits = text.slice(whole);
    this.#isPadded ||= text.charAt(whole - 1) === "=";
    if (this.#decoded.length < whole) this.#decoded = Buffer.alloc(whole);
    const size = this.#decoded.write(text.slice(0, whole), "base64");
    this.#size! += size;
    if (this.#size! > this.#mostFile) {
      throw new HttpError(413, `The file in ${this.#name} is larger than ${this.#mostFile} bytes`);
    }
    return this.#decoded.subarray(0, size);
  }

  /** Some programs write "/" and "+" with a backslash. */
  #unescaped(piece: Uint8Array, isEnd: boolean): string {
    const text = this.#escape +
      Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
    this.#escape = "";
    if (!text.includes("\\")) return text;
    this.#escape = isEnd ? "" : /\\(?:u[0-9a-f]{0,3})?$/i.exec(text)?.[0] ?? "";
    return text.slice(0, text.length - this.#escape.length).replaceAll("\\/", "/")
      .replace(/\\u00([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }

  #refuse(why: string): never {
    throw new InvalidParameter(`Cannot use ${this.#name}${why}`);
  }
}
