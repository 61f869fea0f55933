/**
 * Reads recordings. They may be hostile: sizes are checked before memory is allocated.
 * @module
 */
import { checkArgument } from "../../argument.ts";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { SquatError } from "../../errors.ts";
import {
  MAX_RECORDED,
  type Recorded,
  type Recording,
  RECORDING_VERSION,
  type RecordingHeader,
} from "./format.ts";
import { headerFault, recordFault } from "./shape.ts";

/** Bounds of reading. */
export interface ReadRecordingOptions {
  /** Bytes after decompression, at most. @default 512 MiB */
  maxBytes?: number;
}

/** Bytes of one line: the largest record is one read of a connection, or a picture of 2 MiB. */
const MAX_LINE = 16_777_216;

/** An error that says what is wrong with a recording. */
function unreadable(what: string, cause?: unknown): SquatError {
  return new SquatError("invalid_parameter", `Cannot read the recording: ${what}`, { cause });
}

/**
 * Resolves with a recording.
 *
 * @param source The bytes of its file.
 * @throws {SquatError} `invalid_parameter` when it is not a recording, is truncated, damaged, of another version, or
 * too large.
 */
export async function readRecording(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadRecordingOptions = {},
): Promise<Recording> {
  checkArgument(source, "chunks", "the source of readRecording");
  const { maxBytes = 536_870_912 } = options;
  const reader = new RecordingReader();
  let bytes = 0;
  const input = Readable.from(source, { objectMode: false });
  const gunzip = createGunzip();
  input.on("error", (error) => gunzip.destroy(error));
  input.pipe(gunzip);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  /** What came of a line so far. */
  let rest = "";
  try {
    for await (const chunk of gunzip as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw unreadable(`more than ${maxBytes} bytes after decompression`);
      const lines = decoder.decode(chunk, { stream: true }).split("\n");
      lines[0] = rest + lines[0];
      rest = lines.pop()!;
      if (rest.length > MAX_LINE) throw unreadable(`a line of more than ${MAX_LINE} characters`);
      for (const line of lines) reader.line(line);
    }
  } catch (error) {
    if (error instanceof SquatError) throw error;
    const code = (error as { code?: unknown }).code;
    if (code === "Z_BUF_ERROR" || /unexpected end/.test(String(error))) {
      throw unreadable("it is cut off; record it again", error);
    }
    if (typeof code === "string" && code.startsWith("Z_")) {
      throw unreadable(
        /incorrect header/.test(String(error)) ? "it is not a gzip file" : "it is damaged (gzip)",
        error,
      );
    }
    throw error;
  } finally {
    input.destroy();
    gunzip.destroy();
  }
  if (rest !== "") throw unreadable("its last line is cut off; record it again");
  return reader.end();
}

/** Receives the lines in order. */
class RecordingReader {
  #header: RecordingHeader | null = null;
  readonly #records: Recorded[] = [];
  #isComplete: boolean | null = null;
  #at = 0;

  line(text: string): void {
    const number = ++this.#at;
    if (this.#isComplete !== null) throw unreadable(`line ${number} stands after its end`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw unreadable(`line ${number} is not JSON`);
    }
    if (typeof value !== "object" || value === null) throw unreadable(`line ${number} is not an object`);
    const object = value as Record<string, unknown>;
    if (this.#header === null) {
      if (!("recording" in object)) throw unreadable("its first line is not the header of a recording");
      if (object["recording"] !== RECORDING_VERSION) {
        throw unreadable(
          `its version is ${JSON.stringify(object["recording"]).slice(0, 20)}; this program reads ` +
            `${RECORDING_VERSION}`,
        );
      }
      const fault = headerFault(object);
      if (fault !== null) throw unreadable(`its header: ${fault}`);
      this.#header = object as unknown as RecordingHeader;
    } else if (object["kind"] === "end") {
      if (object["records"] !== this.#records.length) {
        throw unreadable(
          `it says ${
            JSON.stringify(object["records"])?.slice(0, 20)
          } records and has ${this.#records.length}`,
        );
      }
      this.#isComplete = object["isComplete"] === true;
    } else {
      const fault = recordFault(object);
      if (fault !== null) throw unreadable(`line ${number}: ${fault}`);
      if (this.#records.length >= MAX_RECORDED) throw unreadable(`more than ${MAX_RECORDED} records`);
      this.#records.push(object as unknown as Recorded);
    }
  }

  end(): Recording {
    if (this.#header === null) throw unreadable("it is empty");
    if (this.#isComplete === null) {
      throw unreadable("it is cut off: its last line is missing; record it again");
    }
    return { header: this.#header, records: this.#records, isComplete: this.#isComplete };
  }
}
