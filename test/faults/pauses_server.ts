/**
 * A service of the demo's world that measures the longest time that its thread was held, in processor time: that of a
 * busy machine says nothing. Prints its port and keys; answers `pause` on its standard input with the milliseconds.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { createService, listen } from "../../server/mod.ts";

/** Milliseconds between two looks at the clock. */
const TICK_MS = 2;
const OWNERS = ["ann", "mallory", "trudy", "oscar"];

/** Milliseconds of processor time that this thread has had. */
const used = (): number => {
  if ("Deno" in globalThis) {
    // Deno's figures are those of all threads. The thread that runs this is the first of its process.
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[0]) / 1e6;
  }
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const service = await createService({
  store: "memory:",
  demo: true,
  rate_limit: 100_000,
  owner_rate_limit: 100_000,
  owner_work: Number(process.env["OWNER_WORK"] ?? 60),
});
const listener = await listen(service, { host: process.env["HOST"] ?? "127.0.0.1", port: 0 });
const keys: Record<string, string> = {};
for (const owner of OWNERS) keys[owner] = await service.createKey({ owner });

let longest = 0;
let last = used();
setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
}, TICK_MS);
console.log(JSON.stringify({ port: listener.port, keys }));
createInterface({ input: process.stdin }).on("line", () => {
  console.log(JSON.stringify({ longest, rss: process.memoryUsage.rss() }));
  longest = 0;
  last = used();
});
