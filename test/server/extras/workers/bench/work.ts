/**
 * One lookup over one worker and over two, each a process of its own, where names cost waiting time but hardly any CPU:
 * every DNS answer takes `delay` ms. Run: `node test/server/extras/workers/bench/work.ts [DELAY]`; 0 shows the overhead of distribution.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../../../../server/config/mod.ts";
import { localLookup } from "../../../../../server/service.ts";
import { openDatabase } from "../../../../../server/extras/postgres/database.ts";
import { Paces } from "../../../../../server/fair/paces.ts";
import { postgresStores } from "../../../../../server/extras/postgres/storage.ts";
import { startDispatcher } from "../../../../../server/extras/workers/dispatch.ts";
import { emptyWorld } from "../../../empty_world.ts";
import { startPostgres } from "../../../../postgres_server.ts";

const delay = process.argv[2] ?? "500";
const NAMES = "4000";
const ROUNDS = 3;
const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const NODE = ["node"];
const DENO = ["deno", "run", "-A"];

const server = await startPostgres({ fsync: "on" });
if (server === null) process.exit(0);
const url = await server.database();
const database = await openDatabase(url);
await postgresStores(database);
const io = emptyWorld(Number(delay));
const config = { ...readConfig({ DEADRINGER_PERMUTATIONS: NAMES }), batch: 100 };
const dispatcher = await startDispatcher({
  database,
  config,
  io,
  paces: new Paces(io),
  local: localLookup({ config, io, log: () => {} }),
  log: () => {},
});

async function start([command, ...args]: string[]): Promise<ChildProcess> {
  const program = [...args, "test/server/extras/workers/work_process.ts", url, delay, "4"];
  const child = spawn(`${root}node_modules/.bin/${command}`, program, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout!, "data");
  return child;
}

async function seconds(): Promise<number> {
  const startedAt = performance.now();
  let lines = 0;
  const request = { plan: "nxdomain" as const, domain: "example.com", limit: undefined, linger: 0 };
  for await (const line of dispatcher.lookup(request, new AbortController().signal)) {
    if (line.op === "Nxdomain") lines++;
  }
  if (lines !== Number(NAMES)) throw new Error(`${lines} lines`);
  return (performance.now() - startedAt) / 1000;
}

async function measure(name: string, runtimes: string[][]): Promise<number> {
  const workers = await Promise.all(runtimes.map(start));
  await seconds();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) times.push(await seconds());
  for (const worker of workers) worker.kill("SIGTERM");
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  const median = times.sort((a, b) => a - b)[1]!;
  console.log(`${name}: ${median.toFixed(2)} s, ${Math.round(+NAMES / median)} names/s`);
  return median;
}

const one = await measure("one worker (Node)", [NODE]);
const two = await measure("two workers (Node, Deno)", [NODE, DENO]);
console.log(`ratio ${(one / two).toFixed(2)}`);
await dispatcher.close();
await database.close();
await server.close();
