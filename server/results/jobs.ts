import { SquatError } from "../../lib/errors.ts";
import { countedName, type Job, runMark, storedLine } from "./job.ts";
import { type Departed, endingError, isOf } from "../wire/started_by.ts";
import { readResult } from "./read_result.ts";
import { errorLine } from "./result_log.ts";
import type { ResultRecord, ResultStore } from "../stores/store.ts";
import { fromNdjson } from "../../lib/lines/mod.ts";

/** The lookups that run in this process. */
export class Jobs {
  readonly #running = new Map<string, Job>();
  /** Those that somebody else starts and stops: they are only read here. */
  readonly #shown = new Map<string, Job>();

  /** Number of running jobs. */
  get size(): number {
    return this.#running.size;
  }

  /** The job that writes a result; undefined when it does not run here. */
  find(uuid: string): Job | undefined {
    return this.#running.get(uuid) ?? this.#shown.get(uuid);
  }

  /** Adds a job until it has ended. */
  add(job: Job): void {
    this.#running.set(job.record.uuid, job);
    job.ended.finally(() => this.#running.delete(job.record.uuid));
  }

  /** Lets a job of the watch be read until it has ended; who runs it stops it. */
  show(job: Job): void {
    this.#shown.set(job.record.uuid, job);
    job.ended.finally(() => this.#shown.delete(job.record.uuid));
  }

  /** Stops all jobs; resolves when they have ended. */
  async stop(reason: SquatError): Promise<void> {
    const jobs = [...this.#running.values()];
    for (const job of jobs) job.stop(reason);
    await Promise.all(jobs.map((job) => job.ended));
  }

  /**
   * Ends the jobs of those; resolves with how many there were, when they have ended. What they made is deleted with a
   * team, and else kept as incomplete.
   */
  async dropOf(ending: Departed): Promise<number> {
    const jobs = this.#of(ending);
    const isTeam = "owner" in ending && ending.person === undefined;
    const reason = endingError(ending);
    for (const job of jobs) if (!isTeam) job.stop(reason);
    await Promise.all(jobs.map((job) => isTeam ? job.drop(reason) : job.ended));
    return jobs.length;
  }

  #of(ending: Departed): Job[] {
    return [...this.#running.values()].filter(({ startedBy }) => isOf(startedBy, ending));
  }

  /** Resolves when no job runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map((job) => job.ended));
  }
}

/** Milliseconds after which an instance on a shared store has said that it makes a result, or never does. */
const SETTLED_MS = 60_000;
/** Results that are ended at a time. */
const AT_ONCE = 100;

/** Dependencies of the end of results that were left. */
export interface LeftResults {
  results: ResultStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** When this process started, in milliseconds since 1970. */
  startedAt: number;
  /** Whether this process makes that result. */
  isHere: (uuid: string) => boolean;
  /** Those of the flags that any instance has set; null when no other instance can use the store. */
  marked: ((ids: readonly string[]) => Promise<Set<string>>) | null;
  /** When a result expires that ends now, in milliseconds since 1970. */
  expiresAt: () => number;
}

/**
 * Gives the results a last line whose process was killed: what they have is kept, as incomplete. Resolves with how many
 * there were.
 */
export async function endLeftResults(parts: LeftResults): Promise<number> {
  const { results, now, startedAt, isHere, marked } = parts;
  const before = marked === null ? startedAt : now() - SETTLED_MS;
  const open = (await results.unended(before, now(), AT_ONCE)).filter(({ uuid }) => !isHere(uuid));
  const running = await marked?.(open.map(({ uuid }) => runMark(uuid))) ?? new Set();
  let ended = 0, failure: unknown;
  for (const record of open) {
    if (running.has(runMark(record.uuid))) continue;
    try {
      if (await end(record, parts)) ended++;
    } catch (error) {
      // One that cannot be read holds up no other.
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  return ended;
}

/** Ends one; resolves with false when another instance has ended it. */
async function end(record: ResultRecord, { results, expiresAt }: LeftResults): Promise<boolean> {
  const names = new Set<string>();
  for await (const message of fromNdjson(await readResult(results, record, 0))) {
    const name = countedName(message, record.scope);
    if (name !== undefined) names.add(name);
  }
  const reason = new SquatError(
    "over_capacity",
    "The server was stopped at once while this lookup ran: start it again",
  );
  const bytes = new TextEncoder().encode(storedLine(record.uuid) + errorLine(reason));
  const finish = { expires_at: expiresAt(), names: names.size, done: false };
  return await results.append(record.uuid, { first: record.lines, lines: 2, bytes }, finish)
    .then(() => true, () => false);
}
