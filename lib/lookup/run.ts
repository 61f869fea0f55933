import { whenAborted } from "../abort.ts";
import type { Io, Pace } from "../io.ts";
import { throwEnding } from "../lines/ending.ts";
import type { MetaLine, StreamMessage } from "../model.ts";
import type { LookupOptions } from "./options.ts";
import { evenPace } from "./pace.ts";
import type { Work } from "./plan.ts";
import { Reporter } from "./reporter.ts";
import { Network } from "./network.ts";
import { toAscii } from "../permute/punycode.ts";
import { Shortfall } from "./shortfall.ts";

/** Lines that wait for a slow reader before the work pauses. */
const WAITING_LINES = 64;
const DEFAULT_DEADLINE_MS = 600_000;

/** The first line of a lookup. */
export function firstLine({ plan, original, candidates }: Work): StreamMessage {
  return new Reporter(candidates.expected, 0).start(plan === "squat" ? original.registrable : undefined);
}

/** One lookup under way: its lines, its end, and what its parts share. A reader that leaves ends it. */
export class LookupRun {
  /** What it does. */
  readonly work: Work;
  /** How it is done. */
  readonly options: LookupOptions & { io: Io };
  /** Milliseconds that it may take. */
  readonly deadlineMs: number;
  /** When it began. */
  readonly startedAt: number;
  /** Which Meta line is due; counts names. */
  readonly reporter: Reporter;
  /** What could not be found out. */
  readonly shortfall: Shortfall;
  /** The resolvers, and whether they are believed. */
  readonly network: Network;
  /** How it shares the processor and the questions. */
  readonly pace: Pace;
  /** What ended it before it was done; undefined while nothing has. */
  #failure: unknown;
  readonly #lines: ReadableStream<StreamMessage>;
  readonly #controller = new AbortController();
  #out!: ReadableStreamDefaultController<StreamMessage>;
  #whenRead: { promise: Promise<void>; resolve: () => void } | undefined;

  /** Makes a lookup without work; it ends when the caller's signal aborts, without a last line. */
  constructor(work: Work, options: LookupOptions & { io: Io }) {
    const { io, deadlineMs = DEFAULT_DEADLINE_MS, signal } = options;
    this.work = work;
    this.options = options;
    this.deadlineMs = deadlineMs;
    this.startedAt = io.now();
    this.reporter = new Reporter(work.candidates.expected, deadlineMs);
    this.pace = options.pace ?? evenPace(io);
    this.shortfall = new Shortfall(this.reporter);
    const brand = toAscii((work.imitated ?? work.original).registrable);
    this.network = new Network(io, brand, this.signal, options.onNotice);
    this.#lines = new ReadableStream({
      start: (out) => void (this.#out = out),
      pull: () => this.#resume(),
      cancel: () => this.#stop(),
    }, { highWaterMark: WAITING_LINES });
    if (signal === undefined) return;
    const onAbort = () => {
      this.#out.error(signal.reason);
      this.#stop();
    };
    whenAborted(this.signal, whenAborted(signal, onAbort));
  }

  /** Yields its lines, and throws what Error and Timeout say: a loop that reads some kinds of lines only must not miss it. */
  async *read(): AsyncGenerator<StreamMessage, void, void> {
    for await (const line of this.#lines) {
      yield line;
      throwEnding(line, this.#failure);
    }
  }

  /** Aborts when it ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether so many lines wait for the reader that no more work should start. */
  get isBehind(): boolean {
    return !this.signal.aborted && this.#out.desiredSize! <= 0;
  }

  /**
   * Resolves when the reader is not behind.
   *
   * @throws When the lookup has ended.
   */
  async whenRead(): Promise<void> {
    while (this.isBehind) await (this.#whenRead ??= Promise.withResolvers<void>()).promise;
    this.signal.throwIfAborted();
  }

  /** Hands a line to the reader, however far behind. */
  push(line: StreamMessage): void {
    if (!this.signal.aborted) this.#out.enqueue(line);
  }

  /** Ends it with the lines that come last. */
  end(last: () => MetaLine[]): void {
    if (this.signal.aborted) return;
    let lines: MetaLine[];
    try {
      lines = last();
    } catch (error) {
      // A callback that throws at a notice ends the lookup with Error.
      this.#failure = error;
      lines = this.reporter.error(error);
    }
    // One may also have aborted the lookup.
    if (this.signal.aborted) return;
    for (const line of lines) this.#out.enqueue(line);
    this.#out.close();
    this.#stop();
  }

  /** Ends it with Error. */
  fail(error: unknown): void {
    this.end(() => {
      this.#failure = error;
      return this.reporter.error(error);
    });
  }

  #stop(): void {
    this.#controller.abort(new DOMException("The lookup ended", "AbortError"));
    this.#resume();
  }

  #resume(): void {
    this.#whenRead?.resolve();
    this.#whenRead = undefined;
  }
}
