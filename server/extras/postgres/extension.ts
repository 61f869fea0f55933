import type { ProductExtension } from "../../cli/command.ts";
import { InvalidParameter } from "../../checks.ts";
import { withSettings } from "../../config/setting.ts";
import type { DatabaseOpener } from "../../extension.ts";
import { POSTGRES_SETTINGS } from "./settings.ts";

/** Everything that is stored, in a PostgreSQL database that several machines share. */
export const postgres: ProductExtension = {
  name: "postgres",
  settings: POSTGRES_SETTINGS,
  async database(): Promise<DatabaseOpener> {
    const { instead } = await import("./url.ts");
    return {
      instead,
      async open(config, log) {
        const { store_password, store_connections } = withSettings(config, POSTGRES_SETTINGS);
        // Both packages are optional: users of SQLite need not install them.
        const { openPostgresStorage } = await import("./storage.ts").catch((cause) => {
          if (cause.code !== "ERR_MODULE_NOT_FOUND") throw cause;
          throw new InvalidParameter("PostgreSQL needs two more packages: npm install pg graphile-worker", {
            cause,
          });
        });
        const options = { files: config.data, password: store_password, connections: store_connections, log };
        return await openPostgresStorage(config.store, options);
      },
    };
  },
  // deno-lint-ignore require-await
  service: async () => ({ docs: { machines: "instances and workers on one PostgreSQL" } }),
};
