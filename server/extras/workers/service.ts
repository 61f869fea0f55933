import { withSettings } from "../../config/setting.ts";
import type { ServicePart } from "../../extension.ts";
import { bad, good, type HealthCheck, off } from "../../health/check.ts";
import { WORKER_SETTINGS } from "./settings.ts";

/** Whether somebody works. */
const CHECK: HealthCheck = {
  id: "workers",
  title: "Workers",
  group: "service",
  settings: ["lookups", "work"],
  async read({ config, storage }) {
    const { postgresOf } = await import("../postgres/storage.ts");
    const database = postgresOf(storage);
    if (withSettings(config, WORKER_SETTINGS).lookups === "local" || database === null) {
      return off("lookups run in this process");
    }
    const { rows } = await database.query<{ workers: string; batches: string }>(
      `SELECT (SELECT count(*) FROM deadringer.workers WHERE until > now()) AS workers,
              (SELECT count(*) FROM deadringer.batches WHERE NOT ended) AS batches`,
    );
    const { workers, batches } = rows[0]!;
    const text = `${workers} workers, ${batches} batches wait or run`;
    return Number(workers) > 0 ? good(text) : bad(`${text}: start deadringer work`);
  },
};

/** What it gives the service. */
export const workersPart: ServicePart = {
  assemble: () => ({ checks: [CHECK] }),
  async lookups({ config: core, storage, ...parts }) {
    const config = withSettings(core, WORKER_SETTINGS);
    if (config.lookups === "local") return undefined;
    const { startDispatcher } = await import("./dispatch.ts");
    const { postgresOf } = await import("../postgres/storage.ts");
    return await startDispatcher({ ...parts, config, database: postgresOf(storage)! });
  },
};
