/** The pages about people, health, backup and upgrade, command by command, on real data and a real PostgreSQL. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, expect } from "vitest";
import { createKey } from "../../server/auth/keys.ts";
import { sqliteStores } from "../../server/stores/sqlite_stores.ts";
import { freePort } from "../free_port.ts";
import { missingProgram, requires } from "../requires.ts";
import { blocksOf } from "../server/docs_block.ts";
import { oldFile } from "./before_people_suite.ts";
import { noPostgres, startPostgres } from "../postgres_server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "deadringer-operation-"));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const programs = join(folder, "bin");
mkdirSync(programs);
const cli = "Deno" in globalThis
  ? `"${process.execPath}" run -A --config "${root}deno.json" "${root}server/cli.ts"`
  : `"${process.execPath}" "${root}server/cli.ts"`;
writeFileSync(join(programs, "deadringer"), `#!/bin/sh\nexec ${cli} "$@"\n`);
chmodSync(join(programs, "deadringer"), 0o755);

/** Runs the blocks of a page in a place of their own. */
function place(name: string, more: Record<string, string> = {}, path = "") {
  const here = join(folder, name);
  for (const each of ["backups", "lib"]) mkdirSync(join(here, each), { recursive: true });
  const env = { ...process.env, PATH: `${programs}:${path}${process.env["PATH"]}`, ...more };
  const commands = (page: string, step: string, port = 8787) =>
    "set -e -o pipefail\n" +
    blocksOf(`server/docs/${page}.md`).find(({ info }) => info === `sh follow=${step}`)!.code
      .replace(/^ {3}/gm, "")
      .replaceAll("/var/backups", join(here, "backups"))
      .replaceAll("/var/lib", join(here, "lib"))
      .replaceAll("8787", String(port))
      .replace(/^deadringer serve$/m, "exec deadringer serve");
  const run = (page: string, step: string, port?: number) => {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", commands(page, step, port)], {
      env,
      encoding: "utf8",
    });
    expect([page, step, status, stderr]).toEqual([page, step, 0, expect.any(String)]);
    return stdout;
  };
  const start = (page: string, step: string): ChildProcess => {
    const child = spawn("bash", ["-c", commands(page, step)], { env, stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    ends.push(async () => {
      child.kill();
      await ended;
    });
    return child;
  };
  return { here, data: join(here, "lib", "deadringer"), run, start };
}

/** Writes the files of a version before there were people. */
function writeOld(data: string): void {
  mkdirSync(data, { recursive: true });
  for (const name of ["deadringer.db", "watch.sqlite", "reports.sqlite", "shares.sqlite"]) {
    const db = new DatabaseSync(join(data, name));
    db.exec(oldFile(`sqlite/${name}.sql`));
    db.close();
  }
}

const ready = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, () => 0);

requires(missingProgram("bash", "curl"))(
  "upgrade and health: old data is backed up, brought up to date by the start, and the state is known",
  { timeout: 120_000 },
  async () => {
    const port = await freePort();
    const env = {
      DEADRINGER_PORT: String(port),
      DEADRINGER_DATA: join(folder, "upgraded", "lib", "deadringer"),
    };
    const { data, here, run, start } = place("upgraded", env);
    writeOld(data);
    run("upgrade", "backup");
    expect(existsSync(join(here, "backups", "before.backup"))).toBe(true);
    const service = start("upgrade", "serve");
    await expect.poll(() => service.exitCode ?? ready(port), { timeout: 60_000, interval: 200 }).toBe(200);
    expect(run("upgrade", "ready", port)).toMatch(/^ready\n/);
    expect(existsSync(join(data, "deadringer.db.version-3"))).toBe(true);
    const stores = sqliteStores(data);
    const { key, record } = createKey(
      { owner: "ann", scopes: ["ct"], expires_at: null, person: { name: "ann", role: "admin" } },
      Date.now(),
    );
    await stores.keys.add(record);
    await stores.close();
    const asked = place("upgraded", { DEADRINGER_KEY: key });
    const { checks } = JSON.parse(asked.run("health", "ready", port));
    const row = (id: string) => checks.find((each: { id: string }) => each.id === id);
    expect(row("database")).toMatchObject({ state: "good" });
    expect(row("backup")).toMatchObject({ state: "good", text: expect.stringContaining("before.backup") });
    expect(asked.run("health", "metrics", port)).toMatch(/^deadringer_health\{check="database"\} 1$/m);
  },
);

requires(missingProgram("bash"))("people: a team, an invitation to it, its history", {
  timeout: 60_000,
}, () => {
  const { run } = place("people", { DEADRINGER_DATA: join(folder, "people", "lib", "deadringer") });
  expect(run("people", "add")).toMatch(/^http\S+\/signin#link=\S+\n$/);
  expect(run("people", "invite")).toMatch(/^http\S+\/signin#invitation=\S+\nann .*\n +ann +admin\n$/);
  expect(run("people", "history")).toBe("id,at,owner,person,key_id,action,target,detail\r\n");
});

requires(missingProgram("bash"))("backup: what was stored is in the folder that it is restored to", {
  timeout: 60_000,
}, () => {
  const { data, here, run } = place("restored");
  writeOld(data);
  run("backup", "backup");
  run("backup", "restore");
  const restored = new DatabaseSync(join(here, "lib", "deadringer-restored", "deadringer.db"), {
    readOnly: true,
  });
  expect(restored.prepare("SELECT name FROM owners").all()).toMatchObject([{ name: "ann" }]);
  restored.close();
  expect(existsSync(join(here, "lib", "deadringer-restored", "watch.sqlite"))).toBe(true);
});

requires(noPostgres ?? missingProgram("bash"))("backup: a database by PostgreSQL's own tools", {
  timeout: 60_000,
}, async () => {
  const postgres = (await startPostgres())!;
  ends.push(() => postgres.close());
  const [one, other] = [await postgres.database(), await postgres.database()];
  const { run } = place("postgres", { DATABASE_URL: one, RESTORED_URL: other }, `${postgres.programs}:`);
  const made = spawnSync(join(programs, "deadringer"), ["owner", "add", "ann"], {
    env: { ...process.env, DEADRINGER_STORE: one },
    encoding: "utf8",
  });
  expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
  // A worker makes this schema; a database without it has nothing to dump of it.
  await postgres.sql("CREATE SCHEMA graphile_worker", new URL(one).pathname.slice(1));
  run("backup", "dump");
  run("backup", "undump");
  const name = new URL(other).pathname.slice(1);
  expect(await postgres.sql("SELECT name FROM deadringer.owners", name)).toBe("ann");
});
