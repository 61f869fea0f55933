import { setImmediate } from "node:timers/promises";
import type { StartedBy } from "../wire/started_by.ts";
import { encodeLine } from "../../lib/lines/mod.ts";
import { SquatError } from "../../lib/errors.ts";
import type { StreamMessage } from "../../lib/model.ts";
import type { Config } from "../config/mod.ts";
import { DAY_MS } from "../units/mod.ts";
import { deleted, errorLine, ResultLog } from "./result_log.ts";
import type { NewResult, ResultStore } from "../stores/store.ts";

/** Milliseconds after which a line is in the store: what a process that is killed had found for longer is kept. */
const FLUSH_MS = 5_000;

/** Rounds of the event loop between the first line and the work: Node accepts one connection in each. */
const FIRST_ROUNDS = 64;

/** Other instances on the same store. */
export interface Others {
  /** Milliseconds after which they find a line in the store. */
  flushMs: number;
  /** Whether one of them follows this result. */
  follow: () => Promise<boolean>;
}

/** Options of a job. */
export interface JobOptions {
  /** Who started it besides its owner: a person, who may be removed, or a key, which may be revoked. @default nobody */
  by?: Omit<StartedBy, "owner">;
  /** Milliseconds that the work continues after its last reader has left. */
  lingerMs: number;
  /** When the result expires if it is done now, in milliseconds since 1970. */
  expiresAt: () => number;
  /** The other instances. @default none */
  others?: Others;
}

/** Milliseconds after its deadline for which an unfinished result is stored, for readers that follow it. */
const GRACE_MS = 900_000;

/** What jobs of a service have in common. */
export interface JobParts {
  config: Pick<Config, "deadline" | "retention">;
  results: ResultStore;
  now: () => number;
  /** Tells other instances on the same store what runs, until the function that it returns is called; null without them. */
  mark: ((id: string) => Promise<() => void>) | null;
}

/** Starts a lookup of a service: its result is stored for as long as the settings say. */
export async function startJob(
  { config, results, now, mark }: JobParts,
  about: Omit<NewResult, "created_at" | "expires_at">,
  make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
  options: Omit<JobOptions, "expiresAt">,
): Promise<Job> {
  const rest = await mark?.(runMark(about.uuid));
  const created_at = now();
  const record = { ...about, created_at, expires_at: created_at + config.deadline * 1000 + GRACE_MS };
  const expiresAt = () => now() + config.retention * DAY_MS;
  const job = new Job(record, results, make, { ...options, expiresAt });
  job.ended.finally(() => rest?.());
  return job;
}

/** The flag that an instance has while it makes that result. */
export const runMark = (uuid: string): string => `run ${uuid}`;

/** The line before the last one of a result that is kept. */
export const storedLine = (uuid: string): string =>
  encodeLine({ op: "Meta", data: { kind: "StoredResult", data: uuid } });

/** The name that a result of that scope counts for a line: lookups of registered and of free names have lines about the others too. */
export function countedName(message: StreamMessage, scope: NewResult["scope"]): string | undefined {
  if (message.op === "Meta") return undefined;
  const isFree = message.op === "Nxdomain";
  const isFound = scope === "analyze" || isFree === (scope === "lookup:nxdomain");
  return isFound ? message.permutation.domain.fqdn : undefined;
}

/** A running lookup. */
export class Job {
  /** The result it makes. */
  readonly record: NewResult;
  /** Resolves, never rejects, when the work has ended and its lines are stored or deleted. */
  readonly ended: Promise<void>;
  /** Why the work failed, for the log of the service. */
  failure: unknown = undefined;
  readonly #options: JobOptions;
  readonly #log: ResultLog;
  readonly #controller = new AbortController();
  readonly #dropped = Promise.withResolvers<void>();
  /** The names that lines are about. */
  readonly #names = new Set<string>();
  #isDropped = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  /** Starts the work at once. */
  constructor(
    record: NewResult,
    store: ResultStore,
    make: (signal: AbortSignal) => AsyncIterable<StreamMessage>,
    options: JobOptions,
  ) {
    this.record = record;
    this.#options = options;
    this.#log = new ResultLog(record, store, options.others?.flushMs ?? FLUSH_MS, () => this.#linger());
    this.#controller.signal.addEventListener("abort", () => this.#log.wake());
    this.ended = this.#run(make);
  }

