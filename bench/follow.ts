// Certificates, followed by a service: what it takes in memory, and how long it holds other requests: in CPU time of its
// thread, so that other processes do not count.
// node bench/follow.ts [ENTRIES] [node|deno]
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { CtLog } from "../lib/ct/log/mod.ts";
import { storeTable } from "../server/io/tables.ts";
import { createIssuer } from "../test/server/mini/ct_issue.ts";
import { listenLog, MiniLog } from "../test/server/mini/ct_log.ts";

/** Certificates that differ, and names of each. */
const CERTIFICATES = 256, NAMES = 3;

if (process.argv[2] === "serve") {
  // Says at its end for how much of the thread's time nothing else had its turn.
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let stretches: number[] = [], last = used();
  const look = (): void => {
    const at = used();
    stretches.push(at - last);
    last = at;
  };
  const timer = setInterval(look, 1);
  timer.unref();
  process.on("SIGUSR2", () => stretches = []);
  process.on("exit", () => {
    const sorted = stretches.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
    console.log("pauses", [0.5, 0.99, 0.999, 1].map((share) => at(share).toFixed(1)).join(" "));
  });
  await import("../server/cli.ts");
} else if (process.argv[2] === "log") {
  // A log in a process of its own: it grows when it is told to.
  const log = new MiniLog(() => Date.now());
  const { url } = await listenLog(log);
  const issuer = await createIssuer();
  const issued = await Promise.all(
    Array.from(
      { length: CERTIFICATES },
      (_, n) => issuer.issue(Array.from({ length: NAMES }, (_, i) => `host${i}.site${n}.com`), new Date()),
    ),
  );
  log.add(issued[0]!, 1);
  process.on("message", (entries) => {
    for (let n = 0; n < Number(entries); n++) log.add(issued[n % CERTIFICATES]!, 1);
  });
  process.send!(log.describe(url, 1, true));
} else {
  const entries = Number(process.argv[2] ?? 10_000);
  const folder = mkdtempSync(join(tmpdir(), "deadringer-follow-"));
  const logs = fork(fileURLToPath(import.meta.url), ["log"]);
  const [{ id, key, url }] = await once(logs, "message") as [CtLog];
  const tiled = {
    description: "Bench",
    key,
    log_id: id,
    submission_url: url,
    monitoring_url: url,
    state: { usable: {} },
  };
  const table = { operators: [{ name: "Bench", logs: [], tiled_logs: [tiled] }] };
  storeTable(folder, "logs", { source: "bench", taken_at: new Date().toISOString(), table });
  const [, , , runtime = "node"] = process.argv;
  const script = [fileURLToPath(import.meta.url), "serve"];
  const service = spawn(runtime, runtime === "deno" ? ["run", "-A", ...script] : script, {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      DENO_TOKIO_EVENT_INTERVAL: "1",
      DEADRINGER_STORE: `sqlite:${folder}`,
      DEADRINGER_DATA: folder,
      DEADRINGER_PORT: "0",
      DEADRINGER_UPDATE: "off",
      DEADRINGER_LOG: "off",
      DEADRINGER_PERMUTATIONS: "5",
      DEADRINGER_RESOLVERS: "127.0.0.1:9",
      DEADRINGER_ADMIN_NAME: "root",
      DEADRINGER_ADMIN_PASSPHRASE: "correct horse battery",
    },
  });
  let said = "";
  service.stdout.setEncoding("utf8").on("data", (text) => said += text);
  while (!/Listening on \S+/.test(said)) await new Promise((done) => setTimeout(done, 100));
  const base = /Listening on (\S+?)\/?\s/.exec(said)![1]!;
  const own = {
    "sec-fetch-site": "same-origin",
    "x-deadringer-intent": "1",
    "content-type": "application/json",
  };
  const send = async (method: string, path: string, body: unknown, headers = {}) =>
    await fetch(base + path, { method, headers: { ...own, ...headers }, body: JSON.stringify(body) });
  const signedIn = await send("POST", "/v1/session", { owner: "root", passphrase: "correct horse battery" });
  if (!signedIn.ok) throw new Error(await signedIn.text());
  const cookie = signedIn.headers.get("set-cookie")!.split(";")[0]!;
  await send("POST", "/v1/watch/brands", { name: "Kestrel", domains: ["kestrelbank.com"], schedule: "1d" }, {
    cookie,
  });
  await send("PUT", "/v1/sources/certificates", { is_on: true, choice: "all", of: 2 }, { cookie });
  const state =
    async () => (await (await fetch(`${base}/v1/sources`, { headers: { ...own, cookie } })).json());
  const readSoFar = async (): Promise<number> => (await state()).certificates?.logs[0]?.read ?? -1;
  while (await readSoFar() < 0) await new Promise((done) => setTimeout(done, 1_000));
  service.kill("SIGUSR2");
  const began = performance.now();
  logs.send(String(entries));
  while (await readSoFar() < entries) await new Promise((done) => setTimeout(done, 1_000));
  const seconds = (performance.now() - began) / 1_000;
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, "utf8"))!;
  service.kill("SIGTERM");
  await once(service, "exit");
  logs.kill();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${entries} entries in ${seconds.toFixed(0)} s, ${Math.round(Number(peak) / 1_024)} MiB at most`,
  );
  console.log(`pauses, ms of the thread's CPU time, p50 p99 p99.9 longest: ${/pauses (.*)/.exec(said)?.[1]}`);
}
