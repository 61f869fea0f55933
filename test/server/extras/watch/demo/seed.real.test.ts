import { join } from "node:path";
import { test } from "vitest";
import { productConfig, startServer } from "../../../../whole/whole.ts";
import { temporaryFolder } from "../../../cli/command_line.ts";
import { onPostgres, server } from "../../../../on_postgres.ts";
import { ROOT_PASSPHRASE } from "../../../../web/browser.ts";
import { READ_DEMO, readDemo } from "./read_demo.ts";

const folder = temporaryFolder();

async function visit(store: Record<string, string>): Promise<void> {
  const config = productConfig({ ...READ_DEMO, ...store });
  const running = await startServer(config, () => {}, undefined, { demo: true });
  try {
    await readDemo(running);
  } finally {
    await running.close();
  }
}

test("a visitor of the demo finds each brand with its own names, severities, counts and runs", async () => {
  await visit({
    DEADRINGER_DATA: join(folder, "sqlite"),
    DEADRINGER_SCREENSHOTS: "false",
    // An owner that the settings name is there before anybody comes.
    DEADRINGER_ADMIN_NAME: "root",
    DEADRINGER_ADMIN_PASSPHRASE: ROOT_PASSPHRASE,
  });
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
