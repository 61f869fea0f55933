import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { createKey, hashOf } from "../../server/auth/keys.ts";
import { openStore, SCOPES } from "../whole/whole.ts";
import { newSession, writeSessionCookie } from "../../server/auth/session.ts";

import { missingProgram, requires } from "../requires.ts";
import { noPostgres, startPostgres } from "../postgres_server.ts";
import { scaled } from "./scale.ts";
import { rssOf, scriptArgs, start } from "./server.ts";

/** Seconds before and during the attack. */
const QUIET = scaled(4, 15), ATTACK = Number(process.env["HOSTILE_SECONDS"] ?? scaled(12, 60));
/** People of the hostile team. */
const PEOPLE = 40;
/** A folder for the service's CPU profile, if there is to be one: bench/turns.ts reads it. */
const PROFILES = process.env["HOSTILE_PROFILES"];
/** Megabytes: far above the goal of 600 in the short run, which says whether anything is held without a limit. */
const MAX_MB = scaled(1_000, 600);

/**
 * Where there are two processors, the service has one and everything else the other, in the quiet time too: else the
 * figures tell how the operating system shares processors between attacker and service. The attacker gets what the
 * other owner's client leaves.
 */
const SEPARATE = missingProgram("taskset") === null && availableParallelism() > 1;
/** The processors that this process has, as `0-3,8`, and the first two of them. */
const PROCESSORS = SEPARATE
  ? /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))![1]!
  : "";
const [FIRST, SECOND] = PROCESSORS.split(",").flatMap((range) => {
  const [from, to = from] = range.split("-").map(Number) as [number, number?];
  return Array.from({ length: to! - from + 1 }, (_, i) => String(from + i));
}) as [string, string];
const ON_SERVICE = SEPARATE ? ["taskset", "-c", FIRST] : [];
const ON_CLIENTS = SEPARATE ? ["nice", "-n", "10", "taskset", "-c", SECOND] : [];
/** Gives all threads of this process those processors. */
function moveTo(processors: string): void {
  if (!SEPARATE) return;
  execFileSync("taskset", ["-a", "-p", "-c", processors, String(process.pid)], { stdio: "ignore" });
}

