/** The page about several machines, command by command, on a real PostgreSQL. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { freePort } from "../../../free_port.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { blocksOf } from "../../docs_block.ts";
import { noPostgres, startPostgres } from "../../../postgres_server.ts";
import { bearer } from "../../service.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deadringer-machines-"));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

requires(noPostgres ?? missingProgram("openssl", "bash", "psql"))(
  "service, worker and key by the commands of the page",
  { timeout: 120_000 },
  async () => {
    const postgres = (await startPostgres())!;
    ends.push(() => postgres.close());
    const programs = join(folder, "bin");
    mkdirSync(programs);
    const cli = "Deno" in globalThis
      ? `"${process.execPath}" run -A --config "${root}deno.json" "${root}server/cli.ts"`
      : `"${process.execPath}" "${root}server/cli.ts"`;
    writeFileSync(join(programs, "deadringer"), `#!/bin/sh\nexec ${cli} "$@"\n`);
    chmodSync(join(programs, "deadringer"), 0o755);
    const port = await freePort();
    const env = {
      ...process.env,
      PATH: `${programs}:${postgres.programs}:${process.env["PATH"]}`,
      PGHOST: "127.0.0.1",
      PGPORT: String(postgres.port),
      PGUSER: "deadringer",
      PGPASSWORD: postgres.password,
      PGDATABASE: "postgres",
      DEADRINGER_PORT: String(port),
      DEADRINGER_DATA: join(folder, "data"),
      DEADRINGER_DEMO: "true",
    };
    /** A block of the page, with this machine's folder and server in place of those of the page. */
    const commands = (step: string) =>
      "set -e\n" +
      blocksOf("server/extras/postgres/docs/machines.md").find(({ info }) => info === `sh follow=${step}`)!
        .code
        .replace(/^ {3}/gm, "")
        .replaceAll("/etc/deadringer", folder)
        .replaceAll("db.example", `127.0.0.1:${postgres.port}`)
        // What runs on replaces the shell, so that it can be ended.
        .replace(/^deadringer (serve|work)$/m, "exec deadringer $1");
    const run = (step: string) => {
      const { status, stdout, stderr } = spawnSync("bash", ["-c", commands(step)], { env, encoding: "utf8" });
      expect([step, status, stderr]).toEqual([step, 0, expect.any(String)]);
      return stdout;
    };
    const start = (step: string): ChildProcess => {
      const child = spawn("bash", ["-c", commands(step)], { env, stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      ends.push(async () => {
        child.kill();
        await ended;
      });
      return child;
    };
    run("password");
    expect(statSync(join(folder, "postgres.password")).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, "postgres.password"), "utf8")).toMatch(/^[\da-f]{48}\n$/);
    run("database");
    const service = start("service");
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, () => 0);
    await expect.poll(() => service.exitCode ?? ready(), { timeout: 60_000, interval: 200 }).toBe(200);
    const key = /ak_\w+/.exec(run("key"))![0];
    start("worker");
    const response = await fetch(`http://127.0.0.1:${port}/v1/lookup/squat/kestrelbank.com?limit=20`, {
      headers: bearer(key),
    });
    const lines = (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
    expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
    expect(lines.some(({ op }) => op === "Dns")).toBe(true);
    expect(await postgres.sql("SELECT count(*) > 0 FROM deadringer.keys", "dr")).toBe("t");
  },
);
