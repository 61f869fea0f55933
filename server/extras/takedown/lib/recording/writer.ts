import type { Recorded, Recording, RecordingHeader } from "./format.ts";

/** What is known of a call when it starts. */
type CallStart = { kind: Recorded["kind"]; [member: string]: unknown };

/** Ends the record of a call with its outcome, minus the milliseconds that it waited for a place. */
type EndCall = (outcome: object, waitedMs?: number) => void;

/** Records of one recording, at most. */
const MAX_RECORDED = 2_000_000;

/** Keeps a recording within a bound: the calls in the order of their ends. */
export class RecordingWriter {
  /** Milliseconds since the start of the recording. */
  readonly elapsed: () => number;
  readonly #header: RecordingHeader;
  readonly #maxBytes: number;
  readonly #underWay = new Set<EndCall>();
  readonly #records: Recorded[] = [];
  #bytes = 0;
  #isComplete = true;
  #hasEnded = false;

  constructor(header: RecordingHeader, maxBytes: number, now: () => number) {
    this.#header = header;
    this.elapsed = () => Math.max(0, now() - header.startedAt);
    this.#maxBytes = maxBytes;
  }

  /** Adds a record; the first that does not fit and all after it are left out. */
  add(record: Recorded): void {
    if (this.#hasEnded || !this.#isComplete) return;
    const text = JSON.stringify(record);
    this.#bytes += text.length;
    this.#isComplete = this.#bytes <= this.#maxBytes && this.#records.length < MAX_RECORDED;
    // A copy: what the lookup does with its own changes nothing.
    if (this.#isComplete) this.#records.push(JSON.parse(text) as Recorded);
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

  /** Ends pending calls without an outcome. */
  end(): Recording {
    for (const end of [...this.#underWay]) end({});
    this.#hasEnded = true;
    return { header: this.#header, records: this.#records, isComplete: this.#isComplete };
  }
}
