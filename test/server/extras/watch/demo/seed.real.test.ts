import { join } from "node:path";
import { expect, test } from "vitest";
import { productConfig, startServer } from "../../../../whole/whole.ts";
import { temporaryFolder } from "../../../cli/command_line.ts";
import { onPostgres, server } from "../../../../on_postgres.ts";
import { ROOT_PASSPHRASE } from "../../../../web/browser.ts";
import { openSqliteStore } from "../../../../../server/stores/sqlite.ts";
import { WATCH_STORE } from "../../../../../server/extras/watch/store/mod.ts";
import { READ_DEMO, readDemo } from "./read_demo.ts";

const folder = temporaryFolder();

async function visit(store: Record<string, string>): Promise<void> {
  const config = productConfig({ ...READ_DEMO, ...store });
  const running = await startServer(config, () => {}, { demo: true });
  try {
    await readDemo(running);
  } finally {
    await running.close();
  }
}

/** Starts a demo, and stops it when the first of its brands is there: its days are coming in. */
async function stopEarly(store: Record<string, string>): Promise<void> {
  const running = await startServer(productConfig({ ...READ_DEMO, ...store }), () => {}, {
    demo: true,
  });
  try {
    const file = join(folder, "sqlite", WATCH_STORE.file);
    const read = openSqliteStore(WATCH_STORE, file);
    await expect.poll(async () => (await read.list()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await read.close();
  } finally {
    await running.close();
  }
}

test("a visitor of the demo finds each brand with its own names, severities, counts and runs", async () => {
  const store = {
    DEADRINGER_DATA: join(folder, "sqlite"),
    DEADRINGER_SCREENSHOTS: "false",
    // An owner that the settings name is there before anybody comes.
    DEADRINGER_ADMIN_NAME: "root",
    DEADRINGER_ADMIN_PASSPHRASE: ROOT_PASSPHRASE,
  };
  // What a stop cut off is begun anew.
  await stopEarly(store);
  await visit(store);
}, 320_000);

onPostgres(
  "so does one on PostgreSQL, whose clock nobody sets and whose index of certificates is empty",
  async () => {
    await visit({
      DEADRINGER_STORE: await server!.database(),
      DEADRINGER_DATA: join(folder, "files"),
      DEADRINGER_SCREENSHOTS: "false",
    });
  },
  320_000,
);
