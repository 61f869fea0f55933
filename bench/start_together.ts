/**
 * Several people start a lookup at the same moment: milliseconds until each has its first line, until it has its first
 * name, the longest pause of the service's event loop, its CPU time for each lookup and its memory. Over HTTP/1.1 on
 * loopback, the service in a process of its own; DNS is answered by this process.
 *
 * Run: `node bench/start_together.ts [node|deno] [LOOKUPS] [CANDIDATES] [SERVER_SCRIPT]`. The client is always Node.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startResolver } from "./quick_resolver.ts";

const [runtime = "node", lookups = "32", candidates = "10000", script] = process.argv.slice(2);
const server = script ?? fileURLToPath(new URL("first_line_server.ts", import.meta.url));
const args = runtime === "deno" ? ["run", "-A", "--v8-flags=--heap-growing-percent=50", server] : [server];
const child = spawn(runtime, args, {
  stdio: ["ignore", "pipe", "inherit"],
  // As server/deploy/README.md says.
  env: {
    ...process.env,
    DENO_TOKIO_EVENT_INTERVAL: "1",
    CANDIDATES: candidates,
    RESOLVER: await startResolver([192, 0, 2, 1]),
  },
});
const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
const { port, key, folder } = JSON.parse((await lines.next()).value!) as {
  port: number;
  key: string;
  folder: string;
};
const pid = child.pid!;
const cpuSeconds = (): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memoryMiB = (field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;

/** The longest pause of the event loop since the last call. */
async function longestPauseMs(): Promise<number> {
  process.kill(pid, "SIGUSR2");
  return (JSON.parse((await lines.next()).value!) as { pauseMs: number }).pauseMs;
}

/** CPU seconds of the service when the last lookup that has a line got its first. */
let cpuAtFirst = 0;

/** Reads one lookup to its end. */
function follow(domain: string): Promise<{ line: number; name: number; names: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const url = `http://127.0.0.1:${port}/v1/lookup/squat/${domain}`;
    request(url, { agent: false, headers }, (response) => {
      const found = { line: 0, name: 0, names: 0 };
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (found.line === 0) {
          found.line = performance.now() - start;
          cpuAtFirst = cpuSeconds();
        }
        const names = text.split('"permutation"').length - 1;
        if (names > 0) found.name ||= performance.now() - start;
        found.names += names;
      });
      response.on("end", () => resolve(found));
      response.on("error", reject);
    }).on("error", reject).end();
  });
}

// What the first lookup loads and compiles is not of each.
await follow("warm-up.com");
await longestPauseMs();
const used = cpuSeconds();
const started = performance.now();
const all = await Promise.all(
  Array.from({ length: Number(lookups) }, (_, i) => follow(`kestrel${i}bank.com`)),
);
const seconds = (performance.now() - started) / 1000;
const cpu = cpuSeconds() - used;
const worst = (of: "line" | "name"): string => Math.max(...all.map((each) => each[of])).toFixed(0);
const median = (of: "line" | "name"): string =>
  all.map((each) => each[of]).sort((a, b) => a - b)[all.length >> 1]!.toFixed(0);
const pauseMs = await longestPauseMs();
console.log(
  `${runtime}, ${lookups} lookups of ${candidates} at once: first line ${median("line")} ms (worst ${
    worst("line")
  }) after ${((cpuAtFirst - used) * 1000).toFixed(0)} ms of CPU, ` +
    `first name ${median("name")} (worst ${worst("name")}), longest pause ${pauseMs.toFixed(0)} ms, ` +
    `${(cpu / all.length).toFixed(2)} s of CPU each, ${seconds.toFixed(1)} s in all, ` +
    `peak ${memoryMiB("VmHWM").toFixed(0)} MiB, ${
      Math.min(...all.map(({ names }) => names))
    } lines with a name at least`,
);
child.kill("SIGKILL");
await once(child, "exit");
rmSync(folder, { recursive: true, force: true });
process.exit();
