/**
 * Memory of lookups that run at the same time, and of readers that read very little, with the service in a process of
 * its own: `node bench/lookup_memory.ts [node|deno] [LOOKUPS] [CANDIDATES] [SECONDS] [READERS]`.
 *
 * One name in twenty exists and has a page, by HTTP and HTTPS; all other names get NXDOMAIN at once.
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { createAuthority } from "../server/mini/authority.ts";
import { afterRequest, encrypted, listenAt } from "../test/farm/listen.ts";
import { HONEST } from "../test/farm/web.ts";
import { freePort } from "../test/free_port.ts";
import { startResolver } from "./quick_resolver.ts";

const [runtime = "node", lookups = "64", candidates = "10000", seconds = "60", readers = "200"] = process.argv
  .slice(2);
const ADDRESS = [127, 66, 0, 1];
const SAMPLE_MS = 250;
/** Bytes that a slow reader reads in a round. */
const SIP = 64 * 1024;
const ROUNDS = 8;
const REST_MS = 2_000;
/** Milliseconds for lookups to come to rest, or to end when their readers have left. */
const LEAVE_MS = 30_000;
/** Share of a core that an idle process uses. */
const RESTING = 0.1;

async function startWorld(): Promise<string[]> {
  const authority = await createAuthority(Date.now());
  const { key, cert } = await authority.issue(["*.com", "*.net", "*.org", "*.info"]);
  const ports = { web: await freePort(), tls: await freePort(), mail: 0, whois: 0 };
  await listenAt(ADDRESS.join("."), ports, "web", afterRequest(HONEST));
  const context = createSecureContext({ key, cert });
  await listenAt(ADDRESS.join("."), ports, "tls", encrypted(context, afterRequest(HONEST)));
  const root = join(mkdtempSync(join(tmpdir(), "deadringer-")), "root.pem");
  writeFileSync(root, authority.root);
  return [await startResolver(ADDRESS), String(ports.web), String(ports.tls), root, candidates];
}

interface Service {
  child: ChildProcess;
  port: number;
  key: string;
  /** Resolves with its live heap and buffers after a collection, KiB. */
  live: () => Promise<number>;
}

async function startService(world: string[]): Promise<Service> {
  const script = fileURLToPath(new URL("lookup_memory_server.ts", import.meta.url));
  // As `serve` sets it on Node.
  const size = "--heap-growing-percent=50";
  const flags = runtime === "deno" ? ["run", "-A", "--v8-flags=--expose-gc"] : [size, "--expose-gc"];
  const child = spawn(runtime, [...flags, script, ...world], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await lines.next();
    if (done === true) throw new Error("The service ended");
    return JSON.parse(value);
  };
  const live = async () => {
    child.stdin!.write("live\n");
    return (await next()).live / 1024;
  };
  return { child, live, ...await next() };
}

const status = (pid: number, field: string): number =>
  Number(
    new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0,
  ) / 1024;

