import type { SquatError } from "../../mod.ts";
import type { Job } from "./job.ts";

/** The lookups that run here. */
export class Jobs {
  readonly #running = new Map<string, Job>();

  /** How many. */
  get size(): number {
    return this.#running.size;
  }

  /** The job that makes a result; undefined when none does, here. */
  find(uuid: string): Job | undefined {
    return this.#running.get(uuid);
  }

  /** Takes a job in until it has ended. */
  add(job: Job): void {
    this.#running.set(job.record.uuid, job);
    job.ended.finally(() => this.#running.delete(job.record.uuid));
  }

  /** Ends all jobs with that reason; resolves when they have ended. */
  async stop(reason: SquatError): Promise<void> {
    const jobs = [...this.#running.values()];
    for (const job of jobs) job.stop(reason);
    await Promise.all(jobs.map((job) => job.ended));
  }

  /** Resolves when no job runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map((job) => job.ended));
  }
}
