import { Buffer } from "node:buffer";
import { createGzip, type Gzip } from "node:zlib";
import {
  MAX_RECORDED,
  type Recorded,
  type RecordingEnd,
  type RecordingHeader,
  type RecordingSummary,
} from "./format.ts";

/** Receives the compressed bytes of a recording. */
export type RecordingSink = (bytes: Uint8Array) => void;

/** Room for the last line, which is written whatever the maximum. */
const END_BYTES = 256;

/** Writes a recording within a bound. */
export class RecordingWriter {
  readonly #maxBytes: number;
  readonly #onRecord: ((record: Recorded) => void) | undefined;
  readonly #gzip: Gzip | null;
  readonly #written: Promise<void>;
  #bytes = 0;
  #records = 0;
  #isComplete = true;
  #hasEnded = false;

  constructor(
    header: RecordingHeader,
    sink: RecordingSink | null,
    maxBytes: number,
    onRecord?: (record: Recorded) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#onRecord = onRecord;
    const gzip = this.#gzip = sink === null ? null : createGzip();
    this.#written = gzip === null ? Promise.resolve() : new Promise((resolve, reject) => {
      gzip.on("data", (bytes: Uint8Array) => {
        try {
          sink!(bytes);
        } catch (error) {
          reject(error);
        }
      });
      gzip.on("end", resolve);
      gzip.on("error", reject);
    });
    // A sink that fails is reported by `end`.
    this.#written.catch(() => {});
    this.#write(header);
  }

  /** Adds a record; the first that does not fit and all after it are left out. */
  add(record: Recorded): void {
    if (this.#hasEnded || !this.#isComplete) return;
    const line = JSON.stringify(record) + "\n";
    const size = Buffer.byteLength(line);
    if (this.#bytes + size > this.#maxBytes - END_BYTES || this.#records >= MAX_RECORDED) {
      this.#isComplete = false;
      return;
    }
    this.#onRecord?.(record);
    this.#records++;
    this.#bytes += size;
    this.#gzip?.write(line);
  }

  /** Writes the last line and waits until the sink has everything. */
  async end(): Promise<RecordingSummary> {
    const summary = { records: this.#records, isComplete: this.#isComplete };
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      const end: RecordingEnd = { kind: "end", ...summary };
      this.#write(end);
      this.#gzip?.end();
    }
    await this.#written;
    return { ...summary, bytes: this.#bytes };
  }

  #write(line: unknown): void {
    const text = JSON.stringify(line) + "\n";
    this.#bytes += Buffer.byteLength(text);
    this.#gzip?.write(text);
  }
}
