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
  let header: RecordingHeader | null = null, isComplete: boolean | null = null, number = 0;
  const records: Recorded[] = [];
  for await (const text of recordingLines(source, maxBytes)) {
    number++;
    if (isComplete !== null) throw unreadable(`line ${number} stands after its end`);
    const line = parsedLine(text, number);
    if (header === null) header = checkedHeader(line);
    else if (line["kind"] === "end") {
      if (line["records"] !== records.length) {
        const said = JSON.stringify(line["records"])?.slice(0, 20);
        throw unreadable(`it says ${said} records and has ${records.length}`);
      }
      isComplete = line["isComplete"] === true;
    } else {
      const fault = recordFault(line);
      if (fault !== null) throw unreadable(`line ${number}: ${fault}`);
      if (records.length >= MAX_RECORDED) throw unreadable(`more than ${MAX_RECORDED} records`);
      records.push(line as unknown as Recorded);
    }
  }
  if (header === null) throw unreadable("it is empty");
  if (isComplete === null) throw unreadable("it is cut off: its last line is missing; record it again");
  return { header, records, isComplete };
}

/** The lines of a file, decompressed within a bound. */
async function* recordingLines(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string> {
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
      yield* lines;
    }
  } catch (error) {
    throw gzipFault(error);
  } finally {
    input.destroy();
    gunzip.destroy();
  }
  if (rest !== "") throw unreadable("its last line is cut off; record it again");
}

/** What an error of decompression says of the file; any other error as it is. */
function gzipFault(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === "Z_BUF_ERROR" || /unexpected end/.test(String(error))) {
    return unreadable("it is cut off; record it again", error);
  }
  if (typeof code !== "string" || !code.startsWith("Z_")) return error;
  const isOther = /incorrect header/.test(String(error));
  return unreadable(isOther ? "it is not a gzip file" : "it is damaged (gzip)", error);
}

function parsedLine(text: string, number: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable(`line ${number} is not JSON`);
  }
  if (typeof value !== "object" || value === null) throw unreadable(`line ${number} is not an object`);
  return value as Record<string, unknown>;
}

function checkedHeader(line: Record<string, unknown>): RecordingHeader {
  if (!("recording" in line)) throw unreadable("its first line is not the header of a recording");
  if (line["recording"] !== RECORDING_VERSION) {
    const version = JSON.stringify(line["recording"]).slice(0, 20);
    throw unreadable(`its version is ${version}; this program reads ${RECORDING_VERSION}`);
  }
  const fault = headerFault(line);
  if (fault !== null) throw unreadable(`its header: ${fault}`);
  return line as unknown as RecordingHeader;
}
