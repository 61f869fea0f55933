import type { SquatError } from "../../lib/errors.ts";
import type { Job } from "./job.ts";
import { type Departed, endingError, isOf } from "../wire/started_by.ts";

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

  /** How many jobs of a team, person or key run here. */
  runningOf(ending: Departed): number {
    return this.#of(ending).length;
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
