import { Buffer } from "node:buffer";
import { finished } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import { MAX_RECORDED, type Recorded, type RecordingHeader, type RecordingSummary } from "./format.ts";

/** Receives the compressed bytes of a recording. */
export type RecordingSink = (bytes: Uint8Array) => void;

/** What is known of a call when it starts. */
type CallStart = { kind: Recorded["kind"]; [member: string]: unknown };

/** Ends the record of a call with its outcome, minus the milliseconds that it waited for a place. */
type EndCall = (outcome: object, waitedMs?: number) => void;

/** Room for the last line, which is written whatever the maximum. */
const END_BYTES = 256;

/** Writes a recording within a bound: the calls in the order of their ends. */
export class RecordingWriter {
  /** Milliseconds since the start of the recording. */
  readonly elapsed: () => number;
  readonly #maxBytes: number;
  readonly #gzip: Gzip = createGzip();
  readonly #written: Promise<void> = finished(this.#gzip);
  readonly #underWay = new Set<EndCall>();
  #bytes = 0;
  #records = 0;
  #isComplete = true;
  #hasEnded = false;

  constructor(header: RecordingHeader, sink: RecordingSink, maxBytes: number, now: () => number) {
    this.elapsed = () => Math.max(0, now() - header.startedAt);
    this.#maxBytes = maxBytes;
    this.#gzip.on("data", (bytes: Uint8Array) => {
      try {
        sink(bytes);
      } catch (error) {
        this.#gzip.destroy(error as Error);
      }
    });
    // A sink that fails is reported by `end`.
    this.#written.catch(() => {});
    this.#write(Buffer.from(JSON.stringify(header) + "\n"));
  }

  /** Adds a record; the first that does not fit and all after it are left out. */
  add(record: Recorded): void {
    if (this.#hasEnded || !this.#isComplete) return;
    const line = Buffer.from(JSON.stringify(record) + "\n");
    this.#isComplete = this.#bytes + line.length <= this.#maxBytes - END_BYTES &&
      this.#records < MAX_RECORDED;
    if (!this.#isComplete) return;
    this.#records++;
    this.#write(line);
  }

  /** Starts the record of a call. The first end counts. */
  open(start: CallStart): EndCall {
    const at = this.elapsed();
    const end: EndCall = (outcome, waitedMs = 0) => {
      if (!this.#underWay.delete(end)) return;
      const ms = Math.max(0, this.elapsed() - at - waitedMs);
      const waited = waitedMs > 0 ? { waited: waitedMs } : {};
      this.add({ ...start, at, ms, ...waited, ...outcome } as unknown as Recorded);
    };
    this.#underWay.add(end);
    return end;
  }

  /** Records a call from start to end. */
  async run<T>(
    start: CallStart,
    call: () => Promise<T>,
    outcome: (value: T) => object,
    failure: (error: unknown) => object = () => ({}),
  ): Promise<T> {
    const done = this.open(start);
    try {
      const value = await call();
      done(outcome(value));
      return value;
    } catch (error) {
      done(failure(error));
      throw error;
    }
  }

  /** Ends pending calls without an outcome, writes the last line and waits until the sink has everything. */
  async end(): Promise<RecordingSummary> {
    for (const end of [...this.#underWay]) end({});
    const summary = { records: this.#records, isComplete: this.#isComplete };
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      this.#write(Buffer.from(JSON.stringify({ kind: "end", ...summary }) + "\n"));
      this.#gzip.end();
    }
    await this.#written;
    return { ...summary, bytes: this.#bytes };
  }

  #write(line: Uint8Array): void {
    this.#bytes += line.length;
    this.#gzip.write(line);
  }
}