/** CPU seconds of a process so far. */
function cpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function open({ port, key }: Service, path: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${key}` };
  return new Promise((resolve, reject) =>
    get({ port, host: "127.0.0.1", path, headers, agent: false }, resolve).on("error", reject)
  );
}

const base = (i: number): string => `kestrel${"abcdefghijklmnopqrstuvwxyz"[i % 26]}bank${i}.com`;

/** Resolves when a stream ends, with its last line and the number of names without an answer. */
async function drain(response: IncomingMessage): Promise<{ end: string; unanswered: number }> {
  if (response.statusCode !== 200) {
    response.resume();
    return { end: `${response.statusCode}, retry after ${response.headers["retry-after"]}`, unanswered: 0 };
  }
  let text = "", end = "cut off", unanswered = 0;
  try {
    for await (const chunk of response) {
      const lines = (text + chunk).split("\n");
      text = lines.pop()!;
      for (const line of lines) {
        const kind = /"op":"Meta","data":\{"kind":"(\w+)"/.exec(line)?.[1];
        if (kind !== undefined && kind !== "Progress" && kind !== "Heartbeat") end = kind;
        if (kind === "Progress") unanswered += JSON.parse(line).data.unanswered?.length ?? 0;
      }
    }
  } catch {
    // Cut off below.
  }
  return { end, unanswered };
}

/** Runs lookups at once and prints their memory. */
async function runLookups(world: string[]): Promise<void> {
  const service = await startService(world);
  const pid = service.child.pid!;
  // What the first lookup loads and compiles is not of each.
  const warm = await open(service, "/v1/lookup/squat/warmup-bank.com?limit=500");
  await drain(warm);
  const before = status(pid, "VmRSS"), cpuBefore = cpu(pid);
  const count = Number(lookups);
  const responses = await Promise.all(
    Array.from(
      { length: count },
      (_, i) => open(service, `/v1/lookup/squat/${base(i)}?limit=${candidates}&extensions=1`),
    ),
  );
  const refused = responses.filter(({ statusCode }) => statusCode !== 200).length;
  const drained = Promise.all(responses.map(drain));
  let over = false;
  drained.then(() => over = true);
  const samples: number[] = [];
  for (const until = performance.now() + Number(seconds) * 1000; !over && performance.now() < until;) {
    await sleep(SAMPLE_MS);
    samples.push(status(pid, "VmRSS"));
  }
  const cpuUsed = cpu(pid) - cpuBefore;
  if (!over) responses.forEach((response) => response.destroy());
  const ends: Record<string, number> = {};
  let unanswered = 0;
  for (const each of await drained) {
    ends[each.end] = (ends[each.end] ?? 0) + 1;
    unanswered += each.unanswered;
  }
  const peak = Math.max(...samples);
  const running = Math.max(1, count - refused);
  console.log(
    `${runtime}: ${count} squats of ${candidates}, ${refused} refused, ${
      JSON.stringify(ends)
    }, ${unanswered} names unanswered; MiB before ` +
      `${before.toFixed(0)}, each quarter ${
        [1, 2, 3, 4].map((q) => samples[Math.ceil(samples.length * q / 4) - 1]?.toFixed(0)).join(" ")
      }, peak ${peak.toFixed(0)}: ${((peak - before) / running).toFixed(1)} MiB a running lookup; ` +
      `${cpuUsed.toFixed(0)} s of processor`,
  );
  service.child.stdin!.end();
  await once(service.child, "exit");
}

/** Resolves when a process rests, as each of its lookups waits for its reader, or when the time is over. */
async function rest(pid: number, until: number): Promise<void> {
  for (let before = cpu(pid); performance.now() < until;) {
    await sleep(REST_MS);
    const used = cpu(pid) - before;
    before += used;
    if (used < REST_MS / 1000 * RESTING) return;
  }
}

/**
 * Has readers take a sip each round from nxdomain lookups and prints their memory when all lookups wait for their
 * readers. Before that the kernel takes some megabytes of each lookup.
 */
async function runReaders(world: string[]): Promise<void> {
  const service = await startService(world);
  const pid = service.child.pid!;
  await drain(await open(service, "/v1/lookup/nxdomain/warmup-bank.com?limit=500"));
  const liveBefore = await service.live();
  const before = status(pid, "VmRSS");
  const count = Number(readers);
  const responses = await Promise.all(
    Array.from(
      { length: count },
      (_, i) => open(service, `/v1/lookup/nxdomain/${base(i)}?limit=${candidates}`),
    ),
  );
  const sip = async (response: IncomingMessage) => {
    for (let left = SIP; left > 0;) {
      const chunk = response.read() as Uint8Array | null;
      if (chunk !== null) left -= chunk.length;
      else if (response.readableEnded || response.destroyed) return;
      else await once(response, "readable");
    }
  };
  const rounds: number[] = [];
  const from = performance.now();
  for (let i = 0; i < ROUNDS && performance.now() - from < Number(seconds) * 1000; i++) {
    await Promise.all(responses.map(sip));
    await rest(pid, from + Number(seconds) * 1000);
    rounds.push((status(pid, "VmRSS") - before) * 1024 / count);
  }
  // A round that the time cut short has lookups at work.
  await rest(pid, performance.now() + LEAVE_MS);
  const standing = await service.live();
  responses.forEach((response) => response.destroy());
  // What stays when the readers have left is not theirs.
  await rest(pid, performance.now() + LEAVE_MS);
  const left = await service.live();
  console.log(
    `${runtime}: ${count} slow nxdomain readers of ${candidates}; MiB before ${
      before.toFixed(0)
    }; KiB a reader ` +
      `after each of ${rounds.length} rounds ${
        rounds.map((each) => each.toFixed(0)).join(" ")
      }; live after a collection ${((standing - left) / count).toFixed(0)} KiB a reader, and ` +
      `${((left - liveBefore) / 1024).toFixed(1)} MiB that stay when they have left: DNS cache, code`,
  );
  service.child.stdin!.end();
  await once(service.child, "exit");
}

const world = await startWorld();
if (Number(lookups) > 0) await runLookups(world);
if (Number(readers) > 0) await runReaders(world);
process.exit();
