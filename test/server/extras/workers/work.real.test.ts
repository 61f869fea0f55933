import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { domainToASCII, fileURLToPath } from "node:url";
import { afterAll, afterEach, expect } from "vitest";
import { listedNames } from "../../../../lib/lines/mod.ts";
import { type Io, lookup, parseDomain, SquatError, type StreamMessage, toRecords } from "../../../../mod.ts";
import { listCandidates } from "../../../../lib/lookup/mod.ts";
import { lookupLines } from "../../../lib/lookup_lines.ts";
import { lookOf } from "../../../../lib/observe/web/look.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { localLookup } from "../../../../server/service.ts";
import { createKey } from "../../../../server/auth/keys.ts";
import { SCOPES } from "../../../../server/wire/scopes.ts";
import { startServer } from "../../../whole/whole.ts";
import { openConfiguredStorage } from "../../../../server/open.ts";
import { type Database, openDatabase } from "../../../../server/extras/postgres/database.ts";
import { EXTENSIONS } from "../../../../server/extras/mod.ts";
import { POSTGRES_SETTINGS } from "../../../../server/extras/postgres/settings.ts";
import { Paces } from "../../../../server/fair/paces.ts";
import { postgresOf, postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { withSettings } from "../../../../server/config/setting.ts";
import type { LookupRunner } from "../../../../server/extension.ts";
import { WORKER_SETTINGS } from "../../../../server/extras/workers/settings.ts";
import { startDispatcher } from "../../../../server/extras/workers/dispatch.ts";
import { startMiniInternet } from "../../../../server/mini/mod.ts";
import { startWorker } from "../../../../server/extras/workers/worker.ts";
import { freePort } from "../../../free_port.ts";
import { listen, worldIo } from "../../../lib/net/world.ts";
import { KESTREL, pngOf } from "../../../lib/observe/web/drawn.ts";
import { emptyWorld } from "../../empty_world.ts";
import { requires } from "../../../requires.ts";
import { noPostgres, startPostgres } from "../../../postgres_server.ts";

const server = await startPostgres();
afterAll(() => server?.close());
const onPostgres = requires(noPostgres);
const root = fileURLToPath(new URL("../../../..", import.meta.url));

const cleanup: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

async function open(): Promise<Database> {
  const database = await openDatabase(await server!.database());
  await postgresStores(database);
  cleanup.push(() => database.close());
  return database;
}

const configOf = (env: Record<string, string>) =>
  withSettings(readConfig(env, [POSTGRES_SETTINGS, WORKER_SETTINGS]), WORKER_SETTINGS);

async function dispatch(
  database: Database,
  env: Record<string, string>,
  io = emptyWorld(0),
): Promise<LookupRunner> {
  const config = configOf(env);
  const paces = new Paces(io);
  const parts = {
    database,
    config,
    io,
    paces,
    local: localLookup({ config, io, log: () => {} }),
    log: () => {},
  };
  const dispatcher = await startDispatcher(parts);
  cleanup.push(() => dispatcher.close());
  return dispatcher;
}

async function worker(database: Database, io: Io, work = 2) {
  const started = await startWorker({ database, config: { work }, io, log: () => {} });
  cleanup.push(() => started.close());
  return started;
}

const request = { plan: "nxdomain" as const, domain: "example.com", limit: undefined, linger: 0 };
const asleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = new AbortController().signal;

const until = (what: () => Promise<boolean>): Promise<void> => expect.poll(what).toBe(true);

/** Resolves with a value once it has stayed the same for a while. */
async function settled(read: () => Promise<number>): Promise<number> {
  let value = await read();
  for (let same = 0; same < 15; same++) {
    await asleep(20);
    const next = await read();
    if (next !== value) same = 0;
    value = next;
  }
  return value;
}

/** Which lines there are, order and progress apart. */
function results(lines: readonly StreamMessage[]): string[] {
  return lines.flatMap((line) =>
    line.op === "Meta" || line.op === "Levenshtein" ? [] : [`${line.permutation.domain.fqdn} ${line.op}`]
  ).sort();
}

onPostgres("what workers do is what one process does: the same names, each once, then Done", async () => {
  const database = await open();
  const mute = "exmple.com";
  const io = emptyWorld(1, mute);
  const { lookup: shared } = await dispatch(database, {
    DEADRINGER_BATCH: "30",
    DEADRINGER_PERMUTATIONS: "250",
  });
  await worker(database, io);
  const [here, there]: StreamMessage[][] = [[], []];
  for await (
    const line of lookup("example.com", {
      plan: "nxdomain",
      limit: 250,
      io: emptyWorld(0, mute),
    })
  ) {
    here!.push(line);
  }
  for await (const line of shared(request, never)) there!.push(line);
  expect(results(there!)).toHaveLength(249);
  for (const lines of [here, there]) {
    expect(lines!.flatMap((line) => listedNames(line, "unanswered"))).toEqual([mute]);
  }
  expect(results(there!)).toEqual(results(here!));
  expect(there!.find((line) => line.op === "Nxdomain")).toMatchObject({
    permutation: { kind: expect.stringMatching(/^(?!UserContext)/) },
  });
  expect(there![0]).toMatchObject({ op: "Meta", data: { kind: "Progress", data: [0, 250] } });
  expect(there!.slice(-2)).toMatchObject([
    { op: "Meta", data: { kind: "Progress", data: [250, 250] } },
    { op: "Meta", data: { kind: "Done" } },
  ]);
  // Its rows are gone, and its jobs once their worker has said that they are done.
  for (const table of ["deadringer.lookups", "deadringer.batches", "deadringer.found"]) {
    expect([table, (await database.query(`SELECT FROM ${table}`)).count]).toEqual([table, 0]);
  }
  await until(async () => (await database.query("SELECT FROM graphile_worker._private_jobs")).count === 0);
  const analysis: StreamMessage[] = [];
  for await (const line of shared({ ...request, plan: "analyze" }, never)) analysis.push(line);
  expect(analysis.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
});

onPostgres("workers call the same sites phishing as one process does", async () => {
  const mini = await startMiniInternet();
  cleanup.push(() => mini.close());
  const database = await open();
  const { lookup: shared } = await dispatch(database, { DEADRINGER_BATCH: "100" }, mini.io as never);
  await worker(database, mini.io);
  const asked = { ...request, plan: "squat" as const, domain: mini.domain, limit: 300 };
  const phishing = async (lines: AsyncIterable<StreamMessage>) =>
    toRecords(await Array.fromAsync(lines)).filter(({ verdict }) => verdict === "phishing")
      .map(({ domain }) => domain).sort();
  const here = await phishing(lookup(mini.domain, { io: mini.io, limit: 300 }));
  expect(here.length).toBeGreaterThan(5);
  expect(await phishing(shared(asked, never))).toEqual(here);
});

onPostgres(
  "workers compare pages with the brands of the request, and with what those brands' own pages show",
  async () => {
    const database = await open();
    const icon = pngOf(KESTREL, 64);
    const site = await listen((socket) => {
      socket.once("data", (request) => {
        const isPage = String(request).split(" ")[1] === "/";
        const page = "<title>Sign in</title><form>Your name <input> and <input type=password></form>";
        const head = `HTTP/1.1 200 OK\r\ncontent-type: ${
          isPage ? "text/html" : "image/png"
        }\r\nconnection: close\r\n\r\n`;
        socket.end(Buffer.concat([Buffer.from(head), isPage ? Buffer.from(page) : icon]));
      });
    });
    cleanup.push(() => site.close());
    const { dns, net } = worldIo({
      com: { NS: ["a.test."] },
      "example.com": {},
      "goats.com": { A: ["127.0.0.1"] },
    }, {
      allow: ["127.0.0.1"],
      portMap: { 80: site.port, 443: await freePort() },
    });
    const { lookup: shared } = await dispatch(database, {});
    await worker(database, { ...emptyWorld(0), dns, net });
    const pictures = [{ kind: "icon" as const, hash: 1, look: lookOf(icon) }];
    const { tld, domain, fqdn } = parseDomain("goats.com");
    const asked = {
      ...request,
      plan: "squat" as const,
      permutations: false,
      names: [{ domain: { tld, domain, fqdn }, kind: "UserContext" as const }],
      brands: [{ brand: "ospreypay.com", pictures }],
    };
    const found: unknown[] = [];
    for await (const line of shared(asked, never)) if (line.op === "Classification") found.push(line.data);
    expect(found).toMatchObject([{
      imitates: { brand: "ospreypay.com", reasons: expect.arrayContaining(["its icon"]) },
    }]);
  },
);

onPostgres(
  "a worker taken for dead that goes on doubles nothing, and what was taken is not done again",
  async () => {
    const database = await open();
    const { lookup: shared } = await dispatch(database, {
      DEADRINGER_BATCH: "400",
      DEADRINGER_PERMUTATIONS: "400",
    });
    // It has half of the batch when its death is noticed.
    const slow = emptyWorld(0);
    let release = () => {};
    const held = new Promise<void>((resolve) => release = resolve);
    const query = slow.dns.query;
    slow.dns.query = async (name, type, signal, wish) => {
      // Names of the batch only: the random names of the checks of zones are answered.
      if (
        type === "A" && name.endsWith(".com") && name.length < 20 && !slow.queries.has(name) &&
        slow.queries.size >= 200
      ) {
        await held;
      }
      return await query(name, type, signal, wish);
    };
    // With one place only, so that the other one gets the batch when it is free.
    await worker(database, slow, 1);
    const lines: StreamMessage[] = [];
    const reading = (async () => {
      for await (const line of shared(request, never)) lines.push(line);
    })();
    const studied = async () =>
      (await database.query<{ n: number }>(
        "SELECT coalesce(sum(cardinality(studied)), 0) AS n FROM deadringer.batches",
      ))
        .rows[0]!.n;
    await until(async () => await studied() >= 50);
    const known = await studied();
    const quick = emptyWorld(0);
    await worker(database, quick);
    const { rows } = await database.query<{ id: string }>(
      "SELECT locked_by AS id FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL",
    );
    await database.query("SELECT graphile_worker.force_unlock_workers($1)", [[rows[0]!.id]]);
    await until(() => Promise.resolve(quick.queries.size > 0));
    release();
    await reading;
    expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
    expect(new Set(results(lines)).size).toBe(400);
    expect(results(lines)).toHaveLength(400);
    const names = new Set(lines.flatMap((line) => line.op === "Meta" ? [] : [line.permutation.domain.fqdn]));
    expect([...quick.queries.keys()].filter((name) => names.has(name)).length).toBeLessThanOrEqual(
      400 - known + 20,
    );
  },
);

onPostgres("a worker knows when its lookup is over, whatever the clock of who serves it says", async () => {
  const database = await open();
  const env = { DEADRINGER_DEADLINE: "2", DEADRINGER_PERMUTATIONS: "10" };
  const { lookup: shared } = await dispatch(database, env, { ...emptyWorld(0), now: () => 0 });
  await worker(database, emptyWorld(60_000));
  const lines = await Array.fromAsync(shared(request, never));
  expect(lines.at(-1)).toMatchObject({ data: { kind: "Timeout", data: { completed: 0, total: 10 } } });
});

onPostgres(
  "out of time, names in progress and names never queried are listed as in one process",
  async () => {
    const database = await open();
    const options = { plan: "nxdomain", limit: 40 } as const;
    const names = (await Array.fromAsync(await listCandidates("example.com", options))).map(({ domain }) =>
      domain.fqdn
    );
    // All but five names hang.
    const hanging = new Set(names.slice(5).map(domainToASCII));
    const world = () => {
      const io = emptyWorld(0);
      const { query } = io.dns;
      io.dns.query = async (name, type, signal, more) => {
        if (hanging.has(name)) await io.sleep(60_000, signal);
        return await query(name, type, signal, more);
      };
      return io;
    };
    const env = { DEADRINGER_DEADLINE: "2", DEADRINGER_PERMUTATIONS: "40", DEADRINGER_BATCH: "10" };
    const { lookup: shared } = await dispatch(database, env);
    // It never comes to the later batches.
    await worker(database, world(), 1);
    const [there, here] = await Promise.all([
      Array.fromAsync(shared(request, never)),
      Array.fromAsync(
        lookupLines("example.com", { ...options, io: world(), deadlineMs: 2_000 }),
      ),
    ]);
    for (const lines of [here, there]) {
      expect(lines.flatMap((line) => listedNames(line, "unanswered")).sort()).toEqual(names.slice(5).sort());
      expect(lines.slice(-2)).toMatchObject([
        { data: { kind: "Progress", data: [5, 40], completeness: 0.125 } },
        { data: { kind: "Timeout", data: { completed: 5, total: 40 } } },
      ]);
    }
  },
);

onPostgres("a reader that leaves ends the work and its jobs", async () => {
  const database = await open();
  const io = emptyWorld(20);
  const { lookup: shared } = await dispatch(database, { DEADRINGER_BATCH: "100" });
  await worker(database, io);
  for await (const line of shared(request, never)) if (line.op === "Nxdomain") break;
  expect((await database.query("SELECT FROM deadringer.lookups")).count).toBe(0);
  await until(async () => (await database.query("SELECT FROM graphile_worker._private_jobs")).count === 0);
  expect(await settled(() => Promise.resolve(io.queries.size))).toBeLessThan(5_000);
  const controller = new AbortController();
  const aborted = (async () => {
    for await (const _ of shared(request, controller.signal)) controller.abort(new Error("gone"));
  })();
  await expect(aborted).rejects.toThrow("gone");
});

onPostgres("a reader that takes nothing holds the workers up", async () => {
  const database = await open();
  const io = emptyWorld(0);
  const { lookup: shared } = await dispatch(database, { DEADRINGER_BATCH: "2000" });
  await worker(database, io);
  const lines = shared(request, never)[Symbol.asyncIterator]();
  const all: StreamMessage[] = [];
  while (all.at(-1)?.op !== "Nxdomain") all.push((await lines.next()).value);
  const unread = async () =>
    (await database.query<{ n: number }>("SELECT coalesce(sum(length(lines)), 0) AS n FROM deadringer.found"))
      .rows[0]!.n;
  await until(async () => await unread() >= 1024 * 1024);
  // Each of two batches may have had a piece under way, and what waits in its memory.
  expect(await settled(unread)).toBeLessThan(3 * 1024 * 1024);
  for (let each = await lines.next(); !each.done; each = await lines.next()) all.push(each.value);
  expect(new Set(results(all)).size).toBe(
    (await Array.fromAsync(await listCandidates("example.com", { io, plan: "nxdomain" }))).length,
  );
  expect(all.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
});

onPostgres(
  "how a lookup ends that is not done: out of time, no worker, a batch that fails for good",
  async () => {
    const database = await open();
    const io = emptyWorld(0);
    const collect = async (dispatcher: LookupRunner) => {
      const lines: StreamMessage[] = [];
      for await (const line of dispatcher.lookup(request, never)) lines.push(line);
      return lines;
    };
    const some = { DEADRINGER_PERMUTATIONS: "100" };
    const late = await collect(await dispatch(database, { ...some, DEADRINGER_DEADLINE: "1" }, io));
    expect(late.at(-1)).toMatchObject({ data: { kind: "Timeout", data: { completed: 0, total: 100 } } });
    // Each look at the clock finds it 5 s later.
    let time = Date.now();
    const alone = collect(await dispatch(database, some, { ...io, now: () => time += 5_000 }));
    await expect(alone).rejects.toThrow("No worker runs: start one with deadringer work");

    const failing = emptyWorld(0);
    failing.dns.query = () => Promise.reject(new SquatError("no_network", "No way out"));
    const lines = collect(await dispatch(database, some));
    await until(async () =>
      (await database.query("UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1")).count > 0
    );
    await worker(database, failing);
    await expect(lines).rejects.toThrow("No way out");
  },
);

onPostgres("a worker waits for a database that goes away", async () => {
  const database = await open();
  const { lookup: shared } = await dispatch(database, {
    DEADRINGER_BATCH: "50",
    DEADRINGER_PERMUTATIONS: "200",
  });
  const io = emptyWorld(100);
  // Batches fail at different times: graphile-worker 0.18 then never ends.
  const query = io.dns.query;
  const down = Promise.withResolvers<void>();
  let waiting = 0;
  io.dns.query = async (name, ...rest) => {
    if (name.length % 2 === 0) {
      waiting++;
      await down.promise;
      waiting--;
    }
    return await query(name, ...rest);
  };
  await worker(database, io);
  const lines: StreamMessage[] = [];
  const lost = (async () => {
    for await (const line of shared(request, never)) lines.push(line);
  })();
  lost.catch(() => {});
  await until(() => Promise.resolve(io.queries.size > 0));
  await server!.stop("immediate");
  await expect(lost).rejects.toThrow("The store cannot be reached");
  down.resolve();
  await until(() => Promise.resolve(waiting === 0));
  await server!.start();
  await until(() => database.query("SELECT 1").then(() => true, () => false));
  const again: StreamMessage[] = [];
  for await (const line of shared(request, never)) again.push(line);
  expect(results(again)).toHaveLength(200);
});

const NODE = ["node"];
const DENO = ["deno", "run", "-A"];

/** Starts a program of ours on a runtime and resolves once it says something. */
async function start(
  runtime: string[],
  args: string[],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(join(root, "node_modules/.bin", runtime[0]!), [...runtime.slice(1), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanup.push(() => void child.kill("SIGKILL"));
  await new Promise((resolve, reject) => {
    child.stdout!.once("data", resolve);
    child.once("exit", () => reject(new Error(`${runtime[0]} ended`)));
  });
  return child;
}

onPostgres("two workers, one on Node and one on Deno; kill -9 of one loses and doubles nothing", async () => {
  const url = await server!.database();
  const database = await openDatabase(url);
  cleanup.push(() => database.close());
  await postgresStores(database);
  const { lookup: shared } = await dispatch(database, {
    DEADRINGER_BATCH: "100",
    DEADRINGER_PERMUTATIONS: "2000",
  });
  const ids = async () =>
    (await database.query<{ id: string }>("SELECT id FROM deadringer.workers")).rows.map(({ id }) => id);
  // The one that is killed is of the other runtime than this test.
  const [other, own] = "Deno" in globalThis ? [NODE, DENO] : [DENO, NODE];
  const args = ["test/server/extras/workers/work_process.ts", url, "500", "2"];
  const victim = await start(other, args);
  await until(async () => (await ids()).length === 1);
  const [id] = await ids();
  await start(own, args);
  await until(async () => (await ids()).length === 2);
  const lines: StreamMessage[] = [];
  const reading = (async () => {
    for await (const line of shared(request, never)) lines.push(line);
  })();
  // It is in the middle of a batch.
  const held: number[] = [];
  await until(async () => {
    const { rows } = await database.query<{ nr: number }>(
      `SELECT nr FROM deadringer.batches, graphile_worker._private_jobs AS jobs
       WHERE locked_by = $1 AND (payload ->> 'nr')::int = nr AND attempt = 1 AND NOT ended`,
      [id],
    );
    return held.push(...rows.map(({ nr }) => nr)) > 0;
  });
  victim.kill("SIGKILL");
  let attempts = 0;
  await until(async () => {
    const { rows } = await database.query<{ attempt: number }>(
      "SELECT max(attempt) AS attempt FROM deadringer.batches WHERE nr = ANY ($1)",
      [held],
    );
    attempts = rows[0]!.attempt;
    return attempts > 1;
  });
  await reading;
  expect(lines.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
  const names = await Array.fromAsync(await listCandidates("example.com", { limit: 2000 }));
  expect(results(lines)).toEqual(names.map(({ domain }) => `${domain.fqdn} Nxdomain`).sort());
});

onPostgres(
  "deadringer serve shares its lookups with deadringer work, which stops on a signal",
  async () => {
    const url = await server!.database();
    const data = join(server!.folder, "data-of-serve");
    const env = { DEADRINGER_STORE: url, DEADRINGER_DATA: data, DEADRINGER_LOG: "off" };
    const workers = await Promise.all(
      [NODE, DENO].map((runtime) =>
        start(runtime, ["server/cli.ts", "work"], { ...env, DEADRINGER_DEMO: "1" })
      ),
    );
    const running = await startServer(
      configOf({
        ...env,
        DEADRINGER_DEMO: "1",
        DEADRINGER_PORT: "0",
        DEADRINGER_LOOKUPS: "workers",
        DEADRINGER_BATCH: "10",
      }),
      (text) => void process.stderr.write(text),
    );
    cleanup.push(() => running.close());
    const stores = await openConfiguredStorage(configOf(env), EXTENSIONS);
    const database = postgresOf(stores);
    cleanup.push(() => stores.close());
    const { key, record } = createKey({ owner: "ann", scopes: SCOPES, expires_at: null }, Date.now());
    await stores.keys.add(record);
    const response = await fetch(`${running.url}/v1/lookup/squat/kestrelbank.com?limit=60`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const lines = (await response.text()).trimEnd().split("\n").map((line) => JSON.parse(line));
    expect(lines.slice(-2).map(({ data }) => data)).toMatchObject([{ kind: "StoredResult" }, {
      kind: "Done",
    }]);
    const verdicts = lines.filter(({ op }) => op === "Classification");
    expect(verdicts.length).toBeGreaterThan(5);
    expect(new Set(verdicts.map(({ permutation }) => permutation.domain.fqdn)).size).toBe(verdicts.length);
    const ended = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) worker.kill("SIGTERM");
    await Promise.all(ended);
    // Only who ends in order signs off.
    expect((await database!.query("SELECT FROM deadringer.workers")).count).toBe(0);
  },
  120_000,
);
