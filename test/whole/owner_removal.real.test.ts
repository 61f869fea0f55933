import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { noPostgres, startPostgres } from "../postgres_server.ts";
import { ownerRemovalSuite } from "./owner_removal_suite.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-removal-"));
const server = noPostgres === null ? await startPostgres() : null;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

const CLI = fileURLToPath(new URL("../../server/cli.ts", import.meta.url));

/** Removes an owner with the command line, in a process of its own. */
async function remove(owner: string, env: Record<string, string>): Promise<void> {
  const args = "Deno" in globalThis ? ["run", "-A", CLI] : [CLI];
  await promisify(execFile)(process.execPath, [...args, "owner", "remove", owner], {
    env: { ...process.env, ...env },
  });
}

ownerRemovalSuite(
  "SQLite, by the command line",
  () => Promise.resolve({ DEADRINGER_STORE: "sqlite", DEADRINGER_DATA: folder }),
  remove,
);

if (server !== null) {
  ownerRemovalSuite(
    "PostgreSQL, by the command line",
    async () => ({ DEADRINGER_STORE: await server.database() }),
    remove,
  );
}
