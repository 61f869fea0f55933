/**
 * Messages of syslog, and where they begin and end in a stream. Sources: RFC 5424 section 6, RFC 3164 section 4, RFC 6587
 * section 3.4.
 * @module
 */
import { Buffer } from "node:buffer";

/** Bytes of a message: as many as a line of a log may have. */
const MOST_SYSLOG_BYTES = 64 * 1024;

/** `<PRI>`, the first version of the protocol, and five words: time, host, application, process, kind of message. */
const HEADER_5424 = /^<\d{1,3}>1 (?:\S{1,255} ){5}/;
/** `<PRI>` and the time as RFC 3164 writes it, or RFC 3339 as rsyslog does. */
const HEADER_3164 =
  /^<\d{1,3}>(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT[\d:.]{8,18}(?:Z|[+-]\d\d:\d\d)) /;
/** A host, which some senders leave out, and the tag of the program. */
const TAG = /^(?:\S{1,255} )?[^\s:[\]]{1,48}(?:\[[^\]\s]{1,128}\])?: +/;
/** One element of structured data: a quote or bracket in a value has a backslash before it. */
const STRUCTURED = /^\[[^\s\]="]{1,32}(?: [^\s\]="]{1,32}="(?:[^"\\\]]|\\.)*")*\]/;

/** Returns what a program gave to syslog: the message without its header; null when it is no message of syslog. */
export function syslogContent(message: string): string | null {
  const [header] = HEADER_5424.exec(message) ?? [];
  if (header === undefined) {
    const [time] = HEADER_3164.exec(message) ?? [];
    return time === undefined ? null : message.slice(time.length).replace(TAG, "");
  }
  let rest = message.slice(header.length);
  if (rest.startsWith("-")) rest = rest.slice(1);
  else {
    const before = rest;
    for (let end; (end = STRUCTURED.exec(rest)?.[0]) !== undefined;) rest = rest.slice(end.length);
    if (rest === before) return null;
  }
  if (rest !== "" && !rest.startsWith(" ")) return null;
  return rest.replace(/^ +\uFEFF?/, "");
}

const LF = 10, CR = 13;

/** Splits a stream into messages: by their length before them, or by line ends, as each sender chooses. */
export class SyslogFrames {
  #rest: Buffer = Buffer.alloc(0);
  #isSkipping = false;
  /** Messages that were left out as too long. */
  tooLong = 0;

  /**
   * Adds bytes; returns the messages that are complete.
   *
   * @throws {RangeError} when a length cannot be that of a message: nobody knows where the next one begins.
   */
  push(chunk: Uint8Array): string[] {
    const messages: string[] = [];
    let bytes = this.#rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#rest, chunk]);
    while (bytes.length > 0) {
      const frame = this.#isSkipping
        ? this.#line(bytes)
        : isNonZeroDigit(bytes[0]!)
        ? octetCounted(bytes)
        : this.#line(bytes);
      if (frame === null) {
        if (this.#isSkipping) bytes = bytes.subarray(bytes.length);
        break;
      }
      if (!this.#isSkipping && frame.length > 0) messages.push(frame.toString("utf8"));
      [this.#isSkipping, bytes] = [false, bytes.subarray(frame.byteOffset - bytes.byteOffset + frame.length)];
      while (isLineEnd(bytes[0])) bytes = bytes.subarray(1);
    }
    if (bytes.length > MOST_SYSLOG_BYTES && !isNonZeroDigit(bytes[0]!)) {
      this.tooLong++;
      [this.#isSkipping, bytes] = [true, Buffer.alloc(0)];
    }
    // A copy: the chunk that it is a part of may be far larger.
    this.#rest = Buffer.from(bytes);
    return messages;
  }

  #line(bytes: Buffer): Buffer | null {
    const end = bytes.indexOf(LF);
    return end < 0 ? null : bytes.subarray(0, bytes[end - 1] === CR ? end - 1 : end);
  }
}

const isNonZeroDigit = (byte: number): boolean => byte >= 0x31 && byte <= 0x39;
const isLineEnd = (byte: number | undefined): boolean => byte === LF || byte === CR || byte === 0;

/** A message with its length before it; null while it is not complete. */
function octetCounted(bytes: Buffer): Buffer | null {
  const space = bytes.subarray(0, 7).indexOf(0x20);
  if (space < 0 && bytes.length < 7) return null;
  const length = Number(bytes.toString("latin1", 0, Math.max(0, space)));
  if (!(length > 0 && length <= MOST_SYSLOG_BYTES)) {
    throw new RangeError(`It announces a message of ${JSON.stringify(bytes.toString("latin1", 0, 7))} bytes`);
  }
  return bytes.length < space + 1 + length ? null : bytes.subarray(space + 1, space + 1 + length);
}