const postgres = await startPostgres();
moveTo(SECOND);
const folders: string[] = [];
afterAll(async () => {
  moveTo(PROCESSORS);
  await postgres?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Receivers: one takes alerts and says when, the other never answers. */
async function receivers() {
  const arrived = new Map<string, number>();
  const wakes = new Map<string, (at: number) => void>();
  const listen = async (server: Server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const good = createServer((request, response) => {
    request.resume().on("end", () => {
      const of = request.url!.slice(1);
      if (!arrived.has(of)) arrived.set(of, performance.now());
      wakes.get(of)?.(performance.now());
      response.end();
    });
  });
  const silent = createServer((request) => void request.resume());
  const urls = { good: await listen(good), silent: await listen(silent) };
  return {
    ...urls,
    /** Resolves with the time of the first alert at that path. */
    alert: (of: string) =>
      new Promise<number>((resolve) => arrived.has(of) ? resolve(arrived.get(of)!) : wakes.set(of, resolve)),
    close: () => [good, silent].forEach((server) => (server.closeAllConnections(), server.close())),
  };
}

/**
 * Milliseconds that the main thread of a process has waited for a processor that other programs had: they are subtracted
 * from all times, else figures of a machine with other work tell of that work. 0 where the system does not say.
 */
function waitedFor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** What the other owner does, again and again; each answer has to be whole. */
function neighbour(
  { base, pid }: { base: string; pid: number },
  keys: readonly string[],
  hooks: Awaited<ReturnType<typeof receivers>>,
) {
  const now = () => performance.now() - waitedFor(pid);
  let turn = 0;
  const call = async (path: string, method = "GET", body?: unknown) => {
    const { status, text } = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${keys[turn++ % keys.length]}`, "content-type": "application/json" },
      ...body === undefined ? {} : { body: JSON.stringify(body) },
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error) => ({ status: 0, text: `${error} ${error.cause}` }),
    );
    const isAnswer = status >= 200 && status < 300;
    expect([method, path, status, isAnswer ? "" : text]).toEqual([method, path, status, ""]);
    return text;
  };
  const doors: Record<string, (n: number) => Promise<unknown>> = {
    health: () => call("/healthz"),
    page: () => call("/v1/retrieve"),
    TAXII: () => call("/taxii2/deadringer/collections/"),
    lookup: async (n) =>
      expect(await call(`/v1/lookup/squat/neighbour${n}shop.com?limit=200`)).toContain('"kind":"Done"'),
    alert: async (n) => {
      const of = `alert${n}`;
      const made = JSON.parse(
        await call("/v1/watch/brands", "POST", {
          name: of,
          domains: [`neighbour${n}shop.com`],
          channels: [`${hooks.good}/${of}`],
          // The "all clear" of its first run.
          heartbeat_hours: 1,
        }),
      );
      await hooks.alert(of);
      await call(`/v1/watch/brands/${made.id}`, "DELETE");
    },
  };
  let n = 0;
  /** Milliseconds by door, until a time; every door is used at least once. */
  return async (seconds: number): Promise<Record<string, number[]>> => {
    const until = performance.now() + seconds * 1000;
    const times: Record<string, number[]> = {};
    await Promise.all(
      Object.entries(doors).map(async ([door, use]) => {
        const own: number[] = times[door] = [];
        do {
          const startedAt = now();
          await use(n++);
          own.push(Math.max(0, now() - startedAt));
          await new Promise((resolve) => setTimeout(resolve, 500));
        } while (performance.now() < until);
      }),
    );
    return times;
  };
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

async function harness(store: string, folder: string): Promise<void> {
  const storage = await openStore(store, folder);
  const keysOf = async (owner: string) => {
    const made = Array.from(
      { length: 5 },
      () => createKey({ owner, scopes: SCOPES, expires_at: null }, Date.now()),
    );
    for (const { record } of made) await storage.keys.add(record);
    return made.map(({ key }) => key);
  };
  /** Sessions of a team's people, who may be invited without end: their cookies. */
  const peopleOf = async (owner: string) => {
    const now = Date.now();
    await storage.owners.add({ name: owner, passphrase: null, created_at: now });
    return await Promise.all(Array.from({ length: PEOPLE }, async (_, i) => {
      const [name, hash] = [`${owner}${i}`, hashOf(`${owner} ${i}`)];
      const expires_at = now + 3_600_000;
      await storage.people.invite(
        { hash, owner, role: "admin", made_by: "", created_at: now, expires_at },
        PEOPLE,
      );
      await storage.people.accept(hash, { name, passphrase: null }, now);
      const { value, record } = newSession(name, "link", now, { idle: 3_600_000, whole: 3_600_000 });
      await storage.sessions.add(record, null);
      return writeSessionCookie(value).replace(/;.*/, "");
    }));
  };
  const [ann, eve, people] = [await keysOf("ann"), await keysOf("eve"), await peopleOf("eve")];
  await storage.close();
  const hooks = await receivers();
  const mini = await start("test/faults/mini_server.ts", [], {}, SEPARATE ? ["taskset", "-c", SECOND] : []);
  const { child, first, errors, exited } = await start(
    "test/faults/hostile_server.ts",
    [],
    {
      MINI_PLACE: mini.first,
      DEADRINGER_DATA: folder,
      DEADRINGER_STORE: store,
      DEADRINGER_WATCH_ALLOW: "127.0.0.1",
      DEADRINGER_REPORT_ORG: "Kestrel",
      DEADRINGER_REPORT_CONTACT: "soc@example.com",
      // Twice the defaults: more of the attacks come through.
      DEADRINGER_RATE_LIMIT: "120",
      DEADRINGER_OWNER_RATE_LIMIT: "600",
    },
    ON_SERVICE,
    PROFILES === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${PROFILES}`],
  );
  let peak = 0;
  const sampling = setInterval(() => peak = Math.max(peak, rssOf(child.pid!)), 100);
  try {
    const base = /Listening on (\S+)/.exec(first)![1]!;
    const use = neighbour({ base, pid: child.pid! }, ann, hooks);
    await use(1);
    const quiet = await use(QUIET);
    const [command, ...rest] = [
      ...[...ON_CLIENTS, process.execPath, ...scriptArgs("test/faults/hostile_owner.ts")],
      ...[base, String(ATTACK), hooks.silent, ...eve],
    ];
    const attack = spawn(command!, rest, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, HOSTILE_PEOPLE: people.join("\n") },
    });
    const lines = createInterface({ input: attack.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe("attacking");
    const under = await use(ATTACK);
    const counts = (await lines.next()).value as string;
    const figures = Object.keys(quiet).map((door) => {
      const [before, during] = [median(quiet[door]!), median(under[door]!)];
      return `${door} ${before.toFixed(0)} → ${during.toFixed(0)} ms (worst ${
        Math.max(...under[door]!).toFixed(0)
      }, ${under[door]!.length} times)`;
    });
    console.log(`${figures.join("; ")}; memory ${(peak / 1024).toFixed(0)} MB\n${counts}`);
    // It was an attack, and nobody else lost anything: each answer above was whole.
    if (process.env["HOSTILE_ATTACKS"] === undefined) {
      expect(Object.keys(JSON.parse(counts)).length).toBeGreaterThan(7);
    }
    expect(child.exitCode).toBeNull();
    expect(peak / 1024).toBeLessThan(MAX_MB);
    expect(errors().split("\n").filter((line) => /uncaught|unhandled|"level":"error"/i.test(line))).toEqual(
      [],
    );
  } catch (error) {
    console.log(
      errors().split("\n").filter((line) => /"level":"(warn|error)"|^\D/.test(line)).slice(-20).join("\n"),
    );
    throw error;
  } finally {
    clearInterval(sampling);
    // What profiles it writes the profile when it ends.
    child.kill(PROFILES === undefined ? "SIGKILL" : "SIGTERM");
    mini.child.kill("SIGKILL");
    await Promise.all([exited, mini.exited]);
    hooks.close();
  }
}

test(
  `SQLite: ${ATTACK} s of one owner's attacks take nothing from another`,
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-hostile-"));
    folders.push(folder);
    await harness(`sqlite:${folder}`, folder);
  },
);

requires(noPostgres)(
  `PostgreSQL: ${ATTACK} s of one owner's attacks take nothing from another`,
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-hostile-"));
    folders.push(folder);
    await harness(await postgres!.database(), folder);
  },
);
