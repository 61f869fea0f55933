import type { ProductExtension } from "../../cli/command.ts";
import { WORKER_SETTINGS } from "./settings.ts";

/** Lookups of services that share a PostgreSQL, run by processes of their own. */
export const workers: ProductExtension = {
  name: "workers",
  needs: ["postgres"],
  settings: WORKER_SETTINGS,
  commands: { work: () => import("./cli/work.ts") },
  service: async () => (await import("./service.ts")).workersPart,
};
