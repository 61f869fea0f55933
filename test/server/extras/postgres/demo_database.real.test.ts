import { expect } from "vitest";
import { join } from "node:path";
import { createKey } from "../../../../server/auth/keys.ts";
import { productConfig, startServer } from "../../../whole/whole.ts";
import { openPostgresStorage } from "../../../../server/extras/postgres/storage.ts";
import { temporaryFolder } from "../../cli/command_line.ts";
import { onPostgres, server } from "../../../on_postgres.ts";

const folder = temporaryFolder();
const DEMO = { DEADRINGER_DEMO: "1" };

const configOf = (store: string, settings: Record<string, string>) =>
  productConfig({
    DEADRINGER_STORE: store,
    DEADRINGER_DATA: join(folder, "files"),
    DEADRINGER_PORT: "0",
    DEADRINGER_LOG: "off",
    DEADRINGER_WATCH: "0",
    ...settings,
  });

async function startAndStop(store: string, settings: Record<string, string> = {}): Promise<void> {
  await (await startServer(configOf(store, settings), () => {})).close();
}

onPostgres(
  "the demo refuses the database of a real service, and a real service that of the demo",
  async () => {
    const real = await server!.database();
    await startAndStop(real);
    await startAndStop(real);
    const refusal =
      /^Cannot run the demo on postgres:[^ ]+, which has the results of a real service: give another database$/;
    await expect(startAndStop(real, DEMO)).rejects.toThrow(refusal);
    const own = await server!.database();
    await startAndStop(own, DEMO);
    await startAndStop(own, DEMO);
    await expect(startAndStop(own)).rejects.toThrow(
      /^Cannot run a real service on postgres:[^ ]+, which has the results of the demo: give another database$/,
    );
  },
);

onPostgres(
  "keys may be in the database before the demo starts",
  async () => {
    const keys = await server!.database();
    const storage = await openPostgresStorage(keys);
    await storage.keys.add(createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1).record);
    await storage.close();
    await startAndStop(keys, DEMO);
  },
);

onPostgres(
  "the demo has the certificates of its internet",
  async () => {
    const database = await server!.database();
    const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
    const storage = await openPostgresStorage(database);
    await storage.keys.add(record);
    await storage.close();
    const { url, close } = await startServer(configOf(database, DEMO), () => {});
    const response = await fetch(`${url}/v1/ct/search?pattern=kestrel`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("kestrel")]);
    await close();
  },
);