  /** Who started it. */
  get startedBy(): StartedBy {
    return { person: null, key: null, key_expires_at: null, ...this.#options.by, owner: this.record.owner };
  }

  /** Number of lines so far. */
  get lines(): number {
    return this.#log.lines;
  }

  /** Stops the work. A SquatError becomes the last line; with anything else the stream just ends. */
  stop(reason: unknown): void {
    this.#controller.abort(reason);
  }

  /** Stops the work and deletes its result; resolves when it has ended, without waiting for slow readers. */
  async drop(reason: SquatError = deleted()): Promise<void> {
    this.#isDropped = true;
    this.#dropped.resolve();
    this.stop(reason);
    await this.ended;
  }

  /** The lines from the line `from` on, as they come, up to the last one. */
  read(from: number): ReadableStream<Uint8Array> {
    clearTimeout(this.#lingering);
    return this.#log.read(from);
  }

  async #run(make: (signal: AbortSignal) => AsyncIterable<StreamMessage>): Promise<void> {
    let isStored = false;
    try {
      isStored = await this.#append(make(this.#controller.signal));
    } catch (error) {
      const { aborted, reason } = this.#controller.signal;
      const failure = aborted ? reason : error;
      if (!aborted || reason instanceof SquatError) {
        const last = errorLine(failure);
        this.failure = failure;
        isStored = !this.#isDropped && await this.#finish(last, false).then(() => true, () => false);
        if (!isStored) this.#log.add(last);
      }
    } finally {
      this.#log.end();
      clearTimeout(this.#lingering);
    }
    if (isStored) return;
    // What was dropped, left by its reader, or cannot be stored is not served later. Its readers here get the rest from memory, those of other
    // instances from the store until it expires.
    await Promise.race([this.#log.allRead(), this.#dropped.promise]);
    await this.#log.close(await this.#isFollowed() ? "store" : "delete").catch(() => {});
  }

  /** Appends the last line after that which names the stored result. */
  async #finish(line: string, done: boolean): Promise<void> {
    const names = this.#names.size;
    await this.#log.finish(storedLine(this.record.uuid) + line, 2, {
      expires_at: this.#options.expiresAt(),
      names,
      done,
    });
  }

  /** Appends the lines of the work to the log; resolves with whether the result is stored with its last line. */
  async #append(messages: AsyncIterable<StreamMessage>): Promise<boolean> {
    let isFirst = true;
    for await (const message of messages) {
      const kind = message.op === "Meta" ? message.data.kind : undefined;
      const line = encodeLine(message);
      if (kind === "Done" || kind === "Timeout" || kind === "Error") {
        await this.#finish(line, kind === "Done");
        return true;
      }
      const name = countedName(message, this.record.scope);
      if (name !== undefined) this.#names.add(name);
      const full = this.#log.add(line);
      if (full) await this.#log.room(this.#controller.signal);
      // The first lines of all lookups that came with this one go out before any makes its candidates.
      for (let nth = 0; isFirst && nth < FIRST_ROUNDS; nth++) {
        await setImmediate(undefined, { signal: this.#controller.signal });
      }
      isFirst = false;
    }
    return false;
  }

  async #isFollowed(): Promise<boolean> {
    return await this.#options.others?.follow().catch(() => false) === true;
  }

  /** Stops the work when nobody reads it for `lingerMs`, here or at another instance. */
  #linger(): void {
    const stop = () => this.stop(new DOMException("The reader left", "AbortError"));
    if (this.#options.lingerMs === 0) return stop();
    this.#lingering = setTimeout(async () => {
      const followed = await this.#isFollowed();
      if (this.#log.ended || this.#log.readers > 0) return;
      if (followed) this.#linger();
      else stop();
    }, this.#options.lingerMs);
  }
}
