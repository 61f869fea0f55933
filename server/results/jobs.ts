import type { SquatError } from "../../mod.ts";
import type { Job } from "./job.ts";

/** The lookups that run in this process. */
export class Jobs {
  readonly #running = new Map<string, Job>();

  /** Number of running jobs. */
  get size(): number {
    return this.#running.size;
  }

  /** The job that writes a result; undefined when it does not run here. */
  find(uuid: string): Job | undefined {
    return this.#running.get(uuid);
  }

  /** Adds a job until it has ended. */
  add(job: Job): void {
    this.#running.set(job.record.uuid, job);
    job.ended.finally(() => this.#running.delete(job.record.uuid));
  }

  /** Stops all jobs; resolves when they have ended. */
  async stop(reason: SquatError): Promise<void> {
    const jobs = [...this.#running.values()];
    for (const job of jobs) job.stop(reason);
    await Promise.all(jobs.map((job) => job.ended));
  }

  /** How many jobs a person has running here. */
  runningOf(owner: string, person: string): number {
    return this.#of(owner, person).length;
  }

  /**
   * Ends the jobs of an owner and deletes their results; resolves when they have ended.
   *
   * @param person Only those that the person started. @default all
   */
  async dropOf(owner: string, person?: string): Promise<void> {
    await Promise.all(this.#of(owner, person).map((job) => job.drop()));
  }

  #of(owner: string, person?: string): Job[] {
    return [...this.#running.values()].filter((job) =>
      job.record.owner === owner && (person === undefined || job.person === person)
    );
  }

  /** Resolves when no job runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map((job) => job.ended));
  }
}
