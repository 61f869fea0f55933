/**
 * A PostgreSQL server of a test's own: Debian's binaries, a folder that goes away, a free port, an unprivileged user.
 * @module
 */
import { execFile, execFileSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { freePort } from "./free_port.ts";

const ROOT = "/usr/lib/postgresql";
/** With characters that a URL has to escape. */
const PASSWORD = "p@ss/w:rd";

export interface PostgresServer {
  /** Where it is, with the password. */
  readonly url: string;
  readonly port: number;
  readonly password: string;
  /** The folder of the server, for its certificates. */
  readonly folder: string;
  /** The folder of its programs, such as `pg_dump`. */
  readonly programs: string;
  /** Makes an empty database and returns its URL. */
  database(): Promise<string>;
  /** Runs statements as the owner of everything. */
  sql(text: string, database?: string): Promise<string>;
  /** Stops it as a crash would, or in order. */
  stop(how?: "immediate" | "fast"): Promise<void>;
  start(): Promise<void>;
  /** Holds all its processes (SIGSTOP): it answers nothing, and refuses nothing. Or lets them go on. */
  hold(isHeld: boolean): void;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

const versions = existsSync(ROOT) ? readdirSync(ROOT).filter((each) => /^\d+$/.test(each)) : [];
const newest = versions.sort((a, b) => +b - +a)[0];

/** Why tests on PostgreSQL are skipped here; null where it is installed. */
export const noPostgres: string | null = newest === undefined ? "no PostgreSQL on this machine" : null;

/** Starts one; null where PostgreSQL is not installed. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer | null> {
  if (newest === undefined) return null;
  const bin = join(ROOT, newest, "bin");
  const folder = mkdtempSync(join(tmpdir(), "deadringer-pg-"));
  const root = process.getuid?.() === 0;
  // Its programs refuse to run as root.
  const uid = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  if (root) chownSync(folder, uid("-u"), uid("-g"));
  const run = (program: string, args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(
      root ? "runuser" : program,
      root ? ["-u", "postgres", "--", program, ...args] : args,
      {
        cwd: folder,
        env: { ...process.env, ...env },
        timeout: 60_000,
      },
    );
  writeFileSync(join(folder, "password"), PASSWORD, { mode: 0o644 });
  const data = join(folder, "data");
  const initial = [
    "-D",
    data,
    "-A",
    "scram-sha-256",
    "-U",
    "deadringer",
    "--pwfile",
    join(folder, "password"),
  ];
  await run(join(bin, "initdb"), [...initial, "-E", "UTF8", "--locale=C", "--no-sync"]);
  const port = await freePort();
  const all = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: "60",
    // The tests kill this program, not the machine.
    fsync: "off",
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`).join(" ");
  const ctl = (...args: string[]) => run(join(bin, "pg_ctl"), ["-D", data, "-w", "-s", ...args]);
  let running = false;
  let made = 0;
  const urlOf = (name: string) =>
    `postgres://deadringer:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`;
  const server: PostgresServer = {
    url: urlOf("postgres"),
    port,
    password: PASSWORD,
    folder,
    programs: bin,
    async sql(text, database = "postgres") {
      const args = ["-h", folder, "-p", String(port), "-U", "deadringer", "-d", database, "-XAtqc", text];
      return (await run(join(bin, "psql"), args, { PGPASSWORD: PASSWORD })).stdout.trim();
    },
    async database() {
      const name = `test${++made}`;
      await server.sql(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async start() {
      await ctl("-l", join(folder, "log"), "-o", options, "start");
      running = true;
    },
    async stop(how = "fast") {
      if (running) await ctl("-m", how, "stop");
      running = false;
    },
    hold(isHeld) {
      const first = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
      const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
      for (const pid of [first, ...children.filter((each) => each !== "").map(Number)]) {
        process.kill(pid, isHeld ? "SIGSTOP" : "SIGCONT");
      }
    },
    async close() {
      await server.stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
