import { type AddedSettings, wholeNumber, word } from "../../config/setting.ts";
import { isPostgres } from "../postgres/settings.ts";

/** Settings of workers, and of the services that they work for. */
export interface WorkerSettings {
  /** `DEADRINGER_LOOKUPS`: who works on candidates, this process or `deadringer work`. @default "local" */
  lookups: "local" | "workers";
  /** `DEADRINGER_BATCH`: candidates of a lookup that a worker takes at a time. @default 200 */
  batch: number;
  /** `DEADRINGER_WORK`: batches that a worker has in work at a time. @default 4 */
  work: number;
}

/** Their defaults and allowed values. */
export const WORKER_SETTINGS: AddedSettings<WorkerSettings> = {
  rows: {
    lookups: word("local", "workers"),
    batch: wholeNumber(200, 1, 10_000, "candidates"),
    work: wholeNumber(4, 1, 100, "batches"),
  },
  fit({ lookups, store }, refuse) {
    if (lookups === "workers" && !isPostgres(store)) {
      refuse("lookups", "workers need PostgreSQL; set DEADRINGER_STORE to postgres://…");
    }
  },
};
